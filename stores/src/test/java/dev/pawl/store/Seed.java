package dev.pawl.store;

/** The seed of the random tests of this module. */
final class Seed {

  /**
   * The seed: the property {@code pawl.stores.seed} if set, otherwise the time in long runs and 1
   * in ordinary builds.
   */
  static final long VALUE = Long.getLong("pawl.stores.seed", isLong() ? System.nanoTime() : 1);

  private Seed() {}

  /**
   * Returns whether the property {@code pawl.stores.kills} asks for more than the three kills of an
   * ordinary build.
   */
  static boolean isLong() {
    return Integer.getInteger("pawl.stores.kills", 3) > 3;
  }
}
