package dev.pawl.benchmarks.contender.library;

/** Counts moves. */
final class MoveCounter<S, E> implements MoveListener<S, E> {

  private long observedMoves;

  @Override
  public void moved(S from, S to, E event) {
    observedMoves++;
  }

  @Override
  public long observedMoves() {
    return observedMoves;
  }
}
