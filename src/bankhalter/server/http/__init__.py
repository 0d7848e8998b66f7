"""The web application: REST, the websocket, files, security."""
