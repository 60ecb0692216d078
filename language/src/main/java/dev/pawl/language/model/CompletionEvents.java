package dev.pawl.language.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The completion events that only transitions on {@code "*"} take. No declaration names them. */
public final class CompletionEvents {

  private CompletionEvents() {}

  /**
   * Returns the events of a machine, followed by the completion events that no transition names but
   * that a transition on {@code "*"} may take. If any state has such a transition, these are the
   * events of all states that can be done: an eventless transition may activate any other state
   * before the machine processes the event.
   *
   * @param events the events that the declaration contains
   */
  public static List<Event> added(List<Event> events, StateTree tree) {
    boolean any =
        tree.nodes().stream().flatMap(s -> s.transitions().stream()).anyMatch(Transition::anyEvent);
    if (!any) {
      return events;
    }
    Set<String> names = new HashSet<>();
    events.forEach(e -> names.add(e.name()));
    List<Event> all = new ArrayList<>(events);
    for (int node = 1; node < tree.size(); node++) {
      State state = tree.node(node);
      String name = Event.DONE_PREFIX + state.name();
      if (canBeDone(tree, node) && names.add(name)) {
        all.add(new Event(name, "", List.of(), Event.Kind.DONE, false, state.origin()));
      }
    }
    return all;
  }

  private static boolean canBeDone(StateTree tree, int node) {
    List<Integer> children = tree.children(node);
    return tree.node(node).isParallel()
        ? !children.isEmpty() && children.stream().allMatch(c -> canBeDone(tree, c))
        : children.stream().anyMatch(c -> tree.node(c).isFinal());
  }
}
