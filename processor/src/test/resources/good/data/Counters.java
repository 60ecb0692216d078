package data;

/** What is counted over all sessions. */
public record Counters(long total, String owner) {}
