package dev.pawl.engine.chart;

import java.util.Arrays;

/** The transitions that an event enables together, at most one per region. */
class Selection<S, E, C> {

  final ChartInstance<S, ?, E, C, ?> instance;
  final Chart<?, E> chart;
  final Active<S> active;

  /** How many transitions have been selected. */
  int taken;

  /** For each its number, its leaf's slot, and what it leaves and enters; null if it stays. */
  int[] arcs = new int[4];

  int[] slots = new int[4];
  Way[] ways = new Way[4];
  int[][] goals = new int[4][];

  Selection(ChartInstance<S, ?, E, C, ?> instance) {
    this.instance = instance;
    this.chart = instance.chart;
    this.active = instance.active;
  }

  /**
   * Finds the transitions that a column of the table enables.
   *
   * @return how many; else why there is none, as the most particular of the constants of {@link
   *     Chart}
   */
  int select(int column, E event) {
    taken = 0;
    int refusal = Chart.ILLEGAL;
    if (instance.ended) {
      return refusal;
    }
    int transitions = chart.arcs.size();
    for (int slot = 0; slot < active.count; slot++) {
      int code = chart.codes[chart.rows[active.leaves[slot]] + column];
      if (code >= transitions) {
        code = instance.decide(code - transitions, active.value(slot), event, instance.context);
      }
      if (code >= 0) {
        add(code, slot, event);
      } else if (code < refusal) {
        refusal = code;
      }
    }
    return taken > 0 ? taken : refusal;
  }

  /**
   * Makes a step that does no more than put one leaf in the place of another, without asking
   * anybody: most do no more. Whatever is not as simple is left for {@link #select}.
   */
  boolean makePlainly(int column) {
    short[] plain = chart.plain;
    int[] rows = chart.rows;
    int[] leaves = active.leaves;
    int target = Chart.ILLEGAL;
    int at = 0;
    for (int slot = 0; slot < active.count; slot++) {
      int next = plain[rows[leaves[slot]] + column];
      if (next != Chart.ILLEGAL) {
        if (next == Chart.NOT_PLAIN || target != Chart.ILLEGAL) {
          return false;
        }
        target = next;
        at = slot;
      }
    }
    if (target == Chart.ILLEGAL) {
      return false;
    }
    instance.beginCommit();
    leaves[at] = target;
    instance.sequence++;
    instance.endCommit();
    return true;
  }

  /** Adds a transition, unless another goes before it; SCXML's removeConflictingTransitions. */
  private void add(int number, int slot, E event) {
    for (int i = 0; i < taken; i++) {
      if (arcs[i] == number) {
        return;
      }
    }
    Arc<E> arc = chart.arc(number);
    int[] goal = arc.chosen ? choose(arc, slot, event) : arc.targets;
    Way way = arc.stays() ? null : way(arc, goal);
    int kept = taken;
    if (way != null && taken > 0) {
      for (int i = 0; i < taken; i++) {
        if (conflict(way, ways[i]) && !chart.isBelow(arc.source, chart.arc(arcs[i]).source)) {
          return;
        }
      }
      kept = 0;
      for (int i = 0; i < taken; i++) {
        if (!conflict(way, ways[i])) {
          move(i, kept++);
        }
      }
    }
    if (kept == arcs.length) {
      grow();
    }
    arcs[kept] = number;
    slots[kept] = slot;
    ways[kept] = way;
    goals[kept] = goal;
    taken = kept + 1;
  }

  private void move(int from, int to) {
    arcs[to] = arcs[from];
    slots[to] = slots[from];
    ways[to] = ways[from];
    goals[to] = goals[from];
  }

  private void grow() {
    int size = arcs.length * 2;
    arcs = Arrays.copyOf(arcs, size);
    slots = Arrays.copyOf(slots, size);
    ways = Arrays.copyOf(ways, size);
    goals = Arrays.copyOf(goals, size);
  }

  /** Whether two transitions leave some state both: where one's domain lies in the other's. */
  private boolean conflict(Way one, Way other) {
    return other != null
        && (one.domain == other.domain
            || chart.isBelow(one.domain, other.domain)
            || chart.isBelow(other.domain, one.domain));
  }

  private int[] choose(Arc<E> arc, int slot, E event) {
    return new int[] {
      chart.number(instance.choose(arc.number, active.value(slot), event, instance.context))
    };
  }

  private Way way(Arc<E> arc, int[] goal) {
    if (arc.ways == null) {
      return new Entering(chart, active.remembered).way(arc.source, arc.inside, goal);
    }
    int choice = 0;
    while (arc.chosen && arc.targets[choice] != goal[0]) {
      choice++;
    }
    return arc.ways[choice];
  }

  /** What history states stand for is what they remember once the old states are left. */
  final void enterByHistory() {
    int[][] known = null;
    for (int i = 0; i < taken; i++) {
      Arc<E> arc = chart.arc(arcs[i]);
      if (ways[i] != null && arc.ways == null) {
        known = known == null ? active.rememberedAfter(ways, taken) : known;
        Way way = new Entering(chart, known).way(arc.source, arc.inside, goals[i]);
        ways[i] = new Way(ways[i].domain, way.entered, way.leaves, way.quiet);
      }
    }
  }
}
