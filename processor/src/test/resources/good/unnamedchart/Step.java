/** Called like a class of the runtime. */
public record Step(int years) {}
