"""A visited site without a network: the service worker, and what it keeps."""
