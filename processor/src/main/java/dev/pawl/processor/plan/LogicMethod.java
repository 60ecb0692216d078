package dev.pawl.processor.plan;

import dev.pawl.language.model.TypeRef;
import java.util.List;
import java.util.Optional;

/**
 * A method that the user implements, in {@code Logic} or {@code Effects}.
 *
 * @param name the name in the declaration of the machine
 * @param method the name in Java
 * @param kind the purpose of the method
 * @param events the events on which the method is called, in the order of the machine's events
 * @param alsoWithoutEvent whether the method is also called when there is no event; if so, the
 *     event is not a parameter
 * @param occasions the situations in which the method is called without an event, in declared order
 * @param sources the leaves in which the method is called; empty if none of them has data
 * @param choice the states that a method for a dynamic choice can return
 * @param data the type of the component that the method supplies; empty for other methods
 */
public record LogicMethod(
    String name,
    String method,
    Kind kind,
    List<EventPlan> events,
    boolean alsoWithoutEvent,
    List<Occasion> occasions,
    List<StatePlan> sources,
    List<StatePlan> choice,
    Optional<TypeRef> data) {

  public LogicMethod {
    events = List.copyOf(events);
    occasions = List.copyOf(occasions);
    sources = List.copyOf(sources);
    choice = List.copyOf(choice);
  }

  /**
   * A situation in which a method is called without an event.
   *
   * @param when what happens, such as the entry of a state
   * @param name the name of the state, of the machine or of the timer
   */
  public record Occasion(When when, String name) {}

  /** The kinds of situations in which a method is called without an event. */
  public enum When {
    ENTRY,
    EXIT,
    /** An eventless transition of a state is taken. */
    EVENTLESS,
    TIMER
  }

  public enum Kind {
    PREDICATE,
    UPDATE,
    CHOICE,
    DELAY,
    DATA,
    EFFECT
  }

  /**
   * Returns whether the method has a parameter for the event. A method has a parameter for the
   * event if an event has payload and the method is never called without an event.
   */
  public boolean takesEvent() {
    return !alsoWithoutEvent && events.stream().anyMatch(EventPlan::hasPayload);
  }

  /** Returns the event on which the method is called; empty if there is not exactly one. */
  public Optional<EventPlan> onlyEvent() {
    return events.size() == 1 ? Optional.of(events.get(0)) : Optional.empty();
  }

  /**
   * Returns whether the method has a parameter for the source state. A method has a parameter for
   * the source state if a source state has data.
   */
  public boolean takesState() {
    return sources.stream().anyMatch(StatePlan::hasData);
  }

  /** Returns the state in which the method is called; empty if there is not exactly one. */
  public Optional<StatePlan> onlySource() {
    return sources.size() == 1 ? Optional.of(sources.get(0)) : Optional.empty();
  }
}
