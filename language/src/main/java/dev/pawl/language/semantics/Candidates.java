package dev.pawl.language.semantics;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Event;
import dev.pawl.language.semantics.LeafResponse.Otherwise;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The transitions that take an event, which is offered to the leaf, then to the states around it,
 * from the inside out; in each of them first to the transitions that name it, in declared order,
 * then to those for any event. A state that ignores or defers the event keeps it from those around
 * it.
 */
public final class Candidates {

  /** The transitions that a node declares: by event those that name it, and those that take any. */
  private record Own(Map<Event, List<ResolvedTransition>> named, List<ResolvedTransition> any) {}

  private final ResolvedMachine machine;
  private final Map<StateNode, Own> own = new IdentityHashMap<>();
  private final Map<StateNode, List<Event>> served = new IdentityHashMap<>();
  private final Map<Integer, Map<Event, LeafResponse>> answers = new HashMap<>();
  private final Map<Event, Integer> positions = new IdentityHashMap<>();

  Candidates(ResolvedMachine machine) {
    this.machine = machine;
    machine.namedEvents().forEach(e -> positions.put(e, positions.size()));
  }

  /** The transitions of a node itself that may take an event, in the order of asking. */
  public List<ResolvedTransition> own(StateNode node, Event event) {
    List<ResolvedTransition> named = named(node, event);
    List<ResolvedTransition> any = own(node).any();
    if (any.isEmpty() || !serves(node, event)) {
      return named;
    }
    List<ResolvedTransition> all = new ArrayList<>(named);
    all.addAll(any);
    return all;
  }

  private List<ResolvedTransition> named(StateNode node, Event event) {
    return own(node).named().getOrDefault(event, List.of());
  }

  private Own own(StateNode node) {
    return own.computeIfAbsent(
        node,
        n -> {
          Own groups = new Own(new IdentityHashMap<>(), new ArrayList<>());
          for (ResolvedTransition transition : n.transitions()) {
            transition
                .event()
                .ifPresent(
                    e -> groups.named().computeIfAbsent(e, x -> new ArrayList<>()).add(transition));
            if (transition.anyEvent()) {
              groups.any().add(transition);
            }
          }
          return groups;
        });
  }

  /** Whether an event is left to the transitions of a node for any event; a timer's never is. */
  private boolean serves(StateNode node, Event event) {
    return !machine.isTimer(event)
        && setAside(node, event).isEmpty()
        && named(node, event).stream().allMatch(ResolvedTransition::guarded);
  }

  /** The events that are left to the transitions of a node for any event. */
  public List<Event> served(StateNode node) {
    return served.computeIfAbsent(
        node, n -> machine.namedEvents().stream().filter(e -> serves(n, e)).toList());
  }

  /** The answer of a node itself to an event beside its transitions, if it has one. */
  public Optional<Otherwise> setAside(StateNode node, Event event) {
    return isAmong(node.deferred(), event)
        ? Optional.of(Otherwise.DEFERRED)
        : isAmong(node.ignored(), event) ? Optional.of(Otherwise.IGNORED) : Optional.empty();
  }

  private static boolean isAmong(List<Event> events, Event event) {
    for (Event each : events) {
      if (each == event) {
        return true;
      }
    }
    return false;
  }

  /**
   * The nodes to which an event, or that there is none, is offered from one on: those around it,
   * the innermost first, up to one that ignores or defers the event.
   */
  public List<StateNode> offered(StateNode from, Optional<Event> event) {
    return offered(from, node -> event.flatMap(e -> setAside(node, e)));
  }

  private List<StateNode> offered(
      StateNode from, Function<StateNode, Optional<Otherwise>> setAside) {
    List<StateNode> offered = new ArrayList<>();
    for (int number : machine.tree().upwards(from.number())) {
      StateNode node = machine.node(number);
      offered.add(node);
      if (setAside.apply(node).isPresent()) {
        break;
      }
    }
    return offered;
  }

  /** The answer of a leaf to an event. */
  public LeafResponse of(int leaf, Event event) {
    return answer(leaf, node -> own(node, event), node -> setAside(node, event));
  }

  /** The answers of a leaf to the events that are not refused whatever the guards say, in order. */
  public Map<Event, LeafResponse> of(int leaf) {
    return answers.computeIfAbsent(leaf, this::answers);
  }

  private Map<Event, LeafResponse> answers(int leaf) {
    BitSet named = new BitSet();
    for (int number : machine.tree().upwards(leaf)) {
      StateNode node = machine.node(number);
      List<Event> any = own(node).any().isEmpty() ? List.of() : served(node);
      Stream.of(own(node).named().keySet(), any, node.ignored(), node.deferred())
          .flatMap(Collection::stream)
          .forEach(e -> named.set(requireNonNull(positions.get(e))));
    }
    Map<Event, LeafResponse> found = new LinkedHashMap<>();
    named.stream().mapToObj(machine.namedEvents()::get).forEach(e -> found.put(e, of(leaf, e)));
    found.values().removeIf(LeafResponse::isNone);
    return Collections.unmodifiableMap(found);
  }

  /** The eventless transitions of a leaf. */
  public LeafResponse eventless(int leaf) {
    return answer(leaf, StateNode::always, node -> Optional.empty());
  }

  private LeafResponse answer(
      int leaf,
      Function<StateNode, List<ResolvedTransition>> own,
      Function<StateNode, Optional<Otherwise>> setAside) {
    List<ResolvedTransition> candidates = new ArrayList<>();
    if (machine.endsIn(leaf)) {
      return new LeafResponse(candidates, Otherwise.REFUSED);
    }
    Optional<Otherwise> otherwise = Optional.empty();
    for (StateNode node : offered(machine.node(leaf), setAside)) {
      for (ResolvedTransition transition : own.apply(node)) {
        candidates.add(transition);
        if (!transition.guarded()) {
          return new LeafResponse(candidates, Otherwise.REFUSED);
        }
      }
      otherwise = setAside.apply(node);
    }
    return new LeafResponse(candidates, otherwise.orElse(Otherwise.REFUSED));
  }
}
