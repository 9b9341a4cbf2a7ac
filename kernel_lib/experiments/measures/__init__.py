"""What is measured in runs: energy, force and spin at contacts."""
