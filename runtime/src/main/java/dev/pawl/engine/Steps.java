package dev.pawl.engine;

import dev.pawl.Cause;
import java.util.ArrayDeque;

/**
 * The steps that run on one thread: usually none or one; more where a hook of one instance fires at
 * another. What is fired at an instance while its own step runs waits here for its turn.
 *
 * <p>Each has a place: its instance, its queue (null until something waits) and the place of the
 * step inside of it. A place is kept for the next step, and is an array rather than an object of
 * this class: a thread that outlives a program, as those of an application server do, must not hold
 * on to the program's classes.
 */
final class Steps {

  static final int INSTANCE = 0;
  static final int QUEUE = 1;
  private static final int INNER = 2;

  /**
   * Stands for the queue of a step that has ended and whose instance may not have been released.
   */
  static final Object ENDED = new Object();

  private static final ThreadLocal<Object[]> OUTERMOST = new OfThread();

  private Steps() {}

  /** An event, or a state to force, that waits. */
  static final class Queued<S, E> {
    final E event;
    final S forced;
    final Cause cause;

    /** Whether whoever fired it wanted an outcome, so that a refusal is no error. */
    final boolean told;

    Queued(E event, S forced, Cause cause, boolean told) {
      this.event = event;
      this.forced = forced;
      this.cause = cause;
      this.told = told;
    }
  }

  private static final class OfThread extends ThreadLocal<Object[]> {
    @Override
    protected Object[] initialValue() {
      return new Object[3];
    }
  }

  /** The place where an instance's step runs on this thread; otherwise a free one for it. */
  static Object[] placeOf(Instance<?, ?> instance) {
    Object[] place = OUTERMOST.get();
    while (place[INSTANCE] != null) {
      if (place[QUEUE] == ENDED) {
        release(place);
        return place;
      }
      if (place[INSTANCE] == instance) {
        return place;
      }
      if (place[INNER] == null) {
        place[INNER] = new Object[3];
      }
      place = (Object[]) place[INNER];
    }
    return place;
  }

  /** Makes up for what could not be done when the step ended, as the stack had overflowed. */
  private static void release(Object[] place) {
    Instance<?, ?> instance = (Instance<?, ?>) place[INSTANCE];
    instance.marks(Instance.idle(instance.marks()));
    place[INSTANCE] = null;
    place[QUEUE] = null;
  }

  static boolean isFree(Object[] place) {
    return place[INSTANCE] == null;
  }

  static <S, E> void queue(Object[] place, Queued<S, E> queued) {
    ArrayDeque<Queued<S, E>> queue = queueOf(place);
    if (queue == null) {
      queue = new ArrayDeque<>();
      place[QUEUE] = queue;
    }
    queue.add(queued);
  }

  /** The next that waits; null if nothing does. */
  static <S, E> Queued<S, E> next(Object[] place) {
    ArrayDeque<Queued<S, E>> queue = queueOf(place);
    return queue == null ? null : queue.poll();
  }

  /** How many wait. */
  static int waiting(Object[] place) {
    ArrayDeque<?> queue = queueOf(place);
    return queue == null ? 0 : queue.size();
  }

  @SuppressWarnings("unchecked") // the place's instance says which types its queue has
  private static <S, E> ArrayDeque<Queued<S, E>> queueOf(Object[] place) {
    return (ArrayDeque<Queued<S, E>>) place[QUEUE];
  }
}
