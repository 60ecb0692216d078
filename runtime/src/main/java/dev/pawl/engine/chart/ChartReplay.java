package dev.pawl.engine.chart;

import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Refusal;
import java.util.ArrayList;
import java.util.List;

/** Checks recorded lives of charts against the rules. */
public final class ChartReplay {

  private ChartReplay() {}

  /**
   * Requires every step of a life to be legal: some transition leads from where it began to where
   * it went, guards aside, or it was forced; sequence numbers rise; and, unless the chart has
   * regions, each step leaves the state in which the one before it ended.
   *
   * @throws IllegalTransitionError at the first that is not legal; the message tells which
   */
  public static <S, K extends Enum<K>, E> void require(
      ChartDefinition<K, E> rules, List<? extends LifecycleEvent<S, E>> life) {
    LifecycleEvent<S, E> before = null;
    int number = 0;
    for (LifecycleEvent<S, E> step : life) {
      number++;
      String wrong = wrong(rules, before, step);
      if (wrong != null) {
        int column = step.event() == null ? -1 : rules.column(step.event());
        Object target = step.event() == null ? step.to() : null;
        Refusal refusal =
            new Refusal(
                rules,
                Refusal.Kind.ILLEGAL,
                step.entityId(),
                step.from(),
                column,
                step.event(),
                target);
        String whose = step.entityId() == null ? "" : " " + step.entityId();
        throw new IllegalTransitionError(
            refusal, "Step " + number + ": " + rules.machine() + whose + ": " + wrong);
      }
      before = step;
    }
  }

  private static <S, K extends Enum<K>, E> String wrong(
      ChartDefinition<K, E> rules, LifecycleEvent<S, E> before, LifecycleEvent<S, E> step) {
    if (step.from() == null || step.to() == null) {
      return "this is an attempt, not a step.";
    }
    if (before != null && step.sequence() <= before.sequence()) {
      return "sequence " + step.sequence() + " follows " + before.sequence() + ".";
    }
    if (before != null && !rules.hasRegions() && !before.to().equals(step.from())) {
      return "it leaves "
          + rules.name(step.from())
          + ", but the step before it ended in "
          + rules.name(before.to())
          + ".";
    }
    if (step.forced() || leads(rules, step)) {
      return null;
    }
    String event =
        step.event() == null ? "no event" : rules.eventNames().get(rules.column(step.event()));
    return event
        + " does not lead from "
        + rules.name(step.from())
        + " to "
        + rules.name(step.to())
        + ".";
  }

  private static <S, K extends Enum<K>, E> boolean leads(
      ChartDefinition<K, E> rules, LifecycleEvent<S, E> step) {
    List<ChartDefinition.Candidate<K>> candidates = new ArrayList<>();
    for (K leaf : rules.leaves(step.from())) {
      candidates.addAll(
          step.event() == null
              ? rules.eventless(leaf)
              : rules.candidates(leaf, rules.column(step.event())));
    }
    K to = rules.keyOf(step.to());
    for (ChartDefinition.Candidate<K> candidate : candidates) {
      if (candidate.targets().contains(to)) {
        return true;
      }
    }
    return false;
  }
}
