package dev.pawl.processor.plan;

import java.util.List;
import java.util.Optional;

/**
 * A method that the user implements: of {@code Logic}, or of {@code Effects}.
 *
 * @param events the events it serves, in order
 * @param choice for a choice, the states it picks from
 */
public record LogicMethod(String name, Kind kind, List<EventPlan> events, List<StatePlan> choice) {

  public LogicMethod {
    events = List.copyOf(events);
    choice = List.copyOf(choice);
  }

  /** What it is for. */
  public enum Kind {
    PREDICATE,
    UPDATE,
    CHOICE,
    EFFECT
  }

  /** Whether it is told the event: where at least one of its events carries something. */
  public boolean takesEvent() {
    return events.stream().anyMatch(EventPlan::hasPayload);
  }

  /** The event it is told of, where that is always the same one. */
  public Optional<EventPlan> onlyEvent() {
    return events.size() == 1 ? Optional.of(events.get(0)) : Optional.empty();
  }
}
