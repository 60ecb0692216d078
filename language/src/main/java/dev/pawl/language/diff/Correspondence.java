package dev.pawl.language.diff;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Storage;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The correspondence between the states and events of an earlier version and those of a later
 * version. Two elements correspond by their stored name, a declared former name, or a declared
 * successor.
 */
final class Correspondence {

  private final ResolvedMachine earlier;
  private final ResolvedMachine later;
  private final Map<String, StateNode> states = new LinkedHashMap<>();
  private final Map<String, String> events = new LinkedHashMap<>();
  private final Set<String> merged = new HashSet<>();
  private final Set<String> paired = new HashSet<>();
  private final Map<String, StateNode> present = new HashMap<>();
  private final Map<String, StateNode> byStoredName = new HashMap<>();
  private final Map<String, Event> laterEvents = new HashMap<>();
  private final Map<String, Integer> laterNumbers = new HashMap<>();
  private final Map<String, Integer> earlierNumbers = new LinkedHashMap<>();

  Correspondence(ResolvedMachine earlier, ResolvedMachine later) {
    this.earlier = earlier;
    this.later = later;
    later.nodes().forEach(n -> present.put(n.name(), n));
    later.namedEvents().forEach(e -> laterEvents.put(e.name(), e));
    for (StateNode node : later.nodes()) {
      if (!node.isRoot() && !node.declared().isHistory()) {
        byStoredName.putIfAbsent(later.declared().wireName(node.declared()), node);
      }
    }
    for (StateNode node : later.nodes()) {
      NameReference.names(node.declared().aliases())
          .forEach(alias -> byStoredName.putIfAbsent(alias, node));
    }
    Set<StateNode> taken = new HashSet<>();
    for (StateNode node : earlier.nodes()) {
      if (node.isRoot()) {
        continue;
      }
      Optional<StateNode> same = same(node.declared());
      same.or(() -> successor(node.name()))
          .ifPresent(
              n -> {
                states.put(node.name(), n);
                if (same.isEmpty() || !taken.add(n)) {
                  merged.add(node.name());
                }
              });
    }
    for (Event event : earlier.namedEvents()) {
      laterName(event).ifPresent(name -> events.put(event.name(), name));
    }
    pairTimers();
    number();
  }

  private Optional<StateNode> same(State state) {
    Optional<StateNode> named =
        state.isHistory()
            ? Optional.ofNullable(present.get(state.name())).filter(n -> n.declared().isHistory())
            : Optional.ofNullable(byStoredName.get(earlier.declared().wireName(state)));
    return named.or(
        () ->
            renamed(later.declared().storage().renamedStates(), state.name())
                .flatMap(n -> Optional.ofNullable(present.get(n))));
  }

  /** Returns the later name of a renamed state or event. */
  private static Optional<String> renamed(List<Storage.Renamed> renamed, String former) {
    return renamed.stream()
        .filter(r -> r.from().name().equals(former))
        .map(Storage.Renamed::name)
        .findFirst();
  }

  private static Optional<String> successor(List<Storage.Reserved> reserved, String name) {
    return reserved.stream()
        .filter(r -> r.name().name().equals(name))
        .findFirst()
        .flatMap(r -> r.becomes().map(NameReference::name));
  }

  private Optional<StateNode> successor(String state) {
    return successor(later.declared().storage().reservedStates(), state)
        .flatMap(n -> Optional.ofNullable(present.get(n)));
  }

  private Optional<String> laterName(Event event) {
    Storage storage = later.declared().storage();
    return Optional.of(event.name())
        .filter(laterEvents::containsKey)
        .or(() -> renamed(storage.renamedEvents(), event.name()))
        .or(() -> successor(storage.reservedEvents(), event.name()))
        .or(() -> nameInRenamedState(event));
  }

  /**
   * Returns the later name of a timer or completion whose state was renamed; empty if its earlier
   * name is reserved.
   */
  private Optional<String> nameInRenamedState(Event event) {
    Storage storage = later.declared().storage();
    return storage.renamedStates().stream()
        .filter(state -> !isReserved(event))
        .flatMap(state -> event.nameInState(state.from().name(), state.name()).stream())
        .filter(laterEvents::containsKey)
        .findFirst();
  }

  /**
   * Pairs the timers of corresponding states whose events do not correspond by name. The timers are
   * paired in declared order. The event of a timer is named after the delay of the timer, so a new
   * delay changes the name of the event.
   */
  private void pairTimers() {
    Set<String> taken = new HashSet<>(events.values());
    for (StateNode node : earlier.nodes()) {
      Optional<StateNode> now = later(node);
      if (now.isEmpty()) {
        continue;
      }
      List<String> free = new ArrayList<>();
      now.get().timers().stream()
          .map(t -> t.event().name())
          .filter(n -> !taken.contains(n))
          .forEach(free::add);
      for (StateNode.Timer timer : node.timers()) {
        if (!events.containsKey(timer.event().name()) && !free.isEmpty()) {
          events.put(timer.event().name(), free.remove(0));
          paired.add(timer.event().name());
        }
      }
    }
  }

  ResolvedMachine earlier() {
    return earlier;
  }

  ResolvedMachine later() {
    return later;
  }

  /**
   * Returns the later state that replaces an earlier state. For the earlier root, returns the later
   * root.
   */
  Optional<StateNode> later(StateNode node) {
    return node.isRoot() ? Optional.of(later.root()) : Optional.ofNullable(states.get(node.name()));
  }

  /** Returns the name of the later event that replaces an earlier event. */
  Optional<String> laterEvent(String event) {
    return Optional.ofNullable(events.get(event));
  }

  /**
   * Returns whether a timer corresponds to another timer only by its position among the timers of a
   * state, not by its name.
   */
  boolean isPaired(Event timer) {
    return paired.contains(timer.name());
  }

  /** Returns whether the later version reserves the name of an earlier event. */
  boolean isReserved(Event event) {
    return later.declared().storage().reservedEvents().stream()
        .anyMatch(r -> r.name().name().equals(event.name()));
  }

  /** Returns whether an earlier state was removed, and its instances continue in another state. */
  boolean isMerged(StateNode node) {
    return merged.contains(node.name());
  }

  /** Returns the later states that correspond to no earlier state. */
  List<StateNode> addedStates() {
    Set<StateNode> known = new HashSet<>(states.values());
    return later.nodes().stream().filter(n -> !n.isRoot() && !known.contains(n)).toList();
  }

  /** Returns the later events that correspond to no earlier event. */
  List<Event> addedEvents() {
    Set<String> known = new HashSet<>(events.values());
    return later.namedEvents().stream().filter(e -> !known.contains(e.name())).toList();
  }

  /** Returns the later event that replaces an earlier event; empty if there is none. */
  Optional<Event> laterEvent(Event event) {
    return laterEvent(event.name()).flatMap(n -> Optional.ofNullable(laterEvents.get(n)));
  }

  /** Returns the numbers of the later states, by name. */
  Map<String, Integer> laterNumbers() {
    return laterNumbers;
  }

  /**
   * Returns the numbers of the earlier states, by name. A state that still exists has the number of
   * the corresponding later state. A removed state has an unused number.
   */
  Map<String, Integer> earlierNumbers() {
    return earlierNumbers;
  }

  private void number() {
    later.nodes().stream()
        .filter(n -> !n.isRoot())
        .forEach(n -> laterNumbers.put(n.name(), n.number()));
    int next = later.nodes().size();
    for (StateNode node : earlier.nodes()) {
      if (!node.isRoot()) {
        StateNode now = states.get(node.name());
        earlierNumbers.put(
            node.name(), now != null && !merged.contains(node.name()) ? now.number() : next++);
      }
    }
  }

  /** Returns the tree structure of the later version. */
  Structure structure() {
    return Structure.of(later.tree(), laterNumbers);
  }

  /** Returns the migration to the later version, for instances that the earlier version stored. */
  Migration migration() {
    List<StableNumbers.Entry> entries = new ArrayList<>();
    laterNumbers.forEach(
        (name, number) -> entries.add(entry(number, name, Optional.empty(), false)));
    earlierNumbers.forEach(
        (name, number) -> {
          if (number >= later.nodes().size()) {
            Optional<String> becomes = Optional.ofNullable(states.get(name)).map(StateNode::name);
            entries.add(entry(number, name, becomes, true));
          }
        });
    return new Migration(
        Structure.of(earlier.tree(), earlierNumbers),
        structure(),
        new StableNumbers(later.name(), Optional.empty(), false, entries, List.of(), List.of()));
  }

  private static StableNumbers.Entry entry(
      int number, String name, Optional<String> becomes, boolean removed) {
    return new StableNumbers.Entry(number, name, List.of(), List.of(), removed, becomes, List.of());
  }
}
