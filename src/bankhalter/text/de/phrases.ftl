### Kurze Sätze, die sich am Tisch mit einem Druck sagen lassen.

server-phrase-hello = Hallo zusammen!
server-phrase-good-luck = Viel Glück!
server-phrase-well-played = Gut gespielt!
server-phrase-thanks = Danke!
server-phrase-sorry = Tut mir leid.
server-phrase-hurry = Du bist dran!
server-phrase-one-moment = Einen Moment, bitte.
server-phrase-trade = Wollen wir handeln?
server-phrase-goodbye = Tschüss, bis bald!
