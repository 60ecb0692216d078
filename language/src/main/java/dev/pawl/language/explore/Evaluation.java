package dev.pawl.language.explore;

import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.LeafResponse.Otherwise;
import java.util.List;

/**
 * One evaluation of the guards of all active leaves.
 *
 * @param event the number of the event; -1 for eventless transitions
 * @param condition the results of the predicates that lead to the result of this evaluation
 * @param otherwise the result of the event if no transition is taken
 * @param chosen the enabled transitions whose target user code chooses, with the chosen targets, in
 *     the order of the choices; includes transitions that another transition preempts
 */
public record Evaluation(
    int event, Condition condition, Otherwise otherwise, List<Step.Taken> chosen) {}
