package dev.pawl.store.firing;

import dev.pawl.store.firing.TimerQueue.Claim;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.step.StoreContext;
import dev.pawl.store.timer.RunningTimer;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerReport;
import dev.pawl.store.watch.WatchedCall;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The passes through the timers of one store, and their shared state. Thread-safe. */
public final class TimerPasses {

  /**
   * The maximum time for which one pass has the exclusive right to try instances that have failed
   * before, in nanoseconds. The time is limited because the pass may hang.
   */
  private static final long MAX_TURN = Duration.ofSeconds(5).toNanos();

  private final StoreContext<?, ?> context;
  private final FiringTransactions transactions;
  private final UnknownRows unknown = new UnknownRows();
  private final ClaimedTimers claimed = new ClaimedTimers();
  private final Map<String, TimerAttempt> running = new ConcurrentHashMap<>();
  private @Nullable Object turn;
  private long turnBegan;

  /** Creates the passes of a store. */
  public TimerPasses(StoreContext<?, ?> context, FiringTransactions transactions) {
    this.context = context;
    this.transactions = transactions;
  }

  /**
   * Fires the due timers of a store in one pass.
   *
   * @param limit the maximum number of instances to try
   * @param listener is notified of failures; its exceptions are ignored
   * @param stopping returns whether to end early; called between instances
   */
  public TimerReport run(int limit, TimerListener listener, BooleanSupplier stopping) {
    SafeTimerListener safe = new SafeTimerListener(context.machine().name(), listener);
    return new TimerPass(this, safe, stopping).run(limit);
  }

  StoreContext<?, ?> context() {
    return context;
  }

  FiringTransactions transactions() {
    return transactions;
  }

  UnknownRows unknown() {
    return unknown;
  }

  ClaimedTimers claimed() {
    return claimed;
  }

  /** Returns the instances whose timers are being fired. */
  public List<RunningTimer> running() {
    return List.copyOf(running.values());
  }

  boolean isRunning(String id) {
    return running.containsKey(id);
  }

  /** Registers that the current thread begins to fire the timers of an instance. */
  TimerAttempt begin(EntityRow row, TimerCounts counts) {
    TimerAttempt attempt =
        new TimerAttempt(context.machine().name(), row, new WatchedCall(), counts);
    running.put(row.id(), attempt);
    return attempt;
  }

  void end(TimerAttempt attempt) {
    running.remove(attempt.entityId(), attempt);
  }

  /**
   * Releases the claimed instances whose timers no pass fires yet. Returns the number of released
   * instances.
   */
  public int releaseClaims() {
    return releaseClaims(claim -> true).size();
  }

  /** Releases the claims that match a condition, except claims that a pass has taken. */
  List<Claim> releaseClaims(Predicate<Claim> kind) {
    List<Claim> rest = claimed.remove(kind);
    restore(rest);
    return rest;
  }

  /** Restores the timer columns that instances had before they were claimed. */
  void restore(List<Claim> claims) {
    if (!claims.isEmpty()) {
      transactions.note(
          c -> {
            restore(c, claims);
            return claims;
          });
    }
  }

  void restore(Connection c, List<Claim> claims) throws SQLException {
    for (Claim claim : claims) {
      context.rows().timers().change(c, claim.row(), claim.noted(), claim.row().timerColumns());
    }
  }

  /**
   * Gives a pass the exclusive right to try instances that have failed before; returns false if
   * another pass has this right.
   */
  synchronized boolean enter(Object pass) {
    boolean free = turn == null || System.nanoTime() - turnBegan > MAX_TURN;
    if (free) {
      turn = pass;
      turnBegan = System.nanoTime();
    }
    return free || turn == pass;
  }

  /** Ends the exclusive right of a pass, if the pass has it. */
  synchronized void leave(Object pass) {
    turn = turn == pass ? null : turn;
  }
}
