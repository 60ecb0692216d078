package dev.pawl.store;

import dev.pawl.Cause;
import dev.pawl.engine.Failure;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.step.FailedDeferralException;
import dev.pawl.store.step.ForcedSteps;
import dev.pawl.store.step.StepResult;
import dev.pawl.store.step.StepWriter;
import dev.pawl.store.step.StoreContext;
import dev.pawl.store.step.StoreNotes;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Makes the steps of a store in transactions of the store. Each step is made in memory before its
 * transaction begins. If an instance has many due timers, they are fired in several transactions of
 * limited size. Thread-safe.
 */
final class InstanceSteps<S, E> {

  /**
   * The maximum number of consecutive transactions after which the time of the next timer is
   * unchanged. If more consecutive transactions leave the time of the next timer unchanged, an
   * exception reports that the timers fire endlessly.
   */
  private static final int MAX_UNCHANGED = 100;

  /**
   * The maximum number of times that timers are fired before an event. A timer with a short
   * interval may elapse again each time; then it fires in the transaction of the event.
   */
  private static final int MAX_ROUNDS = 10;

  private final StoreContext<S, E> context;
  private final StoreTransactions<S, E> transactions;
  private final CallersSteps<S, E> callers;
  private final DataSource source;

  InstanceSteps(
      StoreContext<S, E> context,
      StoreTransactions<S, E> transactions,
      CallersSteps<S, E> callers,
      DataSource source) {
    this.context = context;
    this.transactions = transactions;
    this.callers = callers;
    this.source = source;
  }

  /** Creates an instance. */
  Stored<S> create(String id, StoreSteps.InstanceFactory<S, E> factory) {
    requireFree("create", id);
    if (callers.joinsCaller()) {
      return callers.make(tx -> tx.begin(id, factory));
    }
    requireEnd("create", id);
    return transactions.attempt(
        notes -> {
          Instant now = readTime();
          StepResult<S, E> begun = transactions.inMemory(() -> factory.make(now, notes::refused));
          return write(notes, begun, StoreSession::add);
        });
  }

  /**
   * Fires an event at an instance in its current state.
   *
   * @param more statements that the caller adds to the transaction; null for none
   */
  Stored<S> fire(String id, E event, Cause cause, EffectContext.@Nullable Statements more) {
    requireFree("fire", id);
    if (callers.joinsCaller()) {
      return callers.make(tx -> tx.fire(id, event, cause, more));
    }
    requireEnd("fire", id);
    return afterTimers(id, firing(event, cause), more);
  }

  private StoreSteps.StepFactory<S, E> firing(E event, Cause cause) {
    return (row, now, refusals, undo) ->
        context.maker().fire(row, now, event, cause, refusals, undo);
  }

  /**
   * Makes a step of an instance in its current state, after the due timers have fired in earlier
   * transactions.
   */
  private Stored<S> afterTimers(
      String id, StoreSteps.StepFactory<S, E> factory, EffectContext.@Nullable Statements more) {
    return afterTimers(
        id,
        this::wakeBefore,
        (woken, elapsed) ->
            transactions.attempt(notes -> step(notes, woken, elapsed, factory, more)));
  }

  /**
   * Makes a step for a deferred event.
   *
   * @param what the name of the called method
   * @param afterTimers whether the due timers fire before
   */
  Stored<S> handle(
      String what, String id, boolean afterTimers, StoreSteps.StepFactory<S, E> handling) {
    requireFree(what, id);
    if (callers.joinsCaller()) {
      return callers.make(tx -> tx.handle(what, id, afterTimers, handling));
    }
    requireEnd(what, id);
    return afterTimers
        ? afterTimers(id, handling, null)
        : transactions.attempt(notes -> step(notes, id, new ElapsedTimers(true), handling, null));
  }

  /**
   * Makes a forced step.
   *
   * @param more statements that the caller adds to the transaction; null for none
   */
  Stored<S> force(
      String id,
      StoreSteps.ForcedStepMaker<S, E> forcing,
      EffectContext.@Nullable Statements more) {
    requireFree("force", id);
    if (callers.joinsCaller()) {
      return callers.make(tx -> tx.force(id, forcing, more));
    }
    requireEnd("force", id);
    return transactions.attempt(
        notes -> {
          ForcedSteps.Found found = transactions.query(c -> context.found(c, id));
          StepResult<S, E> made = transactions.inMemory(() -> forcing.make(found, notes::refused));
          return write(notes, Stored.of(context, found.row()), made, more);
        });
  }

  /** Fires an event at an instance if the instance has not changed since the caller read it. */
  Stored<S> fire(Stored<S> known, E event, Cause cause, EffectContext.@Nullable Statements more) {
    requireFree("fire", known.id());
    if (callers.joinsCaller()) {
      return callers.make(tx -> tx.fire(known, event, cause, more));
    }
    requireEnd("fire", known.id());
    return afterTimers(
        known,
        this::wakeBefore,
        (woken, elapsed) ->
            transactions.attemptWithoutStepRetry(
                notes -> {
                  Instant now = readTime();
                  return elapsed.precede(woken.row(), now)
                      ? woken
                      : step(notes, woken, now, firing(event, cause), more);
                }));
  }

  /**
   * Makes a step after the due timers have fired in earlier transactions, so that the steps of the
   * timers are kept even if the event is refused. If a timer elapses before the step, for example
   * while another writer holds the row, the timers are fired again.
   *
   * @param subject the id of the instance, or the instance
   * @param wake fires the due timers, and returns the subject after that
   */
  private <T> Stored<S> afterTimers(T subject, UnaryOperator<T> wake, StepAfterTimers<S, T> step) {
    T woken = subject;
    for (int round = 1; ; round++) {
      woken = context.machine().hasTimers() ? wake.apply(woken) : woken;
      ElapsedTimers elapsed = new ElapsedTimers(round == MAX_ROUNDS);
      Stored<S> after = step.make(woken, elapsed);
      if (!elapsed.found) {
        return after;
      }
    }
  }

  /** A step that is made only if no timer has elapsed since the due timers were fired. */
  private interface StepAfterTimers<S, T> {
    Stored<S> make(T subject, ElapsedTimers elapsed);
  }

  /** The timers that have elapsed since the due timers were fired. */
  private static final class ElapsedTimers {
    private final boolean ignored;
    private boolean found;

    ElapsedTimers(boolean ignored) {
      this.ignored = ignored;
    }

    /** Returns whether the timers of a row must be fired before the step. */
    boolean precede(EntityRow row, Instant now) {
      found = !ignored && hasElapsedTimers(row, now);
      return found;
    }
  }

  private static boolean hasElapsedTimers(EntityRow row, Instant now) {
    TimerColumns columns = row.timerColumns();
    return !columns.isWaiting() && columns.timerAt() != null && !columns.timerAt().isAfter(now);
  }

  /** Checks that a call may run in a separate transaction, before any code of the application. */
  private void requireFree(String what, String id) {
    context.owner().requireWritable();
    CallScope.requireFree(source, what, context.machine().name(), id);
  }

  /**
   * Throws an exception if hooks fire events endlessly. A {@link StoreSession} does this check
   * itself.
   */
  private void requireEnd(String what, String id) {
    CallScope.requireEnd(what, context.machine().name(), id);
  }

  private Stored<S> step(
      StoreNotes<S, E> notes,
      String id,
      ElapsedTimers elapsed,
      StoreSteps.StepFactory<S, E> factory,
      EffectContext.@Nullable Statements more)
      throws SQLException {
    Stored<S> known = Stored.of(context, readRow(id));
    Instant now = context.now(known.row());
    return elapsed.precede(known.row(), now) ? known : step(notes, known, now, factory, more);
  }

  private Stored<S> step(
      StoreNotes<S, E> notes,
      Stored<S> known,
      Instant now,
      StoreSteps.StepFactory<S, E> factory,
      EffectContext.@Nullable Statements more)
      throws SQLException {
    StepResult<S, E> made =
        transactions.inMemory(() -> factory.make(known.row(), now, notes::refused, failure -> {}));
    return write(notes, known, made, more);
  }

  private Stored<S> write(
      StoreNotes<S, E> notes,
      Stored<S> known,
      StepResult<S, E> made,
      EffectContext.@Nullable Statements more)
      throws SQLException {
    return write(
        notes,
        made,
        (tx, step) ->
            tx.runStatements(tx.write(known, step, StepWriter.Remake.AFTER_ROLLBACK), more));
  }

  /** Writes a step that was made in memory, in a transaction. */
  private Stored<S> write(
      StoreNotes<S, E> notes,
      StepResult<S, E> made,
      StoreTransactions.Writing<S, E, StepResult<S, E>, Stored<S>> writing)
      throws SQLException {
    MadeSteps<S, E> single = new MadeSteps<>();
    single.add(made);
    return orReportLost(
        single,
        () ->
            transactions.write(
                notes,
                single,
                (tx, steps) -> writing.write(tx, steps.next()),
                MadeSteps::remakeLast));
  }

  /** Steps that were made in memory, in the order in which they are written. */
  private static final class MadeSteps<S, E> {
    private final List<StepResult<S, E>> steps = new ArrayList<>(1);
    private int written;

    int size() {
      return steps.size();
    }

    void add(StepResult<S, E> made) {
      steps.add(made);
    }

    /** Returns whether the effects of the last step have registered statements. */
    boolean endsWithStatements() {
      return !steps.isEmpty() && !steps.get(steps.size() - 1).work().statements().isEmpty();
    }

    boolean hasNext() {
      return written < steps.size();
    }

    /** Returns the next step to write. */
    StepResult<S, E> next() {
      return steps.get(written++);
    }

    List<StepResult<S, E>> unwritten() {
      return steps.subList(written, steps.size());
    }

    /**
     * Makes the last step again without a deferred event whose statements have failed. Only the
     * last step may have statements. All steps must be written again.
     *
     * @return this object
     */
    MadeSteps<S, E> remakeLast(FailedDeferralException failed) {
      written = 0;
      steps.add(failed.remake(steps.remove(steps.size() - 1)));
      return this;
    }
  }

  private interface Writings<R> {
    R run() throws SQLException;
  }

  /**
   * Writes steps that were made in memory. If this fails, hooks are notified that the unwritten
   * steps are lost.
   */
  private <R> R orReportLost(MadeSteps<S, E> made, Writings<R> writings) throws SQLException {
    try {
      return writings.run();
    } catch (Throwable e) {
      made.unwritten().forEach(one -> transactions.reportLost(one.steps(), e));
      throw e;
    }
  }

  /**
   * Fires events in one transaction, in the order of the entities' ids, after the due timers have
   * fired in earlier transactions.
   */
  List<Stored<S>> fireAll(List<Request<E>> requests) {
    CallScope.requireFree(source, "fireAll", context.machine().name(), null);
    if (callers.joinsCaller()) {
      return callers.make(tx -> tx.fireAll(requests));
    }
    List<Request<E>> sorted = StoreSession.sorted(requests);
    sorted.forEach(one -> requireFree("fire", one.id()));
    sorted.forEach(one -> requireEnd("fire", one.id()));
    if (context.machine().hasTimers()) {
      sorted.stream().map(Request::id).distinct().forEach(this::wakeBefore);
    }
    return transactions.attempt(notes -> fireAll(notes, sorted));
  }

  private List<Stored<S>> fireAll(StoreNotes<S, E> notes, List<Request<E>> requests)
      throws SQLException {
    Map<String, EntityRow> rows = new HashMap<>();
    for (Request<E> one : requests) {
      if (!rows.containsKey(one.id())) {
        rows.put(one.id(), readRow(one.id()));
      }
    }
    MadeSteps<S, E> made = new MadeSteps<>();
    return orReportLost(
        made,
        () -> {
          transactions.inMemory(() -> make(requests, rows, made, notes::refused));
          List<Request<E>> others = requests.subList(made.size(), requests.size());
          return transactions.write(
              notes,
              made,
              (tx, steps) -> {
                List<Stored<S>> after = new ArrayList<>(requests.size());
                while (steps.hasNext()) {
                  StepResult<S, E> step = steps.next();
                  Stored<S> before = Stored.of(context, step.before());
                  after.add(tx.write(before, step, StepWriter.Remake.AFTER_ROLLBACK));
                }
                after.addAll(tx.fireEach(others));
                return after;
              },
              MadeSteps::remakeLast);
        });
  }

  /**
   * Makes the steps of the first requests in memory. The remaining steps must be made in the
   * transaction, because a timer has elapsed, or because the statements of an effect may change
   * their entities.
   */
  private MadeSteps<S, E> make(
      List<Request<E>> requests,
      Map<String, EntityRow> rows,
      MadeSteps<S, E> made,
      Consumer<Refused> refusals) {
    Map<String, EntityRow> latest = new HashMap<>(rows);
    for (Request<E> one : requests) {
      Instant now = context.now(Objects.requireNonNull(rows.get(one.id())));
      EntityRow row = Objects.requireNonNull(latest.get(one.id()));
      if (made.endsWithStatements() || hasElapsedTimers(row, now)) {
        return made;
      }
      StepResult<S, E> step = context.maker().fire(row, now, one.event(), one.cause(), refusals);
      latest.put(one.id(), step.isNothing() ? row : step.after());
      made.add(step);
    }
    return made;
  }

  /**
   * Fires the due timers, including timers that have failed before. If a timer fails, records and
   * throws the failure.
   */
  Stored<S> wake(String id) {
    requireFree("wake", id);
    if (callers.joinsCaller()) {
      return callers.make(tx -> tx.wake(id));
    }
    requireEnd("wake", id);
    DueTimerStep.FiredTimers<S> woken = wakeAll(() -> wakeOnce(id, false));
    Failure.raise(woken.failure());
    return woken.after();
  }

  /** Fires the due timers before an event. */
  private String wakeBefore(String id) {
    wakeAll(() -> wakeOnce(id, true));
    return id;
  }

  /** Fires the due timers before an event, if the instance has not changed since it was read. */
  private Stored<S> wakeBefore(Stored<S> known) {
    Stored<?>[] last = {known};
    return wakeAll(
            () -> {
              @SuppressWarnings("unchecked") // only values of this type are stored in the array
              DueTimerStep.FiredTimers<S> woken = wakeOnce((Stored<S>) last[0]);
              last[0] = woken.after();
              return woken;
            })
        .after();
  }

  private interface WakeTransaction<S> {
    DueTimerStep.FiredTimers<S> call();
  }

  private DueTimerStep.FiredTimers<S> wakeAll(WakeTransaction<S> once) {
    DueTimerStep.FiredTimers<S> woken = once.call();
    Instant moment = null;
    for (int standing = 0; woken.hasMoreDue(); woken = once.call()) {
      Instant next = woken.after().row().timerColumns().timerAt();
      standing = Objects.equals(moment, next) ? standing + 1 : 0;
      moment = next;
      if (standing == MAX_UNCHANGED) {
        throw new IllegalStateException(
            context.machine()
                + " "
                + woken.after().id()
                + ": timers fire again and again at "
                + moment
                + ". Check whether a timer with the delay 0 starts itself.");
      }
    }
    return woken;
  }

  private DueTimerStep.FiredTimers<S> wakeOnce(String id, boolean before) {
    return transactions.attempt(
        notes -> {
          EntityRow row = readRow(id);
          Instant now = context.now(row);
          Stored<S> known = Stored.of(context, row);
          boolean wakes =
              before
                  ? DueTimerStep.precedes(context, known, now)
                  : context.isDue(row, now) || context.hasPendingWork(row);
          return wakeIf(wakes, notes, known, now);
        });
  }

  private DueTimerStep.FiredTimers<S> wakeOnce(Stored<S> known) {
    return transactions.attemptWithoutStepRetry(
        notes -> {
          Instant now = readTime();
          return wakeIf(DueTimerStep.precedes(context, known, now), notes, known, now);
        });
  }

  private DueTimerStep.FiredTimers<S> wakeIf(
      boolean wakes, StoreNotes<S, E> notes, Stored<S> known, Instant now) throws SQLException {
    if (!wakes) {
      return new DueTimerStep.FiredTimers<>(known, false, null);
    }
    EntityRow row = known.row();
    DueTimerStep<S, E> step =
        transactions.inMemory(
            () -> DueTimerStep.make(context, row, now, notes::refused, failure -> {}));
    return transactions.write(
        notes,
        step,
        (tx, made) -> made.write(tx, known, now, StepWriter.Remake.AFTER_ROLLBACK),
        (made, failed) -> made.remake(row, now, failed));
  }

  private EntityRow readRow(String id) throws SQLException {
    return transactions.query(c -> context.row(c, id));
  }

  private Instant readTime() throws SQLException {
    return context.databaseTime() ? transactions.query(context::now) : context.maker().now();
  }
}
