package dev.pawl.engine.chart;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The configuration of an instance: its active leaves in document order, what each carries, what
 * history states remember, and the context. Everything else that is active lies above a leaf.
 *
 * <p>What other threads ask is answered from a copy, made when something has changed since the last
 * was: so nobody waits for a step, in which user code may take its time, and a step has nothing to
 * prepare for those who ask.
 */
public final class Configuration<S, C> {

  final Chart<?, ?> chart;

  /** The active leaves; an entry that is no leaf is 0. */
  int[] leaves = new int[4];

  /** The data of the leaves; null where states carry no data, and the constant says all. */
  private @Nullable Object @Nullable [] values;

  int count;

  /** The leaves in which all that waits was deferred; so many, negative if those were not one. */
  private int[] marked = {};

  private int markedCount = -1;

  /** By node, what a history state remembers, or null; empty where the chart has none. */
  final int[] @Nullable [] remembered;

  /** By number, the timers that run; null where there are none, or nothing runs them. */
  final @Nullable RunningTimer @Nullable [] running;

  @Nullable C context;

  /** How many transitions have been taken. */
  long sequence;

  /** Whether the instance has ended, and takes no event any more. */
  boolean ended;

  /** Of a copy, when it was made, as the instance's lock tells. */
  final long version;

  /** The configuration of an instance that has not begun. */
  Configuration(Chart<?, ?> chart, boolean carryingData, boolean runsTimers, @Nullable C context) {
    this.values = carryingData ? new Object[leaves.length] : null;
    this.chart = chart;
    this.remembered = new int[chart.hasHistory ? chart.nodes.length : 0][];
    this.running = runsTimers ? new RunningTimer[chart.timers.size()] : null;
    this.context = context;
    this.version = 0;
  }

  /** A copy for those who ask what is active; it remembers nothing. */
  Configuration(Configuration<S, C> live, long version) {
    this.chart = live.chart;
    this.leaves = live.leaves.clone();
    this.values = live.values == null ? null : live.values.clone();
    this.count = live.count;
    this.remembered = new int[0][];
    this.running = live.running == null ? null : live.running.clone();
    this.context = live.context;
    this.sequence = live.sequence;
    this.ended = live.ended;
    this.version = version;
  }

  /** Whether a state, or one below it, is active; for guards. */
  public boolean holds(Enum<?> state) {
    return holds(chart.number(state));
  }

  @SuppressWarnings("unchecked") // nothing else is put there
  S value(int slot) {
    return (S) (values == null ? chart.keys[leaves[slot]] : values[slot]);
  }

  /** The data of all leaves, in a list of one's own. */
  List<S> values() {
    List<S> all = new ArrayList<>();
    for (int slot = 0; slot < count; slot++) {
      all.add(value(slot));
    }
    return all;
  }

  /** The innermost state that holds all active leaves; the first of them where none does. */
  @SuppressWarnings("unchecked") // without data the type of states is that of the constants
  S common() {
    return values != null ? value(0) : (S) requireNonNull(chart.whole(leaves[0]));
  }

  /** The innermost state that holds all active leaves at or below a node. */
  S common(int node) {
    return common(firstBelow(node), endBelow(node));
  }

  private S common(int start, int end) {
    return values != null || end - start == 1
        ? value(start)
        : state(chart.common(leaves[start], leaves[end - 1]));
  }

  /** The innermost state that holds some leaves; the first of them where none does. */
  @SuppressWarnings("unchecked") // nothing else is among the values
  S common(int[] entered, Object[] carried) {
    return values != null
        ? (S) carried[0]
        : state(chart.common(entered[0], entered[entered.length - 1]));
  }

  @SuppressWarnings("unchecked") // without data the type of states is that of the constants
  S state(int node) {
    return (S) chart.keys[node];
  }

  /** Marks the leaves that are active now, as those in which all that waits was deferred. */
  void mark() {
    if (marked.length < count) {
      marked = new int[leaves.length];
    }
    System.arraycopy(leaves, 0, marked, 0, count);
    markedCount = count;
  }

  /** Forgets the mark: what waits was deferred in several configurations. */
  void unmark() {
    markedCount = -1;
  }

  /** Whether other leaves are active than those that are marked. */
  boolean changed() {
    return markedCount < 0 || !Arrays.equals(leaves, 0, count, marked, 0, markedCount);
  }

  /** Whether a node, or anything below it, is active. */
  boolean holds(int node) {
    Node<?> ancestor = chart.node(node);
    for (int i = 0; i < count; i++) {
      if (ancestor.holds(leaves[i])) {
        return true;
      }
    }
    return false;
  }

  /** Whether a state of a name is active. */
  boolean holds(String state) {
    int number = 1;
    while (!chart.node(number).name.equals(state)) {
      number++;
    }
    return holds(number);
  }

  /** The slot of the first leaf below a node, or of that which comes after it. */
  int firstBelow(int node) {
    int slot = 0;
    while (slot < count && leaves[slot] < node) {
      slot++;
    }
    return slot;
  }

  /** The slot after the last leaf below a node; for -1 all leaves are. */
  int endBelow(int node) {
    int end = count;
    int last = node < 0 ? Integer.MAX_VALUE : chart.node(node).last;
    while (end > 0 && leaves[end - 1] > last) {
      end--;
    }
    return end;
  }

  /** SCXML's isInFinalState. */
  boolean isDone(Node<?> node) {
    boolean parallel = node.kind == Node.Kind.PARALLEL;
    for (Node<?> child : node.children) {
      boolean done =
          parallel ? isDone(child) : child.kind == Node.Kind.FINAL && holds(child.number);
      if (done != parallel) {
        return done;
      }
    }
    return parallel;
  }

  /** The plain step of the leaves for a column: one of the constants of {@link PlainSteps}. */
  int plainly(int column) {
    return chart.plain.kind(leaves, count, column);
  }

  /** Makes a step in which leaves move and nothing else happens. */
  void takePlainly(int column) {
    sequence += chart.plain.move(leaves, count, column);
  }

  /** The slot of the only leaf that a column concerns, where the step is plain; otherwise -1. */
  int plainSlot(int column) {
    return chart.plain.slot(leaves, count, column);
  }

  /** Makes such a step. */
  void take(int slot, int leaf) {
    leaves[slot] = leaf;
    sequence++;
  }

  /** Puts other leaves in the place of some. */
  void replace(int start, int end, int[] newLeaves, Object[] newValues) {
    int grown = count + newLeaves.length - (end - start);
    if (grown > leaves.length) {
      leaves = Arrays.copyOf(leaves, Math.max(grown, leaves.length * 2));
      values = values == null ? null : Arrays.copyOf(values, leaves.length);
    }
    System.arraycopy(leaves, end, leaves, start + newLeaves.length, count - end);
    if (values != null) {
      System.arraycopy(values, end, values, start + newLeaves.length, count - end);
      System.arraycopy(newValues, 0, values, start, newLeaves.length);
      Arrays.fill(values, grown, Math.max(grown, count), null);
    }
    System.arraycopy(newLeaves, 0, leaves, start, newLeaves.length);
    Arrays.fill(leaves, grown, Math.max(grown, count), 0);
    count = grown;
  }

  /** Takes over what another is, which is not used any more. */
  void become(Configuration<S, ?> other) {
    leaves = other.leaves;
    values = other.values;
    count = other.count;
    markedCount = -1;
    System.arraycopy(other.remembered, 0, remembered, 0, remembered.length);
  }

  /** The memory of history states once some transitions are taken. */
  int[] @Nullable [] rememberedAfter(IntPredicate left) {
    int[] @Nullable [] known = remembered.clone();
    for (Node<?> node : chart.nodes) {
      if (holds(node.number) && left.test(node.number)) {
        remember(node, known);
      }
    }
    return known;
  }

  /** Has the history states of a node that is left remember what is active below it. */
  void remember(Node<?> left) {
    remember(left, remembered);
  }

  private void remember(Node<?> left, int[] @Nullable [] known) {
    for (Node<?> history : left.histories) {
      int start = firstBelow(left.number);
      int end = endBelow(left.number);
      int[] below = new int[end - start];
      int size = 0;
      for (int slot = start; slot < end; slot++) {
        int node = leaves[slot];
        while (history.kind == Node.Kind.SHALLOW && chart.parents[node] != left.number) {
          node = chart.parents[node];
        }
        if (size == 0 || below[size - 1] != node) {
          below[size++] = node;
        }
      }
      known[history.number] = Arrays.copyOf(below, size);
    }
  }

  /** The machine with its active leaves, for error messages. */
  @Override
  public String toString() {
    return chart.machine + " in " + values();
  }
}
