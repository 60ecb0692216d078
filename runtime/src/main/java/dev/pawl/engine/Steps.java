package dev.pawl.engine;

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

  /** What waits for the step at a place; null as long as nothing did. */
  @SuppressWarnings("unchecked") // the place's instance says which types its queue has
  static <S, E> EventQueue<S, E> queueOf(Object[] place) {
    return (EventQueue<S, E>) place[QUEUE];
  }
}
