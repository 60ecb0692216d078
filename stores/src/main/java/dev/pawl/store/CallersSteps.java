package dev.pawl.store;

import dev.pawl.engine.ErrorText;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.step.StoreContext;
import dev.pawl.store.step.StoreNotes;
import dev.pawl.store.step.WriteReceipt;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Runs the steps of a store in the transaction of the store's caller. */
final class CallersSteps<S, E> {

  private static final String LOST = "The transaction of the caller was rolled back";

  private static final String ELSEWHERE =
      ". No call of a store failed in it; see the exception that the caller got.";

  private static final String UNANSWERED =
      "The commit of the caller's transaction failed, and its result could not be determined."
          + " Read the entity before you retry.";

  private static final String PENDING =
      "The result of the caller's transaction is unknown: it was begun within another one that"
          + " ends it, or has ended already. Work after a commit needs a separate transaction.";

  private final StoreContext<S, E> context;
  private final StoreTransactions<S, E> own;
  private final DataSource source;
  private final CallerTransactions callers;

  CallersSteps(
      StoreContext<S, E> context,
      StoreTransactions<S, E> own,
      DataSource source,
      CallerTransactions callers) {
    this.context = context;
    this.own = own;
    this.source = source;
    this.callers = callers;
  }

  /**
   * Returns whether the caller has a transaction for the step. If the caller has no transaction,
   * notifies {@link CallerTransactions} that the step gets a separate transaction.
   */
  boolean joinsCaller() {
    if (callers.isOpen(source)) {
      return true;
    }
    callers.beforeSeparateCommit(source, context.machine().name());
    return false;
  }

  /** Runs steps in the caller's transaction, which must be open. */
  <R> R make(StoreTransactions.Body<S, E, R> body) {
    StoreNotes<S, E> notes = own.notes();
    End end = new End(notes);
    callers.atEnd(source, end);
    return join(
        c -> {
          end.failures = TransactionFailures.of(c);
          CallScope scope = CallScope.transaction(source, c, context.machine().name(), notes);
          try (scope) {
            return body.run(new StoreSession<>(context, c, notes));
          } catch (Throwable failure) {
            end.failures.add(failure);
            throw failure;
          }
        },
        "could not be used");
  }

  /** Runs a query, in the caller's transaction if one is open. */
  <R> R read(OwnTransaction.Body<R> body, String failure) {
    if (callers.isOpen(source)) {
      return join(body, failure);
    }
    try {
      return CallScope.hasConnection(source) ? CallScope.read(source, body::run) : own.query(body);
    } catch (SQLException e) {
      throw failed(failure, e);
    }
  }

  /** Runs a body in the caller's transaction, which must be open. */
  private <R> R join(OwnTransaction.Body<R> body, String failure) {
    try {
      return callers.run(source, body::run);
    } catch (SQLException e) {
      throw failed(failure, e);
    }
  }

  private StoreException failed(String failure, SQLException e) {
    return new StoreException(context.machine() + " " + failure, e);
  }

  private final class End implements CallerTransactions.End {
    private final StoreNotes<S, E> notes;

    /** The failures in the transaction; null if no connection was available. */
    private @Nullable TransactionFailures failures;

    /** True after the refusals were written in the caller's transaction. */
    private boolean recorded;

    End(StoreNotes<S, E> notes) {
      this.notes = notes;
    }

    @Override
    public void beforeCommit() {
      if (notes.hasRefusals()) {
        join(
            c -> {
              notes.record(c);
              return c;
            },
            "could not record a refusal");
        recorded = true;
      }
    }

    @Override
    public void ended(CallerTransactions.Outcome outcome, @Nullable Connection idle) {
      if (failures != null) {
        failures.end();
      }
      switch (outcome) {
        case COMMITTED -> reportStored(recorded, idle);
        case ROLLED_BACK -> reportLost(false, idle, rolledBack());
        case UNKNOWN -> reportByRows(idle);
        case PENDING -> reportLost(recorded, idle, new UnknownOutcomeException(PENDING, null));
      }
    }

    /** Determines from the written rows whether the transaction was committed. */
    private void reportByRows(@Nullable Connection idle) {
      WriteReceipt.Answer answer;
      boolean isKept;
      try {
        answer = own.ask(notes, idle);
        isKept = recorded && own.isRecorded(notes, idle);
      } catch (RuntimeException e) {
        reportLost(recorded, idle, new UnknownOutcomeException(UNANSWERED, e));
        return;
      }
      switch (answer) {
        case MADE -> reportStored(isKept, idle);
        case NOT_MADE -> reportLost(isKept, idle, rolledBack());
        case UNKNOWN -> reportLost(isKept, idle, new UnknownOutcomeException(UNANSWERED, null));
      }
    }

    /** Returns the error for a rollback, with the cause of the rollback if it is known. */
    private StoreException rolledBack() {
      Throwable cause = failures == null ? null : failures.decisive();
      return cause == null
          ? new StoreException(LOST + ELSEWHERE, (Throwable) null)
          : new StoreException(LOST + ", after this failed in it: " + ErrorText.of(cause), cause);
    }

    private void reportStored(boolean isKept, @Nullable Connection idle) {
      try {
        record(isKept, idle);
      } finally {
        notes.reportStored();
      }
    }

    private void reportLost(boolean isKept, @Nullable Connection idle, StoreException why) {
      notes.reportLost(why);
      record(isKept, idle);
    }

    private void record(boolean isKept, @Nullable Connection idle) {
      if (!isKept) {
        own.recordSeparately(notes, idle);
      }
    }
  }
}
