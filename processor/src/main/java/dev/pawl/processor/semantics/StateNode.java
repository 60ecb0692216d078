package dev.pawl.processor.semantics;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A state of a resolved machine, or the machine itself, with what it declares resolved. Nodes are
 * told apart by identity. The {@link Resolver} fills them; after that they do not change.
 */
public final class StateNode {

  private final int number;
  private final State declared;
  final List<ResolvedTransition> transitions = new ArrayList<>();
  final List<ResolvedTransition> always = new ArrayList<>();
  final List<StateNode> named = new ArrayList<>();
  final List<StateNode> defaults = new ArrayList<>();
  final List<Event> ignored = new ArrayList<>();
  final List<Event> deferred = new ArrayList<>();
  final List<Event> raisedOnEntry = new ArrayList<>();
  final List<Event> raisedOnExit = new ArrayList<>();
  final List<Timer> timers = new ArrayList<>();
  Optional<Event> done = Optional.empty();

  StateNode(int number, State declared) {
    this.number = number;
    this.declared = declared;
  }

  /** The position in document order; 0 for the machine itself. */
  public int number() {
    return number;
  }

  /** The state as declared. */
  public State declared() {
    return declared;
  }

  /** The declared name; empty for the machine itself. */
  public String name() {
    return declared.name();
  }

  /** Whether it is the machine itself. */
  public boolean isRoot() {
    return number == 0;
  }

  /** The transitions that it declares for events, in order; of a history state, the default. */
  public List<ResolvedTransition> transitions() {
    return transitions;
  }

  /** The eventless transitions that it declares, in order. */
  public List<ResolvedTransition> always() {
    return always;
  }

  /** The descendants that it names to be entered by default, in place of a marked child. */
  public List<StateNode> named() {
    return named;
  }

  /**
   * The nodes that are entered with it unless others are: those that it names, else the child that
   * is marked initial, else its first one. For a parallel state those it names, as its regions are
   * entered anyway; for a history state the targets of its default; none for a leaf.
   */
  public List<StateNode> defaults() {
    return defaults;
  }

  /** The events that it takes without doing anything. */
  public List<Event> ignored() {
    return ignored;
  }

  /** The events that wait while it is active. */
  public List<Event> deferred() {
    return deferred;
  }

  /** The events that are raised when it is entered. */
  public List<Event> raisedOnEntry() {
    return raisedOnEntry;
  }

  /** The events that are raised when it is left. */
  public List<Event> raisedOnExit() {
    return raisedOnExit;
  }

  /** The timers that run while it is active. */
  public List<Timer> timers() {
    return timers;
  }

  /** The event that says that it is done, where the machine has one; never for the machine. */
  public Optional<Event> done() {
    return done;
  }

  /**
   * A timer of a state.
   *
   * @param event the event that happens when it has run down
   * @param declared the timer as declared
   */
  public record Timer(Event event, Behavior.Timer declared) {}

  @Override
  public String toString() {
    return isRoot() ? "the machine" : name();
  }
}
