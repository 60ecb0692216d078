package dev.pawl.engine;

import org.jspecify.annotations.Nullable;

/** An instance whose steps are made one at a time, and counted. */
public abstract class Stepped<S, E> {

  /** Tells, while a {@link Macrostep} runs, on which thread: some bits of its id, never 0. */
  static final long RUNNER = (1L << 15) - 1;

  /** There is an engine; all higher bits count the steps. */
  static final long DRIVEN = RUNNER + 1;

  private static final int STEPS_FROM = 16;

  static final long ONE_STEP = 1L << STEPS_FROM;
  static final long MOST_STEPS = Long.MAX_VALUE >>> STEPS_FROM;

  /** All of that in one field: written without a barrier, and an instance stays small. */
  long marks;

  /** An instance of which no step runs. */
  protected Stepped() {}

  /** The id of the instance; null if it has none. */
  public abstract @Nullable String entityId();

  /** The state, as the step sees it. */
  protected abstract S stepState();

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

  final void begin() {
    marks = marks & ~RUNNER | runner();
  }

  /** How many steps the marks of an instance count. */
  static long made(long marks) {
    return marks >>> STEPS_FROM;
  }
}
