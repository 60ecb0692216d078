package dev.pawl.engine.chart;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The configuration of an instance: its active leaves in document order with their data, the states
 * that history states remember, and the context. All other active states are ancestors of the
 * leaves.
 *
 * <p>Other threads read a copy. A new copy is created when a thread reads the configuration and the
 * configuration has changed since the last copy. Therefore other threads never wait for the user
 * code of a step, and a step does no extra work for other threads.
 */
public final class Configuration<S, C> {

  private static final int[] @Nullable [] NO_HISTORY = {};

  final Chart<?, ?> chart;

  /** The active leaves in document order; unused entries are 0. */
  int[] leaves = new int[4];

  /** The objects that carry the data of the leaves; null if states carry no data. */
  private @Nullable Object @Nullable [] values;

  int count;

  /** The leaves that were active when {@link #mark} was called. */
  private int[] marked = Chart.NONE;

  /** The number of leaves in {@link #marked}; -1 if no leaves are marked. */
  private int markedCount = -1;

  /**
   * For each history state, by its node number, the nodes that the history state remembers, or null
   * if it remembers nothing. The array is empty if the chart has no history states.
   */
  final int[] @Nullable [] remembered;

  /** The running timers, by number; null if the chart has no timers or no scheduler runs timers. */
  final @Nullable RunningTimer @Nullable [] running;

  @Nullable C context;

  /** The number of transitions that have been taken. */
  long sequence;

  /** True if the instance has ended. An ended instance accepts no events. */
  boolean ended;

  /** The version of the lock when a copy was created; 0 for the original. */
  final long version;

  /** Creates the configuration of an instance that has not started. */
  Configuration(Chart<?, ?> chart, boolean carryingData, boolean runsTimers, @Nullable C context) {
    this.values = carryingData ? new Object[leaves.length] : null;
    this.chart = chart;
    this.remembered = chart.hasHistory ? new int[chart.nodes.length][] : NO_HISTORY;
    this.running = runsTimers ? new RunningTimer[chart.timers.size()] : null;
    this.context = context;
    this.version = 0;
  }

  /** Creates a copy for other threads. The copy does not contain history. */
  Configuration(Configuration<S, C> live, long version) {
    this.chart = live.chart;
    this.leaves = live.leaves.clone();
    this.values = live.values == null ? null : live.values.clone();
    this.count = live.count;
    this.remembered = NO_HISTORY;
    this.running = live.running == null ? null : live.running.clone();
    this.context = live.context;
    this.sequence = live.sequence;
    this.ended = live.ended;
    this.version = version;
  }

  /**
   * Returns whether a state or one of its descendants is active. Generated code calls this method
   * for guards.
   */
  public boolean holds(Enum<?> state) {
    return holds(chart.number(state));
  }

  @SuppressWarnings("unchecked") // only states are stored
  S value(int slot) {
    return (S) (values == null ? chart.keys[leaves[slot]] : values[slot]);
  }

  /** Returns a new list of the active leaves with their data. */
  List<S> values() {
    List<S> all = new ArrayList<>(count);
    for (int slot = 0; slot < count; slot++) {
      all.add(value(slot));
    }
    return all;
  }

  List<String> leafNames() {
    return chart.names(Arrays.copyOf(leaves, count));
  }

  /**
   * Returns the innermost state that contains all active leaves; the first leaf if no state
   * contains all active leaves or if states carry data.
   */
  @SuppressWarnings("unchecked") // without data the type of states is that of the constants
  S common() {
    return values != null ? value(0) : (S) requireNonNull(chart.commonState(leaves[0]));
  }

  /**
   * Returns the innermost state that contains all active leaves at or below a node; the first of
   * these leaves if states carry data.
   */
  S common(int node) {
    return common(firstBelow(node), endBelow(node));
  }

  private S common(int start, int end) {
    return values != null || end - start == 1
        ? value(start)
        : state(chart.common(leaves[start], leaves[end - 1]));
  }

  /**
   * Returns the innermost state that contains the given leaves; the first of these leaves if no
   * state contains all of them or if states carry data.
   */
  @SuppressWarnings("unchecked") // only states are stored
  S common(int[] entered, Object[] carried) {
    return values != null
        ? (S) carried[0]
        : state(chart.common(entered[0], entered[entered.length - 1]));
  }

  @SuppressWarnings("unchecked") // without data the type of states is that of the constants
  S state(int node) {
    return (S) chart.keys[node];
  }

  /**
   * Stores the active leaves for {@link #changed}. Deferred events are offered again only after the
   * active leaves have changed.
   */
  void mark() {
    if (marked.length < count) {
      marked = new int[leaves.length];
    }
    System.arraycopy(leaves, 0, marked, 0, count);
    markedCount = count;
  }

  /** Makes {@link #changed()} return true until {@link #mark} is called again. */
  void unmark() {
    markedCount = -1;
  }

  /** Returns whether the active leaves have changed since {@link #mark} was called. */
  boolean changed() {
    return markedCount < 0 || !Arrays.equals(leaves, 0, count, marked, 0, markedCount);
  }

  /** Returns whether a node or one of its descendants is active. */
  boolean holds(int node) {
    Node<?> ancestor = chart.node(node);
    for (int i = 0; i < count; i++) {
      if (ancestor.holds(leaves[i])) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the state with the given declared name or one of its descendants is active. */
  boolean holds(String state) {
    return holds(chart.number(state));
  }

  /** Returns the number of active leaves that are before a node in document order. */
  int firstBelow(int node) {
    int slot = 0;
    while (slot < count && leaves[slot] < node) {
      slot++;
    }
    return slot;
  }

  /**
   * Returns the number of active leaves up to and including the last descendant of a node, in
   * document order; for the node -1, the number of all active leaves.
   */
  int endBelow(int node) {
    int end = count;
    int last = node < 0 ? Integer.MAX_VALUE : chart.node(node).lastDescendant;
    while (end > 0 && leaves[end - 1] > last) {
      end--;
    }
    return end;
  }

  /**
   * Returns whether a state is completed, as defined by {@code isInFinalState} in SCXML, appendix
   * D. While {@link StateChange} enters states, the result takes into account the states that the
   * step enters later.
   */
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

  /**
   * Returns the kind of step that the active leaves make for a column of the transition table, as a
   * constant of {@link PlainSteps}.
   */
  int plainStepKind(int column) {
    return chart.plain.kind(leaves, count, column);
  }

  /**
   * Makes a step of the kind {@link PlainSteps#MOVES}, which only replaces active leaves with other
   * leaves.
   */
  void takePlainStep(int column) {
    sequence += chart.plain.move(leaves, count, column);
  }

  /**
   * Returns the index of the leaf that makes a step for a column of the transition table; -1 if
   * several leaves make a step, or if the step does more than replace the leaf with another leaf.
   */
  int plainSlot(int column) {
    return chart.plain.slot(leaves, count, column);
  }

  /** Replaces one active leaf with another leaf, and increments the number of transitions. */
  void take(int slot, int leaf) {
    leaves[slot] = leaf;
    sequence++;
  }

  /**
   * @param start the index of the first leaf that is replaced
   * @param end the index after the last leaf that is replaced
   */
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

  /**
   * Takes over the leaves and the history of another configuration. The caller must not use the
   * other configuration afterwards.
   */
  void replaceWith(Configuration<S, ?> other) {
    leaves = other.leaves;
    values = other.values;
    count = other.count;
    markedCount = -1;
    System.arraycopy(other.remembered, 0, remembered, 0, remembered.length);
  }

  /**
   * Returns a copy of {@link #remembered} with the nodes that history states would remember after
   * some nodes have been left.
   *
   * @param left the predicate that returns whether the node with a number is left
   */
  int[] @Nullable [] rememberedAfter(IntPredicate left) {
    int[] @Nullable [] known = remembered.clone();
    for (Node<?> node : chart.nodes) {
      if (holds(node.number) && left.test(node.number)) {
        remember(node, known);
      }
    }
    return known;
  }

  /**
   * Stores the active states below a node in the history states of the node. This method is called
   * before the node is left.
   */
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
        while (history.kind == Node.Kind.SHALLOW && chart.node(node).parent != left.number) {
          node = chart.node(node).parent;
        }
        if (size == 0 || below[size - 1] != node) {
          below[size++] = node;
        }
      }
      known[history.number] = Arrays.copyOf(below, size);
    }
  }

  /** Returns the machine and its active leaves, for error messages. */
  @Override
  public String toString() {
    return chart.machine + " in " + values();
  }
}
