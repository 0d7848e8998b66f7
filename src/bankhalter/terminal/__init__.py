"""The game in a terminal, line by line: plain words in, plain sentences out."""
