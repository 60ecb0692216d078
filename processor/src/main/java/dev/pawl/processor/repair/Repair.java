package dev.pawl.processor.repair;

import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.problem.Severity;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Takes out of a machine what the checks refuse, or guesses what was meant, until what is left has
 * types that can be generated. Nobody ever runs it, so what it does is of no account: the names of
 * its states, events and methods are, and what types they have.
 */
public final class Repair {

  /** Taking one thing out may bring another to light, a transition that led there for instance. */
  private static final int MOST_ROUNDS = 6;

  /** The faults that make no difference to types. */
  private static final Set<Code> HARMLESS =
      EnumSet.of(
          Code.DUPLICATE_TRANSITION,
          Code.SHADOWED,
          Code.GUARD_NEVER_HOLDS,
          Code.UNREACHABLE,
          Code.FORBIDDEN_PRESENT,
          Code.INTO_EXTERNAL,
          Code.INITIAL_EXTERNAL,
          Code.EVENTLESS_LOOP);

  private Repair() {}

  /** The machine without what is wrong with it; empty where too little would be left. */
  public static Optional<ResolvedMachine> of(Machine machine) {
    // what a reader has refused already may stand there twice
    Machine repaired = new MachineMender(machine, new Faults(List.of())).mended();
    for (int round = 0; round < MOST_ROUNDS; round++) {
      List<Problem> errors = errors(repaired);
      if (errors.isEmpty()) {
        return Optional.of(ResolvedMachine.of(repaired));
      }
      Machine before = repaired;
      repaired = new MachineMender(before, new Faults(errors)).mended();
      if (repaired.equals(before)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static List<Problem> errors(Machine machine) {
    Problems problems = new Problems();
    Checks.run(machine, problems, false);
    return problems.all().stream()
        .filter(p -> p.code().severity() == Severity.ERROR && !HARMLESS.contains(p.code()))
        .toList();
  }
}
