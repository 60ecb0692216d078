package dev.pawl.language.semantics;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The nodes that transitions leave and enter, that an instance begins in, and that a history state
 * stands for. SCXML's domain is the least common compound ancestor of source and targets.
 */
public final class Moves {

  private final ResolvedMachine machine;
  private final StateTree tree;
  private final Map<ResolvedTransition, List<Move>> known = new IdentityHashMap<>();

  Moves(ResolvedMachine machine) {
    this.machine = machine;
    this.tree = machine.tree();
  }

  /**
   * The moves of a transition: none where it has no target, one for each where a method picks the
   * target, else one. That of a history state's default is what it stands for by default.
   */
  public List<Move> of(ResolvedTransition transition) {
    return known.computeIfAbsent(transition, this::worked);
  }

  private List<Move> worked(ResolvedTransition transition) {
    List<StateNode> targets = transition.targets();
    if (targets.isEmpty()) {
      return List.of();
    } else if (transition.source().declared().isHistory()) {
      return List.of(byDefault(transition.source()));
    } else if (transition.declared().dynamic()) {
      return targets.stream().map(t -> move(transition, List.of(t))).toList();
    }
    return List.of(move(transition, targets));
  }

  private Move move(ResolvedTransition transition, List<StateNode> targets) {
    StateNode source = transition.source();
    List<Integer> domains = domains(source, transition.declared().internal(), targets);
    int domain = domains.get(domains.size() - 1);
    List<Integer> exit = new ArrayList<>();
    addExits(domain, source.number(), exit);
    exit.remove(Integer.valueOf(domain));
    Collections.reverse(exit);
    return move(domains, exit, entry(targets, domain));
  }

  private Move move(List<Integer> domains, List<Integer> exit, BitSet entry) {
    List<Integer> all = entry.stream().boxed().toList();
    return new Move(
        domains, exit, all, all.stream().filter(n -> n > 0 && tree.node(n).isLeaf()).toList());
  }

  private BitSet entry(List<StateNode> targets, int domain) {
    EntrySet set = new EntrySet(machine).add(targets, domain);
    if (domain == 0 && tree.root().isParallel()) {
      // the machine itself is not left, but all of its regions are
      set.addRegions(0);
    }
    return set.below(domain);
  }

  private List<Integer> domains(StateNode source, boolean internal, List<StateNode> targets) {
    List<Integer> domains = new ArrayList<>();
    int first = internal ? source.number() : tree.parent(source.number());
    for (int node = first; node > 0; node = tree.parent(node)) {
      int ancestor = node;
      boolean isCompound = tree.node(node).isComposite() && !tree.node(node).isParallel();
      if (isCompound && targets.stream().allMatch(t -> tree.isBelow(t.number(), ancestor))) {
        domains.add(node);
        return domains;
      } else if (isCompound && targets.stream().allMatch(t -> mayHold(ancestor, t))) {
        domains.add(node);
      }
    }
    domains.add(0);
    return domains;
  }

  /** Whether a target, or what a history state may stand for, lies below a node. */
  private boolean mayHold(int node, StateNode target) {
    int number = target.number();
    return tree.isBelow(number, node)
        || (target.declared().isHistory() && tree.isBelow(node, tree.parent(number)));
  }

  /** Adds, outer before inner, what may be active at or below a node while a source is. */
  private void addExits(int node, int source, List<Integer> exit) {
    State state = tree.node(node);
    exit.add(node);
    if (!state.isParallel() && tree.isBelow(source, node)) {
      int child = source;
      while (tree.parent(child) != node) {
        child = tree.parent(child);
      }
      addExits(child, source, exit);
    } else {
      tree.children(node).forEach(c -> addExits(c, source, exit));
    }
  }

  /** The move with which an instance begins by default. */
  public Move start() {
    StateNode root = machine.root();
    return start(root.declared().isParallel() ? List.of(root) : root.defaults());
  }

  /** The move with which an instance begins in a state, or is forced into it. */
  public Move start(StateNode state) {
    return start(List.of(state));
  }

  private Move start(List<StateNode> targets) {
    return move(List.of(-1), List.of(), entry(targets, -1));
  }

  /** The move that a history state stands for, below its parent, where nothing is remembered. */
  public Move byDefault(StateNode history) {
    int parent = tree.parent(history.number());
    EntrySet set = new EntrySet(machine).add(history.defaults(), parent);
    if (tree.node(parent).isParallel()) {
      set.addRegions(parent);
    }
    return move(List.of(parent), List.of(), set.below(parent));
  }

  /** The history states that a move asks. */
  public List<StateNode> histories(Move move) {
    return machine.nodes(move.entry()).stream().filter(n -> n.declared().isHistory()).toList();
  }

  /**
   * The entry set of a move where nothing is remembered, the history states that it asks included.
   */
  public BitSet withDefaults(Move move) {
    BitSet all = new BitSet();
    addWithDefaults(move, all);
    return all;
  }

  private void addWithDefaults(Move move, BitSet all) {
    for (int node : move.entry()) {
      boolean fresh = !all.get(node);
      all.set(node);
      if (fresh && node > 0 && tree.node(node).isHistory()) {
        addWithDefaults(byDefault(machine.node(node)), all);
      }
    }
  }

  /**
   * Every leaf that a move may enter: any below the parent of a history state may be remembered.
   */
  public List<Integer> mayEnter(Move move) {
    BitSet leaves = new BitSet();
    move.leaves().forEach(leaves::set);
    histories(move).forEach(h -> tree.leaves(tree.parent(h.number())).forEach(leaves::set));
    return leaves.stream().boxed().toList();
  }
}
