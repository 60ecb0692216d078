package dev.pawl.language.semantics;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A state of a resolved machine, or the machine itself, with what it declares resolved. Nodes are
 * distinguished by identity. The {@link Resolver} fills them; after that they do not change.
 *
 * @param number the position in document order; 0 for the machine itself
 * @param done the event that says that it is done, where the machine has one; never for the machine
 * @param transitions those that it declares for events, in order; of a history state, the default
 * @param always the eventless transitions that it declares, in order
 * @param named the descendants that it names to be entered by default, in place of a marked child
 * @param defaults the nodes that are entered with it unless others are: those that it names, else
 *     the child that is marked initial, else its first one. For a parallel state those it names, as
 *     its regions are entered anyway; for a history state the targets of its default; none for a
 *     leaf.
 * @param ignored the events that it takes without doing anything
 * @param deferred the events that wait while it is active
 * @param raisedOnEntry the events that are raised when it is entered
 * @param raisedOnExit the events that are raised when it is left
 * @param timers the timers that run while it is active
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

  /** A node that is still to be filled. */
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
   * @param event the event that happens when it has run down
   * @param declared the timer as declared
   */
  public record Timer(Event event, Behavior.Timer declared) {}

  /** The declared name; empty for the machine itself. */
  public String name() {
    return declared.name();
  }

  /** Whether it is the machine itself. */
  public boolean isRoot() {
    return number == 0;
  }

  /** All transitions that it declares: those for events, then those without one. */
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
