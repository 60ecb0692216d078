package dev.pawl.processor.e2e;

import java.util.SplittableRandom;

/**
 * The number and the seed of random test cases. A build always generates the same cases. {@code
 * -Dpawl.fuzz=20000} generates more, with another seed each time; {@code -Dpawl.fuzz.seed} repeats
 * a run. {@code -Dpawl.fuzz.most=20} limits each number; without {@code -Dall} the limit is 20.
 */
public record Fuzz(long seed, int count) {

  private static final int BY_DEFAULT = 300;

  /** Prints the seed and returns the settings of a test. */
  public static Fuzz of(Class<?> test) {
    return of(test, BY_DEFAULT);
  }

  /** Prints the seed and returns the settings of a test with a default number. */
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
