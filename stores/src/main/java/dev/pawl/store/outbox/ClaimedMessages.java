package dev.pawl.store.outbox;

import dev.pawl.store.outbox.rows.OutboxRow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The messages that some threads have claimed. Those that were not handed over are taken one by one
 * by any of the threads, so that none waits behind a receiver that hangs. Thread-safe.
 */
final class ClaimedMessages {

  private final Deque<Claim> waiting = new ArrayDeque<>();
  private final Set<RunningDelivery> running = ConcurrentHashMap.newKeySet();

  /**
   * A message that was claimed.
   *
   * @param token the worker's token, which the row has until another worker claims it
   */
  record Claim(OutboxRow row, String token) {}

  synchronized void add(List<OutboxRow> rows, String token) {
    rows.forEach(row -> waiting.add(new Claim(row, token)));
  }

  /** Returns a message to the head of those that wait. */
  synchronized void putBack(Claim claim) {
    waiting.addFirst(claim);
  }

  synchronized boolean isEmpty() {
    return waiting.isEmpty();
  }

  /** Removes the first that waits; null if there is none. */
  synchronized @Nullable Claim take() {
    return waiting.poll();
  }

  /** Removes all that wait. */
  synchronized List<Claim> takeAll() {
    List<Claim> all = new ArrayList<>(waiting);
    waiting.clear();
    return all;
  }

  /** The messages that are being received. */
  Set<RunningDelivery> running() {
    return running;
  }
}
