package dev.pawl.engine;

import java.util.IdentityHashMap;
import java.util.Map;

/**
 * What is fired at instances while their own steps run on this thread, of those that have no field
 * for it. Nothing is kept beyond the steps: a thread that outlives a program, as those of an
 * application server do, must not hold on to the program's classes.
 */
final class FiredQueues {

  private static final ThreadLocal<Map<Object, EventQueue<?, ?>>> QUEUES = new ThreadLocal<>();

  private FiredQueues() {}

  /**
   * The queue of an instance.
   *
   * @param isUsed whether something was fired in this step: else what is there was left behind when
   *     the stack had overflowed
   */
  @SuppressWarnings("unchecked") // the instance says which types its queue has
  static <S, E> EventQueue<S, E> of(Object instance, boolean isUsed) {
    Map<Object, EventQueue<?, ?>> queues = QUEUES.get();
    if (queues == null) {
      queues = new IdentityHashMap<>();
      QUEUES.set(queues);
    }
    if (!isUsed) {
      queues.remove(instance);
    }
    return (EventQueue<S, E>) queues.computeIfAbsent(instance, i -> new EventQueue<S, E>());
  }

  /** Forgets the queue of an instance, if it has one here. */
  static void forget(Object instance) {
    Map<Object, EventQueue<?, ?>> queues = QUEUES.get();
    if (queues != null && queues.remove(instance) != null && queues.isEmpty()) {
      QUEUES.remove();
    }
  }
}
