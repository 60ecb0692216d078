package dev.pawl;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The complete state of an instance between two steps, from which it can be resumed later or
 * elsewhere. Timers are kept as remaining time. Neither a pause nor a change of the clock makes a
 * resumed instance wait shorter or longer.
 *
 * <p>Immutable, as far as states, events and context are. The states are checked when an instance
 * is resumed: they must belong to the machine and fit one another.
 *
 * @param machine the machine's name
 * @param entityId the id of the instance; null if it has none
 * @param sequence how many steps have been made
 * @param leaves the active leaves, in document order; a machine without regions has one
 * @param history the states that history states remember, in document order. The key is the
 *     declared name of the history state, the value the declared names of the states that it would
 *     enter. A history state that remembers nothing yet has no entry
 * @param context the context; null if the machine has none
 * @param timers the timers that run; those with the same time left fire in this order
 * @param deferred the events that wait for a state that does not defer them, in the order in which
 *     they came, each with the cause with which it was fired
 * @param elapsed the elapsed timers of active states. If a timer of an active state is neither here
 *     nor in {@code timers}, the machine did not have it when the snapshot was taken; it starts in
 *     full when the instance is resumed
 * @param <S> the type of states
 * @param <E> the type of events
 * @param <C> the type of the context
 */
public record Snapshot<S, E, C>(
    String machine,
    @Nullable String entityId,
    long sequence,
    List<S> leaves,
    Map<String, List<String>> history,
    @Nullable C context,
    List<Remaining<E>> timers,
    List<Deferred<E>> deferred,
    List<E> elapsed) {

  /** A snapshot in which no timer of an active state has run down. */
  public Snapshot(
      String machine,
      @Nullable String entityId,
      long sequence,
      List<S> leaves,
      Map<String, List<String>> history,
      @Nullable C context,
      List<Remaining<E>> timers,
      List<Deferred<E>> deferred) {
    this(machine, entityId, sequence, leaves, history, context, timers, deferred, List.of());
  }

  /**
   * A timer that runs.
   *
   * @param event what happens when it fires
   * @param remaining how long that is from now; zero if it is due
   * @param <E> the type of events
   */
  public record Remaining<E>(E event, Duration remaining) {

    /**
     * Checks the parts.
     *
     * @throws IllegalArgumentException if one is null, or the time is negative
     */
    public Remaining {
      require(event != null, "A timer in a snapshot needs an event.");
      require(remaining != null, "The timer %s in a snapshot needs the time left.", event);
      require(
          !remaining.isNegative(),
          "The timer %s in a snapshot must have no negative time left: %s.",
          event,
          remaining);
    }
  }

  /**
   * An event that waits.
   *
   * @param event the event
   * @param cause the cause with which it was fired; {@link Cause#none()} if none was given
   * @param attempts the number of failed attempts to offer the event again
   * @param parked whether the event is offered only after {@code retryDeferred} of a store
   * @param <E> the type of events
   */
  public record Deferred<E>(E event, Cause cause, int attempts, boolean parked) {

    /**
     * Checks the parts.
     *
     * @throws IllegalArgumentException if one is null, or the number of attempts is negative
     */
    public Deferred {
      require(event != null, "A deferred event in a snapshot must not be null.");
      require(cause != null, "The deferred event %s in a snapshot needs a cause.", event);
      require(attempts >= 0, "The deferred event %s has %s attempts.", event, attempts);
    }

    /** Creates an event that waits and has never failed. */
    public Deferred(E event, Cause cause) {
      this(event, cause, 0, false);
    }
  }

  /**
   * Checks the parts and copies the collections, which then can no longer be changed.
   *
   * @throws IllegalArgumentException if a part other than the id and the context is null or
   *     contains null; if the sequence is negative; if no state is active or one is twice; if a
   *     history state is listed and remembers nothing, or the same twice; if an event has two
   *     timers, or has run down twice or while it runs
   */
  public Snapshot {
    require(machine != null && !machine.isBlank(), "A snapshot needs the name of its machine.");
    require(sequence >= 0, "The sequence in a snapshot of %s is negative: %s.", machine, sequence);
    leaves = copy(machine, "leaves", leaves);
    require(!leaves.isEmpty(), "A snapshot of %s needs an active state.", machine);
    S state = repeated(leaves);
    require(state == null, "A snapshot of %s has the active state %s twice.", machine, state);
    history = copy(machine, history);
    timers = copy(machine, "timers", timers);
    List<E> events = new ArrayList<>();
    for (Remaining<E> timer : timers) {
      events.add(timer.event());
    }
    E event = repeated(events);
    require(event == null, "A snapshot of %s has two timers for %s.", machine, event);
    deferred = copy(machine, "deferred events", deferred);
    elapsed = copy(machine, "timers that have run down", elapsed);
    events.addAll(elapsed);
    event = repeated(events);
    require(event == null, "A snapshot of %s has the timer %s twice.", machine, event);
  }

  private static <T> List<T> copy(String machine, String part, List<T> values) {
    require(values != null, "A snapshot of %s needs %s, be they none.", machine, part);
    List<T> copy = new ArrayList<>(values);
    require(!copy.contains(null), "In a snapshot of %s, %s contain null.", machine, part);
    return Collections.unmodifiableList(copy);
  }

  private static Map<String, List<String>> copy(String machine, Map<String, List<String>> history) {
    require(history != null, "A snapshot of %s needs history, be it none.", machine);
    Map<String, List<String>> copy = new LinkedHashMap<>();
    for (Map.Entry<String, List<String>> entry : history.entrySet()) {
      String state = entry.getKey();
      require(state != null, "In a snapshot of %s, history contains null.", machine);
      List<String> names = copy(machine, "the states remembered by " + state, entry.getValue());
      require(
          !names.isEmpty(),
          "In a snapshot of %s, %s remembers nothing; leave it out.",
          machine,
          state);
      String name = repeated(names);
      require(name == null, "In a snapshot of %s, %s remembers %s twice.", machine, state, name);
      copy.put(state, names);
    }
    return Collections.unmodifiableMap(copy);
  }

  /** A value that is there twice; null if there is none. */
  private static <T> @Nullable T repeated(List<T> values) {
    Set<T> seen = new HashSet<>();
    for (T value : values) {
      if (!seen.add(value)) {
        return value;
      }
    }
    return null;
  }

  private static void require(boolean holds, String message, @Nullable Object... arguments) {
    if (!holds) {
      throw new IllegalArgumentException(String.format(message, arguments));
    }
  }
}
