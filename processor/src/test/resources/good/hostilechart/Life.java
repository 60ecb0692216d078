package hostilechart;

/** Called like a class that is generated within another. */
public record Life(int rules) {}
