package dev.pawl.engine.chart;

import java.util.ArrayList;
import java.util.List;

/** A declared transition of a chart. */
final class Arc<E> {

  final int number;
  final int source;
  final String guard;
  final int[] targets;
  final List<E> raised = new ArrayList<>();
  int[] effects = {};
  boolean inside;
  boolean chosen;
  boolean updates;

  /** Its ways: one, or one per target where that is chosen; null where history decides. */
  Way[] ways;

  Arc(int number, int source, String guard, int[] targets) {
    this.number = number;
    this.source = source;
    this.guard = guard;
    this.targets = targets;
  }

  /** Whether it leaves and enters nothing. */
  boolean stays() {
    return targets.length == 0;
  }

  /** Whether it does nothing beside changing the state. */
  boolean quiet() {
    return effects.length == 0 && raised.isEmpty() && !updates;
  }
}
