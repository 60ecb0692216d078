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
 * The complete state of an instance between two steps. The instance can be resumed from the
 * snapshot later or in another process. Timers are stored as remaining time: neither a pause nor a
 * change of the system clock makes a timer of the resumed instance longer or shorter.
 *
 * <p>A snapshot is immutable if its states, events and context are immutable. The states are
 * checked when the instance is resumed: they must belong to the machine and form a valid
 * configuration.
 *
 * @param machine the name of the machine
 * @param entityId the id of the instance; null if it has none
 * @param sequence the number of steps so far
 * @param leaves the active leaf states, in document order; exactly one in a machine without regions
 * @param history the states that history states remember, in document order. The key is the
 *     declared name of the history state; the value lists the declared names of the states that the
 *     history state would enter. A history state that remembers nothing has no entry
 * @param context the context; null if the machine has none
 * @param timers the running timers; timers with equal remaining time fire in this order
 * @param deferred the deferred events in the order in which they were fired
 * @param elapsed the events of the elapsed timers of active states. If a timer of an active state
 *     is neither in this list nor in {@code timers}, the timer is new in this version of the
 *     machine and starts with its full time when the instance is resumed
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

  /** Creates a snapshot without elapsed timers. */
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
   * The maximum length of a list that is searched for repeated values by comparing all pairs of
   * values. Longer lists use a set. If a set were created for each list, a pure step of a machine
   * with two regions would allocate 50 % more memory.
   */
  private static final int FEW = 8;

  /**
   * A running timer.
   *
   * @param event the event of the timer
   * @param remaining the time until the timer fires; zero if the timer is due
   * @param <E> the type of events
   */
  public record Remaining<E>(E event, Duration remaining) {

    /**
     * Checks the arguments.
     *
     * @throws IllegalArgumentException if an argument is null or the remaining time is negative
     */
    public Remaining {
      require(event != null, "A timer in a snapshot has no event.");
      require(
          remaining != null,
          "The timer %s in a snapshot has no remaining time.",
          DeclaredName.of(event));
      require(
          !remaining.isNegative(),
          "The timer %s in a snapshot has a negative remaining time: %s.",
          DeclaredName.of(event),
          remaining);
    }
  }

  /**
   * A deferred event.
   *
   * @param event the event
   * @param cause the cause with which the event was fired; {@link Cause#none()} if the caller gave
   *     no cause
   * @param attempts the number of failed attempts to offer the event again
   * @param parked whether the event is offered again only after a call of the store's {@code
   *     retryDeferred}
   * @param <E> the type of events
   */
  public record Deferred<E>(E event, Cause cause, int attempts, boolean parked) {

    /**
     * Checks the arguments.
     *
     * @throws IllegalArgumentException if the event or the cause is null, or the number of attempts
     *     is negative
     */
    public Deferred {
      require(event != null, "A deferred event in a snapshot must not be null.");
      require(
          cause != null,
          "The deferred event %s in a snapshot has no cause; use Cause.none().",
          DeclaredName.of(event));
      require(
          attempts >= 0,
          "The deferred event %s in a snapshot has a negative number of attempts: %s.",
          DeclaredName.of(event),
          attempts);
    }

    /** Creates a deferred event without failed attempts. */
    public Deferred(E event, Cause cause) {
      this(event, cause, 0, false);
    }
  }

  /**
   * Checks the arguments and copies the collections into unmodifiable ones.
   *
   * @throws IllegalArgumentException if an argument other than the id and the context is null or
   *     contains null; if the sequence is negative; if no state is active or a state is listed
   *     twice; if a history state is listed without remembered states or remembers a state twice;
   *     or if an event has two timers or is listed twice among the running and elapsed timers
   */
  public Snapshot {
    require(machine != null && !machine.isBlank(), "A snapshot has no machine name.");
    require(sequence >= 0, "The sequence in a snapshot of %s is negative: %s.", machine, sequence);
    leaves = copy(machine, "leaves", leaves);
    require(!leaves.isEmpty(), "A snapshot of %s has no active state.", machine);
    S state = repeated(leaves);
    require(
        state == null,
        "A snapshot of %s has the active state %s twice.",
        machine,
        DeclaredName.of(state));
    history = copy(machine, history);
    timers = copy(machine, "timers", timers);
    deferred = copy(machine, "deferred events", deferred);
    elapsed = copy(machine, "elapsed timers", elapsed);
    if (!timers.isEmpty() || !elapsed.isEmpty()) {
      List<E> events = new ArrayList<>(timers.size() + elapsed.size());
      for (Remaining<E> timer : timers) {
        events.add(timer.event());
      }
      events.addAll(elapsed);
      E event = repeated(events);
      require(
          event == null,
          "A snapshot of %s has the timer %s twice.",
          machine,
          DeclaredName.of(event));
    }
  }

  private static <T> List<T> copy(String machine, String part, List<T> values) {
    require(
        values != null,
        "A snapshot of %s has null instead of %s; use an empty list.",
        machine,
        part);
    for (T value : values) {
      require(value != null, "In a snapshot of %s, the list of %s contains null.", machine, part);
    }
    return List.copyOf(values);
  }

  private static Map<String, List<String>> copy(String machine, Map<String, List<String>> history) {
    require(
        history != null,
        "A snapshot of %s has null instead of history; use an empty map.",
        machine);
    if (history.isEmpty()) {
      return Map.of();
    }
    Map<String, List<String>> copy = new LinkedHashMap<>();
    for (Map.Entry<String, List<String>> entry : history.entrySet()) {
      String state = entry.getKey();
      require(
          state != null,
          "In a snapshot of %s, the list of %s contains null.",
          machine,
          "history states");
      List<String> names = copy(machine, "states remembered by " + state, entry.getValue());
      require(
          !names.isEmpty(),
          "In a snapshot of %s, the history state %s remembers nothing. Remove its entry.",
          machine,
          state);
      String name = repeated(names);
      require(
          name == null,
          "In a snapshot of %s, the history state %s remembers %s twice.",
          machine,
          state,
          name);
      copy.put(state, names);
    }
    return Collections.unmodifiableMap(copy);
  }

  /** Returns a value that occurs twice in the list; null if all values differ. */
  private static <T> @Nullable T repeated(List<T> values) {
    if (values.size() <= FEW) {
      for (int i = 1; i < values.size(); i++) {
        if (values.indexOf(values.get(i)) < i) {
          return values.get(i);
        }
      }
      return null;
    }
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
