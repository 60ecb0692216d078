package dev.pawl.processor.check.reference;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.model.source.Ref;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A place that names an event.
 *
 * @param transition the transition that the event takes; empty where it is raised, ignored or
 *     deferred
 */
record EventUse(State owner, Ref event, Optional<Transition> transition) {

  /** Every use in a machine, the root's last. */
  static List<EventUse> all(Machine machine) {
    List<EventUse> all = new ArrayList<>();
    machine.states().forEach(s -> add(s, all));
    add(machine.root(), all);
    return all;
  }

  private static void add(State state, List<EventUse> all) {
    Behavior behavior = state.behavior();
    for (Transition transition : state.transitions()) {
      if (!transition.anyEvent() && !transition.eventless()) {
        all.add(new EventUse(state, transition.event(), Optional.of(transition)));
      }
      add(state, transition.raise(), all);
    }
    behavior.always().forEach(t -> add(state, t.raise(), all));
    add(state, behavior.entry().raise(), all);
    add(state, behavior.exit().raise(), all);
    add(state, behavior.ignored(), all);
    add(state, behavior.deferred(), all);
  }

  private static void add(State state, List<Ref> events, List<EventUse> all) {
    events.forEach(e -> all.add(new EventUse(state, e, Optional.empty())));
  }

  /** Whether the event is that of a timer of the owner. */
  boolean ofTimer() {
    return owner.behavior().timers().stream().anyMatch(t -> t.event().name().equals(event.name()));
  }

  /** Whether the event takes a transition that names none. */
  boolean direct() {
    return transition.filter(Transition::direct).isPresent();
  }
}
