package dev.pawl.store.audit;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A hook that vetoes every step that its {@link Gate} refuses, including forced steps. Thread-safe
 * if the gate is thread-safe.
 *
 * <pre>{@code
 * new GateHook<TaskStatus, TaskEvent>(
 *     attempt ->
 *         attempt.forced() && !admins.contains(attempt.cause().actor())
 *             ? "only an administrator may force a task"
 *             : null)
 * }</pre>
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class GateHook<S, E> implements TransitionHook<S, E> {

  private final Gate<? super S, ? super E> gate;

  /**
   * A rule that decides which steps are permitted.
   *
   * @param <S> the type of states
   * @param <E> the type of events
   */
  @FunctionalInterface
  public interface Gate<S, E> {
    /** Returns the reason why an attempt is not permitted; null if the attempt is permitted. */
    @Nullable String refusal(LifecycleEvent<? extends S, ? extends E> attempt);
  }

  /** Creates a hook with a gate. */
  public GateHook(Gate<? super S, ? super E> gate) {
    this.gate = Objects.requireNonNull(gate, "gate");
  }

  @Override
  public void before(LifecycleEvent<S, E> event) {
    String refusal = gate.refusal(event);
    if (refusal != null) {
      throw new TransitionVetoedError(event, refusal);
    }
  }
}
