package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Failure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One microstep of an instance: the transitions that are taken together. Its arrays are used over
 * and over, so that a step allocates nothing.
 */
final class Microstep<S, E, C> extends Selection<S, E, C> {

  private final Actions<S, E> actions = new Actions<>();
  private Object[][] values = new Object[4][];
  private Object[] sources = new Object[4];

  /** What listeners hear of the step: by transition from where and to where; else nulls. */
  private Object[] moves = {};

  /** What hooks hear of the step; empty where there are none. */
  private final List<LifecycleEvent<S, E>> records = new ArrayList<>(0);

  /** The timer whose event the step answers; null if it is none. */
  Timers.Running elapsed;

  /** Why the last step was not made; null if it was. */
  TransitionVetoedError veto;

  /** What was thrown after the last step was committed; null if nothing was. */
  Throwable failure;

  Microstep(ChartInstance<S, ?, E, C, ?> instance) {
    super(instance);
  }

  /**
   * Makes the step that was selected. What is thrown before the commit is thrown here, and nothing
   * has changed; see {@link #veto} and {@link #failure} for the rest.
   */
  void make(E event, Cause cause) {
    begin();
    try {
      makeFully(event, cause);
    } finally {
      elapsed = null;
      records.clear();
      Arrays.fill(sources, 0, taken, null);
      Arrays.fill(values, 0, taken, null);
      Arrays.fill(moves, null);
    }
  }

  private void begin() {
    veto = null;
    failure = null;
    Arrays.fill(moves, null);
    if (sources.length < taken) {
      values = new Object[arcs.length][];
      sources = new Object[arcs.length];
    }
    if (moves.length < 2 * taken && instance.reports.hooks.hasListeners()) {
      moves = new Object[2 * arcs.length];
    }
  }

  private void makeFully(E event, Cause cause) {
    for (int i = 0; i < taken; i++) {
      sources[i] = active.value(slots[i]);
    }
    C next = instance.context;
    try {
      if (chart.hasHistory) {
        enterByHistory();
      }
      // a record tells what the states carry, which may come from the context
      next = instance.carriesData() ? updated(event) : next;
      for (int i = 0; i < taken; i++) {
        values[i] =
            ways[i] == null ? null : instance.carried(ways[i], -1, null, source(i), event, next);
      }
    } catch (Throwable thrown) {
      instance.reports.failed(null, event, cause, thrown);
      throw thrown;
    }
    if (!instance.reports.hooks.isEmpty() && !ask(event, cause)) {
      return;
    }
    try {
      next = instance.carriesData() ? next : updated(event);
      arm(next);
    } catch (Throwable thrown) {
      instance.reports.failed(records.isEmpty() ? null : records.get(0), event, cause, thrown);
      throw thrown;
    }
    for (int i = 0; i < taken && moves.length > 0; i++) {
      note(i, from(i), to(i));
    }
    commit(next, taken);
    finish(event);
  }

  private void note(int i, S from, S to) {
    if (moves.length > 0) {
      moves[2 * i] = from;
      moves[2 * i + 1] = to;
    }
  }

  @SuppressWarnings("unchecked") // nothing else is put there
  private S source(int i) {
    return (S) sources[i];
  }

  private C updated(E event) {
    C next = instance.context;
    for (int i = 0; i < taken; i++) {
      if (chart.arc(arcs[i]).updates) {
        next = instance.update(arcs[i], source(i), event, next);
      }
    }
    return next;
  }

  /** Asks the hooks about each transition; whether none vetoed. */
  private boolean ask(E event, Cause cause) {
    for (int i = 0; i < taken; i++) {
      records.add(instance.reports.record(i + 1, from(i), to(i), event, cause, false));
    }
    for (int i = 0; i < taken && veto == null; i++) {
      veto = instance.reports.hooks.before(records.get(i));
    }
    return veto == null;
  }

  /** The innermost state that holds all that a transition leaves. */
  private S from(int i) {
    return ways[i] == null ? source(i) : active.common(ways[i].domain);
  }

  /** The innermost state that holds all that a transition enters. */
  private S to(int i) {
    return ways[i] == null ? source(i) : active.common(ways[i].leaves, values[i]);
  }

  /** Schedules the timers that are to be started; all of them or none. */
  private void arm(C next) {
    try {
      for (int i = 0; instance.timers != null && i < taken; i++) {
        if (ways[i] != null && !ways[i].quiet) {
          instance.timers.arm(ways[i], next);
        }
      }
    } catch (Throwable thrown) {
      instance.timers.disarm(thrown);
      throw thrown;
    }
  }

  /** Changes what others may ask for: all at once, and without calling anybody. */
  private void commit(C next, int steps) {
    actions.clear();
    instance.beginCommit();
    try {
      instance.context = next;
      instance.ended = false;
      if (instance.timers != null) {
        instance.timers.take(elapsed);
      }
      leave();
      for (int i = 0; i < taken; i++) {
        if (arcs[i] >= 0) {
          Arc<E> arc = chart.arc(arcs[i]);
          actions.add(arc.effects, source(i));
          instance.settling.raise(arc.raised);
        }
      }
      for (int i = 0; i < taken; i++) {
        if (ways[i] != null && !ways[i].quiet) {
          enter(ways[i]);
        }
      }
      if (instance.timers != null) {
        instance.timers.commit(instance.ended);
      }
      instance.sequence += steps;
    } finally {
      instance.endCommit();
    }
  }

  private void leave() {
    for (int i = taken - 1; i >= 0; i--) {
      if (ways[i] != null) {
        int domain = ways[i].domain;
        leave(domain);
        active.replace(
            active.firstBelow(domain), active.endBelow(domain), ways[i].leaves, values[i]);
      }
    }
  }

  /** Leaves everything below a node, in reverse document order. */
  private void leave(int domain) {
    if (chart.exitsQuietly) {
      return;
    }
    int start = active.firstBelow(domain);
    for (int slot = active.endBelow(domain) - 1; slot >= start; slot--) {
      // what also holds the leaf before is left together with that
      int before = slot == start ? -1 : active.leaves[slot - 1];
      int node = active.leaves[slot];
      while (node != domain && node >= 0 && !(before >= 0 && chart.node(node).holds(before))) {
        leave(chart.node(node), slot);
        node = chart.parents[node];
      }
    }
  }

  private void leave(Node<E> node, int slot) {
    if (!node.histories.isEmpty()) {
      active.remember(node);
    }
    actions.add(node.exit, active.value(slot));
    instance.settling.raise(node.raisedOnExit);
    if (instance.timers != null) {
      instance.timers.stop(node);
    }
  }

  private void enter(Way way) {
    for (int number : way.entered) {
      Node<E> node = chart.node(number);
      if (!node.entersQuietly()) {
        actions.add(node.entry, active.value(active.firstBelow(number)));
        instance.settling.raise(node.raisedOnEntry);
        if (node.kind == Node.Kind.FINAL) {
          instance.settling.reach(node);
        }
      }
    }
  }

  /** Everything after the commit: whatever throws, the rest still runs. */
  private void finish(E event) {
    LifecycleEvent<S, E> last = null;
    if (instance.timers != null) {
      failure = instance.timers.cancelStopped();
    }
    for (int i = 0; i < records.size(); i++) {
      last = records.get(i);
      failure = Failure.join(failure, instance.reports.hooks.after(last));
    }
    for (int i = 0; i < moves.length && moves[i] != null; i += 2) {
      failure = Failure.join(failure, moved(i, event));
    }
    failure = Failure.join(failure, actions.perform(instance, event));
    if (failure != null && last != null) {
      instance.reports.hooks.failed(last, failure);
    }
  }

  @SuppressWarnings("unchecked") // nothing else is put there
  private Throwable moved(int i, E event) {
    return instance.reports.hooks.moved((S) moves[i], event, (S) moves[i + 1]);
  }

  /**
   * Takes the instance a way that no transition goes: to where it begins, or to a state past the
   * rules.
   *
   * @param carried what the leaves carry
   * @param record what hooks hear of it; null if nothing
   * @param steps how many steps this counts as
   * @param from what listeners hear of it; null if nothing
   */
  void go(Way way, Object[] carried, LifecycleEvent<S, E> record, int steps, S from, S to) {
    taken = 1;
    begin();
    arcs[0] = -1;
    ways[0] = way;
    values[0] = carried;
    note(0, from, to);
    arm(instance.context);
    commit(instance.context, steps);
    values[0] = null;
    if (record != null) {
      records.add(record);
    }
    finish(null);
    records.clear();
  }
}
