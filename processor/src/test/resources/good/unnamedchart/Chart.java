/** Called like a class of the runtime. */
public record Chart(int count) {}
