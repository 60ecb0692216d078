package dev.pawl;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Thrown by {@link TransitionHook#before} to prevent a step that the rules allow. Nothing has
 * changed.
 *
 * <p>The error that the caller gets always has an {@link #attempt}. If the hook throws an error
 * without an attempt, or with an attempt of another instance, the caller gets a new error whose
 * cause is the hook's error.
 */
public class TransitionVetoedError extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  private final transient @Nullable LifecycleEvent<?, ?> attempt;
  private final String reason;

  /**
   * Creates an error without an attempt. The machine replaces this error with an error that has an
   * attempt.
   *
   * @param reason the reason for the veto
   */
  public TransitionVetoedError(String reason) {
    super(reason);
    this.attempt = null;
    this.reason = reason;
  }

  /**
   * Creates an error.
   *
   * @param attempt the vetoed step
   * @param reason the reason for the veto
   */
  public TransitionVetoedError(LifecycleEvent<?, ?> attempt, String reason) {
    super(message(Objects.requireNonNull(attempt, "attempt"), reason));
    this.attempt = attempt;
    this.reason = reason;
  }

  /**
   * Returns the vetoed step; null if a hook created this error without an attempt, or after
   * deserialization.
   */
  public @Nullable LifecycleEvent<?, ?> attempt() {
    return attempt;
  }

  /** Returns the reason that the hook gave. */
  public String reason() {
    return reason;
  }

  private static String message(LifecycleEvent<?, ?> attempt, String reason) {
    String id = attempt.entityId() == null ? "" : " " + attempt.entityId();
    String states = DeclaredName.of(attempt.from()) + " → " + DeclaredName.of(attempt.to());
    return attempt.machine() + id + ": " + states + " was vetoed: " + reason;
  }
}
