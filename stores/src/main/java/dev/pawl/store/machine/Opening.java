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
 * All that a machine is opened with for one step. Pass it on that the machine's builder takes.
 *
 * @param entityId whose it is
 * @param state the state it goes on in, or begins in; null where only the snapshot tells
 * @param sequence how many steps it has made
 * @param begins whether the instance begins now; otherwise it goes on
 * @param snapshot what {@link StoredInstance#snapshot()} wrote; null if the instance begins, or its
 *     state is all
 * @param clock the store's clock
 * @param scheduler runs the instance's timers, which stand still but for what the store does
 * @param hook hears of the steps; without it nothing is stored
 * @param effectContext takes what effects want done
 * @param kept a snapshot of which only the context is kept, where a state is forced; otherwise null
 * @param context the context that it begins with; null for that of the program's own setup
 * @param purpose the purpose for which it is opened
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
   * Fires an event of this instance from inside its step, as {@link #fire(Object, Cause)} does,
   * without a cause.
   *
   * @throws IllegalStateException if no step of the instance is being made on this thread
   */
  public void fire(E event) {
    fire(event, Cause.none());
  }

  /**
   * Fires an event of this instance from inside its step: from an effect, a guard, an update, a
   * hook or a listener. The event is queued, and runs after the current step, first in, first out,
   * as an event that is fired at the machine itself does. Both steps are stored in one transaction:
   * if the event is refused, or something fails, neither is.
   *
   * <p>Confined to the thread that makes the step.
   *
   * @param event the event
   * @param cause who fires it, and why
   * @throws IllegalStateException if no step of the instance is being made on this thread: it has
   *     not begun, is written already, or is over
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

    /** Sets the purpose for which it is opened; by default {@link Purpose#STEP}. */
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
