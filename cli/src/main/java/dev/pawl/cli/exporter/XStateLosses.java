package dev.pawl.cli.exporter;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.State;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The features of machines that XState does not have or runs differently. */
final class XStateLosses {

  private final ResolvedMachine machine;

  private XStateLosses(ResolvedMachine machine) {
    this.machine = machine;
  }

  /**
   * Returns sentences about the features of a machine that XState does not have or runs
   * differently.
   */
  static List<String> of(ResolvedMachine machine) {
    return new XStateLosses(machine).all();
  }

  private List<String> all() {
    List<String> losses = new ArrayList<>(Losses.of(machine.declared()));
    add(
        anyNode(n -> !n.deferred().isEmpty()),
        "XState has no deferred events: it drops them; the import restores them.",
        losses);
    add(
        anyNode(n -> n.timers().stream().anyMatch(t -> t.declared().repeats())),
        "XState has no timers that repeat: it does not start them; the import restores them.",
        losses);
    boolean timed = anyNode(n -> !n.timers().isEmpty());
    add(
        timed && machine.transitions().stream().anyMatch(ResolvedTransition::anyEvent),
        "\"*\" in XState also takes the timers of outer states.",
        losses);
    add(
        anyNode(n -> n.declared().isParallel() && !n.named().isEmpty()),
        "XState enters each region of a parallel state by its own default; the import restores the"
            + " defaults of the parallel state.",
        losses);
    add(
        machine.root().declared().isParallel() && canComplete(machine.root().declared()),
        "XState ends when all regions of the machine are final.",
        losses);
    add(
        exitsAtEnd(machine.root().declared()),
        "XState runs the exit actions of active states when the machine ends.",
        losses);
    add(
        !machine.root().declared().isParallel()
            && machine.beginnings().size() > 1
            && machine.root().named().isEmpty(),
        "XState starts in the first of several initial states; the import restores the others.",
        losses);
    add(
        machine.transitions().stream().anyMatch(this::yieldsToRegion),
        "In XState, a state does not take an event that a region within it takes or ignores.",
        losses);
    for (ResolvedTransition transition : machine.transitions()) {
      add(
          crossesRegions(transition),
          "The transition of "
              + transition.source()
              + " for \""
              + transition.eventName()
              + "\" leaves its parallel state; in XState it only resets the regions.",
          losses);
    }
    return losses;
  }

  private static void add(boolean has, String loss, List<String> losses) {
    if (has) {
      losses.add(loss);
    }
  }

  private boolean anyNode(Predicate<StateNode> condition) {
    return machine.nodes().stream().anyMatch(condition);
  }

  private boolean exitsAtEnd(State root) {
    boolean ofActive =
        root.isParallel()
            ? anyNode(n -> !n.declared().behavior().exit().isEmpty())
            : !root.behavior().exit().isEmpty();
    return (canComplete(root) && ofActive) || Losses.exitsAtEnd(root);
  }

  /** Returns whether a state is final or can complete. */
  static boolean canComplete(State state) {
    if (state.isFinal()) {
      return true;
    }
    List<State> children = state.children().stream().filter(c -> !c.isHistory()).toList();
    return state.isParallel()
        ? children.stream().allMatch(XStateLosses::canComplete)
        : children.stream().anyMatch(State::isFinal);
  }

  /**
   * Returns whether a transition exits and enters a parallel state in Pawl, but only resets the
   * regions in XState, and this difference can be noticed.
   */
  private boolean crossesRegions(ResolvedTransition transition) {
    StateNode source = transition.source();
    if (transition.isTargetless() || source.isRoot() || source.declared().isHistory()) {
      return false;
    }
    int ancestor = machine.tree().parent(source.number());
    while (ancestor > 0 && !staysWithin(ancestor, transition)) {
      ancestor = machine.tree().parent(ancestor);
    }
    StateNode around = machine.node(ancestor);
    return ancestor > 0 && around.declared().isParallel() && isNoticed(around);
  }

  /**
   * Returns whether XState may skip a transition that Pawl takes. XState skips the transition if a
   * region takes or ignores the event. Pawl takes the transition in addition to the transition of
   * the region, because the two transitions do not exit a common state.
   */
  private boolean yieldsToRegion(ResolvedTransition outer) {
    if (outer.event().isEmpty() || outer.timer().isPresent()) {
      return false;
    }
    Event event = outer.event().get();
    for (StateNode inner : machine.nodes()) {
      boolean takes =
          inner.ignored().contains(event)
              || machine.candidates().own(inner, event).stream()
                  .anyMatch(t -> t.isTargetless() || outer.isTargetless());
      if (takes && isInRegionBelow(inner, outer.source())) {
        return true;
      }
    }
    return false;
  }

  private boolean isInRegionBelow(StateNode inner, StateNode outer) {
    int node = inner.number();
    while (node > outer.number()) {
      node = machine.tree().parent(node);
      if (node >= outer.number()
          && machine.tree().isWithin(node, outer.number())
          && machine.node(node).declared().isParallel()) {
        return true;
      }
    }
    return false;
  }

  private boolean staysWithin(int ancestor, ResolvedTransition transition) {
    return transition.targets().stream()
        .allMatch(t -> machine.tree().isBelow(t.number(), ancestor));
  }

  private boolean isNoticed(StateNode parallel) {
    Behavior behavior = parallel.declared().behavior();
    int parent = machine.tree().parent(parallel.number());
    return !behavior.entry().isEmpty()
        || !behavior.exit().isEmpty()
        || !behavior.timers().isEmpty()
        || machine.node(parent).declared().isParallel()
        || parallel.declared().children().stream().anyMatch(State::isHistory);
  }
}
