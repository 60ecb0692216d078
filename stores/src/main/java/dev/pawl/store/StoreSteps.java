package dev.pawl.store;

import dev.pawl.Cause;
import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.Refusal;
import dev.pawl.TransitionVetoedError;
import dev.pawl.store.history.DeferredEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.machine.NewInstance;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.CauseColumns;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.step.ForcedSteps;
import dev.pawl.store.step.StepMaker;
import dev.pawl.store.step.StepResult;
import dev.pawl.store.step.StoreContext;
import dev.pawl.store.timer.TimerPolicy;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The write methods that {@link JdbcStore} and {@link StoreSession} share. A store runs each call
 * in a separate transaction; a session uses an open transaction. A store is thread-safe; a session
 * is confined to one thread.
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
   * Creates an instance in the machine's first initial state.
   *
   * @param id the id of the new entity
   * @return the new entity
   * @throws EntityExistsException if an entity with this id, or its history, exists
   */
  public final Stored<S> create(String id) {
    return begin(id, null, null, null);
  }

  /**
   * Creates an instance in one of the initial states.
   *
   * @param id the id of the new entity
   * @param initial the initial state
   * @return the new entity
   * @throws EntityExistsException if an entity with this id, or its history, exists
   * @throws IllegalArgumentException if the state is not initial
   */
  public final Stored<S> create(String id, S initial) {
    return begin(id, Objects.requireNonNull(initial, "initial"), null, null);
  }

  /**
   * Creates an instance with a given context.
   *
   * @param id the id of the new entity
   * @param instance the context and the initial state, such as the result of the generated method
   *     {@code JobStored.with(context)}
   * @return the new entity
   * @throws EntityExistsException if an entity with this id, or its history, exists
   * @throws IllegalArgumentException if the state is not initial
   */
  public final Stored<S> create(String id, NewInstance<S, E> instance) {
    return begin(id, instance.initial(), null, instance.context());
  }

  /**
   * Creates an instance from a snapshot.
   *
   * @param id the id of the new entity
   * @param initial the initial state
   * @param snapshot the snapshot of an instance that is in this state and has made no step
   * @return the new entity
   * @throws EntityExistsException if an entity with this id, or its history, exists
   * @throws IllegalArgumentException if the state is not initial or the machine has no snapshots
   */
  public final Stored<S> create(String id, S initial, String snapshot) {
    Objects.requireNonNull(initial, "initial");
    return begin(id, initial, Objects.requireNonNull(snapshot, "snapshot"), null);
  }

  /**
   * Creates an instance.
   *
   * @param initial the initial state; null for the machine's first initial state
   * @param snapshot the snapshot to begin with; null if there is none
   * @param first the context to begin with; null for the context of the machine's setup
   */
  private Stored<S> begin(
      String id, @Nullable S initial, @Nullable String snapshot, @Nullable Object first) {
    if (snapshot != null || first != null) {
      requireSnapshots();
    }
    String state = initial == null ? machine().initial().get(0) : context.initialName(initial);
    StepMaker<S, E> maker = context.maker().beginningWith(first);
    return begin(
        context.checked(id), (now, refusals) -> maker.begin(id, state, snapshot, now, refusals));
  }

  /**
   * Creates an instance.
   *
   * @param factory creates the instance in memory
   */
  abstract Stored<S> begin(String id, InstanceFactory<S, E> factory);

  /** A function that makes an instance in memory. */
  interface InstanceFactory<S, E> {
    StepResult<S, E> make(Instant now, Consumer<Refused> refusals);
  }

  /**
   * Checks that the machine keeps snapshots.
   *
   * @throws IllegalArgumentException if it does not
   */
  final void requireSnapshots() {
    if (!machine().hasSnapshots()) {
      throw new IllegalArgumentException(machine().name() + " keeps no snapshots.");
    }
  }

  /**
   * Fires an event at an entity in its current state. If a concurrent step changed the entity, a
   * {@link JdbcStore} fires the event again, as often as its {@link Retry} allows.
   *
   * @param id the id of the entity
   * @param event the event to fire
   * @param cause the actor and the reason, for hooks and the history
   * @return the entity after the step
   * @throws NoSuchEntityException if the entity does not exist
   * @throws dev.pawl.IllegalTransitionError if the event is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes the step
   * @throws StaleStateError if concurrent steps changed the entity and no attempt is left
   * @throws InconsistentRowException if the columns of the row and its snapshot disagree
   * @throws StoreException if the database fails
   */
  public abstract Stored<S> fire(String id, E event, Cause cause);

  /** Fires an event like {@link #fire(String, Object, Cause)}, without an actor and a reason. */
  public final Stored<S> fire(String id, E event) {
    return fire(id, event, Cause.none());
  }

  /**
   * Fires an event like {@link #fire(String, Object, Cause)}, but returns a refusal instead of
   * throwing it. The refusal is recorded like a refusal that is thrown.
   *
   * @param id the id of the entity
   * @param event the event to fire
   * @param cause the actor and the reason, for hooks and the history
   * @return the outcome, with the entity as it is after the call
   * @throws NoSuchEntityException if the entity does not exist
   * @throws StaleStateError if concurrent steps changed the entity and no attempt is left
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

  /** Fires an event like {@link #tryFire(String, Object, Cause)}, without an actor and a reason. */
  public final Outcome<Stored<S>> tryFire(String id, E event) {
    return tryFire(id, event, Cause.none());
  }

  /**
   * Returns whether an error is about this entity. The error may also be the refusal of another
   * machine that an effect has thrown.
   */
  private boolean isOf(String id, String machine, @Nullable String entityId) {
    return machine.equals(machine().name()) && id.equals(entityId);
  }

  /**
   * Fires an event at an entity if the entity has not changed since it was read. The store executes
   * two statements and does not fire again after a concurrent step.
   *
   * @param known the entity as it was read
   * @param event the event to fire
   * @param cause the actor and the reason, for hooks and the history
   * @return the entity after the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in the known state
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes the step
   * @throws StaleStateError if the entity has changed since it was read
   * @throws InconsistentRowException if the columns of the row and its snapshot disagree
   * @throws StoreException if the database fails
   */
  public abstract Stored<S> fire(Stored<S> known, E event, Cause cause);

  /**
   * Fires several events in one transaction, in the order of the entities' ids, so that two such
   * calls do not deadlock. Events of one entity keep their order. If one event fails, the steps of
   * the events before it are undone, and hooks are notified with {@code failed}. This is also true
   * in a session and in a transaction of the caller.
   *
   * <p>A {@link JdbcStore} evaluates the guards of all events before it begins the transaction, so
   * a guard does not see the steps that the same call makes for other entities. Once an effect has
   * registered statements or a timer elapses, the events after it are fired inside the transaction.
   * Due timers fire first, in separate transactions, and remain fired if an event fails.
   *
   * @param requests the events to fire
   * @return the entities after the steps, ordered by id
   */
  public abstract List<Stored<S>> fireAll(List<Request<E>> requests);

  /**
   * Forces an entity into a state, even if no transition leads to it and even if the row is
   * damaged. If the state is a superstate, its default states become active. Timers restart. The
   * context is kept if it can be read; otherwise the instance gets the context with which a new
   * instance begins. Remembered history, deferred events and the states of other regions are lost.
   * No timer fires, no guard is evaluated and no effect runs. Hooks are notified and may veto.
   *
   * <p>The previous values of the row are kept in the attributes {@code foundState}, {@code
   * foundVersion} and {@code foundSnapshot} of the step's cause.
   *
   * @param id the id of the entity
   * @param state the state to enter
   * @param cause the cause of the step, which must have an actor and a reason
   * @return the entity after the step
   * @throws NoSuchEntityException if the entity does not exist
   * @throws IllegalArgumentException if the cause has no actor or no reason
   * @throws StaleStateError if a concurrent step changed the entity
   */
  public final Stored<S> force(String id, S state, Cause cause) {
    return force(
        id, cause, (found, refusals) -> context.forced().forceTo(state, found, cause, refusals));
  }

  /**
   * Forces an entity into a state like {@link #force(String, Object, Cause)}, with a given context.
   *
   * @param id the id of the entity
   * @param state the state to enter
   * @param as the machine of this store, with a setup that creates the context of the entity
   * @param cause the cause of the step, which must have an actor and a reason
   * @return the entity after the step
   */
  public final Stored<S> force(String id, S state, StoredMachine<S, E> as, Cause cause) {
    return force(
        id,
        cause,
        (found, refusals) -> context.forced().forceTo(state, as, found, cause, refusals));
  }

  /**
   * Forces an entity into a state like {@link #force(String, Object, Cause)}, with a given
   * snapshot.
   *
   * @param id the id of the entity
   * @param state the state to enter
   * @param snapshot the snapshot of an instance in this state, with the sequence number {@link
   *     #lastSequence} + 1
   * @param cause the cause of the step, which must have an actor and a reason
   * @return the entity after the step
   * @throws IllegalArgumentException if the snapshot has another state, sequence number or
   *     structure, or the machine has no snapshots
   */
  public final Stored<S> force(String id, S state, String snapshot, Cause cause) {
    return force(id, cause, forcing(state, snapshot, cause));
  }

  /** Returns a function that forces an entity into a state with a given snapshot. */
  final ForcedStepMaker<S, E> forcing(S state, String snapshot, Cause cause) {
    requireSnapshots();
    return (found, refusals) -> context.forced().forceTo(state, snapshot, found, cause, refusals);
  }

  /**
   * Forces an entity into the last state that its history records. If the snapshot was written by
   * the last recorded step, the whole snapshot is kept; otherwise this method works like {@link
   * #force(String, Object, Cause)}.
   *
   * @param id the id of the entity
   * @param cause the cause of the step, which must have an actor and a reason
   * @return the entity after the step
   * @throws IllegalStateException if the entity has no history, or if the state carries data that
   *     neither the history nor the snapshot contains
   */
  public final Stored<S> restore(String id, Cause cause) {
    return force(
        id, cause, (found, refusals) -> context.forced().forceToLastState(found, cause, refusals));
  }

  /**
   * Accepts the state in the row of an entity: adds a forced step into that state to the history of
   * the entity. If the snapshot has the same state as the row, the whole snapshot is kept;
   * otherwise this method works like {@link #force(String, Object, Cause)}.
   *
   * @param id the id of the entity
   * @param cause the cause of the step, which must have an actor and a reason
   * @return the entity after the step
   * @throws IllegalArgumentException if the machine does not know the state of the row
   * @throws IllegalStateException if the state carries data that neither the row nor the snapshot
   *     contains
   */
  public final Stored<S> adopt(String id, Cause cause) {
    return force(
        id,
        cause,
        (found, refusals) -> context.forced().forceToCurrentState(found, cause, refusals));
  }

  private Stored<S> force(String id, Cause cause, ForcedStepMaker<S, E> forcing) {
    CauseColumns.requireExplained(cause, "A forced transition");
    return force(id, forcing, null);
  }

  /**
   * Makes a forced step.
   *
   * @param more statements that are committed or undone together with the step; null for none
   */
  abstract Stored<S> force(
      String id, ForcedStepMaker<S, E> forcing, EffectContext.@Nullable Statements more);

  /** A function that makes a forced step in memory. */
  interface ForcedStepMaker<S, E> {
    StepResult<S, E> make(ForcedSteps.Found found, Consumer<Refused> refusals);
  }

  /**
   * Returns the number of the last step of an entity, according to its history or its row,
   * whichever is greater.
   *
   * @throws NoSuchEntityException if the entity does not exist
   */
  public final long lastSequence(String id) {
    return read(id, c -> context.found(c, id)).sequence();
  }

  /**
   * Fires the due timers of an entity. One transaction fires at most as many timers as the {@link
   * TimerPolicy} allows. A store uses as many transactions as necessary; a session leaves the
   * remaining timers due. If a timer throws, a store records the failed attempt and throws the
   * exception.
   *
   * @param id the id of the entity
   * @return the entity after its timers have fired
   * @throws NoSuchEntityException if the entity does not exist
   */
  public abstract Stored<S> wake(String id);

  /**
   * Removes a deferred event permanently. The event is listed in the {@linkplain #refusals
   * refusals} as discarded, with the given cause.
   *
   * @param event the event, as {@link #deferred} lists it
   * @param cause the cause of the removal, which must have an actor and a reason
   * @return the entity after the call
   * @throws NoSuchEntityException if the entity does not exist
   * @throws IllegalStateException if the event is no longer deferred
   * @throws IllegalArgumentException if the cause has no actor or no reason
   * @throws StaleStateError if a concurrent step changed the entity
   */
  public final Stored<S> discardDeferred(DeferredEvent<E> event, Cause cause) {
    CauseColumns.requireExplained(cause, "Discarding an event");
    return handle(
        "discardDeferred",
        event.entityId(),
        false,
        (row, now, refusals, undo) -> context.maker().discard(row, now, event, cause, refusals));
  }

  /**
   * Parks a deferred event, so that the event is not processed until it is {@linkplain
   * #retryDeferred retried}. The event is listed in the {@linkplain #refusals refusals} as parked,
   * with the given cause. A store also parks an event when the event has failed as often as the
   * {@link TimerPolicy} allows.
   *
   * @param event the event, as {@link #deferred} lists it
   * @param cause the cause of the parking, which must have an actor and a reason
   * @return the entity after the call
   * @throws NoSuchEntityException if the entity does not exist
   * @throws IllegalStateException if the event is no longer deferred
   * @throws IllegalArgumentException if the cause has no actor or no reason
   * @throws StaleStateError if a concurrent step changed the entity
   */
  public final Stored<S> parkDeferred(DeferredEvent<E> event, Cause cause) {
    CauseColumns.requireExplained(cause, "Parking an event");
    return handle(
        "parkDeferred",
        event.entityId(),
        false,
        (row, now, refusals, undo) -> context.maker().park(row, now, event, cause, refusals));
  }

  /**
   * Processes a deferred event now, even if the event is parked, and resets the number of its
   * failed attempts. If the state still defers the event, the event stays deferred. If the event
   * fails again, the failure is recorded and counted, no exception is thrown, and the event stays
   * deferred.
   *
   * @param event the event, as {@link #deferred} lists it
   * @return the entity after the call
   * @throws NoSuchEntityException if the entity does not exist
   * @throws IllegalStateException if the event is no longer deferred
   * @throws StaleStateError if a concurrent step changed the entity
   */
  public final Stored<S> retryDeferred(DeferredEvent<E> event) {
    return handle(
        "retryDeferred",
        event.entityId(),
        true,
        (row, now, refusals, undo) -> context.maker().retry(row, now, event, refusals, undo));
  }

  /**
   * Handles a deferred event.
   *
   * @param what the name of the called method
   * @param afterTimers whether the due timers fire before
   */
  abstract Stored<S> handle(
      String what, String id, boolean afterTimers, StepFactory<S, E> handling);

  /** A function that makes a step of an existing entity in memory. */
  interface StepFactory<S, E> {
    /**
     * Makes the step.
     *
     * @param undo undoes the statements of application code before the step is repeated
     */
    StepResult<S, E> make(
        EntityRow row, Instant now, Consumer<Refused> refusals, Consumer<Throwable> undo);
  }
}
