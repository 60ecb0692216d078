package dev.pawl.store.sample;

/**
 * The number of attempts at a job.
 *
 * @param made the number of attempts so far
 * @param most the maximum number of attempts
 */
public record Tries(int made, int most) {

  /** The number of attempts that can no longer be created; 0 for none. */
  private static volatile int unreadable;

  public Tries {
    if (made > 0 && made == unreadable) {
      throw new IllegalArgumentException("nobody tries " + made + " times");
    }
  }

  /** Makes it impossible to create a number of attempts; 0 permits all. */
  public static void refuse(int made) {
    unreadable = made;
  }
}
