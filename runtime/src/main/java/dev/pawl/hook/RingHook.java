package dev.pawl.hook;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Keeps the last steps in memory: for tests, for a health page, or for the report of a failure.
 * Where asked to, it also keeps the last refused attempts, apart from the steps, so that any number
 * of refusals pushes no step out.
 *
 * <p>Thread-safe; one may serve any number of instances. It keeps references to the records, and
 * with them to whatever their causes carry.
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
   * An attempt that came to nothing.
   *
   * @param attempt what was tried
   * @param outcome what became of it
   * @param <S> the type of states
   * @param <E> the type of events
   */
  public record Refused<S, E>(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {}

  /**
   * Keeps steps only.
   *
   * @param capacity how many, 1 or more
   * @throws IllegalArgumentException if the capacity is less than 1
   */
  public RingHook(int capacity) {
    this(capacity, false);
  }

  /**
   * Keeps steps and, where asked to, refused attempts.
   *
   * @param capacity how many steps, and how many attempts, 1 or more; the room is taken at once
   * @param refused whether refused attempts are kept too
   * @throws IllegalArgumentException if the capacity is less than 1
   */
  public RingHook(int capacity, boolean refused) {
    if (capacity < 1) {
      throw new IllegalArgumentException("The capacity must be 1 or more, not " + capacity);
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
   * The last steps, forced ones included.
   *
   * @return a copy, the oldest first; unmodifiable
   */
  @SuppressWarnings("unchecked") // only after() writes there
  public synchronized List<LifecycleEvent<S, E>> events() {
    return (List<LifecycleEvent<S, E>>) inOrder(steps, stepped);
  }

  /**
   * The last refused attempts; empty where they are not kept.
   *
   * @return a copy, the oldest first; unmodifiable
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

  /** How many steps there have been, those no longer kept included. */
  public synchronized long count() {
    return stepped;
  }

  /** Forgets everything. */
  public synchronized void clear() {
    Arrays.fill(steps, null);
    Arrays.fill(attempts, null);
    stepped = 0;
    attempted = 0;
  }
}
