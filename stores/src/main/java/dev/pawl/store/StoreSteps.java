package dev.pawl.store;

import dev.pawl.Cause;
import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.Refusal;
import dev.pawl.TransitionVetoedError;
import dev.pawl.store.history.DeferredEvent;
import dev.pawl.store.machine.Beginning;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.store.write.StoreContext;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Steps of the instances in a store, whoever has the transaction: a store makes one for each call,
 * a session takes part in one that is open. Of the two, a store is thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract sealed class StoreSteps<S, E> extends StoreReader<S, E>
    permits JdbcStore, StoreSession {

  StoreSteps(StoreContext<S, E> context) {
    super(context);
  }

  /**
   * Begins an instance in the machine's first initial state.
   *
   * @throws IllegalArgumentException if there is an entity of this id
   */
  public final Stored<S> create(String id) {
    return begin(id, null, null, null);
  }

  /**
   * Begins an instance in one of the initial states.
   *
   * @throws IllegalArgumentException if there is an entity of this id, or the state is not initial
   */
  public final Stored<S> create(String id, S initial) {
    return begin(id, Objects.requireNonNull(initial, "initial"), null, null);
  }

  /**
   * Begins an instance with a context of its own.
   *
   * @param beginning the context, as the generated {@code JobStored.with(context)} gives it
   * @throws IllegalArgumentException if there is an entity of this id, or the state is not initial
   */
  public final Stored<S> create(String id, Beginning<S, E> beginning) {
    return begin(id, beginning.initial(), null, beginning.context());
  }

  /**
   * Begins an instance that is more than its state, as a snapshot tells it.
   *
   * @param snapshot what the machine writes of an instance in this state that has made no step yet
   * @throws IllegalArgumentException if there is an entity of this id, the state is not initial, or
   *     the machine keeps no snapshots
   */
  public final Stored<S> create(String id, S initial, String snapshot) {
    Objects.requireNonNull(initial, "initial");
    return begin(id, initial, Objects.requireNonNull(snapshot, "snapshot"), null);
  }

  /**
   * Begins an instance.
   *
   * @param initial its state; null for the machine's first initial one
   * @param snapshot all of it; null where it begins by itself
   * @param context its first context; null for that of the machine's setup
   */
  abstract Stored<S> begin(
      String id, @Nullable S initial, @Nullable String snapshot, @Nullable Object context);

  /**
   * Fires an event at an entity in its present state. If another step was first, a store fires the
   * event again, as often as its {@link Retry} allows.
   *
   * @return the entity after the step
   * @throws NoSuchEntityException if the entity does not exist
   * @throws dev.pawl.IllegalTransitionError if the event is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   * @throws StaleStateError if another step was first
   * @throws InconsistentRowException if the columns of the row and its snapshot disagree
   * @throws StoreException if the database fails
   */
  public abstract Stored<S> fire(String id, E event, Cause cause);

  /** Fires an event as {@link #fire(String, Object, Cause)} does; nobody says who, or why. */
  public final Stored<S> fire(String id, E event) {
    return fire(id, event, Cause.none());
  }

  /**
   * Fires an event as {@link #fire(String, Object, Cause)} does, and tells refusals instead of
   * throwing them. They are recorded all the same.
   *
   * @return what became of it; its state is what the entity is then
   * @throws NoSuchEntityException if it is not there
   * @throws StaleStateError if another step was first
   * @throws InconsistentRowException if the columns of the row and its snapshot disagree
   * @throws StoreException if the database fails
   */
  public final Outcome<Stored<S>> tryFire(String id, E event, Cause cause) {
    try {
      return fire(id, event, cause).outcome();
    } catch (IllegalTransitionError e) {
      Refusal refusal = e.refusal();
      if (refusal == null || !isOf(id, e.machine(), e.entityId())) {
        throw e;
      }
      return e instanceof GuardRefusedError
          ? new Outcome.GuardRefused<>(get(id), refusal)
          : new Outcome.Illegal<>(get(id), refusal);
    } catch (TransitionVetoedError e) {
      LifecycleEvent<?, ?> attempt = e.attempt();
      if (attempt != null && !isOf(id, attempt.machine(), attempt.entityId())) {
        throw e;
      }
      return new Outcome.Vetoed<>(get(id), e);
    }
  }

  /** Fires an event as {@link #tryFire(String, Object, Cause)} does; nobody says who, or why. */
  public final Outcome<Stored<S>> tryFire(String id, E event) {
    return tryFire(id, event, Cause.none());
  }

  /** An effect may have fired another machine, and thrown what that refused. */
  private boolean isOf(String id, String machine, @Nullable String entityId) {
    return machine.equals(machine().name()) && id.equals(entityId);
  }

  /**
   * Fires an event at an entity, if it still is as it was read: two statements.
   *
   * @return what the entity is then
   * @throws dev.pawl.IllegalTransitionError if it was not legal then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   * @throws StaleStateError if another step was first
   * @throws InconsistentRowException if the columns of the row and its snapshot disagree
   * @throws StoreException if the database fails
   */
  public abstract Stored<S> fire(Stored<S> known, E event, Cause cause);

  /**
   * Fires several events in one transaction, in the order of the entities' ids, so that two such
   * calls do not deadlock. Events of one entity keep their order. If one event fails, the steps
   * before it are undone, also in a session and in a transaction of the caller, and hooks hear
   * {@code failed} of them.
   *
   * @return the entities after the steps, in the order of the requests
   */
  public abstract List<Stored<S>> fireAll(List<Request<E>> requests);

  /**
   * Takes an entity to a state past the rules, whatever its row says now: it is then as if it had
   * just been resumed there. Below a superstate it is in the default states, and timers start anew.
   * The context stays, if there is one that can be read; otherwise it is that with which an
   * instance begins. What history states remember, what is deferred and what other regions were in
   * is forgotten. No timer fires, no guard is asked and no effect runs: hooks are asked, and hear.
   *
   * <p>What the row said before is kept in the attributes {@code foundState}, {@code foundVersion}
   * and {@code foundSnapshot} of the step's cause.
   *
   * @param cause must tell who and why
   * @return what the entity is then
   * @throws NoSuchEntityException if it is not there
   * @throws IllegalArgumentException if the cause has no actor or no reason
   * @throws StaleStateError if another step was first
   */
  public abstract Stored<S> force(String id, S state, Cause cause);

  /**
   * Has the timers of an entity fire that are due, in one transaction no more than its {@link
   * TimerPolicy} says: a session leaves the others, a store makes as many transactions as that
   * takes. What a timer throws a store notes as a failed attempt, and throws.
   *
   * @return what the entity is then
   */
  public abstract Stored<S> wake(String id);

  /**
   * Removes a deferred event permanently. It is recorded among the {@linkplain #refusals refusals}
   * as discarded, with the given cause.
   *
   * @param event the event, as {@link #deferred} lists it
   * @param cause must name an actor and a reason
   * @return the entity after the call
   * @throws NoSuchEntityException if the entity is not there
   * @throws IllegalStateException if the event does not wait any more
   * @throws IllegalArgumentException if the cause has no actor or no reason
   * @throws StaleStateError if another step was first
   */
  public abstract Stored<S> discardDeferred(DeferredEvent<E> event, Cause cause);

  /**
   * Parks a deferred event: it is not offered until it is {@linkplain #retryDeferred retried}. It
   * is recorded among the {@linkplain #refusals refusals} as parked, with the given cause. A store
   * parks an event itself when it has failed as often as the {@link TimerPolicy} allows.
   *
   * @param event the event, as {@link #deferred} lists it
   * @param cause must name an actor and a reason
   * @return the entity after the call
   * @throws NoSuchEntityException if the entity is not there
   * @throws IllegalStateException if the event does not wait any more
   * @throws IllegalArgumentException if the cause has no actor or no reason
   * @throws StaleStateError if another step was first
   */
  public abstract Stored<S> parkDeferred(DeferredEvent<E> event, Cause cause);

  /**
   * Offers a deferred event now, even if it is parked, and resets its failed attempts. If the state
   * still defers the event, it continues to wait. If it fails again, the failure is recorded and
   * counted, nothing is thrown, and the event continues to wait.
   *
   * @param event the event, as {@link #deferred} lists it
   * @return the entity after the call
   * @throws NoSuchEntityException if the entity is not there
   * @throws IllegalStateException if the event does not wait any more
   * @throws StaleStateError if another step was first
   */
  public abstract Stored<S> retryDeferred(DeferredEvent<E> event);
}
