package dev.pawl.language.semantics;

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
 * The selection of the candidate transitions for an event. The event is offered to the leaf and
 * then to its ancestors, from the inside out. In each node, transitions that name the event come
 * first, in declared order, and transitions on {@code "*"} follow. If a state ignores or defers the
 * event, the event is not offered to the state's ancestors.
 */
public final class Candidates {

  /**
   * The transitions that a node declares.
   *
   * @param named the transitions that name an event, by event
   * @param any the transitions on {@code "*"}
   */
  private record Own(Map<Event, List<ResolvedTransition>> named, List<ResolvedTransition> any) {}

  private final ResolvedMachine machine;
  private final Map<StateNode, Own> own = new IdentityHashMap<>();
  private final Map<StateNode, List<Event>> served = new IdentityHashMap<>();
  private final Map<Integer, Map<Event, LeafResponse>> answers = new HashMap<>();

  Candidates(ResolvedMachine machine) {
    this.machine = machine;
  }

  /**
   * Returns the transitions of a node itself that can handle an event, in the order in which their
   * guards are evaluated.
   */
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

  /**
   * Returns whether a node's transitions on {@code "*"} can handle a given event. A transition on
   * {@code "*"} never handles the event of a timer.
   */
  private boolean serves(StateNode node, Event event) {
    return !machine.isTimer(event)
        && setAside(node, event).isEmpty()
        && named(node, event).stream().allMatch(ResolvedTransition::guarded);
  }

  /** Returns the events that a node's transitions on {@code "*"} can handle, in declared order. */
  public List<Event> served(StateNode node) {
    return served.computeIfAbsent(
        node, n -> machine.namedEvents().stream().filter(e -> serves(n, e)).toList());
  }

  /** Returns whether a node itself defers or ignores an event; empty if the node does neither. */
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
   * Returns the nodes to which an event is offered: a node and its ancestors, from the inside out,
   * up to the first node that ignores or defers the event.
   *
   * @param event the event; empty for eventless transitions
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

  /** Returns how a leaf can respond to an event. */
  public LeafResponse of(int leaf, Event event) {
    return answer(leaf, node -> own(node, event), node -> setAside(node, event));
  }

  /**
   * Returns the responses of a leaf to events, in declared order. The map does not contain events
   * that the leaf always refuses.
   */
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
          .forEach(e -> named.set(machine.number(e)));
    }
    Map<Event, LeafResponse> found = new LinkedHashMap<>();
    named.stream().mapToObj(machine.namedEvents()::get).forEach(e -> found.put(e, of(leaf, e)));
    found.values().removeIf(LeafResponse::isNone);
    return Collections.unmodifiableMap(found);
  }

  /** Returns the candidates among the eventless transitions of a leaf and of its ancestors. */
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
