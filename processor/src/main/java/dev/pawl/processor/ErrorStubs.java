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
 * Generates stubs of the types of a machine with errors. With the stubs, uses of the types cause no
 * further errors.
 */
final class ErrorStubs {

  private final MachineWriter writer;
  private final int release;

  ErrorStubs(MachineWriter writer, int release) {
    this.writer = writer;
    this.release = release;
  }

  /**
   * Writes stubs of the types if the machine can be repaired for this purpose. Otherwise writes
   * nothing, and the compiler reports each use of the types.
   */
  void write(Machine machine, Optional<Element> trigger) {
    try {
      Repair.of(machine).ifPresent(repaired -> write(repaired, trigger));
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      // without stubs the compiler reports missing types, but the errors of the machine are still
      // reported
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
