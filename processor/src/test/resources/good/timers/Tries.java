package timers;

/** How often somebody was waited for. */
public record Tries(int count) {}
