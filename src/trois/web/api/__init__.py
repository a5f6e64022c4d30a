"""The JSON API for programs: its routes and the types of what goes over the wire."""
