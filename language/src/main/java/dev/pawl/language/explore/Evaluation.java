package dev.pawl.language.explore;

import dev.pawl.language.guard.GuardSpace.Condition;
import dev.pawl.language.semantics.LeafResponse.Otherwise;

/**
 * One evaluation of the guards of all active leaves.
 *
 * @param event the number of the event; -1 for eventless transitions
 * @param condition the results of the predicates that lead to the result of this evaluation
 * @param otherwise the result of the event if no transition is taken
 */
public record Evaluation(int event, Condition condition, Otherwise otherwise) {}
