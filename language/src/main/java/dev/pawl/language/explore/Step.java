package dev.pawl.language.explore;

import dev.pawl.language.guard.GuardSpace.Condition;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.BitSet;
import java.util.List;

/**
 * A step from one {@link Situation} to the next: at most one microstep. Equal steps can start and
 * end in different situations.
 *
 * @param input the number of the event from outside, or of the timer's event, that begins a
 *     macrostep; -1 if the step continues one
 * @param event the number of the event that a transition was taken for; -1 if there is none
 * @param exited the nodes that are left, by number
 * @param entered the nodes that are entered, by number
 * @param taken the transitions that are taken, in order; empty if the event is only queued or
 *     dropped
 * @param evaluations the evaluations of guards, in order: the step happens only with these answers
 */
public record Step(
    int input,
    int event,
    BitSet exited,
    BitSet entered,
    List<Taken> taken,
    List<Evaluation> evaluations) {

  /**
   * A transition that is taken.
   *
   * @param target the node that {@code choose} picks; -1 if nothing is chosen
   */
  public record Taken(ResolvedTransition transition, int target) {}

  /** Returns whether the step is a microstep, so that properties see it. */
  public boolean isMicrostep() {
    return !taken.isEmpty() || !entered.isEmpty();
  }

  /** Returns the condition of each evaluation of guards. */
  public List<Condition> conditions() {
    return evaluations.stream().map(Evaluation::condition).toList();
  }

  /** Returns whether some answers of the predicates certainly allow the step. */
  public boolean isKnownPossible() {
    return evaluations.stream()
        .map(Evaluation::condition)
        .allMatch(c -> c.isKnown() && !c.isNever());
  }
}
