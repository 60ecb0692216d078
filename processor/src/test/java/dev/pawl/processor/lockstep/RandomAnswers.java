package dev.pawl.processor.lockstep;

import dev.pawl.processor.scxml.Answers;
import java.util.List;

/**
 * Pseudo-random results of user code. Equal calls always have equal results, but without a context,
 * the results change with the turn.
 */
public final class RandomAnswers implements Answers {

  /** The prefix of predicates that rarely hold; the others hold in half of the cases. */
  static final String SELDOM = "q";

  private static final int CONTEXTS = 40;

  private final long seed;
  private int turn;

  RandomAnswers(long seed) {
    this.seed = seed;
  }

  /** Sets the turn, after which results can change. */
  void turn(int number) {
    turn = number;
  }

  private int mix(String name, Integer context) {
    long mixed = (seed ^ name.hashCode()) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ (mixed >>> 29) ^ (context == null ? turn : context)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 32)) * 0x94D049BB133111EBL;
    return (int) (mixed >>> 34);
  }

  @Override
  public boolean holds(String predicate, Integer context) {
    return (mix(predicate, context) & (predicate.startsWith(SELDOM) ? 3 : 1)) == 0;
  }

  @Override
  public Integer update(String update, Integer context) {
    return Math.floorMod(mix(update, context), CONTEXTS);
  }

  @Override
  public String choose(String choice, List<String> targets, Integer context) {
    return targets.get(Math.floorMod(mix(choice, context), targets.size()));
  }
}
