package dev.pawl.processor.plan;

import dev.pawl.language.model.TypeRef;
import java.util.List;
import java.util.Optional;

/**
 * A method that the user implements: of {@code Logic}, or of {@code Effects}.
 *
 * @param name as declared
 * @param method the Java method
 * @param events the events it serves, in order
 * @param always whether it also serves what happens without event: then it gets none
 * @param occasions what that is, in order
 * @param sources the leaves that it is asked in, where one of them carries data
 * @param choice for a choice, the states it picks from
 * @param data for one that supplies a component of a state, the component's type
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
   * Something that happens without an event.
   *
   * @param name the name of the state or the machine, or of the timer
   */
  public record Occasion(When when, String name) {}

  /** An occasion without an event. */
  public enum When {
    /** The state is entered. */
    ENTRY,
    /** The state is left. */
    EXIT,
    /** An eventless transition of the state. */
    EVENTLESS,
    /** The timer starts. */
    TIMER
  }

  /** The purpose of a method. */
  public enum Kind {
    PREDICATE,
    UPDATE,
    CHOICE,
    DELAY,
    DATA,
    EFFECT
  }

  /** Whether it gets the event: where at least one of its events carries something. */
  public boolean takesEvent() {
    return !always && events.stream().anyMatch(EventPlan::hasPayload);
  }

  /** The event it gets, where that is always the same one. */
  public Optional<EventPlan> onlyEvent() {
    return events.size() == 1 ? Optional.of(events.get(0)) : Optional.empty();
  }

  /** Whether it gets the state: where at least one of them carries something. */
  public boolean takesState() {
    return sources.stream().anyMatch(StatePlan::hasData);
  }

  /** The state it gets, where that is always the same one. */
  public Optional<StatePlan> onlySource() {
    return sources.size() == 1 ? Optional.of(sources.get(0)) : Optional.empty();
  }
}
