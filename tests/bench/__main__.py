"""`make bench`: the engine's speed, and the table's against a bare Django view."""

from tests.bench import engine

if __name__ == "__main__":
    engine.report()
