package dev.pawl.processor.plan;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.name.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Groups the events of user methods that are called on several events. Each group gets a common
 * type that is named after the first user method of the group. No group is created for a method
 * that is called on all events, or whose events share no components. The parameter of such a method
 * has the type of all events.
 */
final class GroupPlanner {

  private final List<EventPlan> events;
  private final Set<List<EventPlan>> known = new HashSet<>();
  private final List<EventGroup> groups = new ArrayList<>();

  /**
   * The names that are taken. Upper and lower case are not distinguished, because some file systems
   * do not distinguish them in the names of class files.
   */
  private final Set<String> taken = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);

  /**
   * Creates a planner.
   *
   * @param type the simple name of the type of all events; the types of groups are nested in this
   *     type
   */
  GroupPlanner(List<EventPlan> events, String type) {
    this.events = events;
    taken.add(type);
    taken.add("Type");
    events.forEach(e -> taken.add(e.type()));
  }

  /** Adds the groups of some methods and returns all groups. */
  List<EventGroup> groups(List<LogicMethod> methods) {
    methods.stream().filter(LogicMethod::takesEvent).forEach(this::add);
    return groups;
  }

  private void add(LogicMethod method) {
    List<EventPlan> given = events.stream().filter(method.events()::contains).toList();
    if (given.size() < 2 || given.size() == events.size() || !known.add(given)) {
      return;
    }
    List<Event.Param> shared = EventGroup.shared(given);
    if (!shared.isEmpty()) {
      groups.add(new EventGroup(name(method), given, shared));
    }
  }

  private String name(LogicMethod method) {
    String name = Words.of(method.name()).type();
    while (!taken.add(name)) {
      name += "Event";
    }
    return name;
  }
}
