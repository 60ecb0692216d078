package dev.pawl.benchmarks.start;

/**
 * A program that creates a machine and fires its first event in a new JVM. Prints the nanoseconds,
 * which include loading the classes. Without an argument it does nothing, which shows how many
 * classes a JVM loads itself.
 */
final class FirstEvent {

  private FirstEvent() {}

  /**
   * Creates the machine and fires the event.
   *
   * @param args a key of {@link InstanceFactories}
   */
  public static void main(String[] args) {
    if (args.length == 0) {
      System.out.println(0);
      return;
    }
    long start = System.nanoTime();
    String state = claim(InstanceFactories.of(args[0]));
    long nanos = System.nanoTime() - start;
    if (!state.equals("CLAIMING")) {
      throw new IllegalStateException(args[0] + " is in " + state);
    }
    System.out.println(nanos);
    // does not exit normally: threads of libraries would keep the JVM running, and newer JVMs log
    // exits, which loads classes
    Runtime.getRuntime().halt(0);
  }

  private static <M> String claim(InstanceFactory<M> made) {
    return made.claim(made.create());
  }
}
