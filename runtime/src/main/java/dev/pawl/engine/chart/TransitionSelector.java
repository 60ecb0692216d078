package dev.pawl.engine.chart;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Selects the transitions that an event enables together, at most one per region, and asks guards
 * and choices to do so; it changes nothing but itself. What it has selected stands in it until the
 * next time.
 */
final class TransitionSelector<S, E, C> {

  private final Chart<?, E> chart;

  /** How many transitions have been selected: the first of those below. */
  int taken;

  private final List<SelectedTransition<S, E>> all = new ArrayList<>(1);

  TransitionSelector(Chart<?, E> chart) {
    this.chart = chart;
  }

  /**
   * Selects the transitions that a column of the table enables in a configuration.
   *
   * @return how many; else why there is none, as the most particular of the constants of {@link
   *     Chart}
   */
  int select(
      ConfiguredInstance<S, ?, E, C, ?> asked,
      Configuration<S, C> active,
      int column,
      @Nullable E event) {
    taken = 0;
    int refusal = Chart.ILLEGAL;
    if (active.ended) {
      return refusal;
    }
    for (int slot = 0; slot < active.count; slot++) {
      int code = chart.code(active.leaves[slot], column);
      if (isAsked(asked, active, slot, column, code)) {
        continue;
      }
      int found = answer(asked, active, slot, code, event);
      if (found >= 0) {
        add(asked, active, found, slot, event);
      } else if (found < refusal) {
        refusal = found;
      }
    }
    return taken > 0 ? taken : refusal;
  }

  /** The answer of a leaf by a code of the table: a transition, or a negative constant. */
  static <S, E, C> int answer(
      ConfiguredInstance<S, ?, E, C, ?> asked,
      Configuration<S, C> active,
      int slot,
      int code,
      @Nullable E event) {
    int transitions = asked.chart.arcs.length;
    return code < transitions
        ? code
        : asked.decide(code - transitions, active.value(slot), event, active.context, active);
  }

  /**
   * Whether the guards that a leaf has for a column have been asked for one before it, with the
   * same answer: they know of no leaf where states carry no data.
   */
  private static boolean isAsked(
      ConfiguredInstance<?, ?, ?, ?, ?> asked,
      Configuration<?, ?> active,
      int slot,
      int column,
      int code) {
    Chart<?, ?> chart = asked.chart;
    int before = code < chart.arcs.length || asked.carriesData() ? 0 : slot;
    while (--before >= 0) {
      if (chart.code(active.leaves[before], column) == code) {
        return true;
      }
    }
    return false;
  }

  /** Whether an event may be fired, and has a transition in a configuration. */
  static <S, E, C> boolean enables(
      ConfiguredInstance<S, ?, E, C, ?> asked, Configuration<S, C> active, E event) {
    int column = asked.column(event);
    boolean offered = !active.ended && !asked.chart.isInternal(column);
    for (int slot = 0; offered && slot < active.count; slot++) {
      int code = asked.chart.code(active.leaves[slot], column);
      if (!isAsked(asked, active, slot, column, code)
          && answer(asked, active, slot, code, event) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether the program may fire an event, and some transition in a configuration may take it. */
  static <S, E, C> boolean mayTake(
      ConfiguredInstance<S, ?, E, C, ?> asked, Configuration<S, C> active, int column) {
    Chart<?, E> chart = asked.chart;
    E event = chart.events.get(column);
    if (event != null) {
      return enables(asked, active, event);
    }
    for (int slot = 0; slot < active.count && !active.ended; slot++) {
      if (chart.code(active.leaves[slot], column) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Adds a transition, unless another goes before it; SCXML's removeConflictingTransitions. */
  private void add(
      ConfiguredInstance<S, ?, E, C, ?> asked,
      Configuration<S, C> active,
      int number,
      int slot,
      @Nullable E event) {
    ChartTransition<E> arc = chart.arc(number);
    for (int i = 0; i < taken; i++) {
      if (get(i).arc == arc) {
        return;
      }
    }
    Move move = arc.stays() ? null : move(asked, active, arc, slot, event);
    int domain = move == null ? Chart.STAYS : move.domains[0];
    if (move != null && move.domains.length > 1) {
      domain = new History(chart.nodes, active.remembered).domain(move, arc.targets);
    }
    for (int i = 0; i < taken; i++) {
      ChartTransition<E> other = get(i).arc;
      if (conflict(domain, get(i).domain)
          && other != null
          && !chart.isBelow(arc.source, other.source)) {
        return;
      }
    }
    int kept = 0;
    for (int i = 0; i < taken; i++) {
      if (!conflict(domain, get(i).domain)) {
        Collections.swap(all, kept++, i);
      }
    }
    taken = kept + 1;
    get(kept).set(arc, slot, domain, move);
  }

  /** One of those that have been selected. */
  SelectedTransition<S, E> get(int index) {
    if (index == all.size()) {
      all.add(new SelectedTransition<>());
    }
    return all.get(index);
  }

  /** Whether two transitions leave some state both: where one's domain lies in the other's. */
  private boolean conflict(int one, int other) {
    return one != Chart.STAYS
        && other != Chart.STAYS
        && (one == other || chart.isBelow(one, other) || chart.isBelow(other, one));
  }

  private Move move(
      ConfiguredInstance<S, ?, E, C, ?> asked,
      Configuration<S, C> active,
      ChartTransition<E> arc,
      int slot,
      @Nullable E event) {
    int choice = 0;
    if (arc.chosen) {
      int goal = chart.number(asked.choose(arc.number, active.value(slot), event, active.context));
      while (arc.targets[choice] != goal) {
        choice++;
      }
    }
    return arc.moves.get(choice);
  }

  /**
   * The entry set of a state past the rules: what is orthogonal to it stays as it is, so an active
   * region is not left, but what is active within it is.
   */
  static EntrySet forced(Configuration<?, ?> active, int state) {
    Chart<?, ?> chart = active.chart;
    int parent = chart.node(state).parent;
    boolean isRegion = chart.node(parent).isParallel() && active.holds(state);
    if (isRegion && chart.node(state).isLeaf()) {
      return EntrySet.same(state);
    }
    int domain = isRegion ? state : composite(active, parent);
    int[] @Nullable [] known = active.rememberedAfter(node -> chart.isBelow(node, domain));
    return new History(chart.nodes, known).into(domain, state);
  }

  /** The innermost active state without regions that a node is, or lies in; else the machine. */
  private static int composite(Configuration<?, ?> active, int node) {
    int outer = node;
    while (outer > 0
        && (active.chart.node(outer).kind != Node.Kind.COMPOSITE || !active.holds(outer))) {
      outer = active.chart.parents[outer];
    }
    return outer;
  }

  /** Selects one set past the rules, in the place of transitions. */
  void put(EntrySet entry) {
    taken = 1;
    get(0).set(null, 0, entry.domain, null);
    get(0).entry = entry;
  }

  /** Asks history, once the old states are left, for the entry sets that depend on it. */
  void enterByHistory(Configuration<S, C> active) {
    History history = null;
    for (int i = 0; i < taken; i++) {
      SelectedTransition<S, E> each = get(i);
      if (each.move != null && each.entry == null) {
        if (history == null) {
          history = new History(chart.nodes, active.rememberedAfter(this::leaves));
        }
        each.entry = history.entry(each.domain, each.move.listed);
      }
    }
  }

  /** Whether a state is left. */
  boolean leaves(int node) {
    for (int i = 0; i < taken; i++) {
      if (get(i).domain != Chart.STAYS && chart.isBelow(node, get(i).domain)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a state is entered. */
  boolean enters(int node) {
    for (int i = 0; i < taken; i++) {
      EntrySet entry = get(i).entry;
      if (entry != null && entry.has(node)) {
        return true;
      }
    }
    return false;
  }

  /** Lets go of what the instance carried. */
  void clear() {
    for (int i = 0; i < taken; i++) {
      get(i).clear();
    }
  }
}
