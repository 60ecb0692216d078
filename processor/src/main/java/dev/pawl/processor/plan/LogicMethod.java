package dev.pawl.processor.plan;

import dev.pawl.language.model.TypeRef;
import java.util.List;
import java.util.Optional;

/**
 * A method that the user implements, in {@code Logic} or {@code Effects}.
 *
 * @param name the name of the method in the declaration of the machine
 * @param method the name of the Java method
 * @param kind the purpose of the method
 * @param events the events on which the method is called, in the order of the machine's events
 * @param always whether the method is also called without an event; the event is a parameter only
 *     of a method that is always called with an event
 * @param occasions the occasions on which the method is called without an event, in declared order
 * @param sources the leaves in which the method is called, if one of these leaves has data
 * @param choice the states that a choice can return
 * @param data the type of the component that the method supplies, if any
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
   * An occasion on which a method is called without an event.
   *
   * @param when what happens on the occasion, such as the entry of a state
   * @param name the name of the state, of the machine or of the timer
   */
  public record Occasion(When when, String name) {}

  /** The kinds of occasions on which a method is called without an event. */
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

  /**
   * Returns whether the event is a parameter of the method. This is the case if one of the events
   * has payload and the method is never called without an event.
   */
  public boolean takesEvent() {
    return !always && events.stream().anyMatch(EventPlan::hasPayload);
  }

  /** Returns the event on which the method is called, if there is only one. */
  public Optional<EventPlan> onlyEvent() {
    return events.size() == 1 ? Optional.of(events.get(0)) : Optional.empty();
  }

  /**
   * Returns whether the source state is a parameter of the method. This is the case if one of the
   * sources has data.
   */
  public boolean takesState() {
    return sources.stream().anyMatch(StatePlan::hasData);
  }

  /** Returns the state in which the method is called, if there is only one. */
  public Optional<StatePlan> onlySource() {
    return sources.size() == 1 ? Optional.of(sources.get(0)) : Optional.empty();
  }
}
