"""What things look like: the plan of a board, colours, patterns, icons, lettering. Screen and paper share it.

The data beside the modules (looks.json, icons.json, word_parts.json, figures.svg) is read by the browser
client too. The middle drawings are computed by the client and kept here for paper; its tests compare them.
"""
