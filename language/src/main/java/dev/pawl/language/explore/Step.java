package dev.pawl.language.explore;

import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * A step from one {@link Situation} to the next. A step contains at most one microstep. Equal steps
 * can start and end in different situations.
 *
 * @param input the number of the external event or timer event that begins a macrostep; -1 if the
 *     step continues a macrostep
 * @param event the number of the event for which transitions are taken; -1 if the transitions are
 *     eventless or no transition is taken
 * @param exited the nodes that the step exits, by number
 * @param entered the nodes that the step enters, by number
 * @param taken the transitions that are taken, in order; empty if the event is only queued or
 *     dropped
 * @param evaluations the evaluations of guards, in order; the step happens only if the condition of
 *     each evaluation holds
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
   * @param target the number of the node that {@code choose} returns; -1 if the transition has no
   *     {@code choose}
   */
  public record Taken(ResolvedTransition transition, int target) {}

  static Step withoutTransitions(int input, List<Evaluation> evaluations) {
    return new Step(input, -1, Situation.NONE, Situation.NONE, List.of(), evaluations);
  }

  /**
   * Returns whether the step is a microstep. Properties observe only microsteps and stable
   * configurations.
   */
  public boolean isMicrostep() {
    return !taken.isEmpty() || !entered.isEmpty();
  }

  /** Returns the condition of each evaluation of guards. */
  public List<Condition> conditions() {
    return evaluations.stream().map(Evaluation::condition).toList();
  }

  /**
   * Adds the names of the states that user code chooses in this step.
   *
   * @param choices the chosen states in order, by the name of the method that chooses them
   */
  public void addChoices(ResolvedMachine machine, Map<String, List<String>> choices) {
    for (Evaluation evaluation : evaluations) {
      for (Taken chosen : evaluation.chosen()) {
        choices
            .computeIfAbsent(
                chosen.transition().declared().choose().orElseThrow().name(),
                method -> new ArrayList<>())
            .add(machine.node(chosen.target()).name());
      }
    }
  }

  /** Returns whether the step is known to be possible for some results of the predicates. */
  public boolean isKnownPossible() {
    return evaluations.stream()
        .map(Evaluation::condition)
        .allMatch(c -> c.isKnown() && !c.isNever());
  }
}
