package dev.pawl.benchmarks.contender.library;

import java.time.Instant;
import java.util.Optional;

/** RecordedFiles every move, and keeps the latest 1,024 records. */
final class AuditRing<S, E> implements MoveListener<S, E> {

  static final int SIZE = 1024;

  /** A record of a move, with the number of previous moves. */
  record Entry<S, E>(long number, Instant at, S from, S to, E event) {}

  private final Entry<?, ?>[] entries = new Entry<?, ?>[SIZE];
  private long next;

  @Override
  public void moved(S from, S to, E event) {
    entries[(int) next & (SIZE - 1)] = new Entry<>(next, Instant.now(), from, to, event);
    next++;
  }

  @Override
  public long observedMoves() {
    return next;
  }

  /** Returns the record of the latest move; empty before the first. */
  @SuppressWarnings("unchecked")
  Optional<Entry<S, E>> last() {
    return Optional.ofNullable((Entry<S, E>) entries[(int) (next - 1) & (SIZE - 1)]);
  }
}
