package dev.pawl.processor;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.generate.Generators;
import dev.pawl.processor.lock.Locks;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Planner;
import dev.pawl.processor.repair.Repair;
import java.util.Optional;
import javax.lang.model.element.Element;

/**
 * Generates the types of a machine with errors, so that its errors are all that the compiler
 * reports, and not also every place where one of those types is used. Nothing else is written for
 * it, no document and no lock file.
 */
final class ErrorStubs {

  private final MachineWriter writer;
  private final int release;

  ErrorStubs(MachineWriter writer, int release) {
    this.writer = writer;
    this.release = release;
  }

  /** Writes what types can be written; where none can, the compiler misses them as it would. */
  void write(Machine machine, Optional<Element> trigger) {
    try {
      Repair.of(machine).ifPresent(repaired -> write(repaired, trigger));
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      // the errors are reported; a machine so broken that no repair helps is no error of its own
    }
  }

  private void write(ResolvedMachine machine, Optional<Element> trigger) {
    Plan plan = Planner.plan(machine);
    Problems ignored = new Problems();
    SizeLimits.check(plan, ignored);
    StableNumbers ids = new Locks(Optional.empty(), false).number(machine, ignored).ids();
    if (ignored.hasErrors()) {
      return;
    }
    writer.writeSkeleton(
        machine.declared(),
        Generators.skeleton(plan, ids, writer.target(machine.declared(), release, trigger)),
        trigger);
  }
}
