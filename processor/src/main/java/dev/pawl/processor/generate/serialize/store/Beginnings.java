package dev.pawl.processor.generate.serialize.store;

import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.Collections;
import java.util.List;

/**
 * The states that lives tell when they have just begun: of several leaves the innermost state that
 * holds all, or the first leaf if states carry data.
 */
final class Beginnings {

  private final Plan plan;
  private final StateTree tree;

  Beginnings(Plan plan) {
    this.plan = plan;
    this.tree = plan.machine().tree();
  }

  /** Whether an instance may be told in which of several states to begin. */
  boolean areSeveral() {
    return states().size() > 1;
  }

  /** The states, the one by default first. */
  List<StatePlan> states() {
    State root = tree.root();
    boolean free = !plan.hasData() && !root.isParallel() && root.behavior().initial().isEmpty();
    if (plan.chart().isEmpty() || (free && plan.initialStates().size() > 1)) {
      return plan.initialStates();
    }
    int told = told(0, plan.hasData());
    return plan.states().stream().filter(s -> tree.number(s.declared()) == told).toList();
  }

  private int told(int node, boolean asLeaf) {
    State state = tree.node(node);
    if (state.isHistory()) {
      return told(plan.defaults(node).get(0), asLeaf);
    }
    if (state.isLeaf()) {
      return node;
    }
    List<Integer> entered = state.isParallel() ? tree.children(node) : plan.defaults(node);
    if (entered.size() == 1) {
      return told(entered.get(0), asLeaf);
    }
    int holder = entered.stream().reduce(this::common).orElseThrow();
    return asLeaf || holder == 0 ? told(Collections.min(entered), true) : holder;
  }

  private int common(int one, int other) {
    return tree.upwards(one).stream().filter(n -> tree.isWithin(other, n)).findFirst().orElse(0);
  }
}
