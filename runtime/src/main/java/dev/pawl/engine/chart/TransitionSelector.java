package dev.pawl.engine.chart;

import dev.pawl.engine.StepObserver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The code that selects the transitions that an event enables together, at most one for each
 * region. The selection evaluates guards and choices and does not change the instance. A result is
 * valid until the next selection.
 */
final class TransitionSelector<S, E, C> {

  static final Object[] NOTHING = {};

  private final Chart<?, E> chart;
  private final ChartCode<S, ?, E, C, ?> code;
  private final boolean carriesData;
  private final @Nullable StepObserver observer;

  /** The column of the transition table for which transitions were selected last. */
  private int column;

  /**
   * The number of selected transitions. The selected transitions are the first elements of {@link
   * #all}.
   */
  int selectedCount;

  private final List<SelectedTransition<S, E>> all = new ArrayList<>(1);

  TransitionSelector(
      Chart<?, E> chart,
      ChartCode<S, ?, E, C, ?> code,
      boolean carriesData,
      @Nullable StepObserver observer) {
    this.chart = chart;
    this.code = code;
    this.carriesData = carriesData;
    this.observer = observer;
  }

  /**
   * Selects the transitions that are enabled in a configuration for a column of the chart's
   * transition table, which represents an event or for eventless transitions.
   *
   * @return the number of selected transitions. If no transition was selected, the smallest
   *     negative constant of {@link Chart} that an active leaf has for the column
   */
  int select(Configuration<S, C> active, int newColumn, @Nullable E event) {
    selectedCount = 0;
    column = newColumn;
    int refusal = Chart.ILLEGAL;
    if (active.ended) {
      return refusal;
    }
    for (int slot = 0; slot < active.count; slot++) {
      int cell = chart.code(active.leaves[slot], column);
      if (isAlreadyEvaluated(active, slot, column, cell)) {
        continue;
      }
      int found = evaluate(active, slot, cell, event);
      if (observer != null && cell >= 0) {
        int leaf = active.leaves[slot];
        observer.selected(chart.node(leaf).name, chart.columnName(column), candidate(leaf, found));
      }
      if (found >= 0) {
        add(active, found, slot, event);
      } else if (found < refusal) {
        refusal = found;
      }
    }
    return selectedCount > 0 ? selectedCount : refusal;
  }

  /**
   * Returns the index of a transition among the transitions that a leaf may take; -1 if the leaf
   * cannot take the transition.
   */
  private int candidate(int leaf, int transition) {
    int[] candidates = chart.candidates(leaf, column);
    int index = candidates.length - 1;
    while (index >= 0 && candidates[index] != transition) {
      index--;
    }
    return index;
  }

  private String chosen(ChartTransition<E> transition, @Nullable Move move) {
    return chart.node(transition.targets[transition.moves.indexOf(move)]).name;
  }

  /**
   * Notifies the observer of the selected transitions. This method is called immediately before an
   * instance commits these transitions.
   */
  void observeTaken(Object instance, Configuration<S, C> active) {
    for (int i = 0; observer != null && i < selectedCount; i++) {
      SelectedTransition<S, E> each = get(i);
      if (each.transition != null) {
        int leaf = active.leaves[each.slot];
        observer.taken(
            instance,
            chart.node(leaf).name,
            chart.columnName(column),
            candidate(leaf, each.transition.number),
            each.transition.chosen ? chosen(each.transition, each.move) : null);
      }
    }
  }

  /**
   * Returns the number of the transition that a leaf takes for a code of the transition table, or a
   * negative constant of {@link Chart}. If the code is a decision, guards are evaluated.
   */
  int evaluate(Configuration<S, C> active, int slot, int cell, @Nullable E event) {
    int transitions = chart.transitions.length;
    return cell < transitions
        ? cell
        : code.decide(cell - transitions, active.value(slot), event, active.context, active);
  }

  /**
   * Returns whether the guards of a leaf have already been evaluated for an earlier leaf. This
   * method returns false if states carry data, because the guards of different leaves then see
   * different data.
   */
  private boolean isAlreadyEvaluated(Configuration<?, ?> active, int slot, int column, int cell) {
    int before = cell < chart.transitions.length || carriesData ? 0 : slot;
    while (--before >= 0) {
      if (chart.code(active.leaves[before], column) == cell) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether the application may fire an event and the event enables a transition in a
   * configuration.
   */
  boolean enables(Configuration<S, C> active, int column, E event) {
    boolean offered = !active.ended && !chart.isInternal(column);
    for (int slot = 0; offered && slot < active.count; slot++) {
      int cell = chart.code(active.leaves[slot], column);
      if (!isAlreadyEvaluated(active, slot, column, cell)
          && evaluate(active, slot, cell, event) >= 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether the application may fire an event and the event may enable a transition. Guards
   * are evaluated only if the event carries no data.
   */
  boolean mayTake(Configuration<S, C> active, int column) {
    E event = chart.events.get(column);
    if (event != null) {
      return enables(active, column, event);
    }
    for (int slot = 0; slot < active.count && !active.ended; slot++) {
      if (chart.code(active.leaves[slot], column) >= 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds a transition, unless a transition with priority has already been selected. This method is
   * {@code removeConflictingTransitions} in SCXML, appendix D.
   */
  private void add(Configuration<S, C> active, int number, int slot, @Nullable E event) {
    ChartTransition<E> transition = chart.transition(number);
    for (int i = 0; i < selectedCount; i++) {
      if (get(i).transition == transition) {
        return;
      }
    }
    Move move = transition.stays() ? null : move(active, transition, slot, event);
    int domain = move == null ? Chart.STAYS : move.domains[0];
    if (move != null && move.domains.length > 1) {
      domain = new History(chart.nodes, active.remembered).domain(move, transition.targets);
    }
    for (int i = 0; i < selectedCount; i++) {
      ChartTransition<E> other = get(i).transition;
      if (conflict(domain, get(i).domain)
          && other != null
          && !chart.isBelow(transition.source, other.source)) {
        return;
      }
    }
    int kept = 0;
    for (int i = 0; i < selectedCount; i++) {
      if (!conflict(domain, get(i).domain)) {
        Collections.swap(all, kept++, i);
      }
    }
    selectedCount = kept + 1;
    get(kept).set(transition, slot, domain, move);
  }

  /**
   * Returns the selected transition at an index. If {@link #all} has no object at the index yet,
   * adds an object.
   */
  SelectedTransition<S, E> get(int index) {
    if (index == all.size()) {
      all.add(new SelectedTransition<>());
    }
    return all.get(index);
  }

  /**
   * Returns whether two transitions with the given domains conflict. Two transitions conflict if
   * their domains are equal or one domain is below the other domain.
   */
  private boolean conflict(int one, int other) {
    return one != Chart.STAYS
        && other != Chart.STAYS
        && (one == other || chart.isBelow(one, other) || chart.isBelow(other, one));
  }

  private Move move(
      Configuration<S, C> active, ChartTransition<E> transition, int slot, @Nullable E event) {
    int choice = 0;
    if (transition.chosen) {
      Enum<?> chosen = code.choose(transition.number, active.value(slot), event, active.context);
      int goal = chart.number(Objects.requireNonNull(chosen, "chosen"));
      while (transition.targets[choice] != goal) {
        choice++;
      }
    }
    return transition.moves.get(choice);
  }

  /**
   * Returns the entry set of a forced state. Orthogonal regions do not change. If the state is an
   * active region, the region stays active and only the states within the region are left.
   */
  static EntrySet forcedEntry(Configuration<?, ?> active, int state) {
    Chart<?, ?> chart = active.chart;
    int parent = chart.node(state).parent;
    boolean isRegion = chart.node(parent).isParallel() && active.holds(state);
    if (isRegion && chart.node(state).isLeaf()) {
      return EntrySet.ofStayingLeaf(state);
    }
    int domain = isRegion ? state : composite(active, parent);
    int[] @Nullable [] known = active.rememberedAfter(node -> chart.isBelow(node, domain));
    return new History(chart.nodes, known).into(domain, state);
  }

  /**
   * Returns the innermost active composite state among a node and the ancestors of the node; the
   * root if there is none.
   */
  private static int composite(Configuration<?, ?> active, int node) {
    int outer = node;
    while (outer > 0
        && (active.chart.node(outer).kind != Node.Kind.COMPOSITE || !active.holds(outer))) {
      outer = active.chart.node(outer).parent;
    }
    return outer;
  }

  /**
   * Selects an entry set that does not belong to a transition, such as the entry set of a forced
   * state.
   */
  void selectEntry(EntrySet entry) {
    selectedCount = 1;
    get(0).set(null, 0, entry.domain, null);
    get(0).entry = entry;
  }

  /**
   * Computes the entry sets that depend on history, from the states that history states remember
   * after the step has left states.
   */
  private void enterByHistory(Configuration<S, C> active) {
    History history = null;
    for (int i = 0; i < selectedCount; i++) {
      SelectedTransition<S, E> each = get(i);
      if (each.move != null && each.entry == null) {
        if (history == null) {
          history = new History(chart.nodes, active.rememberedAfter(this::leaves));
        }
        each.entry = history.entry(each.domain, each.move.listed);
      }
    }
  }

  boolean leaves(int node) {
    for (int i = 0; i < selectedCount; i++) {
      if (get(i).domain != Chart.STAYS && chart.isBelow(node, get(i).domain)) {
        return true;
      }
    }
    return false;
  }

  boolean enters(int node) {
    for (int i = 0; i < selectedCount; i++) {
      EntrySet entry = get(i).entry;
      if (entry != null && entry.has(node)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Computes the states that the selected transitions leave and enter, and the data of the entered
   * states.
   *
   * @return the next context if states carry data, because their data may depend on the next
   *     context; otherwise the current context
   */
  @Nullable C resolve(Configuration<S, C> active, @Nullable E event) {
    for (int i = 0; i < selectedCount; i++) {
      get(i).source = active.value(get(i).slot);
    }
    if (chart.hasHistory) {
      enterByHistory(active);
    }
    C next = carriesData ? updated(active, event) : active.context;
    for (int i = 0; i < selectedCount; i++) {
      SelectedTransition<S, E> each = get(i);
      EntrySet entry = each.entry;
      if (entry == null) {
        each.from = each.source;
        each.to = each.source;
      } else {
        each.values = carried(entry, -1, null, each.source, event, next);
        each.from = active.common(entry.domain);
        each.to = active.common(entry.leaves, each.values);
      }
    }
    return next;
  }

  /** Returns the context after the updates of the selected transitions. */
  @Nullable C updated(Configuration<S, C> active, @Nullable E event) {
    C updated = active.context;
    for (int i = 0; i < selectedCount; i++) {
      SelectedTransition<S, E> each = get(i);
      if (each.transition != null && each.source != null && each.transition.updates) {
        updated = code.update(each.transition.number, each.source, event, updated);
      }
    }
    return updated;
  }

  /**
   * Returns the data of the leaves of an entry set; an empty array if states carry no data.
   *
   * @param given the leaf whose data is {@code value}; negative to compute the data of all leaves
   */
  Object[] carried(
      EntrySet entry,
      int given,
      @Nullable S value,
      @Nullable S source,
      @Nullable E event,
      @Nullable C context) {
    if (!carriesData) {
      return NOTHING;
    }
    Object[] carried = new Object[entry.leaves.length];
    for (int i = 0; i < carried.length; i++) {
      int leaf = entry.leaves[i];
      carried[i] = leaf == given ? value : state(code, leaf, source, event, context);
    }
    return carried;
  }

  @SuppressWarnings("unchecked") // the keys of this chart
  private <K extends Enum<K>> S state(
      ChartCode<S, K, E, C, ?> typed,
      int leaf,
      @Nullable S source,
      @Nullable E event,
      @Nullable C context) {
    return typed.state((K) chart.keys[leaf], source, event, context);
  }

  /** Clears the references to states, so that the data of the states can be garbage-collected. */
  void clear() {
    for (int i = 0; i < selectedCount; i++) {
      get(i).clear();
    }
  }
}
