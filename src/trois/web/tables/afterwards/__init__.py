"""What stays of tables: history, feats, the games of a day or week; and when tables are removed."""
