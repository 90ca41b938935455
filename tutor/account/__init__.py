"""An optional account, which takes a guest's progress along; export and deletion."""
