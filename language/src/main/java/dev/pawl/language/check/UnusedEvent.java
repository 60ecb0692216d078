package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Nearest;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * A rule that reports declared events that are never used. If a used name resembles the declared
 * name, the declared name is probably misspelled.
 */
final class UnusedEvent implements Rule {

  /**
   * The maximum number of events for which similar names are searched. The time of the search grows
   * with the number of declared events multiplied by the number of used events.
   */
  private static final int MAX_HINTS = 100;

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
      // UnknownEvent reports the undeclared events; each of them may be a misspelled unused event
      return;
    }
    Set<String> methods = new LinkedHashSet<>();
    used.forEach(name -> methods.add(Words.of(name).method()));
    int hinted = 0;
    for (Event event : machine.machine().events()) {
      // NameClash and UnknownEvent report these events
      if (!event.declared()
          || used.contains(event.name())
          || !machine.isEvent(event.name())
          || methods.contains(event.words().method())) {
        continue;
      }
      Optional<String> near =
          ++hinted > MAX_HINTS ? Optional.empty() : Nearest.to(event.name(), undeclared);
      if (near.isPresent()) {
        machine.report(
            Code.MISTYPED_EVENT,
            "Use the same name for both. Declarations for one name do not apply to the other.",
            event.origin(),
            event.name(),
            near.get());
      } else {
        machine.report(Code.UNUSED_EVENT, event.origin(), event.name());
      }
    }
  }
}
