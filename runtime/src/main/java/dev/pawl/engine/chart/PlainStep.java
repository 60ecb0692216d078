package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Hooks;
import org.jspecify.annotations.Nullable;

/**
 * A microstep of an instance whose states carry no data, that puts one leaf in the place of another
 * and does nothing else, beside asking guards and an update.
 */
final class PlainStep {

  private PlainStep() {}

  /**
   * Makes the step of the only leaf that an event concerns. It throws what user code throws; what
   * that does after the commit keeps nothing from being done.
   *
   * @return why it was not made; null if it was
   */
  static <S, E, C> @Nullable Outcome<S> make(
      ConfiguredInstance<S, ?, E, C, ?> instance,
      HookNotifier<S, E> reports,
      int slot,
      int column,
      E event,
      Cause cause) {
    Configuration<S, C> active = instance.live;
    int cell = instance.chart.plain.cell(active.leaves[slot], column);
    if (PlainSteps.moves(cell)) {
      return make(instance, reports, slot, PlainSteps.then(cell), null, event, cause);
    }
    int found;
    try {
      found = TransitionSelector.answer(instance, active, slot, PlainSteps.then(cell), event);
    } catch (Throwable thrown) {
      reports.failed(null, event, cause, thrown);
      throw thrown;
    }
    if (found < 0) {
      return reports.refuse(found, event, cause);
    }
    ChartTransition<?> arc = instance.chart.arc(found);
    return make(instance, reports, slot, arc.leaf, arc.updates ? arc : null, event, cause);
  }

  private static <S, E, C> @Nullable Outcome<S> make(
      ConfiguredInstance<S, ?, E, C, ?> instance,
      HookNotifier<S, E> reports,
      int slot,
      int leaf,
      @Nullable ChartTransition<?> updating,
      E event,
      Cause cause) {
    Configuration<S, C> active = instance.live;
    Hooks<S, E> hooks = reports.hooks();
    S from = active.value(slot);
    S to = active.state(leaf);
    LifecycleEvent<S, E> record = null;
    if (!hooks.isEmpty()) {
      record = reports.record(1, from, to, event, cause, false);
      TransitionVetoedError veto = hooks.before(record);
      if (veto != null) {
        return reports.refuse(veto, event);
      }
    }
    C next = active.context;
    if (updating != null) {
      try {
        next = instance.update(updating.number, from, event, next);
      } catch (Throwable thrown) {
        reports.failed(record, event, cause, thrown);
        throw thrown;
      }
    }
    instance.beginCommit();
    active.context = next;
    active.take(slot, leaf);
    instance.endCommit();
    Throwable failure = record == null ? null : hooks.after(record);
    failure = Failure.join(failure, hooks.moved(from, event, to));
    if (failure != null && record != null) {
      hooks.failed(record, failure);
    }
    Failure.raise(failure);
    return null;
  }
}
