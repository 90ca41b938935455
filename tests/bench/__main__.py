"""`make bench`: the engine's speed, and the table's against a bare Django view."""

from tests.bench import engine

if __name__ == "__main__":
    engine.report()
    # Django is set up by importing the next one: the engine is measured without it.
    from tests.bench import table

    table.report()
