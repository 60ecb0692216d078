package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Failure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One microstep of a life: the transitions that are taken together. Its arrays are used over and
 * over, so that a step allocates nothing.
 */
final class Microstep<S, E, C> extends Selection<S, E, C> {

  private final Actions<S, E> actions = new Actions<>();
  private Object[][] values = new Object[4][];
  private Object[] sources = new Object[4];

  /** What hooks hear of the step; empty where there are none. */
  private final List<LifecycleEvent<S, E>> records = new ArrayList<>(0);

  /** The timer whose event the step answers; null if it is none. */
  Timers.Running elapsed;

  /** Why the last step was not made; null if it was. */
  TransitionVetoedError veto;

  /** What was thrown after the last step was committed; null if nothing was. */
  Throwable failure;

  Microstep(ChartLife<S, ?, E, C, ?> life) {
    super(life);
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
    }
  }

  private void begin() {
    veto = null;
    failure = null;
    if (sources.length < taken) {
      values = new Object[arcs.length][];
      sources = new Object[arcs.length];
    }
  }

  private void makeFully(E event, Cause cause) {
    for (int i = 0; i < taken; i++) {
      sources[i] = active.value(slots[i]);
    }
    C next = life.context;
    try {
      if (chart.hasHistory) {
        enterByHistory();
      }
      // a record tells what the states carry, which may come from the context
      next = life.carriesData() ? updated(event) : next;
      for (int i = 0; i < taken; i++) {
        values[i] =
            ways[i] == null ? null : life.carried(ways[i], -1, null, source(i), event, next);
      }
    } catch (Throwable thrown) {
      life.reports.failed(null, event, cause, thrown);
      throw thrown;
    }
    if (!life.reports.hooks.isEmpty() && !ask(event, cause)) {
      return;
    }
    try {
      next = life.carriesData() ? next : updated(event);
      arm(next);
    } catch (Throwable thrown) {
      life.reports.failed(records.isEmpty() ? null : records.get(0), event, cause, thrown);
      throw thrown;
    }
    commit(next, taken);
    finish(event);
  }

  @SuppressWarnings("unchecked") // nothing else is put there
  private S source(int i) {
    return (S) sources[i];
  }

  private C updated(E event) {
    C next = life.context;
    for (int i = 0; i < taken; i++) {
      if (chart.arc(arcs[i]).updates) {
        next = life.update(arcs[i], source(i), event, next);
      }
    }
    return next;
  }

  /** Asks the hooks about each transition; whether none vetoed. */
  private boolean ask(E event, Cause cause) {
    for (int i = 0; i < taken; i++) {
      records.add(life.reports.record(i + 1, from(i), to(i), event, cause, false));
    }
    for (int i = 0; i < taken && veto == null; i++) {
      veto = life.reports.hooks.before(records.get(i));
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
      for (int i = 0; life.timers != null && i < taken; i++) {
        if (ways[i] != null && !ways[i].quiet) {
          life.timers.arm(ways[i], next);
        }
      }
    } catch (Throwable thrown) {
      life.timers.disarm(thrown);
      throw thrown;
    }
  }

  /** Changes what others may ask for: all at once, and without calling anybody. */
  private void commit(C next, int steps) {
    actions.clear();
    life.beginCommit();
    try {
      life.context = next;
      life.ended = false;
      if (life.timers != null) {
        life.timers.take(elapsed);
      }
      leave();
      for (int i = 0; i < taken; i++) {
        if (arcs[i] >= 0) {
          Arc<E> arc = chart.arc(arcs[i]);
          actions.add(arc.effects, source(i));
          life.settling.raise(arc.raised);
        }
      }
      for (int i = 0; i < taken; i++) {
        if (ways[i] != null && !ways[i].quiet) {
          enter(ways[i]);
        }
      }
      if (life.timers != null) {
        life.timers.commit(life.ended);
      }
      life.sequence += steps;
    } finally {
      life.endCommit();
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
    life.settling.raise(node.raisedOnExit);
    if (life.timers != null) {
      life.timers.stop(node);
    }
  }

  private void enter(Way way) {
    for (int number : way.entered) {
      Node<E> node = chart.node(number);
      if (!node.entersQuietly()) {
        actions.add(node.entry, active.value(active.firstBelow(number)));
        life.settling.raise(node.raisedOnEntry);
        if (node.kind == Node.Kind.FINAL) {
          life.settling.reach(node);
        }
      }
    }
  }

  /** Everything after the commit: whatever throws, the rest still runs. */
  private void finish(E event) {
    LifecycleEvent<S, E> last = null;
    if (life.timers != null) {
      failure = life.timers.cancelStopped();
    }
    for (int i = 0; i < records.size(); i++) {
      last = records.get(i);
      failure = Failure.join(failure, life.reports.hooks.after(last));
    }
    failure = Failure.join(failure, actions.perform(life, event));
    if (failure != null && last != null) {
      life.reports.hooks.failed(last, failure);
    }
  }

  /**
   * Takes the life a way that no transition goes: to where it begins, or to a state past the rules.
   *
   * @param carried what the leaves carry
   * @param record what hooks hear of it; null if nothing
   * @param steps how many steps this counts as
   */
  void go(Way way, Object[] carried, LifecycleEvent<S, E> record, int steps) {
    taken = 1;
    begin();
    arcs[0] = -1;
    ways[0] = way;
    values[0] = carried;
    arm(life.context);
    commit(life.context, steps);
    values[0] = null;
    if (record != null) {
      records.add(record);
    }
    finish(null);
    records.clear();
  }
}
