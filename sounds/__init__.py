"""The scripts that make every sound of Gobsmack, and the sounds they made. Start with README.md."""
