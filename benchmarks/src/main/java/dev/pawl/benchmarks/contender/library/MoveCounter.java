package dev.pawl.benchmarks.contender.library;

/** Counts moves. */
final class MoveCounter<S, E> implements MoveListener<S, E> {

  private long heard;

  @Override
  public void moved(S from, S to, E event) {
    heard++;
  }

  @Override
  public long heard() {
    return heard;
  }
}
