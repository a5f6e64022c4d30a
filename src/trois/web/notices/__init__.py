"""Word for people whose page is closed: by push, by mail, by a webhook. A server without any of it does not load this."""
