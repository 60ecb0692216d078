package dev.pawl.engine.chart;

import dev.pawl.engine.EventQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A simulation of the steps of a recorded instance. The simulation selects transitions and changes
 * the {@link Configuration} as a real instance does, but tries all results of user code instead of
 * calling user code, and notifies no hooks.
 */
abstract class ReplaySimulation<K extends Enum<K>, E> {

  /** The maximum number of combinations of choices that are tried for one step. */
  static final int MAX_RUNS = 20_000;

  /** The number that replaces the column of the transition table for a forced step. */
  static final int FORCED = -1;

  /** The array that marks a history state for which the remembered states are unknown. */
  private static final int[] UNKNOWN = {};

  final ChartRules<K, E> rules;
  final Chart<K, E> chart;
  final Configuration<K, Void> live;
  final NondeterministicChoices choices = new NondeterministicChoices();

  /** The transitions of the last step. */
  final List<Taken> taken = new ArrayList<>();

  ReplayCandidate candidate = new ReplayCandidate(0);

  /**
   * True while transitions are selected for the recorded event; false while transitions are
   * selected for other events.
   */
  boolean selectsForRecord;

  private final EventQueue<K, E> queue = new EventQueue<>();
  private final TransitionSelector<K, E, Void> selected;
  private final StateChange<K, E, Void> change;
  private final Actions<K, E> ignoredEffects = new Actions<>();

  /** The source and the target of a transition, as a record contains them. */
  record Taken(Enum<?> from, Enum<?> to) {}

  ReplaySimulation(ChartRules<K, E> rules, Chart<K, E> chart) {
    this.rules = rules;
    this.chart = chart;
    this.live = new Configuration<>(chart, rules.statesCarryData(), false, null);
    this.selected =
        new TransitionSelector<>(chart, new ChoosingCode(), rules.statesCarryData(), null);
    this.change =
        new StateChange<>(chart, live, queue, null, selected, new CompletionEvents<>(chart, queue));
  }

  /** The code that makes choices in place of the user's code. */
  private final class ChoosingCode extends ChartCode<K, K, E, Void, Void> {

    @Override
    @SuppressWarnings("unchecked") // the keys of this chart
    protected K choose(int transition, K from, @Nullable E event, @Nullable Void context) {
      int[] targets = chart.transition(transition).targets;
      return (K) chart.keys[targets[choices.pick(targets.length)]];
    }

    @Override
    protected int decide(
        int decision,
        K from,
        @Nullable E event,
        @Nullable Void context,
        Configuration<K, Void> active) {
      return ReplaySimulation.this.decide(active, chart.decisions.get(decision));
    }
  }

  private int decide(Configuration<K, Void> active, int[] candidates) {
    int left = MAX_RUNS;
    Set<Integer> answers = new TreeSet<>();
    NondeterministicChoices asked = new NondeterministicChoices();
    do {
      answers.add(asked.decide(chart, active, candidates));
    } while (asked.startNextRun() && --left > 0);
    for (int i = 0; left == 0 && i < candidates.length; i++) {
      // there are too many answers to try them all
      answers.add(candidates[i]);
      answers.add(Chart.REFUSED);
    }
    List<Integer> options = new ArrayList<>(answers);
    // for an event other than the recorded one, a transition is taken only if no result of the
    // guards would prevent it
    return options.get(!selectsForRecord && options.get(0) < 0 ? 0 : choices.pick(options.size()));
  }

  /**
   * Copies the configuration of {@link #candidate} to {@link #live}.
   *
   * @return false if an instance in this configuration cannot have left {@code source}
   */
  final boolean load(int source) {
    int[] leaves = candidate.leaves;
    boolean vague = leaves == null;
    if (leaves == null) {
      List<Integer> picked = new ArrayList<>();
      chooseLeaves(chart.node(0), picked, candidate.enclosingState, source);
      leaves = numbers(picked);
      candidate.leaves = leaves;
    }
    Object[] values = new Object[leaves.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = chart.keys[leaves[i]];
    }
    live.replace(0, live.count, leaves, values);
    for (int i = 0; i < chart.nodes.length; i++) {
      if (chart.hasHistory) {
        live.remembered[i] = vague ? UNKNOWN : candidate.remembered[i];
      }
      if (vague && live.holds(i)) {
        start(i);
      }
    }
    queue.forgetRaised();
    live.ended =
        (candidate.resting || chart.node(0).kind == Node.Kind.COMPOSITE)
            && live.isDone(chart.node(0));
    return !vague || live.holds(candidate.enclosingState) && live.holds(source);
  }

  /**
   * Chooses leaves at or below a node that can be active together and that make the states {@code
   * held} active.
   */
  private void chooseLeaves(Node<E> node, List<Integer> picked, int... held) {
    Node<E> entered = null;
    for (Node<E> child : node.children) {
      for (int state : held) {
        entered = child.holds(state) ? child : entered;
      }
      if (node.kind == Node.Kind.PARALLEL) {
        chooseLeaves(child, picked, held);
      }
    }
    if (node.isLeaf()) {
      picked.add(node.number);
    } else if (node.kind == Node.Kind.COMPOSITE) {
      int child = entered != null ? 0 : choices.pick(node.children.size());
      chooseLeaves(entered != null ? entered : node.children.get(child), picked, held);
    }
  }

  /**
   * Chooses the states that history states remember, for all history states for which these states
   * are unknown.
   */
  final void remember() {
    for (int i = 0; i < live.remembered.length; i++) {
      if (live.remembered[i] == UNKNOWN && chart.node(i).isHistory()) {
        live.remembered[i] = null;
        if (choices.pick(2) == 0) {
          Node<E> parent = chart.node(chart.parents[i]);
          List<Integer> picked = new ArrayList<>();
          chooseLeaves(parent, picked);
          Configuration<K, Void> left = new Configuration<>(chart, false, false, null);
          left.replace(0, 0, numbers(picked), new Object[0]);
          left.remember(parent);
          live.remembered[i] = left.remembered[i];
        }
      }
    }
  }

  private static int[] numbers(List<Integer> list) {
    int[] numbers = new int[list.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = list.get(i);
    }
    return numbers;
  }

  /**
   * Simulates a step with the transitions that are enabled for a column of the transition table.
   *
   * @return false if no transition is enabled
   */
  final boolean step(int column) {
    if (selected.select(live, column, null) <= 0) {
      return false;
    }
    selected.resolve(live, null);
    taken.clear();
    for (int i = 0; i < selected.selectedCount; i++) {
      taken.add(new Taken(selected.get(i).from(), selected.get(i).to()));
    }
    change();
    return true;
  }

  /** Returns the data of the leaves that are entered when a state is forced. */
  final Object[] carried(EntrySet entry) {
    return selected.carried(entry, FORCED, null, null, null, null);
  }

  /** Enters states without a transition. */
  final void enter(EntrySet entry) {
    selected.selectEntry(entry);
    selected.get(0).values = carried(entry);
    change();
  }

  private void change() {
    ignoredEffects.clear();
    boolean revived = live.ended;
    live.ended = false;
    change.make(ignoredEffects);
    updateCandidate();
    if (revived && !live.ended) {
      for (int timer : chart.node(0).timers) {
        candidate.timers.set(column(chart.timers.get(timer)), chart.repeating.get(timer));
      }
    }
  }

  final int column(E event) {
    return rules.column(event);
  }

  /** Updates the running timers and the raised events of {@link #candidate} after a step. */
  private void updateCandidate() {
    candidate.resting = false;
    for (Node<E> node : chart.nodes) {
      for (int timer : node.timers) {
        if (live.ended || !live.holds(node.number)) {
          candidate.timers.clear(column(chart.timers.get(timer)));
        }
      }
    }
    for (int i = 0; i < selected.selectedCount && !live.ended; i++) {
      EntrySet entry = selected.get(i).entry;
      for (int node : entry == null ? Chart.NONE : entry.nodes) {
        start(node);
      }
    }
    for (E event = queue.nextRaised(); event != null; event = queue.nextRaised()) {
      if (candidate.raised != null) {
        candidate.raised.add(column(event));
      }
    }
  }

  private void start(int node) {
    for (int timer : chart.node(node).timers) {
      candidate.timers.set(column(chart.timers.get(timer)));
    }
  }
}
