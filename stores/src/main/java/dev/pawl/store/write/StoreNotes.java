package dev.pawl.store.write;

import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.step.MadeStep;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Notes of what came of an attempt, beside its result: of one store, and of those that took part in
 * its transaction. Confined to one thread.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class StoreNotes<S, E> {

  private final List<Refused> refused = new ArrayList<>(1);
  private final List<LifecycleEvent<S, E>> steps = new ArrayList<>(1);
  private final List<MadeStep.Attempt<S, E>> attempts = new ArrayList<>(0);
  private final List<Evidence<S, E>> written = new ArrayList<>(1);
  private @Nullable Object result;
  private boolean shared;
  private final StoreContext<S, E> context;
  private final boolean recorded;
  private final List<StoreNotes<?, ?>> joined = new ArrayList<>(0);

  /**
   * Empty notes.
   *
   * @param recorded whether refusals are recorded
   */
  public StoreNotes(StoreContext<S, E> context, boolean recorded) {
    this.context = context;
    this.recorded = recorded;
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

  /**
   * How much had been noted.
   *
   * @param joined the marks of those that had joined
   */
  public record Mark(int refused, int steps, int attempts, int written, List<Mark> joined) {}

  /** Marks how much has been noted. */
  public Mark mark() {
    return new Mark(
        refused.size(),
        steps.size(),
        attempts.size(),
        written.size(),
        joined.stream().map(StoreNotes::mark).toList());
  }

  /** Forgets what was noted since, as the transaction went back. */
  public void backTo(Mark mark) {
    cut(refused, mark.refused());
    cut(steps, mark.steps());
    cut(attempts, mark.attempts());
    cut(written, mark.written());
    cut(joined, mark.joined().size());
    for (int i = 0; i < joined.size(); i++) {
      joined.get(i).backTo(mark.joined().get(i));
    }
  }

  private static void cut(List<?> noted, int size) {
    noted.subList(size, noted.size()).clear();
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
  public Evidence.Answer ask(Connection connection) throws SQLException {
    for (Evidence<S, E> one : written) {
      Evidence.Answer answer = one.ask(connection, context);
      if (answer != Evidence.Answer.UNKNOWN) {
        return answer;
      }
    }
    for (StoreNotes<?, ?> other : joined) {
      Evidence.Answer answer = other.ask(connection);
      if (answer != Evidence.Answer.UNKNOWN) {
        return answer;
      }
    }
    return Evidence.Answer.UNKNOWN;
  }

  /** Asks the rows whether the refusals are recorded. */
  public Evidence.Answer askRefusals(Connection connection) throws SQLException {
    if (recorded) {
      for (Refused one : refused) {
        if (!context.rows().refusals().isThere(connection, one)) {
          return Evidence.Answer.NOT_MADE;
        }
      }
    }
    for (StoreNotes<?, ?> other : joined) {
      if (other.askRefusals(connection) == Evidence.Answer.NOT_MADE) {
        return Evidence.Answer.NOT_MADE;
      }
    }
    return Evidence.Answer.MADE;
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
    RuntimeException first = null;
    try {
      if (!context.hooks().isEmpty()) {
        context.hooks().reportStored(steps, attempts);
      }
    } catch (RuntimeException e) {
      first = e;
    }
    for (StoreNotes<?, ?> other : joined) {
      try {
        other.reportStored();
      } catch (RuntimeException e) {
        if (first == null) {
          first = e;
        } else {
          first.addSuppressed(e);
        }
      }
    }
    if (first != null) {
      throw first;
    }
  }

  /** Tells the hooks that the steps have been lost. */
  public void reportLost(Throwable thrown) {
    context.hooks().reportLost(steps, thrown);
    joined.forEach(other -> other.reportLost(thrown));
  }
}
