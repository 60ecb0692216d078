package dev.pawl.engine.chart;

import dev.pawl.Snapshot;
import dev.pawl.engine.ErrorText;
import dev.pawl.engine.Failure;
import dev.pawl.engine.StructureException;
import dev.pawl.engine.Superstate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The code that restores an instance from a snapshot or a state. A snapshot that no instance of the
 * machine can have is refused.
 */
final class SnapshotRestorer<S, K extends Enum<K>, E, C> {

  /**
   * The maximum number of steps in a snapshot. The numbers between this maximum and {@link
   * Long#MAX_VALUE} are enough for all further steps.
   */
  private static final long MAX_STEPS = Long.MAX_VALUE >> 2;

  private final ChartInstance<S, K, E, C, ?> instance;
  private final Chart<K, E> chart;
  private final @Nullable Timers<E, C> running;

  /**
   * The restored configuration. The instance gets this configuration after the whole snapshot has
   * been checked.
   */
  private final Configuration<S, C> draft;

  /**
   * The migration of the stored leaves; null if the stored leaves are a complete configuration of
   * this version.
   */
  private @Nullable Migration migration;

  private @Nullable Object left;

  /** The timers that the snapshot contains, with their remaining time. */
  private final Map<DeclaredTimer<E>, Duration> remaining = new LinkedHashMap<>();

  /** The timers that start with their full time, because the snapshot lacks them. */
  private final List<DeclaredTimer<E>> missing = new ArrayList<>();

  private boolean ended;
  private long steps;
  private List<Snapshot.Deferred<E>> deferred = List.of();

  SnapshotRestorer(ChartInstance<S, K, E, C, ?> instance) {
    this.running = instance.macrostep.timers;
    this.instance = instance;
    this.chart = instance.chart;
    this.draft = new Configuration<>(chart, instance.carriesData(), false, null);
  }

  /**
   * Prepares to resume the instance in a state, as if the instance had just entered the state.
   *
   * @param made the number of transitions that have been taken
   * @param stored true if a store contains the state. A stored state was a complete configuration
   *     in the version that stored the state, but need not be a complete configuration in this
   *     version
   */
  SnapshotRestorer<S, K, E, C> fromState(S state, long made, boolean stored) {
    int number = chart.number(instance.key(state));
    EntrySet entry = chart.initialEntry(instance.live.remembered, number);
    if (stored && !(entry.leaves.length == 1 && entry.leaves[0] == number)) {
      Object[] byNumber = new Object[chart.nodes.length];
      byNumber[number] = state;
      migrate(new int[] {number}, byNumber);
    } else {
      draft.replace(
          0,
          0,
          entry.leaves,
          instance.macrostep.selected.carried(
              entry, number, state, state, null, instance.live.context));
    }
    ended = draft.isDone(chart.node(0));
    addMissingTimers(List.of());
    steps = made;
    return this;
  }

  /**
   * Prepares to resume the instance from a snapshot.
   *
   * @throws IllegalArgumentException if no instance can be in the configuration of the snapshot
   */
  SnapshotRestorer<S, K, E, C> fromSnapshot(Snapshot<S, E, ?> snapshot) {
    String name = snapshot.machine();
    if (!name.equals(chart.machine)) {
      throw refusal("it is one of " + name);
    }
    steps = snapshot.sequence();
    if (steps > MAX_STEPS) {
      throw refusal("the number of its steps is too large: " + steps);
    }
    try {
      for (Map.Entry<String, List<String>> known : snapshot.history().entrySet()) {
        remember(known.getKey(), known.getValue());
      }
      enter(snapshot.leaves());
      ended = draft.isDone(chart.node(0));
      for (Snapshot.Remaining<E> timer : snapshot.timers()) {
        addTimer(timer.event(), timer.remaining());
      }
      addMissingTimers(snapshot.elapsed());
      deferred = snapshot.deferred();
      for (Snapshot.Deferred<E> waiting : deferred) {
        requireDeferrable(waiting);
      }
    } catch (ClassCastException e) {
      throw new IllegalArgumentException(text("a value has the wrong type: " + e.getMessage()), e);
    }
    return this;
  }

  /**
   * Resumes the instance. If the start of a timer throws an exception, the instance is unchanged.
   */
  void run() {
    if (running != null) {
      try {
        remaining.forEach(running::arm);
        running.resumed();
        for (DeclaredTimer<E> timer : missing) {
          running.arm(timer, running.delay(timer, instance.live.context));
        }
      } catch (Throwable thrown) {
        running.disarm(thrown);
        throw thrown;
      }
    }
    instance.beginCommit();
    instance.live.replaceWith(draft);
    // events that were deferred in this configuration are offered when the configuration changes
    instance.live.mark();
    instance.live.sequence = steps;
    instance.live.ended = ended;
    if (running != null) {
      running.commit(false);
    }
    instance.endCommit();
    for (Snapshot.Deferred<E> waiting : deferred) {
      instance.queue.defer(waiting);
    }
    if (running != null) {
      Throwable failure = running.cancelStopped();
      Failure.raise(failure);
    }
  }

  /** Returns the migration of the instance; null if the instance needs no migration. */
  @Nullable Migration migration() {
    return migration;
  }

  /**
   * Returns the state that the record of a migration shows as left: the innermost state that
   * contains all stored states. If states carry data, the result is the first stored state instead.
   * If the first stored state is a {@link Superstate}, the result is the first leaf after the
   * migration.
   */
  @SuppressWarnings("unchecked") // the states of this chart
  S leftState() {
    return (S) Objects.requireNonNull(left);
  }

  /**
   * Returns whether the snapshot contains a deferred event that no active state of this version of
   * the machine defers.
   */
  boolean hasUndeferredEvent() {
    for (Snapshot.Deferred<E> waiting : deferred) {
      // an event that has failed waits until the configuration changes
      boolean isDeferred = ended || waiting.attempts() > 0 || waiting.parked();
      for (int slot = 0; slot < draft.count; slot++) {
        int code = chart.code(draft.leaves[slot], instance.column(waiting.event()));
        isDeferred |= chart.noTransitionCode(code) == Chart.DEFERRED;
      }
      if (!isDeferred) {
        return true;
      }
    }
    return false;
  }

  private void enter(List<S> states) {
    Object[] byNumber = new Object[chart.nodes.length];
    for (S state : states) {
      int number = number(state);
      if (byNumber[number] != null && !byNumber[number].equals(state)) {
        throw refusal(chart.node(number).name + " is active twice, with different data");
      }
      byNumber[number] = state;
    }
    // this version may have the states in another order
    int[] stored = new int[states.size()];
    Object[] values = new Object[stored.length];
    int count = 0;
    for (int number = 0; number < byNumber.length; number++) {
      if (byNumber[number] != null) {
        stored[count] = number;
        values[count++] = byNumber[number];
      }
    }
    stored = Arrays.copyOf(stored, count);
    if (isComplete(chart.node(0), stored, false)) {
      draft.replace(0, 0, stored, Arrays.copyOf(values, count));
    } else {
      migrate(stored, byNumber);
    }
  }

  private void migrate(int[] stored, Object[] byNumber) {
    try {
      migration = new Migration(chart, stored, draft.remembered);
    } catch (IllegalArgumentException e) {
      throw new StructureException(text(Objects.requireNonNull(e.getMessage())));
    }
    int[] leaves = migration.leaves();
    Object[] values = new Object[leaves.length];
    for (int i = 0; i < leaves.length; i++) {
      Object known = byNumber[leaves[i]];
      values[i] = known != null ? known : migratedLeaf(leaves[i], byNumber[stored[0]]);
    }
    draft.replace(0, 0, leaves, values);
    Object first = byNumber[stored[0]];
    left =
        !instance.carriesData()
            ? draft.state(migration.from())
            : first instanceof Superstate<?> ? draft.value(0) : first;
  }

  /**
   * Returns the object for a leaf that the migration enters. The data of the leaf is computed
   * without a transition.
   */
  @SuppressWarnings("unchecked") // the states of this chart
  private S migratedLeaf(int leaf, Object stored) {
    try {
      S source = stored instanceof Superstate<?> ? null : (S) stored;
      return instance.code.state(chart.key(leaf), source, null, instance.live.context);
    } catch (Exception e) {
      throw new IllegalArgumentException(
          text(
              chart.node(leaf).name
                  + " must be entered, but there is no value for its data: "
                  + ErrorText.message(e)
                  + " Force the instance to a state, with its data"),
          e);
    }
  }

  private int number(S state) {
    Enum<?> key = instance.key(state);
    int number = key.ordinal() < chart.numbers.length ? chart.number(key) : 0;
    if (chart.keys[number] != key || chart.node(number).isHistory()) {
      throw refusal("there is no state " + state);
    }
    return number;
  }

  /**
   * Restores the states that a history state remembers, if these states can be active together in
   * this version.
   *
   * @throws StructureException if this version does not have one of the states
   */
  private void remember(String name, List<String> names) {
    int number = chart.number(name);
    Node<E> history = number < 0 ? null : chart.node(number);
    // the root is never left
    if (history == null || !history.isHistory() || history.parent <= 0) {
      return;
    }
    for (String remembered : names) {
      if (chart.number(remembered) < 0) {
        // a later version may have stored the instance, which must not lose the other states
        throw new StructureException(
            text(name + " remembers " + remembered + ", which this version does not have"));
      }
    }
    int[] known = names.stream().mapToInt(chart::number).distinct().sorted().toArray();
    if (isComplete(chart.node(history.parent), known, history.kind == Node.Kind.SHALLOW)) {
      draft.remembered[number] = known;
    }
  }

  /**
   * Returns whether the given nodes are in document order and form a complete configuration below a
   * node.
   *
   * @param shallow true if the nodes must be children of the node; false if the nodes must be
   *     leaves
   */
  private boolean isComplete(Node<E> node, int[] nodes, boolean shallow) {
    for (int i = 0; i < nodes.length; i++) {
      boolean fits =
          shallow
              ? nodes[i] > 0 && chart.node(nodes[i]).parent == node.number
              : nodes[i] > 0 && chart.node(nodes[i]).isLeaf() && node.holds(nodes[i]);
      if (!fits || chart.node(nodes[i]).isHistory() || (i > 0 && nodes[i] <= nodes[i - 1])) {
        return false;
      }
    }
    return isFilled(node, nodes, shallow);
  }

  /**
   * Returns whether the given nodes are in exactly one child of a node, or in all children if the
   * children are regions.
   */
  private boolean isFilled(Node<E> node, int[] nodes, boolean shallow) {
    int filled = 0;
    for (Node<E> child : node.children) {
      boolean holds = false;
      for (int number : nodes) {
        holds |= child.holds(number);
      }
      if (holds && !shallow && !isFilled(child, nodes, false)) {
        return false;
      }
      filled += holds ? 1 : 0;
    }
    return node.isLeaf() || filled == (node.kind == Node.Kind.PARALLEL ? node.children.size() : 1);
  }

  /**
   * Adds a timer of the snapshot if the state of the timer is active in the restored configuration.
   */
  private void addTimer(E event, Duration left) {
    DeclaredTimer<E> timer = chart.timer(event);
    if (left.compareTo(RunningTimer.MAX_TIME) > 0) {
      throw refusal("no timer runs for " + left + ": " + instance.name(event));
    }
    if (timer != null && isActive(timer)) {
      remaining.put(timer, left);
    }
  }

  private boolean isActive(DeclaredTimer<E> timer) {
    return !ended && draft.holds(timer.owner().number);
  }

  /** Adds the timers of active states that the snapshot lists neither as running nor as elapsed. */
  private void addMissingTimers(List<E> elapsed) {
    for (DeclaredTimer<E> timer : chart.timers) {
      boolean isOver = elapsed.contains(timer.event()) && !timer.repeats();
      if (!remaining.containsKey(timer) && !isOver && isActive(timer)) {
        missing.add(timer);
      }
    }
  }

  /**
   * Checks that the application may fire a deferred event. An event that this version does not
   * defer is allowed, because the event is offered again.
   */
  private void requireDeferrable(Snapshot.Deferred<E> waiting) {
    E event = Objects.requireNonNull(waiting.event());
    if (chart.isInternal(instance.column(event))) {
      throw refusal("the machine itself makes " + instance.name(event));
    }
  }

  private IllegalArgumentException refusal(String what) {
    return new IllegalArgumentException(text(what));
  }

  private String text(String what) {
    return "An instance of "
        + chart.machine
        + " cannot be resumed from this snapshot: "
        + what
        + ".";
  }
}
