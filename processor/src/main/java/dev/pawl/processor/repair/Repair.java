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
 * Repairs a machine with errors, so that its types can be generated. Removes invalid declarations,
 * or replaces them by what the user probably meant. Only names and types of states, events and
 * methods need to be right, because the generated code is never run.
 */
public final class Repair {

  /**
   * The maximum number of rounds. One round is not enough, because a removal can cause other
   * errors, such as a transition to a removed state.
   */
  private static final int MAX_ROUNDS = 6;

  /** The errors that need no repair, because the types can be generated nevertheless. */
  private static final Set<Code> HARMLESS =
      EnumSet.of(
          Code.DUPLICATE_TRANSITION,
          Code.SHADOWED,
          Code.GUARD_NEVER_HOLDS,
          Code.UNREACHABLE,
          Code.FORBIDDEN_PRESENT,
          Code.INTO_EXTERNAL,
          Code.INITIAL_EXTERNAL,
          Code.EVENTLESS_LOOP,
          Code.MISTYPED_EVENT);

  private Repair() {}

  /** Returns the repaired machine; empty if the machine cannot be repaired. */
  public static Optional<ResolvedMachine> of(Machine machine) {
    // the machine can contain duplicates, which its reader has already reported
    Machine repaired = new MachineRepair(machine, new Faults(List.of())).repaired();
    for (int round = 0; round < MAX_ROUNDS; round++) {
      List<Problem> errors = errors(repaired);
      if (errors.isEmpty()) {
        return Optional.of(ResolvedMachine.of(repaired));
      }
      Machine before = repaired;
      repaired = new MachineRepair(before, new Faults(errors)).repaired();
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
