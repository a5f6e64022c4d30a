"""The drawing style that all three games share: a coloured woodcut, printed from two kits, figures and buildings.

Every shape is printed in three passes: the rim, the wash shifted a little as if by hand, the ink line. Colours are
names of the palette, so that a picture by night is the same block with other inks.
"""
