package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.engine.EventQueue;
import dev.pawl.engine.Failure;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The code that continues after a step until no transition is enabled without another external
 * event. Eventless transitions are taken first. Then raised events are handled, one at a time.
 * Finally, deferred events are offered to the instance again.
 */
final class RunToCompletion<S, E, C> {

  /**
   * The maximum number of consecutive eventless transitions. If there are more, the machine is
   * assumed to loop endlessly.
   */
  static final int MAX_EVENTLESS = 100;

  /**
   * The maximum number of raised events after an external event. If there are more, the machine is
   * assumed to loop endlessly.
   */
  private static final int MAX_RAISED = 10_000;

  private final ChartInstance<S, ?, E, C, ?> instance;
  private final Chart<?, E> chart;
  private final Configuration<S, C> active;
  private final @Nullable Timers<E, C> timers;
  private final EventQueue<S, E> queue;
  private final TransitionSelector<S, E, C> selected;
  private final CompletionEvents<S, E> completionEvents;
  private final Microstep<S, E, C> step;

  /** The consecutive eventless transitions that were taken last. */
  private final @Nullable ChartTransition<?>[] lastEventless;

  RunToCompletion(
      ChartInstance<S, ?, E, C, ?> instance,
      @Nullable Timers<E, C> timers,
      TransitionSelector<S, E, C> selected,
      CompletionEvents<S, E> done,
      Microstep<S, E, C> step) {
    this.instance = instance;
    this.chart = instance.chart;
    this.active = instance.live;
    this.timers = timers;
    this.queue = instance.queue;
    this.selected = selected;
    this.completionEvents = done;
    this.step = step;
    this.lastEventless = new ChartTransition<?>[chart.hasEventless ? MAX_EVENTLESS : 0];
  }

  /**
   * Processes completion events and queued events after a step.
   *
   * @param before the exception that the step threw after its commit; null if there was none
   * @param cause the cause of the event
   * @return the first exception so far, with further exceptions as suppressed; null if there was
   *     none
   */
  @Nullable Throwable after(@Nullable Throwable before, Cause cause) {
    return chart.mayContinue || completionEvents.isEnding() ? complete(before, cause) : before;
  }

  /**
   * Continues after a migration has entered states. Entered final states may complete their
   * parents.
   */
  @Nullable Throwable afterEntering(List<Integer> entered, Cause cause) {
    for (int node : entered) {
      if (chart.node(node).kind == Node.Kind.FINAL) {
        completionEvents.raiseAfterEntering(active, entered::contains, chart.node(node));
      }
    }
    return after(null, cause);
  }

  private @Nullable Throwable complete(@Nullable Throwable before, Cause cause) {
    Throwable failure = before;
    int left = MAX_RAISED;
    while (!active.ended) {
      failure = eventless(failure, cause);
      E event = active.ended ? null : queue.nextRaised();
      if (event == null) {
        break;
      }
      if (--left < 0) {
        failure = Failure.join(failure, endless(name(event), event, cause));
        break;
      }
      try {
        int found = select(instance.column(event), event, cause);
        failure = Failure.join(failure, answerRaised(event, found, cause));
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
    }
    queue.forgetRaised();
    return Failure.join(failure, end(cause));
  }

  /**
   * Ends the instance if all regions of the machine are completed. Returns the exception of the
   * scheduler; null if there is none.
   */
  private @Nullable Throwable end(Cause cause) {
    Throwable refused = completionEvents.takeEnding(active) ? end() : null;
    if (refused != null) {
      step.failed(null, cause, refused);
    }
    return refused;
  }

  /**
   * Takes the transitions that were selected for a raised or deferred event. If no transition was
   * selected, hooks are notified.
   *
   * @return the exception that was thrown after the commit; null if there was none
   */
  private @Nullable Throwable answerRaised(E event, int found, Cause cause) {
    if (found > 0) {
      step.take(event, cause, null);
      return step.takeFailure();
    }
    boolean deferred = found == Chart.DEFERRED;
    if (deferred) {
      defer(event, cause);
    }
    if (deferred || !chart.isCompletionEvent(event)) {
      step.refuse(new Outcome.Ignored<>(instance.state(), deferred), event, cause);
    }
    return null;
  }

  /**
   * Ends the instance.
   *
   * @return the exception that the scheduler threw when timers were cancelled; null if there was
   *     none
   */
  @Nullable Throwable end() {
    instance.beginCommit();
    active.ended = true;
    if (timers != null) {
      timers.commit(true);
    }
    instance.endCommit();
    return timers == null ? null : timers.cancelStopped();
  }

  private @Nullable Throwable eventless(@Nullable Throwable before, Cause cause) {
    Throwable failure = before;
    for (int count = 0; chart.hasEventless && !active.ended; count++) {
      try {
        if (select(chart.eventless, null, cause) <= 0) {
          return failure;
        }
        if (count == MAX_EVENTLESS) {
          // if the loop raises events, it would otherwise start again with each raised event
          queue.forgetRaised();
          return Failure.join(failure, endless(loop(), null, cause));
        }
        lastEventless[count] = selected.get(0).transition;
        if (step.take(null, cause, null) != null) {
          return failure;
        }
        failure = Failure.join(failure, step.takeFailure());
      } catch (Throwable thrown) {
        return Failure.join(failure, thrown);
      }
    }
    return failure;
  }

  /** Returns the names of the states in the endless loop of eventless transitions. */
  private String loop() {
    int last = lastEventless.length - 1;
    int before = last - 1;
    while (before > 0 && lastEventless[before] != lastEventless[last]) {
      before--;
    }
    List<String> names = new ArrayList<>();
    for (int i = before; i <= last; i++) {
      names.add(chart.node(lastEventless[i].source).name);
    }
    return String.join(" → ", names);
  }

  private String name(E event) {
    return chart.eventNames.get(instance.column(event));
  }

  /** Notifies hooks of an endless loop. Returns the error that describes the loop. */
  private IllegalStateException endless(String what, @Nullable E event, Cause cause) {
    IllegalStateException error =
        new IllegalStateException(instance + " does not come to rest: " + what + ", without end.");
    step.failed(event, cause, error);
    return error;
  }

  /**
   * Selects the transitions that are enabled for a column of the transition table. If user code
   * throws, notifies hooks and rethrows the exception.
   */
  int select(int column, @Nullable E event, Cause cause) {
    try {
      return selected.select(active, column, event);
    } catch (Throwable thrown) {
      step.failed(event, cause, thrown);
      throw thrown;
    }
  }

  /** Defers an event until the active leaves change. */
  void defer(E event, Cause cause) {
    mark();
    queue.defer(event, cause);
  }

  private void mark() {
    if (!queue.hasDeferred()) {
      active.mark();
    } else if (active.changed()) {
      active.unmark();
    }
  }

  /**
   * Offers deferred events to the instance again if the active leaves have changed since the events
   * were deferred. Returns the first exception, with further exceptions as suppressed; null if
   * there is none.
   */
  @Nullable Throwable offerDeferred() {
    Throwable failure = null;
    int left = MAX_RAISED;
    while (queue.hasDeferred() && active.changed()) {
      active.mark();
      ArrayDeque<EventQueue.Request<S, E>> offered = queue.takeDeferred();
      while (!active.ended && !offered.isEmpty() && !active.changed()) {
        int waiting = offered.size();
        EventQueue.Request<S, E> next = offered.remove();
        failure = Failure.join(failure, left < 0 ? leaveOut(next) : offer(next));
        // if a step does not reduce the number of waiting events, this loop may be endless
        if (active.changed() && offered.size() + queue.waiting() >= waiting) {
          left--;
        }
      }
      queue.putBack(offered);
    }
    return failure;
  }

  private Throwable leaveOut(EventQueue.Request<S, E> next) {
    E event = Objects.requireNonNull(next.event());
    String what = name(event) + " is offered again whenever it was deferred";
    return endless(what, event, next.cause());
  }

  /** Offers a deferred event to the instance again, even if the active leaves have not changed. */
  @Nullable Throwable retry(EventQueue.Request<S, E> waiting) {
    queue.remove(waiting);
    Throwable failure = offer(waiting);
    queue.putBack(new ArrayDeque<>());
    return failure;
  }

  /**
   * Offers a deferred event to the instance again, and notifies the watcher of {@link #queue}.
   *
   * @return the exception with which the event failed; null if there was none
   */
  private @Nullable Throwable offer(EventQueue.Request<S, E> next) {
    queue.offering(next);
    Throwable failure = offered(next);
    queue.offered(next, failure);
    return failure;
  }

  private @Nullable Throwable offered(EventQueue.Request<S, E> next) {
    E event = Objects.requireNonNull(next.event());
    long before = active.sequence;
    step.beginMacrostep();
    try {
      int found = select(instance.column(event), event, next.cause());
      if (found == Chart.DEFERRED) {
        deferAgain(next);
        return null;
      }
      Throwable failure = answerRaised(event, found, next.cause());
      return active.sequence == before ? failure : complete(failure, next.cause());
    } catch (Throwable thrown) {
      if (active.sequence == before) {
        // no step was made for the event
        deferAgain(next);
      }
      return thrown;
    }
  }

  private void deferAgain(EventQueue.Request<S, E> offered) {
    mark();
    queue.deferAgain(offered);
  }
}
