package dev.pawl.store.outbox;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The claimed messages that a group of threads delivers. Each thread takes one message at a time,
 * so that no message waits for a receiver that hangs. Thread-safe.
 */
final class ClaimedMessages {

  private final Deque<Claim> waiting = new ArrayDeque<>();
  private final Set<RunningDelivery> running = ConcurrentHashMap.newKeySet();

  /**
   * A claimed message.
   *
   * @param row the row of the message
   * @param token the token of the worker that claimed the message; a later claim replaces the token
   *     in the row
   */
  record Claim(OutboxRow row, String token) {}

  synchronized void add(List<OutboxRow> rows, String token) {
    rows.forEach(row -> waiting.add(new Claim(row, token)));
  }

  /** Puts a message back at the head of the queue. */
  synchronized void putBack(Claim claim) {
    waiting.addFirst(claim);
  }

  synchronized boolean isEmpty() {
    return waiting.isEmpty();
  }

  /** Removes and returns the first waiting message; null if there is none. */
  synchronized @Nullable Claim take() {
    return waiting.poll();
  }

  /** Removes and returns all waiting messages. */
  synchronized List<Claim> takeAll() {
    List<Claim> all = new ArrayList<>(waiting);
    waiting.clear();
    return all;
  }

  /** Returns the messages that receivers are processing; modifiable. */
  Set<RunningDelivery> running() {
    return running;
  }
}
