package dev.pawl.benchmarks.start;

/**
 * Makes a machine and fires its first event, in a JVM that has done nothing else: what is written
 * are the nanoseconds from before the first class is loaded for it. Without an argument it does
 * nothing, which shows how many classes a JVM loads by itself.
 */
final class FirstEvent {

  private FirstEvent() {}

  /** The argument is a key of {@link Makers}. */
  public static void main(String[] args) {
    if (args.length == 0) {
      System.out.println(0);
      return;
    }
    long start = System.nanoTime();
    String state = claim(Makers.of(args[0]));
    long nanos = System.nanoTime() - start;
    if (!state.equals("CLAIMING")) {
      throw new IllegalStateException(args[0] + " is in " + state);
    }
    System.out.println(nanos);
    // some libraries leave threads behind that would keep the JVM, and an exit that a newer JVM
    // logs
    // loads classes for that
    Runtime.getRuntime().halt(0);
  }

  private static <M> String claim(Made<M> made) {
    return made.claim(made.create());
  }
}
