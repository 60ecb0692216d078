package dev.pawl;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Thrown by a {@link TransitionHook#before} to prevent a step that the rules allow. Nothing has
 * changed.
 *
 * <p>What reaches the caller always tells the attempt: an error that a hook threw without it, or
 * with that of another instance, is the cause of one that does.
 */
public class TransitionVetoedError extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  private final transient @Nullable LifecycleEvent<?, ?> attempt;
  private final String reason;

  /** A veto for a reason; the machine adds which attempt it met. */
  public TransitionVetoedError(String reason) {
    super(reason);
    this.attempt = null;
    this.reason = reason;
  }

  /** A veto of an attempt, for a reason. */
  public TransitionVetoedError(LifecycleEvent<?, ?> attempt, String reason) {
    super(message(Objects.requireNonNull(attempt, "attempt"), reason));
    this.attempt = attempt;
    this.reason = reason;
  }

  /**
   * The attempt that was vetoed; null in an error that the machine has not completed, and in one
   * that was deserialized.
   */
  public @Nullable LifecycleEvent<?, ?> attempt() {
    return attempt;
  }

  /** The reason, as the hook gave it. */
  public String reason() {
    return reason;
  }

  private static String message(LifecycleEvent<?, ?> attempt, String reason) {
    StringBuilder text = new StringBuilder(attempt.machine());
    if (attempt.entityId() != null) {
      text.append(' ').append(attempt.entityId());
    }
    return text.append(": ")
        .append(attempt.from())
        .append(" → ")
        .append(attempt.to())
        .append(" was vetoed: ")
        .append(reason)
        .toString();
  }
}
