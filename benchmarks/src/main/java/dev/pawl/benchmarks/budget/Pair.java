package dev.pawl.benchmarks.budget;

import java.util.function.Supplier;

/**
 * Two sides that are compared; what they return is taken, so that no step is left out.
 *
 * @param pawl the one
 * @param steps how many steps a call of it makes
 * @param other the other one
 * @param otherSteps how many steps a call of that makes
 */
record Pair(Supplier<?> pawl, int steps, Supplier<?> other, int otherSteps) {

  /** Sides whose calls make a step each. */
  static Pair of(Supplier<?> pawl, Supplier<?> other) {
    return of(1, pawl, other);
  }

  /** Sides whose calls make so many steps each. */
  static Pair of(int steps, Supplier<?> pawl, Supplier<?> other) {
    return new Pair(pawl, steps, other, steps);
  }
}
