package dev.pawl.store.write;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Failure;
import dev.pawl.store.history.Refused;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.scope.AtomicScope;
import dev.pawl.store.step.MadeStep;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Notes of what came of an attempt, beside its result: of one store, and of those that took part in
 * its transaction. Confined to one thread.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class StoreNotes<S, E> implements AtomicScope.Participant {

  private final List<Refused> refused = new ArrayList<>(1);
  private final List<LifecycleEvent<S, E>> steps = new ArrayList<>(1);
  private final List<MadeStep.Attempt<S, E>> attempts = new ArrayList<>(0);
  private final List<WriteReceipt<S, E>> written = new ArrayList<>(1);
  private @Nullable Object result;
  private boolean shared;
  private final StoreContext<S, E> context;
  private final boolean recorded;
  private final List<StoreNotes<?, ?>> joined = new ArrayList<>(0);
  private final @Nullable Consumer<StoreNotes<S, E>> due;

  /**
   * Empty notes.
   *
   * @param recorded whether refusals are recorded
   */
  public StoreNotes(StoreContext<S, E> context, boolean recorded) {
    this.context = context;
    this.recorded = recorded;
    this.due = null;
  }

  /**
   * Creates notes for a transaction whose end is not known: hooks are notified and refusals
   * recorded when a step has been made.
   *
   * @param due notifies and records
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
    return failure -> {
      // what was noted of deferred events, as they are again what they were
      List<MadeStep.Attempt<S, E>> undoneAttempts = attempts.subList(tried, attempts.size());
      undoneAttempts.forEach(attempt -> refused.removeIf(one -> one == attempt.record()));
      undoneAttempts.clear();
      List<LifecycleEvent<S, E>> undone = steps.subList(made, steps.size());
      List<LifecycleEvent<S, E>> lost = List.copyOf(undone);
      undone.clear();
      written.subList(evident, written.size()).clear();
      context.hooks().reportLost(lost, failure);
    };
  }

  @Override
  public void flush() {
    if (due != null && !(steps.isEmpty() && refused.isEmpty() && attempts.isEmpty())) {
      due.accept(this);
    }
  }

  /** Returns the refusals, and forgets them. */
  public List<Refused> takeRefusals() {
    List<Refused> taken = List.copyOf(refused);
    refused.clear();
    return taken;
  }

  /** Returns the steps, and forgets them. */
  public List<LifecycleEvent<S, E>> takeSteps() {
    List<LifecycleEvent<S, E>> taken = List.copyOf(steps);
    steps.clear();
    written.clear();
    return taken;
  }

  /** Returns the attempts that came to nothing while steps were written, and forgets them. */
  public List<MadeStep.Attempt<S, E>> takeAttempts() {
    List<MadeStep.Attempt<S, E>> taken = List.copyOf(attempts);
    attempts.clear();
    return taken;
  }

  /** Notes an attempt that came to nothing. */
  public void refused(Refused one) {
    refused.add(one);
  }

  /** A writer whose steps, evidence and refusals are noted here. */
  public StepWriter<S, E> writer(Connection connection) {
    return new StepWriter<>(
        context, connection, refused::add, steps::add, attempts::addAll, written::add);
  }

  /** Notes what the transaction came to, when all of it but the commit was done. */
  public void result(@Nullable Object newResult) {
    result = newResult;
  }

  /** The result; null if there is none. */
  public @Nullable Object result() {
    return result;
  }

  /** Takes those of another store in, in the same transaction. */
  public void join(StoreNotes<?, ?> other) {
    joined.add(other);
  }

  /** Returns how many refusals are noted. */
  public int refusals() {
    return refused.size();
  }

  /** Forgets the refusals but the first so many, as what led to the others is done again. */
  public void forgetRefusals(int first) {
    if (first < refused.size()) {
      refused.subList(first, refused.size()).clear();
    }
  }

  /** Forgets all, before another attempt. */
  public void clear() {
    refused.clear();
    steps.clear();
    attempts.clear();
    written.clear();
    joined.clear();
    result = null;
    shared = false;
  }

  /** Notes that somebody else has the connection, and may write what leaves no evidence here. */
  public void share() {
    shared = true;
  }

  /** Whether somebody else had the connection. */
  public boolean isShared() {
    return shared || joined.stream().anyMatch(StoreNotes::isShared);
  }

  /** Whether something was written that shows whether the transaction was committed. */
  public boolean isEvident() {
    return !written.isEmpty() || joined.stream().anyMatch(StoreNotes::isEvident);
  }

  /** Asks the rows whether the transaction was committed. */
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

  /** Asks the rows whether the refusals are recorded. */
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

  /** The last that was written, in a few words. */
  public String summary() {
    if (written.isEmpty()) {
      return joined.stream()
          .filter(StoreNotes::isEvident)
          .map(StoreNotes::summary)
          .findFirst()
          .orElse("what was written beside steps");
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

  /** Whether there are refusals to be recorded. */
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

  /** Tells the hooks that the steps have been committed; the first error is thrown. */
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

  /** Tells the hooks that the steps have been lost. */
  public void reportLost(Throwable thrown) {
    context.hooks().reportLost(steps, thrown);
    joined.forEach(other -> other.reportLost(thrown));
  }
}
