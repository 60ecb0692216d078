package dev.pawl.processor.plan;

import dev.pawl.language.model.Event;
import dev.pawl.language.semantics.DataFilling;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Events for which a method of the user is called, and that have components in common. Their
 * records implement a generated interface.
 *
 * @param type the sealed interface that the records of these events implement
 * @param events the events, in the order of first use
 * @param shared the components that all of these events have, in the order of the first event
 */
public record EventGroup(String type, List<EventPlan> events, List<Event.Param> shared) {

  public EventGroup {
    events = List.copyOf(events);
    shared = List.copyOf(shared);
  }

  /** Returns the components that all events have with the same name and type. */
  public static List<Event.Param> shared(List<EventPlan> events) {
    if (events.isEmpty()) {
      return List.of();
    }
    return events.get(0).declared().payload().stream()
        .filter(p -> events.stream().allMatch(e -> DataFilling.carries(e.declared().payload(), p)))
        .toList();
  }

  /** Returns whether this group consists of the events on which a method is called. */
  boolean isOf(LogicMethod method) {
    Set<EventPlan> given = new LinkedHashSet<>(method.events());
    return given.size() == events.size() && given.containsAll(events);
  }
}
