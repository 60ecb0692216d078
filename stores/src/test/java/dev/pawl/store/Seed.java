package dev.pawl.store;

/** Where the random tests of this module begin. */
final class Seed {

  /** Fixed in the ordinary build, of {@code -Dpawl.stores.seed=}, and by the clock in long runs. */
  static final long VALUE = Long.getLong("pawl.stores.seed", isLong() ? System.nanoTime() : 1);

  private Seed() {}

  /** Whether {@code -Dpawl.stores.kills=} asks for more than the ordinary build's three kills. */
  static boolean isLong() {
    return Integer.getInteger("pawl.stores.kills", 3) > 3;
  }
}
