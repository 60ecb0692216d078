package dev.pawl.store.recovery;

import dev.pawl.Cause;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.NoSuchEntityException;
import dev.pawl.store.StoreException;
import dev.pawl.store.StoreSession;
import dev.pawl.store.Stored;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.machine.StoredMachine;

/**
 * A tool that corrects errors that a {@link StoreCheck} has found, one entity at a time. Each
 * correction is a forced step whose cause has an actor and a reason, so that the history explains
 * the correction. The former values of the row are kept in the attributes {@code foundState},
 * {@code foundVersion} and {@code foundSnapshot} of the cause.
 *
 * <p>A recovery also works on rows whose instances cannot be opened: if the machine does not know
 * the state, if the snapshot cannot be read or contradicts the columns, or if the version of the
 * row is not the number of the last recorded step. No timer fires, no guard is evaluated and no
 * effect runs. Immutable and thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class Recovery<S, E> {

  private final JdbcStore<S, E> store;

  private Recovery(JdbcStore<S, E> store) {
    this.store = store;
  }

  /** Returns a recovery of a store. The recovery uses the clock of the store. */
  public static <S, E> Recovery<S, E> of(JdbcStore<S, E> store) {
    return new Recovery<>(store);
  }

  /**
   * Forces an entity into a state, regardless of the content of its row. {@link
   * StoreSession#force(String, Object, Cause)} says which parts of the context are kept.
   *
   * @param id the id of the entity
   * @param state the state to enter
   * @param cause the cause of the step, which must have an actor and a reason
   * @return the entity after the step
   * @throws NoSuchEntityException if the entity does not exist
   * @throws IllegalArgumentException if the cause has no actor or no reason
   */
  public Stored<S> force(String id, S state, Cause cause) {
    return store.force(id, state, cause);
  }

  /**
   * Forces an entity into a state with a given context, regardless of the content of its row.
   *
   * <pre>{@code
   * recovery.force(
   *     "j-1",
   *     JobState.FAILED,
   *     JobStored.machine((builder, opening) -> builder.context(new Tries(1, 7)).logic(rules)),
   *     cause);
   * }</pre>
   *
   * @param id the id of the entity
   * @param state the state to enter
   * @param as the machine of the store, with a setup that creates the context of the entity
   * @param cause the cause of the step, which must have an actor and a reason
   * @return the entity after the step
   */
  public Stored<S> force(String id, S state, StoredMachine<S, E> as, Cause cause) {
    return store.force(id, state, as, cause);
  }

  /**
   * Forces an entity into a state with a given snapshot, regardless of the content of its row. The
   * machine must have snapshots.
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
  public Stored<S> force(String id, S state, String snapshot, Cause cause) {
    return store.force(id, state, snapshot, cause);
  }

  /**
   * Forces an entity into a state like {@link #force(String, Object, String, Cause)}, and runs
   * additional statements in the same transaction.
   *
   * @param id the id of the entity
   * @param state the state to enter
   * @param snapshot the snapshot of an instance in this state, with the sequence number {@link
   *     #lastSequence} + 1
   * @param cause the cause of the step, which must have an actor and a reason
   * @param more the statements, which run after the step has been written, and again if the
   *     transaction is retried
   * @return the entity after the step
   * @throws StoreException if the statements throw an {@code SQLException}
   */
  public Stored<S> force(
      String id, S state, String snapshot, Cause cause, EffectContext.Statements more) {
    return store.force(id, state, snapshot, cause, more);
  }

  /**
   * Returns the number of the last step of an entity, according to its history or its row,
   * whichever is greater.
   */
  public long lastSequence(String id) {
    return store.lastSequence(id);
  }

  /**
   * Forces an entity into the last state that its history records. Use this method if the row was
   * changed without the store, and the change is wrong. If the snapshot was written by the last
   * recorded step, the whole snapshot is kept, and its timers continue to run.
   *
   * @param id the id of the entity
   * @param cause the cause of the step, which must have an actor and a reason
   * @return the entity after the step
   * @throws IllegalStateException if the entity has no history, or if the state carries data that
   *     neither the history nor the snapshot contains
   */
  public Stored<S> restore(String id, Cause cause) {
    return store.restore(id, cause);
  }

  /**
   * Accepts the state in the row of an entity by adding a forced step to the history of the entity.
   * Use this method if the row was changed without the store, and the change is right. If the
   * snapshot has the same state as the row, the whole snapshot is kept, and its timers continue to
   * run.
   *
   * @param id the id of the entity
   * @param cause the cause of the step, which must have an actor and a reason
   * @return the entity after the step
   * @throws IllegalArgumentException if the machine does not know the state of the row
   * @throws IllegalStateException if the state carries data that neither the row nor the snapshot
   *     contains
   */
  public Stored<S> adopt(String id, Cause cause) {
    return store.adopt(id, cause);
  }
}
