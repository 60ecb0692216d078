class Rules {}
