package dev.pawl.store;

import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.transaction.CallerTransactions;
import dev.pawl.store.write.Evidence;
import dev.pawl.store.write.StoreContext;
import dev.pawl.store.write.StoreNotes;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Steps in the transaction that the caller of a store has, and what its end asks for. */
final class CallersSteps<S, E> {

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

  /** Whether the caller has a transaction. */
  boolean areDue() {
    return callers.isOpen(source);
  }

  /** Makes steps in the caller's transaction. */
  <R> R make(StoreTransactions.Body<S, E, R> body) {
    StoreNotes<S, E> notes = own.notes();
    callers.atEnd(source, new End(notes));
    return join(c -> body.run(new StoreSession<>(context, c, notes)), "could not be used");
  }

  /** Reads, in the caller's transaction if there is one. */
  <R> R read(OwnTransaction.Body<R> body, String failure) {
    if (areDue()) {
      return join(body, failure);
    }
    try {
      return OwnTransaction.use(source, body);
    } catch (SQLException e) {
      throw failed(failure, e);
    }
  }

  /** Does something in the caller's transaction, of which it is known that there is one. */
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
      }
    }

    @Override
    public void ended(CallerTransactions.Outcome outcome, @Nullable Connection idle) {
      if (isMade(outcome)) {
        notes.tellStored();
      } else {
        notes.tellLost(
            new StoreException("The transaction of the caller was lost", (Throwable) null));
        own.recordApart(notes, idle);
      }
    }

    /** Where nobody knows, the rows are asked. */
    private boolean isMade(CallerTransactions.Outcome outcome) {
      return switch (outcome) {
        case COMMITTED -> true;
        case ROLLED_BACK -> false;
        case UNKNOWN -> notes.isEvident() && own.ask(notes) == Evidence.Answer.MADE;
      };
    }
  }
}
