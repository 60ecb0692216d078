package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import dev.pawl.engine.EventQueue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The deferred events of an instance that a store has opened. This object records which events fail
 * when the instance gets them again, so that the store can open the instance again and hold back
 * these events. Only the thread that uses the instance may use this object.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class DeferredEvents<S, E> implements EventQueue.Watcher<S, E> {

  private final ChartInstance<S, ?, E, ?, ?> instance;

  /** The events that were deferred when the instance was opened. */
  private final List<EventQueue.Request<S, E>> opened;

  /** The events whose cause the store has completed. */
  private final Set<EventQueue.Request<S, E>> explained;

  private final Set<EventQueue.Request<S, E>> held = new HashSet<>();
  private final List<Failed<E>> failed = new ArrayList<>(0);
  private IntConsumer offering = index -> {};

  /**
   * A deferred event that failed when it was offered to the instance again.
   *
   * @param index the index of the event among the events that were deferred when the instance was
   *     opened
   * @param event the deferred event
   * @param cause the cause with which the event was fired
   * @param attempts the number of failed attempts, including the last attempt
   * @param error the exception with which the event failed
   * @param <E> the type of events
   */
  public record Failed<E>(int index, E event, Cause cause, int attempts, Throwable error) {}

  private DeferredEvents(ChartInstance<S, ?, E, ?, ?> instance) {
    this.instance = instance;
    this.opened = instance.queue.all();
    this.explained = new HashSet<>(opened);
    instance.queue.watch(this);
  }

  /**
   * Starts to watch an instance that has just been opened.
   *
   * @param machine the machine; its types of states and events must be {@code S} and {@code E}
   * @return the deferred events; null if the machine is not a statechart and therefore never defers
   *     events
   */
  @SuppressWarnings("unchecked") // the caller knows the types of its machine
  public static <S, E> @Nullable DeferredEvents<S, E> of(Object machine) {
    return machine instanceof ChartMachine<?, ?, ?, ?> chart
        ? new DeferredEvents<>((ChartInstance<S, ?, E, ?, ?>) chart.instance)
        : null;
  }

  /** Makes an instance skip its effects, so that a query can simulate steps. */
  public static void skipEffects(Object machine) {
    if (machine instanceof ChartMachine<?, ?, ?, ?> chart) {
      chart.instance.skipsEffects = true;
    }
  }

  /**
   * Sets a listener for the events that were deferred when the instance was opened. The listener
   * gets the index of an event before the event is offered to the instance again, and -1
   * afterwards.
   */
  public void onOffer(IntConsumer listener) {
    offering = listener;
  }

  @Override
  public void offering(EventQueue.@Nullable Request<S, E> next) {
    offering.accept(next == null ? -1 : opened.indexOf(next));
  }

  /** Returns the events that are deferred now, in the order in which they were fired. */
  public List<Snapshot.Deferred<E>> waiting() {
    return instance.queue.deferred();
  }

  /**
   * Prevents a failing event from being offered to the instance again. The event must have been
   * deferred when the instance was opened.
   *
   * @param attempts the number of failed attempts
   * @param park whether snapshots mark the event as parked, so that the event waits for the store's
   *     {@code retryDeferred}
   */
  public void hold(int index, int attempts, boolean park) {
    instance.queue.hold(opened.get(index), attempts, park);
    held.add(opened.get(index));
  }

  /** Parks an event that was deferred when the instance was opened. */
  public void park(int index) {
    EventQueue.Request<S, E> request = opened.get(index);
    instance.queue.hold(request, request.attempts(), true);
  }

  /**
   * Offers deferred events to the instance again if this version of the machine no longer defers
   * these events.
   */
  public void offer() {
    instance.macrostep.offer();
  }

  /** Returns the number of failed attempts of an event that was deferred at the opening. */
  public int attempts(int index) {
    return opened.get(index).attempts();
  }

  /** Removes an event that was deferred when the instance was opened. */
  public void remove(int index) {
    instance.queue.remove(opened.get(index));
  }

  /**
   * Offers a deferred event to the instance again. The event must have been deferred when the
   * instance was opened. Parked events are offered too; events that {@link #hold} holds back are
   * not offered. If the current state still defers the event, the event stays deferred.
   */
  public void retry(int index) {
    if (!held.contains(opened.get(index))) {
      instance.macrostep.retry(opened.get(index));
    }
  }

  /**
   * Replaces the cause of a deferred event, which was fired with {@code cause}, by the cause {@code
   * known}, which the store records for it.
   */
  public void explain(E event, Cause cause, Cause known) {
    for (EventQueue.Request<S, E> waiting : instance.queue.all()) {
      if (waiting.event() == event && waiting.cause() == cause && explained.add(waiting)) {
        waiting.explain(known);
        return;
      }
    }
  }

  /** Replaces the cause of an event that was deferred when the instance was opened. */
  public void explain(int index, Cause known) {
    opened.get(index).explain(known);
  }

  /**
   * Returns the events that were deferred when the instance was opened and have failed since then,
   * in the order of their failures.
   */
  public List<Failed<E>> failed() {
    return failed;
  }

  @Override
  public void failed(EventQueue.Request<S, E> offered, Throwable error) {
    int index = opened.indexOf(offered);
    E event = offered.event();
    if (index >= 0 && event != null) {
      failed.add(new Failed<>(index, event, offered.cause(), offered.attempts(), error));
    }
  }
}
