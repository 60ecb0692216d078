package nested;

/** How loud it is. */
public record Volume(int level) {}
