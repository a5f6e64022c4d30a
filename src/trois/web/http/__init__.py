"""What every request passes before a page or the API sees it: middleware, signed cookies and tokens, rate limits."""
