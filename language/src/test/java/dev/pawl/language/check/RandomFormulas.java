package dev.pawl.language.check;

import dev.pawl.language.model.Formula;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Generates random formulas. */
final class RandomFormulas {

  private RandomFormulas() {}

  /** Returns a formula over the names, with at most the given nesting depth. */
  static Formula next(SplittableRandom random, List<String> names, int depth) {
    int kind = depth == 0 ? 0 : random.nextInt(7);
    if (kind == 0) {
      return new Formula.Predicate(names.get(random.nextInt(names.size())));
    } else if (kind == 1) {
      return new Formula.Not(next(random, names, depth - 1));
    }
    List<Formula> operands = new ArrayList<>();
    for (int i = random.nextInt(2, 4); i > 0; i--) {
      operands.add(next(random, names, depth - 1));
    }
    return kind % 2 == 0 ? new Formula.And(operands) : new Formula.Or(operands);
  }
}
