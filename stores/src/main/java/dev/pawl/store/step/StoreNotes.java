package dev.pawl.store.step;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Failure;
import dev.pawl.store.history.Refused;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.scope.AtomicScope;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The records of an attempt to carry out a call: the refusals, steps and receipts of one store. The
 * notes can be joined with the notes of other stores in the same transaction. Confined to one
 * thread.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class StoreNotes<S, E> implements AtomicScope.Participant {

  /** The outcomes that change the deferred events of a row. */
  private static final Set<Refused.Outcome> CHANGES =
      EnumSet.of(Refused.Outcome.DEFERRED, Refused.Outcome.PARKED, Refused.Outcome.DISCARDED);

  private final List<Refused> refused = new ArrayList<>(1);
  private final List<LifecycleEvent<S, E>> steps = new ArrayList<>(1);
  private final List<StepResult.Attempt<S, E>> attempts = new ArrayList<>(0);
  private final List<WriteReceipt<S, E>> written = new ArrayList<>(1);
  private @Nullable Object result;
  private boolean shared;
  private final StoreContext<S, E> context;
  private final boolean recorded;
  private final List<StoreNotes<?, ?>> joined = new ArrayList<>(0);
  private final @Nullable Consumer<StoreNotes<S, E>> due;

  /**
   * Creates empty notes.
   *
   * @param recorded whether refusals are recorded
   */
  public StoreNotes(StoreContext<S, E> context, boolean recorded) {
    this.context = context;
    this.recorded = recorded;
    this.due = null;
  }

  /**
   * Creates notes for a transaction that the store does not end. Hooks are notified and refusals
   * are recorded as soon as a step has been made.
   *
   * @param due notifies the hooks and records the refusals
   */
  public StoreNotes(StoreContext<S, E> context, Consumer<StoreNotes<S, E>> due) {
    this.context = context;
    this.recorded = true;
    this.due = due;
  }

  /** Returns whether the store does not know when the transaction ends. */
  public boolean isOfUnknownEnd() {
    return due != null;
  }

  @Override
  public Consumer<Throwable> mark() {
    int made = steps.size();
    int evident = written.size();
    int tried = attempts.size();
    return failure -> context.hooks().reportLost(undo(made, evident, tried), failure);
  }

  /** Removes all but the first steps, receipts and attempts, and returns the removed steps. */
  private List<LifecycleEvent<S, E>> undo(int made, int evident, int tried) {
    // also removes the attempts at deferred events, because undoing restores these events
    List<StepResult.Attempt<S, E>> undoneAttempts = attempts.subList(tried, attempts.size());
    undoneAttempts.forEach(attempt -> refused.removeIf(one -> one == attempt.record()));
    undoneAttempts.clear();
    List<LifecycleEvent<S, E>> undone = steps.subList(made, steps.size());
    List<LifecycleEvent<S, E>> lost = List.copyOf(undone);
    undone.clear();
    written.subList(evident, written.size()).clear();
    return lost;
  }

  /**
   * Removes what a transaction has written before it was rolled back. The store writes its own
   * steps again. The steps of joined stores are lost, and their hooks are notified.
   */
  public void undoAll(Throwable failure) {
    undo(0, 0, 0);
    joined.forEach(other -> other.lose(failure));
  }

  private void lose(Throwable failure) {
    context.hooks().reportLost(undo(0, 0, 0), failure);
    joined.forEach(other -> other.lose(failure));
  }

  @Override
  public void flush() {
    if (due != null && !(steps.isEmpty() && refused.isEmpty() && attempts.isEmpty())) {
      due.accept(this);
    }
  }

  /** Returns and removes the refusals. */
  public List<Refused> takeRefusals() {
    List<Refused> taken = List.copyOf(refused);
    refused.clear();
    return taken;
  }

  /** Returns and removes the steps. */
  public List<LifecycleEvent<S, E>> takeSteps() {
    List<LifecycleEvent<S, E>> taken = List.copyOf(steps);
    steps.clear();
    written.clear();
    return taken;
  }

  /** Returns and removes the attempts that made no step. Hooks are notified of these attempts. */
  public List<StepResult.Attempt<S, E>> takeAttempts() {
    List<StepResult.Attempt<S, E>> taken = List.copyOf(attempts);
    attempts.clear();
    return taken;
  }

  /** Adds an attempt that made no step. */
  public void refused(Refused one) {
    refused.add(one);
  }

  /** Returns a writer whose steps, receipts and refusals are added to these notes. */
  public StepWriter<S, E> writer(Connection connection) {
    return new StepWriter<>(
        context, connection, refused::add, steps::add, attempts::addAll, written::add);
  }

  /** Sets the result of the transaction, before it is committed. */
  public void result(@Nullable Object newResult) {
    result = newResult;
  }

  /** Returns the result of the transaction; null if the transaction has no result. */
  public @Nullable Object result() {
    return result;
  }

  /** Adds the notes of another store in the same transaction. */
  public void join(StoreNotes<?, ?> other) {
    joined.add(other);
  }

  /** Returns the number of refusals. */
  public int refusals() {
    return refused.size();
  }

  /**
   * Removes all refusals except the first {@code first} refusals, because the code that caused the
   * later refusals runs again.
   *
   * @param first the number of refusals to keep
   */
  public void forgetRefusals(int first) {
    if (first < refused.size()) {
      refused.subList(first, refused.size()).clear();
    }
  }

  /**
   * Removes all records of the last attempt. A store calls this method before it repeats the
   * attempt.
   */
  public void clear() {
    refused.clear();
    steps.clear();
    attempts.clear();
    written.clear();
    joined.clear();
    result = null;
    shared = false;
  }

  /**
   * Records that other code uses the connection. That code may write changes for which these notes
   * have no receipt.
   */
  public void share() {
    shared = true;
  }

  /** Returns whether other code has used the connection. */
  public boolean isShared() {
    return shared || joined.stream().anyMatch(StoreNotes::isShared);
  }

  /** Returns whether the rows can show if the transaction was committed. */
  public boolean isEvident() {
    return !written.isEmpty() || joined.stream().anyMatch(StoreNotes::isEvident);
  }

  /**
   * Throws an exception if other code has used the connection and has rolled the transaction back.
   */
  public void requireVisible(Connection connection) throws SQLException {
    if (shared && !written.isEmpty()) {
      // a rollback undoes the first write before all others
      written.get(0).requireVisible(connection, context);
    }
    for (StoreNotes<?, ?> other : joined) {
      other.requireVisible(connection);
    }
  }

  /** Reads the rows to find out whether the transaction was committed. */
  public WriteReceipt.Answer ask(Connection connection) throws SQLException {
    for (WriteReceipt<S, E> one : written) {
      WriteReceipt.Answer answer = one.ask(connection, context);
      if (answer != WriteReceipt.Answer.UNKNOWN) {
        return answer;
      }
    }
    for (StoreNotes<?, ?> other : joined) {
      WriteReceipt.Answer answer = other.ask(connection);
      if (answer != WriteReceipt.Answer.UNKNOWN) {
        return answer;
      }
    }
    return WriteReceipt.Answer.UNKNOWN;
  }

  /** Reads the rows to find out whether the refusals are recorded. */
  public WriteReceipt.Answer askRefusals(Connection connection) throws SQLException {
    if (recorded) {
      for (Refused one : refused) {
        if (!context.rows().refusals().isThere(connection, one)) {
          return WriteReceipt.Answer.NOT_MADE;
        }
      }
    }
    for (StoreNotes<?, ?> other : joined) {
      if (other.askRefusals(connection) == WriteReceipt.Answer.NOT_MADE) {
        return WriteReceipt.Answer.NOT_MADE;
      }
    }
    return WriteReceipt.Answer.MADE;
  }

  /** Returns a short description of the last write. */
  public String summary() {
    if (written.isEmpty()) {
      return joined.stream()
          .filter(StoreNotes::isEvident)
          .map(StoreNotes::summary)
          .findFirst()
          .orElse("changes without steps");
    }
    EntityRow last = written.get(written.size() - 1).after();
    return context.machine()
        + " "
        + last.id()
        + ", "
        + last.state()
        + " at version "
        + last.version();
  }

  /** Returns whether there are refusals to record. */
  public boolean hasRefusals() {
    return recorded && !refused.isEmpty() || joined.stream().anyMatch(StoreNotes::hasRefusals);
  }

  /** Records the refusals in a transaction. */
  public void record(Connection connection) throws SQLException {
    if (recorded) {
      for (Refused one : refused) {
        context.rows().refusals().insert(connection, one);
      }
    }
    for (StoreNotes<?, ?> other : joined) {
      other.record(connection);
    }
  }

  /**
   * Notifies the hooks that the steps have been committed. Throws the first exception after all
   * hooks were called.
   */
  public void reportStored() {
    Throwable first = null;
    try {
      if (!context.hooks().isEmpty()) {
        context.hooks().reportStored(steps, attempts);
      }
    } catch (Throwable e) {
      first = e;
    }
    for (StoreNotes<?, ?> other : joined) {
      try {
        other.reportStored();
      } catch (Throwable e) {
        first = Failure.join(first, e);
      }
    }
    Failure.raise(first);
  }

  /**
   * Notifies the hooks that the steps have been lost. Removes the records of events that were
   * deferred, parked or discarded, because that has been undone.
   */
  public void reportLost(Throwable thrown) {
    attempts.stream()
        .map(StepResult.Attempt::record)
        .filter(record -> CHANGES.contains(record.outcome()))
        .forEach(record -> refused.removeIf(one -> one == record));
    context.hooks().reportLost(steps, thrown);
    joined.forEach(other -> other.reportLost(thrown));
  }
}
