"""The rules that are no question by themselves: what the steps use."""
