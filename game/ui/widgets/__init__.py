"""Everything a scene is furnished with. Import from its modules."""
