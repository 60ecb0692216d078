package dev.pawl.store.machine;

import dev.pawl.Cause;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Purpose;
import dev.pawl.store.scope.CallScope;
import dev.pawl.time.Scheduler;
import dev.pawl.time.VirtualScheduler;
import java.time.InstantSource;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The parameters with which an instance is opened for one step. Code that opens instances passes
 * these parameters to the builder of the machine.
 *
 * @param entityId the id of the instance
 * @param state the state in which the instance begins or is resumed; null if only the snapshot
 *     contains the state
 * @param sequence the number of steps that the instance has made
 * @param initial the stored name of the state in which the instance begins; null if the instance is
 *     resumed
 * @param stored the snapshot of the instance; null if the instance is created now or was stored
 *     without a snapshot
 * @param clock the store's clock
 * @param scheduler the scheduler of the instance's timers; the store controls the time of this
 *     scheduler
 * @param hook the hook with which the store records the steps; it must be registered
 * @param effectContext the collector of the messages and statements of effects
 * @param contextSnapshot if a state is forced, the snapshot from which the context is taken;
 *     otherwise null
 * @param context the context of a new instance; null for the context of the application's setup
 * @param purpose the purpose for which the instance is opened
 * @param <S> the type of states
 * @param <E> the type of events
 */
public record Opening<S, E>(
    String entityId,
    @Nullable S state,
    long sequence,
    @Nullable String initial,
    @Nullable StoredSnapshot stored,
    InstantSource clock,
    Scheduler scheduler,
    TransitionHook<S, E> hook,
    EffectContext effectContext,
    @Nullable StoredSnapshot contextSnapshot,
    @Nullable Object context,
    Purpose purpose) {

  /** Returns whether the instance is created now; otherwise it is resumed. */
  public boolean begins() {
    return initial != null;
  }

  /**
   * Returns the text of {@link StoredInstance#snapshot()}; null if the instance is created now or
   * was stored without a snapshot.
   */
  public @Nullable String snapshot() {
    return stored == null ? null : stored.text();
  }

  /**
   * Fires an event of this instance from inside its step, without a cause. See {@link #fire(Object,
   * Cause)}.
   *
   * @throws IllegalStateException if no step of the instance is being made on this thread
   */
  public void fire(E event) {
    fire(event, Cause.none());
  }

  /**
   * Fires an event of this instance from inside its step: from an effect, a guard, an update, a
   * hook or a listener. The event is queued and is processed after the current step, first in,
   * first out. Both steps are stored in one transaction. If the event is refused or fails, neither
   * step is stored.
   *
   * <p>Confined to the thread that makes the step.
   *
   * @param event the event to fire
   * @param cause the actor and the reason
   * @throws IllegalStateException if no step of the instance is being made on this thread: the step
   *     has not begun, is already written, or is finished
   */
  public void fire(E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
    if (!CallScope.isStepping(entityId)) {
      throw new IllegalStateException(
          "Event "
              + event
              + " of "
              + entityId
              + " was fired while this thread made no step of that entity. Effects, guards, updates"
              + " and hooks may call Opening.fire while they run. Elsewhere, call the store or"
              + " the session of the transaction.");
    }
    effectContext.fire(this, event, cause);
  }

  /**
   * Passes the opened instance to the effect context. The effect context then fires the queued
   * events of entry effects.
   */
  void opened(StoredInstance<S, E> instance) {
    effectContext.opened(instance);
  }

  /**
   * Returns a builder of an opening. By default the instance is resumed without a snapshot and
   * without a hook.
   *
   * @param entityId the id of the instance
   * @param state the state; null if only the snapshot contains the state
   * @param sequence the number of steps that the instance has made
   */
  public static <S, E> Builder<S, E> of(String entityId, @Nullable S state, long sequence) {
    return new Builder<>(entityId, state, sequence);
  }

  /**
   * Builds an opening. Not thread-safe.
   *
   * @param <S> the type of states
   * @param <E> the type of events
   */
  public static final class Builder<S, E> {
    private final String entityId;
    private final @Nullable S state;
    private final long sequence;
    private @Nullable String initial;
    private @Nullable StoredSnapshot stored;
    private InstantSource clock = InstantSource.system();
    private Scheduler scheduler = new VirtualScheduler();
    private TransitionHook<S, E> hook = new TransitionHook<>() {};
    private EffectContext effectContext = new EffectContext();
    private @Nullable StoredSnapshot contextSnapshot;
    private @Nullable Object context;
    private Purpose purpose = Purpose.STEP;

    private Builder(String entityId, @Nullable S state, long sequence) {
      this.entityId = entityId;
      this.state = state;
      this.sequence = sequence;
    }

    /**
     * Sets the stored name of the state in which the instance begins; null to resume the instance.
     */
    public Builder<S, E> initial(@Nullable String stateName) {
      initial = stateName;
      return this;
    }

    /** Sets the snapshot; null if the instance was stored without a snapshot. */
    public Builder<S, E> stored(@Nullable StoredSnapshot snapshot) {
      stored = snapshot;
      return this;
    }

    /** Sets the snapshot that supplies only the context; null if there is none. */
    public Builder<S, E> contextSnapshot(@Nullable StoredSnapshot snapshot) {
      contextSnapshot = snapshot;
      return this;
    }

    /** Sets the context of a new instance; null for the context of the application's setup. */
    public Builder<S, E> context(@Nullable Object first) {
      context = first;
      return this;
    }

    /** Sets the purpose for which the instance is opened; by default {@link Purpose#STEP}. */
    public Builder<S, E> purpose(Purpose newPurpose) {
      purpose = newPurpose;
      return this;
    }

    /** Sets the clock and the scheduler of timers. */
    public Builder<S, E> time(InstantSource newClock, Scheduler newScheduler) {
      clock = newClock;
      scheduler = newScheduler;
      return this;
    }

    /** Sets the hook that is notified of steps. */
    public Builder<S, E> hook(TransitionHook<S, E> newHook) {
      hook = newHook;
      return this;
    }

    /** Sets the object that collects the messages and statements of effects. */
    public Builder<S, E> effectContext(EffectContext newContext) {
      effectContext = newContext;
      return this;
    }

    /** Builds the opening. */
    public Opening<S, E> build() {
      return new Opening<>(
          entityId,
          state,
          sequence,
          initial,
          stored,
          clock,
          scheduler,
          hook,
          effectContext,
          contextSnapshot,
          context,
          purpose);
    }
  }
}
