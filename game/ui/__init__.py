"""What scenes are made of: layout, motion, widgets, pictures, sounds. Knows pygame, no rules, no net. See README.md."""
