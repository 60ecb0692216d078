package dev.pawl.store.recovery;

import dev.pawl.Cause;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.NoSuchEntityException;
import dev.pawl.store.StoreException;
import dev.pawl.store.StoreSession;
import dev.pawl.store.Stored;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.scope.CallScope;
import java.sql.SQLException;
import java.util.function.Function;

/**
 * Puts right what a check has found, one entity at a time. Whatever is done is a forced step with a
 * cause that tells who and why, so that the history explains it; what the row said before is kept
 * in the attributes {@code foundState}, {@code foundVersion} and {@code foundSnapshot}.
 *
 * <p>Works on rows that no instance can be opened from: of a state that the machine does not know,
 * with a snapshot that can't be read or says something else than the columns, or of a version that
 * the history does not have. No timer fires, no guard is asked and no effect runs. Immutable and
 * thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class Recovery<S, E> {

  private final JdbcStore<S, E> store;

  private Recovery(JdbcStore<S, E> store) {
    this.store = store;
  }

  /** The recovery of a store, which also tells the time. */
  public static <S, E> Recovery<S, E> of(JdbcStore<S, E> store) {
    return new Recovery<>(store);
  }

  /**
   * Takes an entity to a state past the rules, whatever its row says now; what becomes of its
   * context, {@link StoreSession#force(String, Object, Cause)} tells.
   *
   * @param cause must tell who and why
   * @return what the entity is then
   * @throws NoSuchEntityException if it is not there
   * @throws IllegalArgumentException if the cause does not tell who or why
   */
  public Stored<S> force(String id, S state, Cause cause) {
    return store.force(id, state, cause);
  }

  /**
   * Takes an entity to a state past the rules, with a context of the caller's, whatever its row
   * says now.
   *
   * <pre>{@code
   * recovery.force(
   *     "j-1",
   *     JobState.FAILED,
   *     JobStored.machine((builder, opening) -> builder.context(new Tries(1, 7)).logic(rules)),
   *     cause);
   * }</pre>
   *
   * @param as the same machine, whose setup gives the context that the entity is to have
   */
  public Stored<S> force(String id, S state, StoredMachine<S, E> as, Cause cause) {
    return store.inTransaction(tx -> tx.force(id, state, as, cause));
  }

  /**
   * Takes an entity of a machine with snapshots to a state that the caller has a snapshot of, past
   * the rules, whatever its row says now.
   *
   * @param snapshot what the machine wrote, or would have written, at the sequence that follows
   *     {@link #lastSequence}
   * @throws IllegalArgumentException if it is something else, or the machine keeps no snapshots
   */
  public Stored<S> force(String id, S state, String snapshot, Cause cause) {
    return store.inTransaction(tx -> tx.force(id, state, snapshot, cause));
  }

  /**
   * The same, with statements of one's own in the same transaction.
   *
   * @param more run after the step has been written; again, where the step is tried again
   */
  public Stored<S> force(
      String id, S state, String snapshot, Cause cause, EffectContext.Statements more) {
    Function<StoreSession<S, E>, Stored<S>> both =
        tx -> {
          Stored<S> forced = tx.force(id, state, snapshot, cause);
          CallScope scope = CallScope.statements(store.machine().name(), id);
          try (scope) {
            more.run(tx.connection());
            return forced;
          } catch (SQLException e) {
            throw new StoreException(store.machine() + " " + id + " could not be recovered", e);
          }
        };
    return store.inTransaction(both);
  }

  /** The number of the last step, by the history or the row, whichever is more. */
  public long lastSequence(String id) {
    return store.inTransaction(tx -> tx.lastSequence(id));
  }

  /**
   * Takes an entity back to where its history ended: the row was changed past the store, and is
   * wrong. All that its snapshot tells stays, if that is of the last step.
   *
   * @throws IllegalStateException if it has no history, or the name of the state does not tell what
   *     it carries, and the snapshot neither
   */
  public Stored<S> restore(String id, Cause cause) {
    return store.inTransaction(tx -> tx.restore(id, cause));
  }

  /**
   * Takes the history of an entity to where its row is: the row was changed past the store, and is
   * right. All that its snapshot tells stays, if that is of the same state.
   *
   * @throws IllegalArgumentException if the machine does not know the state of the row
   * @throws IllegalStateException if the name of the state does not tell what it carries, and the
   *     snapshot neither
   */
  public Stored<S> adopt(String id, Cause cause) {
    return store.inTransaction(tx -> tx.adopt(id, cause));
  }
}
