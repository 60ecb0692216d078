package dev.pawl.language.semantics;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Transition;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A transition in which names are replaced by the nodes and events to which the names refer.
 * Transitions are distinguished by identity.
 *
 * @param number the position among all transitions, in document order; the transitions of the
 *     machine itself are last
 * @param source the node that declares the transition
 * @param event the event that the transition names; empty if the transition handles any event or is
 *     eventless
 * @param targets the target nodes, including history states, without unknown targets
 * @param raised the events that the transition adds to the internal queue, in order
 * @param asked the nodes that the guard tests with {@code in(STATE)}, by name
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

  /** Returns whether the transition declares no target, so that it exits and enters no state. */
  public boolean isTargetless() {
    return declared.targets().isEmpty();
  }

  /** Returns whether all declared targets exist. */
  public boolean isComplete() {
    return targets.size() == declared.targets().size();
  }

  /**
   * Returns the node for a state that the guard tests with {@code in(STATE)}; empty if the state is
   * unknown.
   */
  public Optional<StateNode> asked(String state) {
    return Optional.ofNullable(asked.get(state));
  }

  /**
   * Returns the name of the declared event, or a placeholder if the transition is declared on
   * {@code "*"} or is eventless.
   */
  public String eventName() {
    return declared.event().name();
  }

  /** Returns the timer of the source state that triggers the transition, if there is one. */
  public Optional<StateNode.Timer> timer() {
    for (StateNode.Timer timer : source.timers()) {
      if (event.filter(e -> e == timer.event()).isPresent()) {
        return Optional.of(timer);
      }
    }
    return Optional.empty();
  }

  public boolean eventless() {
    return declared.eventless();
  }

  /**
   * Returns whether the transition is declared on {@code "*"}. A transition on {@code "*"} handles
   * an event unless other declarations of its source always handle the event.
   */
  public boolean anyEvent() {
    return declared.anyEvent();
  }

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
