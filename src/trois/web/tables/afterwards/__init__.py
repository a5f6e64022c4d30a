"""What stays of finished matches: history, feats, the games of a day or week."""
