package dev.pawl.language.check.rule;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Nearest;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Finds events that are declared on their own and that nothing names, or only nearly. */
public final class UnusedEvent implements Rule {

  /** Looking for near names takes the product of both numbers. */
  private static final int MOST_HINTS = 100;

  @Override
  public void check(CheckContext machine) {
    if (machine.declaring().stream().anyMatch(machine::takesAny)) {
      return;
    }
    Set<String> used = new LinkedHashSet<>(machine.events().taken());
    machine.events().raised().forEach(r -> used.add(r.name()));
    machine.events().setAside().forEach(r -> used.add(r.name()));
    Set<String> declared = new LinkedHashSet<>();
    machine.machine().events().stream()
        .filter(Event::declared)
        .forEach(e -> declared.add(e.name()));
    Set<String> undeclared = new LinkedHashSet<>(used);
    undeclared.removeAll(declared);
    if (!undeclared.stream().allMatch(machine::isEvent)) {
      // those that are unknown are reported, and may be what these are meant to be
      return;
    }
    Set<String> methods = new LinkedHashSet<>();
    used.forEach(name -> methods.add(Words.of(name).method()));
    int hinted = 0;
    for (Event event : machine.machine().events()) {
      // one that clashes with a used one, or is unknown, is reported as that
      if (!event.declared()
          || used.contains(event.name())
          || !machine.isEvent(event.name())
          || methods.contains(event.words().method())) {
        continue;
      }
      Optional<String> near =
          ++hinted > MOST_HINTS ? Optional.empty() : Nearest.to(event.name(), undeclared);
      if (near.isPresent()) {
        machine.report(
            Code.MISTYPED_EVENT,
            "Use the same name for both. What is declared for one does not apply to the other.",
            event.origin(),
            event.name(),
            near.get());
      } else {
        machine.report(Code.UNUSED_EVENT, event.origin(), event.name());
      }
    }
  }
}
