package dev.pawl.processor.lockstep;

import dev.pawl.processor.scxml.Answers;
import java.util.List;

/**
 * Answers that look random but are always the same to the same question; where there is no context
 * that would change, the turn does.
 */
public final class RandomAnswers implements Answers {

  /** What the names of predicates begin with that hold seldom; the others do half of the time. */
  static final String SELDOM = "q";

  private static final int CONTEXTS = 40;

  private final long seed;
  private int turn;

  RandomAnswers(long seed) {
    this.seed = seed;
  }

  /** From now on another answer may be given. */
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
