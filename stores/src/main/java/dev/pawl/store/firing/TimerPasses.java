package dev.pawl.store.firing;

import dev.pawl.store.firing.TimerQueue.Claim;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.timer.RunningTimer;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerReport;
import dev.pawl.store.watch.WatchedCall;
import dev.pawl.store.write.StoreContext;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Passes through the timers of one store, and what they share. Thread-safe. */
public final class TimerPasses {

  /**
   * The time for which a pass that may hang keeps other passes from instances that were tried
   * before.
   */
  private static final long LONGEST_TURN = Duration.ofSeconds(5).toNanos();

  private final StoreContext<?, ?> context;
  private final FiringTransactions transactions;
  private final UnknownRows unknown = new UnknownRows();
  private final ClaimedTimers claimed = new ClaimedTimers();
  private final Map<String, TimerAttempt> running = new ConcurrentHashMap<>();
  private @Nullable Object turn;
  private long turnBegan;

  /** Passes through the timers of a store. */
  public TimerPasses(StoreContext<?, ?> context, FiringTransactions transactions) {
    this.context = context;
    this.transactions = transactions;
  }

  /**
   * Fires what is due, once through the queue.
   *
   * @param most how many instances are tried
   * @param stopping asked now and then whether to end early
   */
  public TimerReport run(int most, TimerListener listener, BooleanSupplier stopping) {
    SafeTimerListener safe = new SafeTimerListener(context.machine().name(), listener);
    return new TimerPass(this, safe, stopping).run(most);
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

  /** Notes that the current thread fires the timers of an instance from now on. */
  TimerAttempt begin(EntityRow row, TimerCounts counts) {
    TimerAttempt attempt =
        new TimerAttempt(context.machine().name(), row, new WatchedCall(), counts);
    running.put(row.id(), attempt);
    return attempt;
  }

  void end(TimerAttempt attempt) {
    running.remove(attempt.entityId(), attempt);
  }

  /** Gives back the instances that were claimed and not begun; returns their number. */
  public int giveBack() {
    return giveBack(claim -> true).size();
  }

  /** Gives back claims of a kind that were not begun. */
  List<Claim> giveBack(Predicate<Claim> kind) {
    List<Claim> rest = claimed.remove(kind);
    restore(rest);
    return rest;
  }

  /** Leaves instances to others as they were before they were claimed. */
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
      context.rows().timers().change(c, claim.row(), claim.noted(), claim.row().alarm());
    }
  }

  /**
   * Lets a pass try instances that were tried before; returns false if another pass is doing so.
   */
  synchronized boolean enter(Object pass) {
    boolean free = turn == null || System.nanoTime() - turnBegan > LONGEST_TURN;
    if (free) {
      turn = pass;
      turnBegan = System.nanoTime();
    }
    return free || turn == pass;
  }

  /** Ends the turn of a pass, if it has it. */
  synchronized void leave(Object pass) {
    turn = turn == pass ? null : turn;
  }
}
