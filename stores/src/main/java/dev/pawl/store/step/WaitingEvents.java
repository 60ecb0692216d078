package dev.pawl.store.step;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import dev.pawl.engine.SavedDeferral;
import dev.pawl.engine.chart.DeferredEvents;
import dev.pawl.store.history.DeferredEvent;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.machine.StoredInstance;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.TextSanitizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The deferred events of an instance that was opened for one step, with the causes that the store
 * recorded. The list is empty if the instance never defers events. Confined to one thread.
 */
final class WaitingEvents<S, E> {

  private final @Nullable DeferredEvents<S, E> events;
  private final StepRecorder<S, E> recorder;
  private final List<Snapshot.Deferred<E>> before;
  private final Set<Integer> held = new HashSet<>();
  private final Map<Integer, Integer> byDeferred = new HashMap<>();

  WaitingEvents(
      StoredMachine<S, E> machine,
      StoredInstance<S, E> instance,
      StepRecorder<S, E> recorder,
      EffectContext work) {
    this.events = instance.deferred();
    this.recorder = recorder;
    List<Snapshot.Deferred<E>> read = events == null ? List.of() : events.waiting();
    for (int i = 0; events != null && i < read.size(); i++) {
      Cause cause = read.get(i).cause();
      Cause known = SavedDeferral.resolved(cause, machine.code(cause.codeName()).orElse(null));
      events.explain(i, known);
      recorder.settle(known);
    }
    this.before = events == null ? List.of() : events.waiting();
    if (events != null && !before.isEmpty()) {
      int[] from = {0, 0};
      events.onOffer(
          index -> {
            int now = work.statements().size();
            for (int i = from[1]; from[0] > 0 && i < now; i++) {
              byDeferred.put(i, from[0] - 1);
            }
            from[0] = index + 1;
            from[1] = now;
          });
    }
  }

  /**
   * Prevents a deferred event from being processed in this step.
   *
   * @param attempts the number of failed attempts of the event
   * @param park whether to park the event
   */
  void hold(int index, int attempts, boolean park) {
    held.add(index);
    if (events != null) {
      events.hold(index, attempts, park);
    }
  }

  /**
   * Processes the events that an earlier version of the machine deferred and this version does not
   * defer.
   */
  void offer() {
    if (events != null && !before.isEmpty()) {
      events.offer();
    }
  }

  /** Returns the first event that failed when it was processed; null if no event failed. */
  DeferredEvents.@Nullable Failed<E> failed() {
    return events == null || events.failed().isEmpty() ? null : events.failed().get(0);
  }

  /**
   * Returns the failure of an event whose transition succeeded, but whose effects' statements
   * failed.
   */
  DeferredEvents.Failed<E> failed(int index, Throwable error) {
    Snapshot.Deferred<E> known = before.get(index);
    int attempts = events == null ? 0 : events.attempts(index); // retrying resets the number
    return new DeferredEvents.Failed<>(index, known.event(), known.cause(), attempts + 1, error);
  }

  /**
   * Replaces the causes of newly deferred events by the causes that the store records. The recorded
   * causes are completed by the store, and contain no characters that databases do not accept.
   */
  void explain() {
    for (StepRecorder.RefusedAttempt<S, E> one : recorder.refusals) {
      E event = one.tried().event();
      if (events != null && event != null && one.isDeferral()) {
        events.explain(event, one.tried().cause(), clean(one.explained().cause()));
      }
    }
  }

  /**
   * Returns whether the deferred events have changed since the instance was opened.
   *
   * @param otherwise the result for an instance that does not report its deferred events
   */
  boolean haveChanged(BooleanSupplier otherwise) {
    if (events == null) {
      return otherwise.getAsBoolean();
    }
    List<Snapshot.Deferred<E>> now = events.waiting();
    boolean same = now.size() == before.size() && held.isEmpty();
    for (int i = 0; same && i < now.size(); i++) {
      same =
          now.get(i).event() == before.get(i).event()
              && now.get(i).parked() == before.get(i).parked()
              && now.get(i).attempts() == before.get(i).attempts();
    }
    return !same;
  }

  /** Returns the map that {@link StepResult#byDeferred} describes. */
  Map<Integer, Integer> byDeferred() {
    return byDeferred;
  }

  List<DeferredEvent<E>> list(String id) {
    List<DeferredEvent<E>> all = new ArrayList<>();
    List<Snapshot.Deferred<E>> waiting = events == null ? List.of() : events.waiting();
    for (int i = 0; i < waiting.size(); i++) {
      Snapshot.Deferred<E> one = waiting.get(i);
      all.add(new DeferredEvent<>(id, i, one.event(), one.cause(), one.attempts(), one.parked()));
    }
    return all;
  }

  /**
   * Returns the index of an event that was listed earlier.
   *
   * @throws IllegalStateException if the event is no longer deferred
   */
  int find(DeferredEvent<E> listed) {
    List<DeferredEvent<E>> all = list(listed.entityId());
    int position = listed.position();
    if (position >= 0 && position < all.size() && all.get(position).isSame(listed)) {
      return position;
    }
    for (DeferredEvent<E> one : all) {
      if (one.isSame(listed)) {
        return one.position();
      }
    }
    throw new IllegalStateException(
        "The deferred event "
            + listed.event()
            + " of "
            + listed.entityId()
            + " is not deferred any more. List the deferred events again.");
  }

  /** Parks or removes an event. */
  void handle(int index, boolean park) {
    if (events != null && park) {
      events.park(index);
    } else if (events != null) {
      events.remove(index);
    }
  }

  /** Processes a deferred event, unless {@link #hold} was called for this event. */
  void retry(int index) {
    if (events != null) {
      events.retry(index);
    }
  }

  private static Cause clean(Cause cause) {
    Map<String, @Nullable Object> attributes = new LinkedHashMap<>();
    cause.attributes().forEach((key, value) -> attributes.put(TextSanitizer.of(key), clean(value)));
    return new Cause(
        TextSanitizer.ofNullable(cause.actor()),
        TextSanitizer.ofNullable(cause.reason()),
        cause.code(),
        attributes);
  }

  private static @Nullable Object clean(@Nullable Object value) {
    String text = value == null || value instanceof Number ? "" : String.valueOf(value);
    return TextSanitizer.isClean(text) ? value : TextSanitizer.of(text);
  }
}
