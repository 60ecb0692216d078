package dev.pawl.processor.plan;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.name.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds the groups of events for which a method of the user is called. A group is created if the
 * method is called for several events, but not for all, and if these events have components in
 * common. The generated type of a group is named after its first method.
 */
final class GroupPlanner {

  private final List<EventPlan> events;
  private final Set<List<EventPlan>> eventSets = new HashSet<>();
  private final List<EventGroup> groups = new ArrayList<>();

  /**
   * The names that a new group cannot have. Case is ignored, because class files whose names differ
   * only in case would overwrite each other on some file systems.
   */
  private final Set<String> usedNames = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);

  /**
   * @param type the simple name of the type of all events, in which the types of groups are nested
   */
  GroupPlanner(List<EventPlan> events, String type) {
    this.events = events;
    usedNames.add(type);
    usedNames.add("Type");
    events.forEach(e -> usedNames.add(e.type()));
  }

  /**
   * Returns the groups of events for methods of the user. The result includes the groups of earlier
   * calls.
   */
  List<EventGroup> groups(List<LogicMethod> methods) {
    methods.stream().filter(LogicMethod::takesEvent).forEach(this::add);
    return groups;
  }

  private void add(LogicMethod method) {
    List<EventPlan> groupEvents = events.stream().filter(method.events()::contains).toList();
    if (groupEvents.size() < 2
        || groupEvents.size() == events.size()
        || !eventSets.add(groupEvents)) {
      return;
    }
    List<Event.Param> shared = EventGroup.shared(groupEvents);
    if (!shared.isEmpty()) {
      groups.add(new EventGroup(name(method), groupEvents, shared));
    }
  }

  private String name(LogicMethod method) {
    String name = Words.of(method.name()).type();
    while (!usedNames.add(name)) {
      name += "Event";
    }
    return name;
  }
}
