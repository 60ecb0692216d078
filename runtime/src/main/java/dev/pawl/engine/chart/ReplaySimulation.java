package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.engine.Hooks;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * An instance that is put where a recorded one may have been, and makes steps with guesses in the
 * place of the user's code.
 */
abstract class ReplaySimulation<K extends Enum<K>, E>
    extends ChartInstance<K, K, E, NondeterministicChoices<K, E>, Void> {

  /** More guesses than this are not made at a step. */
  static final int MOST_GUESSES = 20_000;

  /** The column of a forced step. */
  static final int FORCED = -1;

  /** The memory of a history state of which it is not known. */
  private static final int[] UNKNOWN = {};

  final ChartRules<K, E> rules;

  /** The guesses that are asked instead of the user's code. */
  final NondeterministicChoices<K, E> guesses;

  /** The moment that is tried. */
  ReplayCandidate now = new ReplayCandidate(0);

  /** Whether the event for which transitions are selected is the one that is recorded. */
  boolean matters;

  ReplaySimulation(
      ChartRules<K, E> rules,
      Chart<K, E> chart,
      @Nullable String entityId,
      NondeterministicChoices<K, E> guesses) {
    super(
        chart,
        new ChartSetup<>(
            rules,
            entityId,
            new Hooks<>(List.of(guesses)),
            InstantSource.system(),
            null,
            false,
            false),
        guesses,
        null);
    this.rules = rules;
    this.guesses = guesses;
  }

  // What is asked instead of the user's code.

  @Override
  @SuppressWarnings("unchecked") // the keys of this chart
  protected K choose(
      int transition, K from, @Nullable E event, @Nullable NondeterministicChoices<K, E> known) {
    int[] targets = chart.arc(transition).targets;
    return (K) chart.keys[targets[guesses.pick(targets.length)]];
  }

  @Override
  protected NondeterministicChoices<K, E> update(
      int transition, K from, @Nullable E event, @Nullable NondeterministicChoices<K, E> known) {
    return guesses;
  }

  @Override
  protected void perform(
      int effect,
      @Nullable Void doer,
      K from,
      @Nullable E event,
      @Nullable NondeterministicChoices<K, E> known) {}

  @Override
  protected int decide(
      int decision,
      K from,
      @Nullable E event,
      @Nullable NondeterministicChoices<K, E> known,
      Configuration<K, NondeterministicChoices<K, E>> active) {
    int left = MOST_GUESSES;
    int[] candidates = chart.decisions.get(decision);
    Set<Integer> answers = new TreeSet<>();
    NondeterministicChoices<K, E> asked = new NondeterministicChoices<>();
    do {
      answers.add(asked.decide(chart, active, candidates));
    } while (asked.another() && --left > 0);
    for (int i = 0; left == 0 && i < candidates.length; i++) {
      // there are too many answers to try them all
      answers.add(candidates[i]);
      answers.add(Chart.REFUSED);
    }
    List<Integer> options = new ArrayList<>(answers);
    // of what is not recorded only that counts which must happen
    return options.get(!matters && options.get(0) < 0 ? 0 : guesses.pick(options.size()));
  }

  // What is done with it.

  /** Puts the instance where it is tried; whether it can be there. */
  final boolean load(int source) {
    if (macrostep == null) {
      prepare();
    }
    int[] leaves = now.leaves;
    boolean vague = leaves == null;
    if (leaves == null) {
      List<Integer> picked = new ArrayList<>();
      below(chart.node(0), picked, now.around, source);
      leaves = numbers(picked);
      now.leaves = leaves;
    }
    Object[] values = new Object[leaves.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = chart.keys[leaves[i]];
    }
    live.replace(0, live.count, leaves, values);
    for (int i = 0; i < chart.nodes.length; i++) {
      if (chart.hasHistory) {
        live.remembered[i] = vague ? UNKNOWN : now.remembered[i];
      }
      if (vague && live.holds(i)) {
        start(i);
      }
    }
    queue.forgetRaised();
    live.ended =
        (now.resting || chart.node(0).kind == Node.Kind.COMPOSITE) && live.isDone(chart.node(0));
    return !vague || live.holds(now.around) && live.holds(source);
  }

  /** Picks what may be active at or below a node, so that some states are. */
  private void below(Node<E> node, List<Integer> picked, int... held) {
    Node<E> entered = null;
    for (Node<E> child : node.children) {
      for (int state : held) {
        entered = child.holds(state) ? child : entered;
      }
      if (node.kind == Node.Kind.PARALLEL) {
        below(child, picked, held);
      }
    }
    if (node.isLeaf()) {
      picked.add(node.number);
    } else if (node.kind == Node.Kind.COMPOSITE) {
      int child = entered != null ? 0 : guesses.pick(node.children.size());
      below(entered != null ? entered : node.children.get(child), picked, held);
    }
  }

  /** Picks what history states remember of which that is not known. */
  final void remember() {
    for (int i = 0; i < live.remembered.length; i++) {
      if (live.remembered[i] == UNKNOWN && chart.node(i).isHistory()) {
        live.remembered[i] = null;
        if (guesses.pick(2) == 0) {
          Node<E> parent = chart.node(chart.parents[i]);
          List<Integer> picked = new ArrayList<>();
          below(parent, picked);
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

  /** Takes what a column of the table enables; false where that is nothing. */
  final boolean steps(int column) {
    TransitionSelector<K, E, NondeterministicChoices<K, E>> selected = macrostep.selected;
    if (selected.select(this, live, column, null) <= 0) {
      return false;
    }
    macrostep.step.propose(null, Cause.none());
    macrostep.step.commit(null, null, selected.taken);
    stepped();
    return true;
  }

  /** Goes where no transition leads. */
  final void go(EntrySet entry) {
    macrostep.step.propose(entry, carried(entry, FORCED, null, null), null, null);
    macrostep.step.commit(null, null, 1);
    stepped();
  }

  /** Notes what a step has stopped, started and raised. */
  private void stepped() {
    now.resting = false;
    for (Node<E> node : chart.nodes) {
      for (int timer : node.timers) {
        if (live.ended || !live.holds(node.number)) {
          now.timers.clear(column(chart.timers.get(timer)));
        }
      }
    }
    TransitionSelector<K, E, ?> selected = macrostep.selected;
    for (int i = 0; i < selected.taken && !live.ended; i++) {
      EntrySet entry = selected.get(i).entry;
      for (int node : entry == null ? Chart.NONE : entry.nodes) {
        start(node);
      }
    }
    for (E event = queue.nextRaised(); event != null; event = queue.nextRaised()) {
      if (now.raised != null) {
        now.raised.add(column(event));
      }
    }
  }

  private void start(int node) {
    for (int timer : chart.node(node).timers) {
      now.timers.set(column(chart.timers.get(timer)));
    }
  }
}
