package dev.pawl.engine.chart;

import dev.pawl.engine.Hooks;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * An instance that is put where a recorded one may have been, and makes steps with guesses in the
 * place of the user's code.
 */
abstract class Rehearsal<K extends Enum<K>, E> extends ChartInstance<K, K, E, Guesses<K, E>, Void> {

  /** More guesses than this are not made at a step. */
  static final int MOST_GUESSES = 20_000;

  /** The column of a forced step. */
  static final int FORCED = -1;

  /** What a history state remembers of which that is not known. */
  private static final int[] UNKNOWN = {};

  final ChartDefinition<K, E> rules;

  /** The moment that is tried. */
  Moment now;

  /** Whether the event for which transitions are selected is the one that is recorded. */
  boolean matters;

  Rehearsal(
      ChartDefinition<K, E> rules, Chart<K, E> chart, String entityId, Guesses<K, E> guesses) {
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
  }

  // What is asked instead of the user's code.

  @Override
  protected int column(E event) {
    return rules.column(event);
  }

  @Override
  protected boolean carriesData() {
    // asked before anything but the context is there
    return context.tellsLeaves;
  }

  @Override
  @SuppressWarnings("unchecked") // the keys of this chart
  protected K choose(int transition, K from, E event, Guesses<K, E> guesses) {
    int[] targets = chart.arc(transition).targets;
    return (K) chart.keys[targets[guesses.pick(targets.length)]];
  }

  @Override
  protected Guesses<K, E> update(int transition, K from, E event, Guesses<K, E> guesses) {
    return guesses;
  }

  @Override
  protected void perform(int effect, Void doer, K from, E event, Guesses<K, E> guesses) {}

  @Override
  protected int decide(int decision, K from, E event, Guesses<K, E> guesses) {
    int left = MOST_GUESSES;
    int[] candidates = chart.decisions.get(decision);
    Set<Integer> answers = new TreeSet<>();
    Guesses<K, E> asked = new Guesses<>(false);
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
    boolean vague = now.leaves == null;
    if (vague) {
      List<Integer> picked = new ArrayList<>();
      below(chart.node(0), picked, now.around, source);
      now.leaves = numbers(picked);
    }
    Object[] values = new Object[now.leaves.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = chart.keys[now.leaves[i]];
    }
    active.replace(0, active.count, now.leaves, values);
    for (int i = 0; i < chart.nodes.size(); i++) {
      if (chart.hasHistory) {
        active.remembered[i] = vague ? UNKNOWN : now.remembered[i];
      }
      if (vague && active.holds(i)) {
        start(i);
      }
    }
    settling.raised.clear();
    ended =
        (now.resting || chart.node(0).kind == Node.Kind.COMPOSITE) && active.isDone(chart.node(0));
    return !vague || active.holds(now.around) && active.holds(source);
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
      int child = entered != null ? 0 : context.pick(node.children.size());
      below(entered != null ? entered : node.children.get(child), picked, held);
    }
  }

  /** Picks what history states remember of which that is not known. */
  final void remember() {
    for (int i = 0; chart.hasHistory && i < active.remembered.length; i++) {
      if (active.remembered[i] == UNKNOWN && chart.node(i).isHistory()) {
        active.remembered[i] = null;
        if (context.pick(2) == 0) {
          Node<E> parent = chart.node(chart.parents[i]);
          List<Integer> picked = new ArrayList<>();
          below(parent, picked);
          Active<K> left = new Active<>(chart, false);
          left.replace(0, 0, numbers(picked), null);
          left.remember(parent);
          active.remembered[i] = left.remembered[i];
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

  final void go(Way way) {
    step.go(way, carried(way, FORCED, null, null), null, 1, null, null);
    stepped();
  }

  /** Notes what a step has stopped, started and raised. */
  final void stepped() {
    now.resting = false;
    for (Node<E> node : chart.nodes) {
      for (int timer : node.timers) {
        if (ended || !active.holds(node.number)) {
          now.timers.clear(column(chart.timers.get(timer)));
        }
      }
    }
    for (int i = 0; i < step.taken && !ended; i++) {
      for (int node : step.ways[i] == null ? Chart.NONE : step.ways[i].entered) {
        start(node);
      }
    }
    while (!settling.raised.isEmpty()) {
      int event = column(settling.raised.remove());
      if (now.raised != null) {
        now.raised.add(event);
      }
    }
  }

  private void start(int node) {
    for (int timer : chart.node(node).timers) {
      now.timers.set(column(chart.timers.get(timer)));
    }
  }
}
