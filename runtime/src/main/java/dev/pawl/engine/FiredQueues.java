package dev.pawl.engine;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The events fired at instances while their own steps run on this thread, of those that have no
 * field for it. Nothing is kept beyond the steps: a thread that outlives a program, as those of an
 * application server do, must not hold on to the program's classes.
 */
final class FiredQueues {

  private static final ThreadLocal<@Nullable Map<Object, EventQueue<?, ?>>> QUEUES =
      new ThreadLocal<>();

  /**
   * How many there are on all threads: usually none, and then no thread needs to look. Each counts
   * its own before it asks, so it may ask plainly, which holds up no step.
   */
  private static final AtomicInteger ALL = new AtomicInteger();

  private FiredQueues() {}

  private static @Nullable Map<Object, EventQueue<?, ?>> onThisThread() {
    return ALL.getPlain() == 0 ? null : QUEUES.get();
  }

  /** The queue of an instance; null if it has none here. */
  @SuppressWarnings("unchecked") // the instance says which types its queue has
  static <S, E> @Nullable EventQueue<S, E> find(Object instance) {
    Map<Object, EventQueue<?, ?>> queues = onThisThread();
    return queues == null ? null : (EventQueue<S, E>) queues.get(instance);
  }

  /** The queue of an instance, which is made where it has none here. */
  static <S, E> EventQueue<S, E> of(Object instance) {
    EventQueue<S, E> known = find(instance);
    if (known != null) {
      return known;
    }
    EventQueue<S, E> made = new EventQueue<>();
    Map<Object, EventQueue<?, ?>> queues = QUEUES.get();
    if (queues == null) {
      queues = new IdentityHashMap<>();
      QUEUES.set(queues);
    }
    ALL.incrementAndGet();
    queues.put(instance, made);
    return made;
  }

  /** Forgets the queue of an instance, if it has one here. */
  static void forget(Object instance) {
    Map<Object, EventQueue<?, ?>> queues = onThisThread();
    if (queues != null && queues.remove(instance) != null) {
      ALL.decrementAndGet();
      if (queues.isEmpty()) {
        QUEUES.remove();
      }
    }
  }
}
