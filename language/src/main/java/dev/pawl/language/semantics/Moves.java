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
 * The {@link Move moves} of transitions, of the start of an instance, and of the defaults of
 * history states. The domain of a transition is the least common compound ancestor of its source
 * and targets (SCXML 1.0, section 3.13).
 */
public final class Moves {

  private final ResolvedMachine machine;
  private final StateTree tree;
  private final Map<ResolvedTransition, List<Move>> cache = new IdentityHashMap<>();

  Moves(ResolvedMachine machine) {
    this.machine = machine;
    this.tree = machine.tree();
  }

  /**
   * Returns the moves of a transition: no move if the transition has no target, one move for each
   * target if a method chooses the target, and otherwise one move. For a transition of a history
   * state, returns the move of the history state's default.
   */
  public List<Move> of(ResolvedTransition transition) {
    return cache.computeIfAbsent(transition, this::compute);
  }

  private List<Move> compute(ResolvedTransition transition) {
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
    List<Integer> all = new ArrayList<>();
    List<Integer> leaves = new ArrayList<>();
    for (int n = entry.nextSetBit(0); n >= 0; n = entry.nextSetBit(n + 1)) {
      all.add(n);
      if (n > 0 && tree.node(n).isLeaf()) {
        leaves.add(n);
      }
    }
    return new Move(domains, exit, all, leaves);
  }

  private BitSet entry(List<StateNode> targets, int domain) {
    EntrySet set = new EntrySet(machine).add(targets, domain);
    if (domain == 0 && tree.root().isParallel()) {
      // the transition exits all regions of the machine, but not the machine itself
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

  /**
   * Returns whether a target is below a node, or may represent nodes below this node because the
   * target is a history state.
   */
  private boolean mayHold(int node, StateNode target) {
    int number = target.number();
    return tree.isBelow(number, node)
        || (target.declared().isHistory() && tree.isBelow(node, tree.parent(number)));
  }

  /**
   * Adds the nodes at or below a node that can be active while a source is active, outer nodes
   * first.
   */
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

  /** Returns the move that starts an instance in its default states. */
  public Move start() {
    StateNode root = machine.root();
    return start(root.declared().isParallel() ? List.of(root) : root.defaults());
  }

  /**
   * Returns the move that starts an instance in a given state, or forces an instance into the
   * state.
   */
  public Move start(StateNode state) {
    return start(List.of(state));
  }

  private Move start(List<StateNode> targets) {
    return move(List.of(-1), List.of(), entry(targets, -1));
  }

  /**
   * Returns the move of a history state that remembers nothing. The domain of this move is the
   * parent of the history state.
   */
  public Move byDefault(StateNode history) {
    int parent = tree.parent(history.number());
    EntrySet set = new EntrySet(machine).add(history.defaults(), parent);
    if (tree.node(parent).isParallel()) {
      set.addRegions(parent);
    }
    return move(List.of(parent), List.of(), set.below(parent));
  }

  /** Returns the history states that a move enters. */
  public List<StateNode> histories(Move move) {
    return machine.nodes(move.entry()).stream().filter(n -> n.declared().isHistory()).toList();
  }

  /**
   * Returns the nodes that a move enters if history states remember nothing. Includes the history
   * states that the move enters.
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
   * Returns all leaves that a move can enter, and perhaps more: a history state is assumed to
   * remember any leaf below its parent, even if the history state is shallow.
   */
  public List<Integer> possibleLeaves(Move move) {
    BitSet leaves = new BitSet();
    move.leaves().forEach(leaves::set);
    histories(move).forEach(h -> tree.leaves(tree.parent(h.number())).forEach(leaves::set));
    return leaves.stream().boxed().toList();
  }
}
