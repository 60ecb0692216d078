package dev.pawl.processor.check;

import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.Transition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * What is entered: targets with the states around them, the regions beside them, and what is
 * entered below by default. History states count as entered, and their defaults with them.
 */
public final class Entry {

  private final StateTree tree;
  private final BitSet nodes = new BitSet();
  private final BitSet byDefault = new BitSet();

  public Entry(StateTree tree) {
    this.tree = tree;
  }

  /** What a transition enters. */
  public static Entry of(Resolved machine, Transition transition) {
    Entry entry = new Entry(machine.tree());
    entry.add(machine, transition);
    return entry;
  }

  /** Enters what a transition does, for each target alone where one is picked at run time. */
  public void add(Resolved machine, Transition transition) {
    List<Integer> targets = numbers(tree, transition.targets());
    int domain = domain(machine, transition);
    if (transition.dynamic()) {
      targets.forEach(t -> targets(List.of(t), domain));
    } else {
      targets(targets, domain);
    }
  }

  private static List<Integer> numbers(StateTree tree, List<Ref> names) {
    List<Integer> numbers = new ArrayList<>();
    names.forEach(n -> tree.find(n.name()).ifPresent(numbers::add));
    return numbers;
  }

  /**
   * The innermost node that a transition with targets does not leave; all below it is left. It is
   * -1 where that is the whole machine, whose regions are then entered anew.
   */
  public static int domain(Resolved machine, Transition transition) {
    StateTree tree = machine.tree();
    int owner = tree.number(machine.owner(transition));
    List<Integer> all = new ArrayList<>(List.of(owner));
    all.addAll(numbers(tree, transition.targets()));
    boolean stays =
        transition.internal()
            && !tree.node(owner).isParallel()
            && all.stream().skip(1).allMatch(t -> tree.isBelow(t, owner));
    int domain = stays ? owner : tree.commonAncestor(all);
    return domain == 0 && tree.root().isParallel() ? -1 : domain;
  }

  /** Enters states and all around them up to a node that is active already; -1 for none. */
  public void targets(List<Integer> targets, int above) {
    for (int target : targets) {
      for (int node = tree.parent(target); node > above; node = tree.parent(node)) {
        nodes.set(node);
        if (tree.node(node).isParallel()) {
          regions(node, targets);
        }
      }
      defaults(target);
    }
  }

  private void regions(int parallel, List<Integer> except) {
    for (int region : tree.children(parallel)) {
      if (except.stream().noneMatch(t -> tree.isWithin(t, region))) {
        defaults(region);
      }
    }
  }

  /** Enters a node and what is entered by default below it. */
  public void defaults(int node) {
    nodes.set(node);
    if (byDefault.get(node)) {
      return;
    }
    byDefault.set(node);
    State state = tree.node(node);
    if (state.isHistory()) {
      for (Transition transition : state.transitions()) {
        targets(numbers(tree, transition.targets()), tree.parent(node));
      }
    } else if (state.isParallel()) {
      List<Integer> named = numbers(tree, state.behavior().initial());
      targets(named, node);
      regions(node, named);
    } else {
      targets(tree.defaults(node), node);
    }
  }

  /** The numbers of all nodes entered. */
  public BitSet nodes() {
    return nodes;
  }

  /** The leaves entered. */
  public List<Integer> leaves() {
    return nodes.stream().filter(n -> n > 0 && tree.node(n).isLeaf()).boxed().toList();
  }

  /** The history states entered. */
  public List<Integer> histories() {
    return nodes.stream().filter(n -> tree.node(n).isHistory()).boxed().toList();
  }
}
