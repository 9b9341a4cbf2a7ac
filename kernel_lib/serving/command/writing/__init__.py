"""Commands that write files and end: a sheet to print, a fleet, a site without a server."""
