"""What belongs to a visitor: games, feats, devices, notices, and what is known of them."""
