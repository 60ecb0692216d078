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
 * The parameters with which a machine is opened for one step. Pass them to the machine's builder.
 *
 * @param entityId the id of the instance
 * @param state the state in which the instance is resumed or begins; null if only the snapshot has
 *     it
 * @param sequence how many steps the instance has made
 * @param begins whether the instance begins now; otherwise it is resumed
 * @param snapshot the text of {@link StoredInstance#snapshot()}; null if the instance begins, or
 *     the state is all of it
 * @param clock the store's clock
 * @param scheduler runs the instance's timers; their time passes only when the store lets it pass
 * @param hook the hook of the store, which records the steps; it must be registered
 * @param effectContext collects messages and statements of effects
 * @param kept when a state is forced, a snapshot of which only the context is kept; otherwise null
 * @param context the context with which the instance begins; null for that of the application's own
 *     setup
 * @param purpose the purpose for which the instance is opened
 * @param <S> the type of states
 * @param <E> the type of events
 */
public record Opening<S, E>(
    String entityId,
    @Nullable S state,
    long sequence,
    boolean begins,
    @Nullable String snapshot,
    InstantSource clock,
    Scheduler scheduler,
    TransitionHook<S, E> hook,
    EffectContext effectContext,
    @Nullable String kept,
    @Nullable Object context,
    Purpose purpose) {

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
   * hook or a listener. The event is queued and runs after the current step, first in, first out,
   * like an event that is fired at the machine itself. Both steps are stored in one transaction. If
   * the event is refused or fails, neither step is stored.
   *
   * <p>Confined to the thread that makes the step.
   *
   * @param event the event
   * @param cause who fires it, and why
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
              + " was fired when no step of that entity was made on this thread. Opening.fire is for"
              + " effects, guards, updates and hooks, while they run; elsewhere call the store, or"
              + " the session of the transaction.");
    }
    effectContext.fire(this, event, cause);
  }

  /** Passes on the instance, and fires at it what entry effects have fired while it began. */
  void opened(StoredInstance<S, E> instance) {
    effectContext.opened(instance);
  }

  /** Begins with whose it is and where it goes on; nobody hears of it unless that is set. */
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
    private boolean begins;
    private @Nullable String snapshot;
    private InstantSource clock = InstantSource.system();
    private Scheduler scheduler = new VirtualScheduler();
    private TransitionHook<S, E> hook = new TransitionHook<>() {};
    private EffectContext effectContext = new EffectContext();
    private @Nullable String kept;
    private @Nullable Object context;
    private Purpose purpose = Purpose.STEP;

    private Builder(String entityId, @Nullable S state, long sequence) {
      this.entityId = entityId;
      this.state = state;
      this.sequence = sequence;
    }

    /** Whether it begins now. */
    public Builder<S, E> begins(boolean now) {
      begins = now;
      return this;
    }

    /** The snapshot; null if the state is all. */
    public Builder<S, E> snapshot(@Nullable String text) {
      snapshot = text;
      return this;
    }

    /** The snapshot of which only the context is kept; null if there is none. */
    public Builder<S, E> kept(@Nullable String text) {
      kept = text;
      return this;
    }

    /** The context that it begins with; null for that of the program's own setup. */
    public Builder<S, E> context(@Nullable Object first) {
      context = first;
      return this;
    }

    /** Sets the purpose for which the instance is opened; by default {@link Purpose#STEP}. */
    public Builder<S, E> purpose(Purpose newPurpose) {
      purpose = newPurpose;
      return this;
    }

    /** The clock, and what runs its timers. */
    public Builder<S, E> time(InstantSource newClock, Scheduler newScheduler) {
      clock = newClock;
      scheduler = newScheduler;
      return this;
    }

    /** Sets who hears of the steps, and what takes what effects want done. */
    public Builder<S, E> heard(TransitionHook<S, E> newHook, EffectContext newContext) {
      hook = newHook;
      effectContext = newContext;
      return this;
    }

    /** The opening. */
    public Opening<S, E> build() {
      return new Opening<>(
          entityId,
          state,
          sequence,
          begins,
          snapshot,
          clock,
          scheduler,
          hook,
          effectContext,
          kept,
          context,
          purpose);
    }
  }
}
