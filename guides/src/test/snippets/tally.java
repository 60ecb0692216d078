record Tally(int count) {}
