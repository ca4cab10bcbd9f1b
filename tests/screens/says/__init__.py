"""What each table has to print: one declaration per title, written from its view and nothing else."""
