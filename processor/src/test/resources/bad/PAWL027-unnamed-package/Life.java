class Life {}
