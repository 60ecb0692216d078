package dev.pawl.engine;

import java.util.concurrent.locks.Lock;

/**
 * An instance whose steps are made one at a time.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract class Stepped<S, E> {

  /**
   * Null while no {@link Macrostep} runs; else the thread that runs one, or the queue of what is
   * fired meanwhile.
   */
  Object running;

  /** An instance of which no step runs. */
  protected Stepped() {}

  /** Whose instance it is; null if it has no id. */
  public abstract String entityId();

  /** Makes steps atomic among threads; null where one thread at a time uses the instance. */
  protected abstract Lock stepLock();

  /** The state, as the step sees it. */
  protected abstract S stepState();

  /** Where what is fired while a step runs waits. */
  protected EventQueue<S, E> stepQueue() {
    return new EventQueue<>();
  }

  /** Whether a macrostep runs. */
  protected final boolean isStepping() {
    return running != null;
  }
}
