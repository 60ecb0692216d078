package dev.pawl.test.sample;

/** The number of times that a fuse was opened. */
record Trips(int number) {}
