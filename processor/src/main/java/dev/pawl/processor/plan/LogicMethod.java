package dev.pawl.processor.plan;

import dev.pawl.language.model.TypeRef;
import java.util.List;
import java.util.Optional;

/**
 * A method that the user implements, in {@code Logic} or {@code Effects}.
 *
 * @param name the declared name
 * @param method the Java name
 * @param kind its purpose
 * @param events the events on which it is called, in order
 * @param always whether it is also called without an event; then it gets no event
 * @param occasions the occasions without an event, in order
 * @param sources the leaves in which it is called, if one of them has data
 * @param choice the states that a choice can return
 * @param data the type of the component that it supplies, if any
 */
public record LogicMethod(
    String name,
    String method,
    Kind kind,
    List<EventPlan> events,
    boolean always,
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
   * An occasion without an event.
   *
   * @param when its kind
   * @param name the name of the state, of the machine or of the timer
   */
  public record Occasion(When when, String name) {}

  /** An occasion without an event. */
  public enum When {
    /** A state is entered. */
    ENTRY,
    /** A state is exited. */
    EXIT,
    /** An eventless transition of a state is taken. */
    EVENTLESS,
    /** A timer starts. */
    TIMER
  }

  /** The purposes of methods. */
  public enum Kind {
    PREDICATE,
    UPDATE,
    CHOICE,
    DELAY,
    DATA,
    EFFECT
  }

  /** Returns whether the method gets the event. It does if one of its events has payload. */
  public boolean takesEvent() {
    return !always && events.stream().anyMatch(EventPlan::hasPayload);
  }

  /** Returns the event of a method that is called on one event only. */
  public Optional<EventPlan> onlyEvent() {
    return events.size() == 1 ? Optional.of(events.get(0)) : Optional.empty();
  }

  /** Returns whether the source state is a parameter: whether one of the sources has data. */
  public boolean takesState() {
    return sources.stream().anyMatch(StatePlan::hasData);
  }

  /** Returns the state of a method that is called in one state only. */
  public Optional<StatePlan> onlySource() {
    return sources.size() == 1 ? Optional.of(sources.get(0)) : Optional.empty();
  }
}
