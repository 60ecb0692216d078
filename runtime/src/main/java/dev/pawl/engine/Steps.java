package dev.pawl.engine;

import dev.pawl.Cause;
import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * The steps that run on one thread: usually none or one; more where a hook of one life fires at
 * another. What is fired at a life while its own step runs waits here for its turn.
 */
final class Steps {

  private static final ThreadLocal<Steps> CURRENT = new OfThread();

  private Life<?, ?>[] running = new Life<?, ?>[4];
  private ArrayDeque<?>[] queues = new ArrayDeque<?>[4];
  private int depth;

  private Steps() {}

  /** An event, or a state to force, that waits. */
  record Queued<S, E>(E event, S forced, Cause cause) {}

  private static final class OfThread extends ThreadLocal<Steps> {
    @Override
    protected Steps initialValue() {
      return new Steps();
    }
  }

  static Steps current() {
    return CURRENT.get();
  }

  /** Where a life's step runs on this thread; -1 if it does not. */
  int slotOf(Life<?, ?> life) {
    for (int slot = 0; slot < depth; slot++) {
      if (running[slot] == life) {
        return slot;
      }
    }
    return -1;
  }

  int enter(Life<?, ?> life) {
    if (depth == running.length) {
      running = Arrays.copyOf(running, depth * 2);
      queues = Arrays.copyOf(queues, depth * 2);
    }
    running[depth] = life;
    return depth++;
  }

  void leave() {
    depth--;
    running[depth] = null;
    queues[depth] = null;
  }

  <S, E> void queue(int slot, Queued<S, E> queued) {
    queueOf(slot).add(queued);
  }

  /** The next that waits; null if nothing does. The slot's life says which types it has. */
  @SuppressWarnings("unchecked")
  <S, E> Queued<S, E> next(int slot) {
    ArrayDeque<?> queue = queues[slot];
    return queue == null ? null : (Queued<S, E>) queue.poll();
  }

  @SuppressWarnings("unchecked")
  private ArrayDeque<Object> queueOf(int slot) {
    if (queues[slot] == null) {
      queues[slot] = new ArrayDeque<>();
    }
    return (ArrayDeque<Object>) queues[slot];
  }
}
