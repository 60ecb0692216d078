package dev.pawl.language.semantics;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A state of a resolved machine, or the machine itself. Nodes are distinguished by identity. A node
 * does not change after the {@link Resolver} has filled the node.
 *
 * @param number the position in document order; 0 for the machine itself
 * @param done the event that the machine raises when the state is done, if any transition may take
 *     the event; always empty for the machine itself
 * @param transitions the transitions that the state declares for events, in order; for a history
 *     state, its default
 * @param always the eventless transitions that the state declares, in order
 * @param named the descendants that the state names as defaults
 * @param defaults the nodes that are entered by default. The defaults of a composite state are the
 *     nodes in {@code named}, or else the child that is marked as initial, or else the first child.
 *     The defaults of a parallel state are only the nodes in {@code named}, because all regions are
 *     entered anyway. The defaults of a history state are the targets of its transition. A leaf has
 *     no defaults.
 * @param ignored the events that the state ignores
 * @param deferred the events that the state defers while it is active
 * @param raisedOnEntry the events that are raised when the state is entered
 * @param raisedOnExit the events that are raised when the state is exited
 * @param timers the timers that run while the state is active
 */
public record StateNode(
    int number,
    State declared,
    Optional<Event> done,
    List<ResolvedTransition> transitions,
    List<ResolvedTransition> always,
    List<StateNode> named,
    List<StateNode> defaults,
    List<Event> ignored,
    List<Event> deferred,
    List<Event> raisedOnEntry,
    List<Event> raisedOnExit,
    List<Timer> timers) {

  /** Creates an empty node, which the {@link Resolver} fills. */
  StateNode(int number, State declared, Optional<Event> done) {
    this(
        number,
        declared,
        done,
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>(),
        new ArrayList<>());
  }

  /**
   * A timer of a state.
   *
   * @param event the event that the machine raises when the timer elapses
   * @param declared the timer as declared
   */
  public record Timer(Event event, Behavior.Timer declared) {}

  /** Returns the declared name; empty for the machine itself. */
  public String name() {
    return declared.name();
  }

  /** Returns whether this node is the machine itself. */
  public boolean isRoot() {
    return number == 0;
  }

  /**
   * Returns all transitions that the node declares: first transitions for events, then eventless
   * transitions.
   */
  public List<ResolvedTransition> allTransitions() {
    List<ResolvedTransition> all = new ArrayList<>(transitions);
    all.addAll(always);
    return all;
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
    return isRoot() ? "the machine" : name();
  }
}
