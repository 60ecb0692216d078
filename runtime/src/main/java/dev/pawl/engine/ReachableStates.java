package dev.pawl.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;

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
  Set<S> settled(Set<S> entered) {
    Set<S> settled = new LinkedHashSet<>(entered);
    ArrayDeque<S> open = new ArrayDeque<>(entered);
    while (!open.isEmpty()) {
      S state = open.remove();
      List<S> next = new ArrayList<>();
      addTargets(definition.eventless(state), next);
      for (int event = 0; event < definition.events(); event++) {
        if ("".equals(definition.onWay(state, event))) {
          addTargets(definition.candidates(state, event), next);
        }
      }
      for (S each : next) {
        if (settled.add(each)) {
          open.add(each);
        }
      }
    }
    return settled;
  }

  private static <S> void addTargets(List<Definition.Candidate<S>> candidates, List<S> found) {
    for (Definition.Candidate<S> candidate : candidates) {
      found.addAll(candidate.targets());
    }
  }
}
