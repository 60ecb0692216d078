package dev.pawl.processor.check.name;

import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Machine.Declared;
import dev.pawl.processor.model.Origin;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Words;
import dev.pawl.processor.problem.Problems;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds states, events or choices whose names become one in Java. */
public final class NameClash implements Rule {

  private static final List<String> TYPES =
      List.of(
          "State",
          "Event",
          "Transitions",
          "Machine",
          "Phase",
          "Cases",
          "Validator",
          "Codec",
          "Logic",
          "Effects");

  @Override
  public void check(Resolved machine, Problems problems) {
    String prefix = Words.of(machine.name()).type();
    Claims states = new Claims(problems);
    // a type may not have the name of the one that it is nested in
    claimGenerated(states, prefix, List.of("State", "Phase"));
    for (State state : machine.states()) {
      states.claim("The state " + state.name(), state.origin(), Claims.derived(state.words()));
      components(state.behavior().data(), problems);
    }
    Claims events = new Claims(problems);
    claimGenerated(events, prefix, List.of("Event"));
    for (Event event : machine.machine().events()) {
      events.claim("The event " + event.name(), event.origin(), Claims.derived(event.words()));
      components(event.payload(), problems);
    }
    Claims choices = new Claims(problems);
    claimGenerated(choices, prefix, TYPES);
    Set<String> told = new HashSet<>();
    for (Declared declared : machine.transitions()) {
      declared
          .transition()
          .choose()
          .filter(c -> told.add(c.name()) && !Words.of(c.name()).isEmpty())
          .ifPresent(c -> claim(choices, c));
    }
  }

  private static void claim(Claims choices, Ref choice) {
    String type = Words.of(choice.name()).type();
    choices.claim("The choice " + choice.name(), choice.origin(), List.of("type " + type));
  }

  private static void claimGenerated(Claims claims, String prefix, List<String> types) {
    types.forEach(
        t -> claims.claim("The generated type", Origin.NONE, List.of("type " + prefix + t)));
  }

  private static void components(List<Event.Param> of, Problems problems) {
    Claims components = new Claims(problems);
    for (Event.Param component : of) {
      components.claim(
          "The component " + component.name(),
          component.origin(),
          List.of("component " + component.name()));
    }
  }
}
