"""What a browser is given: lesson pages, gallery, formulas, files, and their headers."""
