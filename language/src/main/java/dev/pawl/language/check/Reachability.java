package dev.pawl.language.check;

import dev.pawl.language.model.Behavior.History;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.Moves;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The states that an instance can reach. Each leaf is examined on its own, independent of the
 * active leaves of other regions. If regions depend on each other, the result may contain states
 * that cannot be reached.
 */
final class Reachability {

  /**
   * A transition for the completion of a state. The transition is put aside until the analysis
   * finds that the state can be done.
   *
   * @param leaf the leaf in which the transition was found
   */
  private record Waiting(int leaf, ResolvedTransition transition) {}

  private final CheckContext machine;
  private final StateTree tree;
  private final Moves moves;
  private final BitSet entered = new BitSet();
  private final BitSet reached = new BitSet();
  private final Deque<Integer> next = new ArrayDeque<>();
  private final List<List<ResolvedTransition>> pending = new ArrayList<>();
  private final List<Waiting> waiting = new ArrayList<>();

  Reachability(CheckContext machine) {
    this.machine = machine;
    this.tree = machine.tree();
    this.moves = machine.resolved().moves();
    for (StateNode node : machine.resolved().nodes()) {
      pending.add(node.declared().isHistory() ? new ArrayList<>() : node.allTransitions());
    }
  }

  /** Returns the states that an instance can reach without forced transitions. */
  static BitSet fromTheBeginning(CheckContext machine) {
    Reachability reachability = new Reachability(machine);
    reachability.begin();
    reachability.run();
    return reachability.reached;
  }

  /**
   * Returns the states that an instance can reach, also after a forced transition into an external
   * state.
   */
  static BitSet withForce(CheckContext machine) {
    Reachability reachability = new Reachability(machine);
    reachability.begin();
    machine.states().stream()
        .filter(State::external)
        .forEach(s -> reachability.start(machine.resolved().node(s)));
    reachability.run();
    return reachability.reached;
  }

  private void begin() {
    if (tree.root().isParallel() || !tree.root().behavior().initial().isEmpty()) {
      entered.or(moves.withDefaults(moves.start()));
    }
    tree.root().children().stream()
        .filter(State::isInitial)
        .forEach(s -> start(machine.resolved().node(s)));
  }

  private void start(StateNode node) {
    entered.or(moves.withDefaults(moves.start(node)));
  }

  private void run() {
    do {
      addReached();
      while (!next.isEmpty()) {
        int leaf = next.remove();
        for (int node : tree.upwards(leaf)) {
          // take a transition only once, because it enters the same states from every leaf
          pending.get(node).removeIf(t -> take(leaf, node, t));
        }
        addReached();
      }
      waiting.removeIf(w -> canHappen(w.transition()) && enter(w.transition()));
      remember();
    } while (addReached());
  }

  /**
   * Adds newly entered nodes to the reached nodes and queues the leaves among them. Returns whether
   * any node is new.
   */
  private boolean addReached() {
    BitSet fresh = (BitSet) entered.clone();
    fresh.andNot(reached);
    reached.or(fresh);
    fresh.stream().filter(n -> n > 0 && tree.node(n).isLeaf()).forEach(next::add);
    return !fresh.isEmpty();
  }

  /**
   * Takes a transition in a leaf. Returns whether the transition was taken. A transition that was
   * taken need not be tried again.
   */
  private boolean take(int leaf, int owner, ResolvedTransition transition) {
    boolean ended = tree.parent(leaf) == 0 && tree.node(leaf).isFinal();
    if (owner != leaf && (ended || !holds(leaf, transition))) {
      return false;
    } else if (!canHappen(transition)) {
      waiting.add(new Waiting(leaf, transition));
      return false;
    }
    return enter(transition);
  }

  private boolean holds(int leaf, ResolvedTransition transition) {
    // GuardNeverHolds reports a guard that never holds, so assume here that it holds
    return !machine.inheritance().isOverridden(leaf, transition)
        && (!machine.guarding().of(transition, leaf).isNever()
            || machine.guard(transition).isNever());
  }

  /**
   * Returns whether the event of a transition can happen. A completion event can happen if its
   * state can be done.
   */
  private boolean canHappen(ResolvedTransition transition) {
    return transition
        .event()
        .flatMap(machine.events()::finished)
        .map(s -> !s.declared().isComposite() || canBeDone(s.number()))
        .orElse(true);
  }

  private boolean canBeDone(int node) {
    return tree.node(node).isParallel()
        ? tree.children(node).stream().allMatch(this::canBeDone)
        : tree.children(node).stream().anyMatch(c -> tree.node(c).isFinal() && reached.get(c));
  }

  private boolean enter(ResolvedTransition transition) {
    entered.or(machine.entered(transition));
    return true;
  }

  /**
   * Enters the reachable siblings of shallow history states, with the defaults of the siblings. A
   * shallow history state enters the sibling that was last active.
   */
  private void remember() {
    for (int history : entered.stream().filter(n -> tree.node(n).isHistory()).toArray()) {
      if (tree.node(history).behavior().history().equals(Optional.of(History.SHALLOW))) {
        for (int child : tree.children(tree.parent(history))) {
          if (reached.get(child)) {
            BitSet within = moves.withDefaults(moves.start(machine.resolved().node(child)));
            within.clear(0, child);
            within.clear(tree.last(child) + 1, tree.size());
            entered.or(within);
          }
        }
      }
    }
  }
}
