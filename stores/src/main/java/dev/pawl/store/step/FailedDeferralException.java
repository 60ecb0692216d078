package dev.pawl.store.step;

import java.util.Objects;

/** Thrown if a statement fails that an effect of a deferred event has registered. */
public final class FailedDeferralException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int deferred;
  private final transient Throwable failure;

  /**
   * Creates the exception.
   *
   * @param deferred the index of the deferred event in the row
   * @param failure the exception of the statement
   */
  FailedDeferralException(int deferred, Throwable failure) {
    super(null, failure, false, false);
    this.deferred = deferred;
    this.failure = failure;
  }

  /** Returns the exception of the statement. */
  public Throwable failure() {
    return failure;
  }

  /** Makes a step again without the deferred event. */
  public <S, E> StepResult<S, E> remake(StepResult<S, E> made) {
    return Objects.requireNonNull(made.redo()).without(deferred, failure);
  }
}
