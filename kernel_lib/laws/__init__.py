"""What a contact does: impulses and forces of one contact, as numbers without direction."""
