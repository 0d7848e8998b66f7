### Short phrases that are said at the table with one press.

server-phrase-hello = Hello everybody!
server-phrase-good-luck = Good luck!
server-phrase-well-played = Well played!
server-phrase-thanks = Thank you!
server-phrase-sorry = Sorry.
server-phrase-hurry = It is your turn!
server-phrase-one-moment = One moment, please.
server-phrase-trade = Shall we trade?
server-phrase-goodbye = Goodbye, see you soon!
