package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Hooks;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One microstep of an instance: the transitions that are taken together. First it is proposed,
 * which runs all user code that may prevent it, then committed.
 */
final class Microstep<S, E, C> {

  private final ConfiguredInstance<S, ?, E, C, ?> instance;
  private final Chart<?, E> chart;
  private final Configuration<S, C> active;
  private final HookNotifier<S, E> reports;
  private final @Nullable Timers<E, C> timers;
  private final TransitionSelector<S, E, C> selected;
  private final StateChange<S, E, C> change;
  private final Actions<S, E> actions = new Actions<>();

  /**
   * The records of the step that hooks hear of, or have been asked about; empty where there are
   * none.
   */
  private final List<LifecycleEvent<S, E>> records = new ArrayList<>(0);

  /** The context after the step. */
  private @Nullable C next;

  Microstep(
      ConfiguredInstance<S, ?, E, C, ?> instance,
      @Nullable Timers<E, C> timers,
      HookNotifier<S, E> reports,
      TransitionSelector<S, E, C> selected,
      CompletionEvents<S, E> done) {
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
   * @return why the step is not made, to be {@linkplain #refused refused}; null if it may be
   *     committed
   */
  @Nullable TransitionVetoedError propose(@Nullable E event, Cause cause) {
    TransitionVetoedError veto = null;
    boolean proposed = false;
    try {
      veto = proposed(event, cause);
      proposed = true;
    } finally {
      if (!proposed) {
        clear();
      }
    }
    return veto;
  }

  /** Tells that what was proposed is vetoed, by the records of which hooks were asked. */
  @Nullable Throwable refused(TransitionVetoedError veto, @Nullable E event) {
    try {
      return reports.hooks().refused(records, vetoed(veto), event);
    } finally {
      clear();
    }
  }

  /** Tells the same, and answers it; what those throw who hear goes before. */
  Outcome<S> refuse(TransitionVetoedError veto, @Nullable E event) {
    return Hooks.refusal(vetoed(veto), refused(veto, event));
  }

  private Outcome<S> vetoed(TransitionVetoedError veto) {
    return new Outcome.Vetoed<>(instance.state(), veto);
  }

  private void clear() {
    next = null;
    records.clear();
    selected.clear();
  }

  private @Nullable TransitionVetoedError proposed(@Nullable E event, Cause cause) {
    Hooks<S, E> hooks = reports.hooks();
    try {
      for (int i = 0; i < selected.taken; i++) {
        selected.get(i).source = active.value(selected.get(i).slot);
      }
      if (chart.hasHistory) {
        selected.enterByHistory(active);
      }
      // a record tells what the states carry, which may come from the context
      next = instance.carriesData() ? updated(event) : active.context;
      for (int i = 0; i < selected.taken; i++) {
        SelectedTransition<S, E> each = selected.get(i);
        if (each.entry != null) {
          each.values = instance.carried(each.entry, -1, null, each.source, event, next);
        }
        if (!hooks.isEmpty() || hooks.hasListeners()) {
          each.from = each.entry == null ? each.source : active.common(each.entry.domain);
          each.to =
              each.entry == null ? each.source : active.common(each.entry.leaves, each.values);
        }
      }
    } catch (Throwable thrown) {
      reports.failed(null, event, cause, thrown);
      throw thrown;
    }
    if (!hooks.isEmpty()) {
      TransitionVetoedError veto = ask(event, cause);
      if (veto != null) {
        return veto;
      }
    }
    try {
      next = instance.carriesData() ? next : updated(event);
      arm();
    } catch (Throwable thrown) {
      failed(event, cause, thrown);
      throw thrown;
    }
    return null;
  }

  /** Tells of an error by the records of which hooks were asked. */
  private void failed(@Nullable E event, Cause cause, Throwable error) {
    if (records.isEmpty()) {
      reports.failed(null, event, cause, error);
    }
    for (LifecycleEvent<S, E> record : records) {
      reports.failed(record, event, cause, error);
    }
  }

  private @Nullable C updated(@Nullable E event) {
    C updated = active.context;
    for (int i = 0; i < selected.taken; i++) {
      SelectedTransition<S, E> each = selected.get(i);
      if (each.arc != null && each.source != null && each.arc.updates) {
        updated = instance.update(each.arc.number, each.source, event, updated);
      }
    }
    return updated;
  }

  /** Asks the hooks about each transition, up to the first veto, which is the answer. */
  private @Nullable TransitionVetoedError ask(@Nullable E event, Cause cause) {
    for (int i = 0; i < selected.taken; i++) {
      SelectedTransition<S, E> each = selected.get(i);
      S from = Objects.requireNonNull(each.from);
      records.add(reports.record(i + 1, from, each.to, event, cause, false));
    }
    for (int i = 0; i < records.size(); i++) {
      LifecycleEvent<S, E> record = records.get(i);
      try {
        TransitionVetoedError veto = reports.hooks().before(record);
        if (veto != null) {
          records.subList(i + 1, records.size()).clear();
          return veto;
        }
      } catch (Throwable thrown) {
        // of this record they have heard
        records.subList(i, records.size()).clear();
        records.forEach(asked -> reports.failed(asked, event, cause, thrown));
        throw thrown;
      }
    }
    return null;
  }

  /** Schedules the timers that are to be started; all of them or none. */
  private void arm() {
    try {
      for (int i = 0; timers != null && i < selected.taken; i++) {
        EntrySet entry = selected.get(i).entry;
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
    selected.get(0).values = carried;
    selected.get(0).from = from;
    selected.get(0).to = to;
    next = active.context;
    try {
      arm();
    } catch (Throwable thrown) {
      clear();
      throw thrown;
    }
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
        change.make(actions);
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
    for (int i = 0; i < selected.taken; i++) {
      SelectedTransition<S, E> each = selected.get(i);
      if (each.from != null && each.to != null) {
        failure = Failure.join(failure, reports.hooks().moved(each.from, event, each.to));
      }
    }
    failure = Failure.join(failure, actions.perform(instance, event));
    if (failure != null && last != null) {
      reports.hooks().failed(last, failure);
    }
    return failure;
  }
}
