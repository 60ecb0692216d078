package dev.pawl.processor.e2e;

import java.util.SplittableRandom;

/**
 * How much is made up at random, and from which seed. A build always makes up the same; {@code
 * -Dpawl.fuzz=20000} makes more, each time something else, and {@code -Dpawl.fuzz.seed} repeats it.
 * With {@code -Dpawl.fuzz.most=20} a build makes up no more than so many of anything; without
 * {@code -Dall}, no more than 60.
 */
public record Fuzz(long seed, int count) {

  private static final int BY_DEFAULT = 300;

  /** Says which seed is taken. */
  public static Fuzz of(Class<?> test) {
    return of(test, BY_DEFAULT);
  }

  /** Says which seed is taken; so many are made where nobody asks for more. */
  public static Fuzz of(Class<?> test, int byDefault) {
    Integer count = Integer.getInteger("pawl.fuzz");
    int most = Math.min(byDefault, Integer.getInteger("pawl.fuzz.most", byDefault));
    long seed = Long.getLong("pawl.fuzz.seed", count == null ? 1 : System.nanoTime());
    Fuzz fuzz = new Fuzz(seed, count == null ? most : count);
    System.out.println(
        test.getSimpleName() + ": -Dpawl.fuzz=" + fuzz.count + " -Dpawl.fuzz.seed=" + seed);
    return fuzz;
  }

  public SplittableRandom random() {
    return new SplittableRandom(seed);
  }
}
