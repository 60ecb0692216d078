package dev.pawl.processor.check;

import dev.pawl.processor.model.Behavior.Actions;
import dev.pawl.processor.model.Behavior.Timer;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.model.Words;
import dev.pawl.processor.semantics.ResolvedTransition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The events of a machine: who makes them happen, and who takes them. */
public final class Events {

  private final Subject machine;
  private final Set<String> names = new LinkedHashSet<>();
  private final Set<String> timers = new HashSet<>();
  private final Set<String> taken = new LinkedHashSet<>();
  private final Map<String, String> done = new HashMap<>();

  Events(Subject machine) {
    this.machine = machine;
    for (Event event : machine.machine().events()) {
      names.add(event.name());
      if (event.kind() == Event.Kind.TIMER) {
        timers.add(event.name());
      } else if (event.kind() == Event.Kind.DONE) {
        done.put(event.name(), state(event));
      }
    }
    for (State state : machine.declaring()) {
      for (Timer timer : state.behavior().timers()) {
        timers.add(timer.event().name());
      }
    }
    for (ResolvedTransition declared : machine.transitions()) {
      String name = declared.declared().event().name();
      if (!isPlaceholder(name)) {
        taken.add(name);
        names.add(name);
      }
    }
    raised().stream().map(Ref::name).filter(n -> !isPlaceholder(n)).forEach(names::add);
    setAside().forEach(r -> names.add(r.name()));
  }

  /** A constant of the user's own enum names the state only by its words. */
  private String state(Event event) {
    String wanted = event.words().constant();
    return machine.states().stream()
        .map(State::name)
        .filter(n -> Words.of(Event.DONE_PREFIX + n).constant().equals(wanted))
        .findFirst()
        .orElse(event.name());
  }

  /** Whether what stands for an event is none: any event, or that none is needed. */
  public static boolean isPlaceholder(String name) {
    return name.equals(Transition.ANY_EVENT) || name.equals(Transition.NO_EVENT);
  }

  /** The names of all events, those of timers and of what is done too. */
  public Set<String> names() {
    return names;
  }

  /** The names of the events that any transition names. */
  public Set<String> taken() {
    return taken;
  }

  /** Whether any transition takes an event, be it one that takes any event. */
  public boolean isTaken(String event) {
    return taken.contains(event)
        || (!isTimer(event)
            && machine.declaring().stream()
                .filter(s -> !machine.own(s, Transition.ANY_EVENT).isEmpty())
                .anyMatch(s -> !machine.inheritance().setsAside(s, event)));
  }

  /** Whether a timer makes an event happen. */
  public boolean isTimer(String event) {
    return timers.contains(event);
  }

  /** The name of the state, perhaps none, that must be done for an event to happen. */
  public Optional<String> done(String event) {
    return event.startsWith(Event.DONE_PREFIX)
        ? Optional.of(event.substring(Event.DONE_PREFIX.length()))
        : Optional.ofNullable(done.get(event));
  }

  /** Every place where an event is raised. */
  public List<Ref> raised() {
    List<Ref> raised = new ArrayList<>();
    for (State state : machine.declaring()) {
      for (Actions actions : List.of(state.behavior().entry(), state.behavior().exit())) {
        raised.addAll(actions.raise());
      }
    }
    machine.transitions().forEach(d -> raised.addAll(d.declared().raise()));
    return raised;
  }

  /** Every place where a state ignores or defers an event. */
  public List<Ref> setAside() {
    List<Ref> refs = new ArrayList<>();
    for (State state : machine.declaring()) {
      refs.addAll(state.behavior().ignored());
      refs.addAll(state.behavior().deferred());
    }
    return refs;
  }
}
