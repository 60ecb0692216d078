package dev.pawl.language.path;

import java.util.List;
import java.util.Map;

/**
 * The answers of the logic in a gap between two notifications of hooks, in which each predicate
 * gives the same answer.
 *
 * @param answers the answers of predicates, by declared name; predicates that are not in the map
 *     are false
 * @param notices the number of notifications of hooks after which the next gap begins
 * @param choices the states that methods choose, by declared name of the method, in order
 */
public record Gap(Map<String, Boolean> answers, int notices, Map<String, List<String>> choices) {}
