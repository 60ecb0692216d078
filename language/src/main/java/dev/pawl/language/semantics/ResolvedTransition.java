package dev.pawl.language.semantics;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Transition;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A transition that holds nodes and an event in place of their names. Transitions are distinguished
 * by identity.
 *
 * @param number the position among all transitions: in document order, those of the machine itself
 *     last
 * @param source the node that declares it
 * @param event the event that it names; empty where it takes any event or needs none
 * @param targets the nodes that it leads to, history states among them; only those that there are
 * @param raised the events that it puts into the machine's own queue, in order
 * @param asked the nodes that its guard means with {@code in(STATE)}, by name
 */
public record ResolvedTransition(
    int number,
    StateNode source,
    Transition declared,
    Optional<Event> event,
    List<StateNode> targets,
    List<Event> raised,
    Map<String, StateNode> asked) {

  public ResolvedTransition {
    targets = List.copyOf(targets);
    raised = List.copyOf(raised);
    asked = Map.copyOf(asked);
  }

  /** Whether it stays within its source, leaving and entering nothing. */
  public boolean isTargetless() {
    return declared.targets().isEmpty();
  }

  /** Whether every target that it names is there. */
  public boolean isComplete() {
    return targets.size() == declared.targets().size();
  }

  /** The node that its guard means with {@code in(STATE)}, if there is one. */
  public Optional<StateNode> asked(String state) {
    return Optional.ofNullable(asked.get(state));
  }

  /**
   * The name of the event that it is declared for, a placeholder where that is any event or none.
   */
  public String eventName() {
    return declared.event().name();
  }

  /** The timer of its source that takes it, if one does. */
  public Optional<StateNode.Timer> timer() {
    for (StateNode.Timer timer : source.timers()) {
      if (event.filter(e -> e == timer.event()).isPresent()) {
        return Optional.of(timer);
      }
    }
    return Optional.empty();
  }

  /** Whether it needs no event. */
  public boolean eventless() {
    return declared.eventless();
  }

  /** Whether it takes every event that no other entry of its source is sure to take. */
  public boolean anyEvent() {
    return declared.anyEvent();
  }

  /** Whether it is only taken where a guard holds. */
  public boolean guarded() {
    return declared.guard().isPresent();
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return number;
  }

  @Override
  public String toString() {
    return source + " on " + declared.event() + " to " + targets;
  }
}
