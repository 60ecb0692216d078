package dev.pawl.engine;

import dev.pawl.TransitionListener;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The events that are legal in each state, and the states that each state leads to. Guards are not
 * considered. Thread-safe; the sets are created when they are first requested.
 */
final class ReachableStates<S> {

  private final Definition<S, ?> definition;
  private final AtomicReferenceArray<Set<S>> targets;
  private final AtomicReferenceArray<Set<?>> taken;

  ReachableStates(Definition<S, ?> definition) {
    this.definition = definition;
    this.targets = new AtomicReferenceArray<>(definition.states().size());
    this.taken = new AtomicReferenceArray<>(definition.states().size());
  }

  private static int ordinal(Object state) {
    return ((Enum<?>) state).ordinal();
  }

  /** Returns the targets of all transitions of a state, in declared order; unmodifiable. */
  Set<S> targets(S from) {
    Set<S> known = targets.get(ordinal(from));
    if (known == null) {
      List<S> found = new ArrayList<>();
      for (int event = 0; event < definition.events(); event++) {
        addTargets(definition.candidates(from, event), found);
      }
      addTargets(definition.eventless(from), found);
      known = Definition.ordered(found);
      targets.set(ordinal(from), known);
    }
    return known;
  }

  /**
   * Returns the events that may be fired in a state and have a transition, in declared order;
   * unmodifiable.
   */
  @SuppressWarnings("unchecked") // a machine has one enum of events
  <K extends Enum<K>> Set<K> events(S from, Class<K> type) {
    Set<K> known = (Set<K>) taken.get(ordinal(from));
    if (known == null) {
      List<K> found = new ArrayList<>();
      for (K event : type.getEnumConstants()) {
        int position = definition.positionOf(event);
        if (definition.hasCandidate(from, position)) {
          found.add(event);
        }
      }
      known = Definition.ordered(found);
      taken.set(ordinal(from), known);
    }
    return known;
  }

  /**
   * Returns the given states, and all states that an instance can reach from the given states
   * without another external event.
   */
  Set<S> macrostepClosure(Set<S> entered) {
    Set<S> closure = new LinkedHashSet<>(entered);
    ArrayDeque<S> open = new ArrayDeque<>(entered);
    while (!open.isEmpty()) {
      S state = open.remove();
      List<S> next = new ArrayList<>();
      addTargets(definition.eventless(state), next);
      for (int event = 0; event < definition.events(); event++) {
        if ("".equals(definition.pathEntry(state, event))) {
          addTargets(definition.candidates(state, event), next);
        }
      }
      for (S each : next) {
        if (closure.add(each)) {
          open.add(each);
        }
      }
    }
    return closure;
  }

  /**
   * Returns whether one event can move an instance from one state to another, including the
   * eventless transitions and raised events that follow.
   */
  boolean canMove(S from, S target) {
    Set<S> entered = new LinkedHashSet<>();
    for (S leaf : definition.leavesWithin(from)) {
      entered.addAll(targets(leaf));
    }
    return macrostepClosure(entered).contains(target);
  }

  /** Returns whether a new instance may be in a state after its creation. */
  boolean canStartIn(S state) {
    return macrostepClosure(definition.initialStates()).contains(state);
  }

  /**
   * Returns the only target that an event has in the whole machine; null if the event has several
   * targets or none.
   */
  @Nullable S onlyTarget(int event) {
    Set<S> found = new HashSet<>();
    for (S state : event < 0 ? List.<S>of() : definition.states()) {
      addTargets(definition.candidates(state, event), found);
    }
    return found.size() == 1 ? found.iterator().next() : null;
  }

  /** Calls a listener once for each move and each refusal that instances can report. */
  void visitOutcomes(TransitionListener<S, String> listener) {
    for (S from : definition.states()) {
      listener.refused(from, null);
      for (int event = 0; event < definition.events(); event++) {
        String name = definition.eventName(event);
        Set<S> reached = new LinkedHashSet<>();
        addTargets(definition.candidates(from, event), reached);
        reached.forEach(to -> listener.moved(from, name, to));
        listener.refused(from, name);
      }
    }
  }

  private static <S> void addTargets(
      List<Definition.Candidate<S>> candidates, Collection<S> found) {
    for (Definition.Candidate<S> candidate : candidates) {
      found.addAll(candidate.targets());
    }
  }
}
