"""The command carom: its options, the server, and the invitation to a class."""
