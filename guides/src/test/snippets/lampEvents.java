enum Button { PRESS, TURN }
