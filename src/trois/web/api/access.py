"""Who may ask for an operation of the API, as OpenAPI says it."""

BEARER = "token"
TOKEN: list[dict[str, list[str]]] = [{BEARER: []}]
"""Only a person."""
ANYBODY: list[dict[str, list[str]]] = [{}, *TOKEN]
"""Everybody; a person is told more."""
