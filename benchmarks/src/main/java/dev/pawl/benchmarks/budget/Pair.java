package dev.pawl.benchmarks.budget;

import java.util.function.Supplier;

/**
 * Two sides that are compared. Their results are consumed, so that no step is eliminated.
 *
 * @param pawl a call of Pawl's side
 * @param steps the number of steps in this call
 * @param other a call of the other side
 * @param otherSteps the number of steps in that call
 */
record Pair(Supplier<?> pawl, int steps, Supplier<?> other, int otherSteps) {

  /** Creates a pair whose calls make one step each. */
  static Pair of(Supplier<?> pawl, Supplier<?> other) {
    return of(1, pawl, other);
  }

  /** Creates a pair whose calls make the given number of steps each. */
  static Pair of(int steps, Supplier<?> pawl, Supplier<?> other) {
    return new Pair(pawl, steps, other, steps);
  }
}
