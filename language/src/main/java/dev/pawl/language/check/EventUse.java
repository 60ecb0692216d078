package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The places in a machine at which each event is raised or handled. */
final class EventUse {

  private final CheckContext machine;
  private final ResolvedMachine resolved;
  private final Set<String> taken = new LinkedHashSet<>();
  private final Map<String, String> done = new HashMap<>();
  private final Map<Event, StateNode> finished = new IdentityHashMap<>();

  EventUse(CheckContext machine) {
    this.machine = machine;
    this.resolved = machine.resolved();
    Map<String, StateNode> states = new HashMap<>();
    machine.states().forEach(s -> states.putIfAbsent(s.name(), resolved.node(s)));
    Map<String, String> completed = completed();
    for (Event event : resolved.events()) {
      if (event.kind() == Event.Kind.DONE) {
        done.put(event.name(), completed.getOrDefault(event.words().constant(), event.name()));
      }
    }
    for (Event event : resolved.namedEvents()) {
      done(event.name()).map(states::get).ifPresent(n -> finished.put(event, n));
    }
    machine.transitions().stream()
        .flatMap(t -> t.event().stream())
        .forEach(e -> taken.add(e.name()));
  }

  /**
   * Returns the names of the completed states by the constants of their completion events. The keys
   * are constants because an enum of the user can spell an event differently from the state's name.
   */
  private Map<String, String> completed() {
    Map<String, String> completed = new HashMap<>();
    for (State state : machine.states()) {
      String event = Event.DONE_PREFIX + state.name();
      completed.putIfAbsent(Words.of(event).constant(), state.name());
    }
    return completed;
  }

  /** Returns whether an event name is the placeholder for any event or for no event. */
  public static boolean isPlaceholder(String name) {
    return name.equals(Transition.ANY_EVENT) || name.equals(Transition.NO_EVENT);
  }

  /** Returns the names of the events that transitions name. */
  public Set<String> taken() {
    return taken;
  }

  /**
   * Returns whether a transition handles an event: either a transition that names the event or a
   * transition on {@code "*"}.
   */
  public boolean isTaken(NameReference event) {
    return taken.contains(event.name())
        || (!isTimer(event)
            && machine.declaring().stream()
                .filter(machine::takesAny)
                .map(machine::number)
                .anyMatch(s -> !machine.inheritance().setsAside(s, resolved.event(event))));
  }

  /** Returns whether an event is raised by a timer. */
  public boolean isTimer(NameReference event) {
    return resolved.event(event).filter(resolved::isTimer).isPresent();
  }

  /**
   * Returns the name of the state whose completion raises an event; empty for other events. The
   * machine may have no state of this name.
   */
  public Optional<String> done(String event) {
    return event.startsWith(Event.DONE_PREFIX)
        ? Optional.of(event.substring(Event.DONE_PREFIX.length()))
        : Optional.ofNullable(done.get(event));
  }

  /** Returns the state whose completion raises an event; empty for other events. */
  public Optional<StateNode> finished(Event event) {
    return Optional.ofNullable(finished.get(event));
  }

  /** Returns every place where an event is raised. */
  public List<NameReference> raised() {
    List<NameReference> raised = new ArrayList<>();
    machine.declaring().stream()
        .map(State::behavior)
        .flatMap(b -> Stream.of(b.entry(), b.exit()))
        .forEach(actions -> raised.addAll(actions.raise()));
    machine.transitions().forEach(t -> raised.addAll(t.declared().raise()));
    return raised;
  }

  /**
   * Returns the names of the events that are raised or deferred but that no transition handles.
   * {@link QueuedEventRules} reports such events.
   */
  public Set<String> inVain() {
    Set<String> names = new LinkedHashSet<>();
    List<NameReference> awaited = raised();
    machine.declaring().forEach(s -> awaited.addAll(s.behavior().deferred()));
    awaited.stream().filter(e -> !isTaken(e)).forEach(e -> names.add(e.name()));
    return names;
  }

  /** Returns every place where a state ignores or defers an event. */
  public List<NameReference> setAside() {
    return machine.declaring().stream()
        .map(State::behavior)
        .flatMap(b -> Stream.of(b.ignored(), b.deferred()))
        .flatMap(List::stream)
        .toList();
  }
}
