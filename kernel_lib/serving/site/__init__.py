"""The lessons as files: pages, and answers computed beforehand, for any file server or none."""
