package dev.pawl.processor.generate;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.List;

/**
 * The states in which a new instance can be. If several leaves are active, the instance's state is
 * the innermost state that contains all of them. If states carry data, the instance's state is the
 * first leaf.
 */
final class BeginningStates {

  private final Plan plan;
  private final StateTree tree;

  BeginningStates(Plan plan) {
    this.plan = plan;
    this.tree = plan.machine().tree();
  }

  /** Returns whether the machine has several initial states, so that callers can choose one. */
  boolean areSeveral() {
    return states().size() > 1;
  }

  /** Returns the states, the default state first. */
  List<StatePlan> states() {
    State root = tree.root();
    List<StatePlan> initial = plan.initialStates();
    boolean free =
        !root.isParallel()
            && root.behavior().initial().isEmpty()
            && (!plan.hasData() || initial.stream().noneMatch(s -> s.declared().isComposite()));
    if (plan.chart().isEmpty() || (free && initial.size() > 1)) {
      return initial;
    }
    List<Integer> begun = plan.chart().get().startLeaves();
    int first = begun.get(0);
    int holder =
        tree.upwards(first).stream()
            .filter(n -> begun.stream().allMatch(l -> tree.isWithin(l, n)))
            .findFirst()
            .orElse(0);
    int shown = plan.hasData() || holder == 0 ? first : holder;
    return plan.states().stream().filter(s -> tree.number(s.declared()) == shown).toList();
  }
}
