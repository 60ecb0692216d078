package dev.pawl.processor.e2e;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** The formula of a guard, with its text and its value computed by operators of Java. */
record RandomFormula(String text, Evaluation evaluation) {

  /** Evaluates a formula for the predicates that hold. */
  interface Evaluation {
    boolean value(Predicate<String> holds);
  }

  boolean value(Predicate<String> holds) {
    return evaluation.value(holds);
  }

  /**
   * Returns a formula with unused predicates, so that it can hold or fail independently of others.
   *
   * @param used the number of used predicates by prefix; it is increased
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
