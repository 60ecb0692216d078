package dev.pawl.processor.semantics;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Transition;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A transition that holds nodes and an event in place of their names. Transitions are told apart by
 * identity.
 */
public final class ResolvedTransition {

  private final int number;
  private final StateNode source;
  private final Transition declared;
  private final Optional<Event> event;
  private final List<StateNode> targets;
  private final List<Event> raised;
  private final Map<String, StateNode> asked;

  ResolvedTransition(
      int number,
      StateNode source,
      Transition declared,
      Optional<Event> event,
      List<StateNode> targets,
      List<Event> raised,
      Map<String, StateNode> asked) {
    this.number = number;
    this.source = source;
    this.declared = declared;
    this.event = event;
    this.targets = List.copyOf(targets);
    this.raised = List.copyOf(raised);
    this.asked = asked;
  }

  /** The position among all transitions: in document order, those of the machine itself last. */
  public int number() {
    return number;
  }

  /** The node that declares it. */
  public StateNode source() {
    return source;
  }

  /** The transition as declared. */
  public Transition declared() {
    return declared;
  }

  /** The event that it names; empty where it takes any event or needs none. */
  public Optional<Event> event() {
    return event;
  }

  /** The nodes that it leads to, history states among them; only those that there are. */
  public List<StateNode> targets() {
    return targets;
  }

  /** The events that it puts into the machine's own queue, in order. */
  public List<Event> raised() {
    return raised;
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
  public String toString() {
    return source + " on " + declared.event() + " to " + targets;
  }
}
