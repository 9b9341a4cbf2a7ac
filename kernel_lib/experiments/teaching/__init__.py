"""How a lesson leads its reader, as plain data: questions, acts, levels, exercises, challenges."""
