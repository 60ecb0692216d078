package dev.pawl.language.check;

import dev.pawl.language.model.Forbid;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.View;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.List;
import java.util.stream.Stream;

/** A rule that reports prohibitions, views, defaults and guards that name an unknown state. */
final class UnknownState implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (Forbid forbid : machine.machine().forbids()) {
      Stream.of(forbid.from(), forbid.to())
          .flatMap(List::stream)
          .filter(ref -> !ref.name().equals(Forbid.ANY))
          .forEach(ref -> check(machine, ref));
    }
    for (View view : machine.machine().views()) {
      view.entries().forEach(entry -> check(machine, entry.state()));
    }
    for (State state : machine.declaring()) {
      state.behavior().initial().forEach(ref -> check(machine, ref));
    }
    for (ResolvedTransition transition : machine.transitions()) {
      transition
          .declared()
          .guard()
          .ifPresent(
              g ->
                  g.formula().states().stream()
                      .filter(s -> transition.asked(s).isEmpty())
                      .forEach(s -> report(machine, new NameReference(s, g.at(s)))));
    }
  }

  private static void check(CheckContext machine, NameReference ref) {
    if (machine.resolved().state(ref).isEmpty()) {
      report(machine, ref);
    }
  }

  private static void report(CheckContext machine, NameReference ref) {
    machine.report(
        Code.UNKNOWN_STATE,
        machine.stateHint(ref.name()),
        ref.origin(),
        ref.name(),
        machine.name());
  }
}
