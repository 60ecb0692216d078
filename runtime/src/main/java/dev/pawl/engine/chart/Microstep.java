package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Failure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One microstep of an instance: the transitions that are taken together. First it is proposed,
 * which runs all user code that may prevent it, then committed. Its arrays are used over and over,
 * so that a step allocates nothing.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 * @param <C> the type of the context; Void if there is none
 */
final class Microstep<S, E, C> {

  private final ConfiguredInstance<S, ?, E, C, ?> instance;
  private final Chart<?, E> chart;
  private final Configuration<S, C> active;
  private final Reports<S, E> reports;
  private final @Nullable Timers<E, C> timers;
  private final TransitionSelector<S, E, C> selected;
  private final StateChange<S, E, C> change;
  private final Actions<S, E> actions = new Actions<>();
  private Object[][] values = new Object[4][];
  private @Nullable Object[] sources = new Object[4];

  /** What listeners hear of the step: by transition from where and to where; else nulls. */
  private @Nullable Object[] moves = {};

  /** What hooks hear of the step; empty where there are none. */
  private final List<LifecycleEvent<S, E>> records = new ArrayList<>(0);

  /** The context after the step. */
  private @Nullable C next;

  Microstep(
      ConfiguredInstance<S, ?, E, C, ?> instance,
      @Nullable Timers<E, C> timers,
      Reports<S, E> reports,
      TransitionSelector<S, E, C> selected,
      DoneStates<S, E> done) {
    this.instance = instance;
    this.chart = instance.chart;
    this.active = instance.live;
    this.reports = reports;
    this.timers = timers;
    this.selected = selected;
    this.change = new StateChange<>(instance, timers, selected, done);
  }

  /**
   * Proposes the transitions that are selected: nothing has changed, whether that throws or not.
   * Hooks have heard of whatever prevents the step, except of a veto.
   *
   * @return why the step is not made; null if it may be committed
   */
  @Nullable TransitionVetoedError propose(@Nullable E event, Cause cause) {
    TransitionVetoedError veto = null;
    boolean proposed = false;
    begin();
    try {
      veto = proposed(event, cause);
      proposed = veto == null;
    } finally {
      if (!proposed) {
        clear();
      }
    }
    return veto;
  }

  private void begin() {
    if (sources.length < selected.taken) {
      values = new Object[selected.arcs.length][];
      sources = new Object[selected.arcs.length];
    }
    if (reports.hooks().hasListeners() && moves.length < 2 * selected.taken) {
      moves = new Object[2 * selected.arcs.length];
    }
  }

  private void clear() {
    next = null;
    records.clear();
    Arrays.fill(sources, 0, selected.taken, null);
    Arrays.fill(values, 0, selected.taken, null);
    Arrays.fill(moves, null);
  }

  private @Nullable TransitionVetoedError proposed(@Nullable E event, Cause cause) {
    try {
      for (int i = 0; i < selected.taken; i++) {
        sources[i] = active.value(selected.slots[i]);
      }
      if (chart.hasHistory) {
        selected.enterByHistory(active);
      }
      // a record tells what the states carry, which may come from the context
      next = instance.carriesData() ? updated(event) : active.context;
      for (int i = 0; i < selected.taken; i++) {
        EntrySet entry = selected.entries[i];
        values[i] =
            entry == null ? null : instance.carried(entry, -1, null, source(i), event, next);
      }
    } catch (Throwable thrown) {
      reports.failed(null, event, cause, thrown);
      throw thrown;
    }
    if (!reports.hooks().isEmpty()) {
      TransitionVetoedError veto = ask(event, cause);
      if (veto != null) {
        return veto;
      }
    }
    try {
      next = instance.carriesData() ? next : updated(event);
      arm();
    } catch (Throwable thrown) {
      reports.failed(records.isEmpty() ? null : records.get(0), event, cause, thrown);
      throw thrown;
    }
    for (int i = 0; i < selected.taken && moves.length > 0; i++) {
      note(i, from(i), to(i));
    }
    return null;
  }

  private void note(int i, @Nullable S from, @Nullable S to) {
    if (moves.length > 0) {
      moves[2 * i] = from;
      moves[2 * i + 1] = to;
    }
  }

  @SuppressWarnings("unchecked") // nothing else is put there
  private S source(int i) {
    return (S) sources[i];
  }

  private @Nullable C updated(@Nullable E event) {
    C updated = active.context;
    for (int i = 0; i < selected.taken; i++) {
      if (chart.arc(selected.arcs[i]).updates) {
        updated = instance.update(selected.arcs[i], source(i), event, updated);
      }
    }
    return updated;
  }

  /** Asks the hooks about each transition, up to the first veto, which is the answer. */
  private @Nullable TransitionVetoedError ask(@Nullable E event, Cause cause) {
    for (int i = 0; i < selected.taken; i++) {
      records.add(reports.record(i + 1, from(i), to(i), event, cause, false));
    }
    TransitionVetoedError veto = null;
    for (int i = 0; i < selected.taken && veto == null; i++) {
      veto = reports.hooks().before(records.get(i));
    }
    return veto;
  }

  /** The innermost state that holds all that a transition leaves. */
  private S from(int i) {
    EntrySet entry = selected.entries[i];
    return entry == null ? source(i) : active.common(entry.domain);
  }

  /** The innermost state that holds all that a transition enters. */
  private S to(int i) {
    EntrySet entry = selected.entries[i];
    return entry == null ? source(i) : active.common(entry.leaves, values[i]);
  }

  /** Schedules the timers that are to be started; all of them or none. */
  private void arm() {
    try {
      for (int i = 0; timers != null && i < selected.taken; i++) {
        EntrySet entry = selected.entries[i];
        if (entry != null && !entry.quiet) {
          timers.arm(entry, next);
        }
      }
    } catch (Throwable thrown) {
      timers.disarm(thrown);
      throw thrown;
    }
  }

  /**
   * Proposes what no transition does: that an instance begins, or goes to a state past the rules.
   * Nothing has changed if that throws.
   *
   * @param carried what the leaves carry
   * @param from what listeners hear of it; null if nothing
   */
  void propose(EntrySet entry, Object[] carried, @Nullable S from, @Nullable S to) {
    selected.put(entry);
    begin();
    values[0] = carried;
    next = active.context;
    try {
      arm();
    } catch (Throwable thrown) {
      clear();
      throw thrown;
    }
    note(0, from, to);
  }

  /** Has hooks hear of what was proposed past the rules. */
  void record(LifecycleEvent<S, E> record) {
    records.add(record);
  }

  /**
   * Makes the step that was proposed: all at once, and only then calls anybody. Whatever throws,
   * the rest still runs.
   *
   * @param elapsed the timer whose event the step answers; null if it is none
   * @param steps how many steps it counts as
   * @return what was thrown afterwards, joined; null if nothing was
   */
  @Nullable Throwable commit(@Nullable E event, @Nullable RunningTimer elapsed, int steps) {
    try {
      actions.clear();
      instance.beginCommit();
      try {
        active.context = next;
        active.ended = false;
        if (timers != null) {
          timers.take(elapsed);
        }
        change.make(values, sources, actions);
        if (timers != null) {
          timers.commit(active.ended);
        }
        active.sequence += steps;
      } finally {
        instance.endCommit();
      }
      return finish(event);
    } finally {
      clear();
    }
  }

  /** Everything after the commit. */
  private @Nullable Throwable finish(@Nullable E event) {
    Throwable failure = timers == null ? null : timers.cancelStopped();
    LifecycleEvent<S, E> last = null;
    for (int i = 0; i < records.size(); i++) {
      last = records.get(i);
      failure = Failure.join(failure, reports.hooks().after(last));
    }
    for (int i = 0; i < moves.length && moves[i] != null; i += 2) {
      failure = Failure.join(failure, moved(i, event));
    }
    failure = Failure.join(failure, actions.perform(instance, event));
    if (failure != null && last != null) {
      reports.hooks().failed(last, failure);
    }
    return failure;
  }

  @SuppressWarnings("unchecked") // nothing else is put there
  private @Nullable Throwable moved(int i, @Nullable E event) {
    return reports.hooks().moved((S) moves[i], event, (S) moves[i + 1]);
  }
}
