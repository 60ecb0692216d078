package dev.pawl.processor.scxml;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.NameReference;
import dev.pawl.processor.scxml.Selection.Enabled;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The active states, the history, and the exit and entry sets of transitions according to appendix
 * D.
 */
final class Configuration {

  private final List<Node> document;
  private final Map<String, Node> byName = new HashMap<>();
  private final Map<Node, List<Node>> historyValue = new HashMap<>();

  /** The active states in document order, including the root. */
  final TreeSet<Node> active = new TreeSet<>();

  private boolean over;

  Configuration(List<Node> document) {
    this.document = document;
    document.stream().filter(n -> !n.isRoot()).forEach(n -> byName.put(n.name(), n));
  }

  Node root() {
    return document.get(0);
  }

  Node node(String name) {
    Node node = byName.get(name);
    if (node == null) {
      throw new IllegalArgumentException("There is no state " + name);
    }
    return node;
  }

  List<Node> nodes(Collection<NameReference> names) {
    return names.stream().map(r -> node(r.name())).toList();
  }

  boolean isActive(String name) {
    return active.contains(node(name));
  }

  List<Node> atomicStates() {
    return active.stream().filter(Node::isAtomic).toList();
  }

  List<String> leaves() {
    return atomicStates().stream().map(Node::name).toList();
  }

  /**
   * Returns the targets, with each history state replaced by the states that an instance enters
   * instead.
   */
  List<Node> effectiveTargets(List<Node> targets) {
    List<Node> effective = new ArrayList<>();
    for (Node target : targets) {
      if (!target.isHistory()) {
        effective.add(target);
      } else if (historyValue.containsKey(target)) {
        effective.addAll(historyValue.get(target));
      } else {
        effective.addAll(effectiveTargets(historyDefault(target)));
      }
    }
    return effective;
  }

  private List<Node> historyDefault(Node history) {
    return nodes(history.state.transitions().get(0).targets());
  }

  /**
   * Returns the domain of a transition: the state within which the transition exits and enters
   * states.
   */
  Node domain(Node source, List<Node> targets, boolean internal) {
    List<Node> effective = effectiveTargets(targets);
    if (source.isRoot()) {
      return source;
    }
    if (internal
        && source.isCompound()
        && effective.stream().allMatch(t -> t.isDescendantOf(source))) {
      return source;
    }
    for (Node ancestor : source.properAncestors(null)) {
      boolean compound = ancestor.isRoot() || ancestor.isCompound();
      if (compound && effective.stream().allMatch(t -> t.isDescendantOf(ancestor))) {
        return ancestor;
      }
    }
    throw new IllegalStateException("The root holds everything");
  }

  /** Returns the exit set of a transition; empty if the transition has no targets. */
  TreeSet<Node> exitSet(Enabled enabled) {
    TreeSet<Node> exit = new TreeSet<>();
    if (!enabled.targets().isEmpty()) {
      Node domain = enabled.domain(this);
      active.stream().filter(n -> n.isDescendantOf(domain)).forEach(exit::add);
    }
    return exit;
  }

  /** Stores the active descendants of exited states in their history states. */
  void recordHistory(Collection<Node> left) {
    for (Node state : left) {
      for (Node history : state.children) {
        if (history.isHistory()) {
          boolean deep = history.history().orElseThrow() == Behavior.History.DEEP;
          historyValue.put(
              history,
              active.stream()
                  .filter(n -> deep ? n.isAtomic() && n.isDescendantOf(state) : n.parent == state)
                  .toList());
        }
      }
    }
  }

  /** Returns the entry set of transitions. */
  TreeSet<Node> entrySet(List<Enabled> transitions) {
    TreeSet<Node> entry = new TreeSet<>();
    for (Enabled enabled : transitions) {
      if (!enabled.targets().isEmpty()) {
        Node domain = enabled.domain(this);
        TreeSet<Node> own = new TreeSet<>();
        enabled.targets().forEach(t -> addDescendants(t, own));
        effectiveTargets(enabled.targets()).forEach(t -> addAncestors(t, domain, own));
        if (domain.isParallel()) {
          // SCXML has no parallel root; all regions of the root are entered, because they have been
          // exited
          addRegions(domain, own);
        }
        // SCXML adds all states between the parent of a history state and its targets, even states
        // that are not exited; here only exited states are entered
        own.stream().filter(n -> n.isDescendantOf(domain)).forEach(entry::add);
      }
    }
    return entry;
  }

  /** Returns the entry set of a new instance. */
  TreeSet<Node> initialEntrySet() {
    TreeSet<Node> entry = new TreeSet<>();
    addDescendants(root(), entry);
    return entry;
  }

  private void addDescendants(Node state, TreeSet<Node> entry) {
    if (state.isHistory()) {
      List<Node> targets = historyValue.getOrDefault(state, historyDefault(state));
      targets.forEach(t -> addDescendants(t, entry));
      targets.forEach(t -> addAncestors(t, state.parent, entry));
      return;
    }
    entry.add(state);
    if (state.isCompound() || !state.state.behavior().initial().isEmpty()) {
      List<Node> defaults = defaults(state);
      defaults.forEach(t -> addDescendants(t, entry));
      defaults.forEach(t -> addAncestors(t, state, entry));
    }
    if (state.isParallel()) {
      addRegions(state, entry);
    }
  }

  private void addAncestors(Node state, Node upTo, TreeSet<Node> entry) {
    for (Node ancestor : state.properAncestors(upTo)) {
      entry.add(ancestor);
      if (ancestor.isParallel()) {
        addRegions(ancestor, entry);
      }
    }
  }

  private void addRegions(Node parallel, TreeSet<Node> entry) {
    for (Node region : parallel.childStates()) {
      if (entry.stream().noneMatch(n -> n.isDescendantOf(region))) {
        addDescendants(region, entry);
      }
    }
  }

  private List<Node> defaults(Node state) {
    if (!state.state.behavior().initial().isEmpty()) {
      return nodes(state.state.behavior().initial());
    }
    List<Node> children = state.childStates();
    return List.of(
        children.stream().filter(c -> c.state.isInitial()).findFirst().orElse(children.get(0)));
  }

  /** Returns the stored states of each history state, in document order. */
  String history() {
    return document.stream()
        .filter(historyValue::containsKey)
        .map(n -> " " + n + historyValue.get(n))
        .collect(java.util.stream.Collectors.joining());
  }

  /** Returns whether a state is done. */
  boolean isInFinalState(Node state) {
    if (state.isCompound()) {
      return state.childStates().stream().anyMatch(c -> c.isFinal() && active.contains(c));
    }
    return state.isParallel() && state.childStates().stream().allMatch(this::isInFinalState);
  }

  /**
   * Returns whether the instance has ended. This is the case in a final state that is a child of
   * the root, or when all regions of the root are done.
   */
  boolean isOver() {
    return over || (!root().isParallel() && isInFinalState(root()));
  }

  /** Ends a machine with regions when all its regions are done. */
  void rest() {
    over = isInFinalState(root());
  }
}
