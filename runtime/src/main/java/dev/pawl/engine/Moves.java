package dev.pawl.engine;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Which events a state takes and which states it leads to, guards aside. Thread-safe; the sets are
 * made when first asked for.
 *
 * @param <S> the enum of states
 * @param <K> the enum of events, or of the types of events
 */
public final class Moves<S extends Enum<S>, K extends Enum<K>> {

  private final Definition<S, ?> definition;
  private final Class<S> stateType;
  private final Class<K> eventType;
  private final K[] events;
  private final AtomicReferenceArray<Set<S>> targets;
  private final AtomicReferenceArray<Set<K>> taken;

  /** The moves of a machine whose events are in the order of the given enum. */
  public Moves(Definition<S, ?> definition, Class<S> stateType, Class<K> eventType) {
    this.definition = definition;
    this.stateType = stateType;
    this.eventType = eventType;
    this.events = eventType.getEnumConstants();
    this.targets = new AtomicReferenceArray<>(definition.states().size());
    this.taken = new AtomicReferenceArray<>(definition.states().size());
  }

  /** The states that a transition leads to, in declared order; unmodifiable. */
  public Set<S> targets(S from) {
    Set<S> known = targets.get(from.ordinal());
    if (known == null) {
      EnumSet<S> found = EnumSet.noneOf(stateType);
      for (K event : events) {
        addTargets(candidates(from, event), found);
      }
      addTargets(definition.eventless(from), found);
      known = Collections.unmodifiableSet(found);
      targets.set(from.ordinal(), known);
    }
    return known;
  }

  /** The events that may be fired and have a transition, in declared order; unmodifiable. */
  public Set<K> events(S from) {
    Set<K> known = taken.get(from.ordinal());
    if (known == null) {
      EnumSet<K> found = EnumSet.noneOf(eventType);
      for (K event : events) {
        if (definition.isOffered(definition.positionOf(event))
            && !candidates(from, event).isEmpty()) {
          found.add(event);
        }
      }
      known = Collections.unmodifiableSet(found);
      taken.set(from.ordinal(), known);
    }
    return known;
  }

  private static <S> void addTargets(List<Definition.Candidate<S>> candidates, Set<S> found) {
    for (Definition.Candidate<S> candidate : candidates) {
      found.addAll(candidate.targets());
    }
  }

  private List<Definition.Candidate<S>> candidates(S from, K event) {
    return definition.candidates(from, definition.positionOf(event));
  }
}
