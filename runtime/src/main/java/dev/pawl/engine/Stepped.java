package dev.pawl.engine;

import java.util.concurrent.locks.Lock;

/**
 * An instance whose steps are made one at a time, and counted.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract class Stepped<S, E> {

  /** Tells, while a {@link Macrostep} runs, on which thread: some bits of its id, never 0. */
  private static final long RUNNER = (1L << 15) - 1;

  /** Something was fired meanwhile. */
  private static final long QUEUED = RUNNER + 1;

  /** There is an engine; all higher bits count the steps. */
  static final long DRIVEN = QUEUED << 1;

  static final long ONE_STEP = DRIVEN << 1;
  static final long MOST_STEPS = Long.MAX_VALUE / ONE_STEP;

  /** All of that in one field, which is written without a barrier. */
  long marks;

  /** An instance of which no step runs. */
  protected Stepped() {}

  /** Whose instance it is; null if it has no id. */
  public abstract String entityId();

  /** Makes steps atomic among threads; null where one thread at a time uses the instance. */
  protected abstract Lock stepLock();

  /** The state, as the step sees it. */
  protected abstract S stepState();

  /** Where what is fired while a step runs waits; asked only by the thread that runs it. */
  protected EventQueue<S, E> stepQueue() {
    return FiredQueues.of(this, isQueued());
  }

  /** Whether a macrostep runs. */
  protected final boolean isStepping() {
    return (marks & RUNNER) != 0;
  }

  private static long runner() {
    return Thread.currentThread().getId() << 1 & RUNNER | 1;
  }

  final boolean isMine() {
    return (marks & RUNNER) == runner();
  }

  final boolean isQueued() {
    return (marks & QUEUED) != 0;
  }

  final void begin() {
    marks = idle(marks) | runner();
  }

  final void queue(EventQueue.Request<S, E> request) {
    stepQueue().add(request);
    marks |= QUEUED;
  }

  /** The marks of an instance of which no step runs any more. */
  static long idle(long marks) {
    return marks & ~(RUNNER | QUEUED);
  }
}
