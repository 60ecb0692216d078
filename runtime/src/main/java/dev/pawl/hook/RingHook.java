package dev.pawl.hook;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A hook that keeps the last steps in memory, for example for tests, health pages or failure
 * reports. The hook can also keep the last refused attempts. Steps and attempts are kept
 * separately, so that refusals never displace steps.
 *
 * <p>Thread-safe; one hook can serve any number of instances. The hook holds references to the
 * records and therefore also to the attributes of their causes.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class RingHook<S, E> implements TransitionHook<S, E> {

  private final Object[] steps;
  private final Object[] attempts;
  private long stepped;
  private long attempted;

  /**
   * A refused attempt.
   *
   * @param attempt the record of the attempt
   * @param outcome the result of the attempt
   * @param <S> the type of states
   * @param <E> the type of events
   */
  public record Refused<S, E>(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {}

  /**
   * Creates a hook that keeps only steps.
   *
   * @param capacity the number of steps to keep; at least 1
   * @throws IllegalArgumentException if the capacity is less than 1
   */
  public RingHook(int capacity) {
    this(capacity, false);
  }

  /**
   * Creates a hook that keeps steps and, optionally, refused attempts. The constructor allocates
   * the memory for the full capacity.
   *
   * @param capacity the number of steps, and of attempts, to keep; at least 1
   * @param refused whether to keep refused attempts
   * @throws IllegalArgumentException if the capacity is less than 1
   */
  public RingHook(int capacity, boolean refused) {
    if (capacity < 1) {
      throw new IllegalArgumentException(
          "The capacity of a RingHook must be at least 1, but is " + capacity + ".");
    }
    steps = new Object[capacity];
    attempts = new Object[refused ? capacity : 0];
  }

  @Override
  public synchronized void after(LifecycleEvent<S, E> event) {
    steps[(int) (stepped++ % steps.length)] = event;
  }

  @Override
  public synchronized void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
    if (attempts.length > 0) {
      attempts[(int) (attempted++ % attempts.length)] = new Refused<>(attempt, outcome);
    }
  }

  /**
   * Returns the last steps, including forced steps.
   *
   * @return an unmodifiable copy, oldest first
   */
  @SuppressWarnings("unchecked") // only after() writes there
  public synchronized List<LifecycleEvent<S, E>> events() {
    return (List<LifecycleEvent<S, E>>) inOrder(steps, stepped);
  }

  /**
   * Returns the last refused attempts.
   *
   * @return an unmodifiable copy, oldest first; empty if this hook does not keep attempts
   */
  @SuppressWarnings("unchecked") // only refused() writes there
  public synchronized List<Refused<S, E>> refused() {
    return (List<Refused<S, E>>) inOrder(attempts, attempted);
  }

  private static List<?> inOrder(Object[] ring, long written) {
    int size = (int) Math.min(written, ring.length);
    List<Object> ordered = new ArrayList<>(size);
    for (long i = written - size; i < written; i++) {
      ordered.add(ring[(int) (i % ring.length)]);
    }
    return List.copyOf(ordered);
  }

  /**
   * Returns the number of steps since creation or {@link #clear}, including steps that are no
   * longer kept.
   */
  public synchronized long count() {
    return stepped;
  }

  /** Removes all steps and attempts and resets the count. */
  public synchronized void clear() {
    Arrays.fill(steps, null);
    Arrays.fill(attempts, null);
    stepped = 0;
    attempted = 0;
  }
}
