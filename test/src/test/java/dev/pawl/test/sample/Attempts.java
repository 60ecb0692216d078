package dev.pawl.test.sample;

/** The context of retries. */
public record Attempts(String name, int tries) {}
