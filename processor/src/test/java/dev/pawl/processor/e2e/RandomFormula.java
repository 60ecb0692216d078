package dev.pawl.processor.e2e;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** A guard's formula, with its text and its value by Java's own operators. */
record RandomFormula(String text, Evaluation evaluation) {

  /** Says whether a formula holds where some predicates do. */
  interface Evaluation {
    boolean value(Predicate<String> holds);
  }

  boolean value(Predicate<String> holds) {
    return evaluation.value(holds);
  }

  /**
   * A formula over predicates none of which was used before, so that it can hold and can fail
   * whatever others do.
   *
   * @param used how many predicates were used, by prefix; is counted up
   */
  static RandomFormula fresh(SplittableRandom random, Map<String, Integer> used, String prefix) {
    return formula(random, used, prefix, random.nextInt(4));
  }

  private static RandomFormula formula(
      SplittableRandom random, Map<String, Integer> used, String prefix, int depth) {
    if (depth == 0) {
      String name = prefix + used.merge(prefix, 1, Integer::sum);
      return new RandomFormula(name, holds -> holds.test(name));
    }
    RandomFormula left = formula(random, used, prefix, depth - 1);
    if (random.nextInt(3) == 0) {
      return new RandomFormula("!(" + left.text + ")", holds -> !left.value(holds));
    }
    RandomFormula right = formula(random, used, prefix, random.nextInt(depth));
    String blank = random.nextBoolean() ? " " : "";
    if (random.nextBoolean()) {
      return new RandomFormula(
          "(" + left.text + ")" + blank + "&&" + blank + "(" + right.text + ")",
          holds -> left.value(holds) && right.value(holds));
    }
    return new RandomFormula(
        "(" + left.text + blank + "||" + right.text + ")",
        holds -> left.value(holds) || right.value(holds));
  }
}
