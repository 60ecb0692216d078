package dev.pawl.processor.scxml;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Transition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The enabled transitions for an event or without one, according to appendix D, and the treatment
 * of unhandled events.
 */
final class Selection {

  /**
   * A selected transition.
   *
   * @param leaf the active leaf for which the transition was selected
   * @param targets the targets of the transition; only the chosen target if a method chooses
   */
  record Enabled(Node.Way way, Node leaf, List<Node> targets) {

    Node source() {
      return way.source;
    }

    Transition transition() {
      return way.transition;
    }

    Node domain(Configuration configuration) {
      return configuration.domain(source(), targets, transition().internal());
    }
  }

  private final Configuration configuration;
  private final Answers answers;
  private final Integer context;
  private final Map<Node.Way, Enabled> enabled = new LinkedHashMap<>();
  private boolean refused;
  private boolean ignored;
  private boolean deferred;

  private Selection(Configuration configuration, Answers answers, Integer context) {
    this.configuration = configuration;
    this.answers = answers;
    this.context = context;
    answers.evaluates();
  }

  /** Selects eventless transitions. */
  static Selection eventless(Configuration configuration, Answers answers, Integer context) {
    Selection selection = new Selection(configuration, answers, context);
    for (Node leaf : configuration.atomicStates()) {
      for (Node state : path(leaf)) {
        if (selection.take(leaf, state.eventless.stream())) {
          break;
        }
      }
    }
    return selection;
  }

  /** Selects the transitions of an event. */
  static Selection on(Event event, Configuration configuration, Answers answers, Integer context) {
    Selection selection = new Selection(configuration, answers, context);
    for (Node leaf : configuration.atomicStates()) {
      for (Node state : path(leaf)) {
        if (selection.takes(leaf, state, event)) {
          break;
        }
      }
    }
    return selection;
  }

  private static List<Node> path(Node leaf) {
    List<Node> path = new ArrayList<>(List.of(leaf));
    path.addAll(leaf.properAncestors(null));
    return path;
  }

  /**
   * Returns whether a state handles the event in any way, so that the ancestors of the state are
   * not considered.
   */
  private boolean takes(Node leaf, Node state, Event event) {
    if (take(leaf, state.ways.stream().filter(w -> named(w, event)))) {
      return true;
    }
    if (Node.names(state.state.behavior().ignored(), event.name())) {
      ignored = true;
      return true;
    }
    if (Node.names(state.state.behavior().deferred(), event.name())) {
      deferred = true;
      return true;
    }
    boolean any = event.kind() != Event.Kind.TIMER;
    return any && take(leaf, state.ways.stream().filter(w -> w.transition.anyEvent()));
  }

  private static boolean named(Node.Way way, Event event) {
    return way.transition.event().name().equals(event.name());
  }

  private boolean take(Node leaf, Stream<Node.Way> candidates) {
    for (Node.Way way : candidates.toList()) {
      if (way.transition.guard().map(g -> holds(g.formula())).orElse(true)) {
        enabled.putIfAbsent(way, new Enabled(way, leaf, targets(way.transition)));
        return true;
      }
      refused = true;
    }
    return false;
  }

  private boolean holds(Formula formula) {
    if (formula instanceof Formula.Predicate predicate) {
      return answers.holds(predicate.name(), context);
    } else if (formula instanceof Formula.In in) {
      return configuration.isActive(in.state());
    } else if (formula instanceof Formula.Not not) {
      return !holds(not.operand());
    } else if (formula instanceof Formula.And and) {
      return and.operands().stream().allMatch(this::holds);
    }
    return ((Formula.Or) formula).operands().stream().anyMatch(this::holds);
  }

  private List<Node> targets(Transition transition) {
    List<Node> all = configuration.nodes(transition.targets());
    if (transition.choose().isEmpty()) {
      return all;
    }
    List<String> names = transition.targets().stream().map(NameReference::name).toList();
    String picked = answers.choose(transition.choose().get().name(), names, context);
    return List.of(configuration.node(picked));
  }

  /** Returns the selected transitions that are not preempted, in the order of their leaves. */
  List<Enabled> taken() {
    List<Enabled> filtered = new ArrayList<>();
    for (Enabled one : enabled.values()) {
      List<Enabled> preempted = new ArrayList<>();
      boolean isPreempted = false;
      for (Enabled other : filtered) {
        if (conflict(one, other)) {
          if (one.source().isDescendantOf(other.source())) {
            preempted.add(other);
          } else {
            isPreempted = true;
            break;
          }
        }
      }
      if (!isPreempted) {
        filtered.removeAll(preempted);
        filtered.add(one);
      }
    }
    return filtered;
  }

  private boolean conflict(Enabled one, Enabled other) {
    TreeSet<Node> both = configuration.exitSet(one);
    both.retainAll(configuration.exitSet(other));
    return !both.isEmpty();
  }

  /** Returns whether a guard did not hold. */
  boolean refused() {
    return refused;
  }

  /** Returns whether a state ignored the event. */
  boolean ignored() {
    return ignored;
  }

  /** Returns whether a state deferred the event. */
  boolean deferred() {
    return deferred;
  }
}
