package dev.pawl.processor.plan;

import dev.pawl.language.model.Event;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Several events, not all, that carry something in common and are given to one method of the
 * user's, which sees them as a type of their own.
 *
 * @param type the sealed interface of their records
 * @param events in the order of first use
 * @param shared what each of them carries, in the order of the first
 */
public record EventGroup(String type, List<EventPlan> events, List<Event.Param> shared) {

  public EventGroup {
    events = List.copyOf(events);
    shared = List.copyOf(shared);
  }

  /** The parameters that each of some events carries: of the same name and the same type. */
  public static List<Event.Param> shared(List<EventPlan> events) {
    if (events.isEmpty()) {
      return List.of();
    }
    return events.get(0).declared().payload().stream()
        .filter(p -> events.stream().allMatch(e -> carries(e, p)))
        .toList();
  }

  private static boolean carries(EventPlan event, Event.Param sought) {
    return event.declared().payload().stream()
        .anyMatch(p -> p.name().equals(sought.name()) && p.type().equals(sought.type()));
  }

  /** Whether a method gets just these events. */
  boolean isOf(LogicMethod method) {
    Set<EventPlan> given = new LinkedHashSet<>(method.events());
    return given.size() == events.size() && given.containsAll(events);
  }
}
