record Turns(int made) {}
