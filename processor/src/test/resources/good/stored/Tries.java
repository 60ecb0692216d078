package stored;

/** How often a job was tried. */
public record Tries(int made, int most) {}
