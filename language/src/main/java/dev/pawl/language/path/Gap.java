package dev.pawl.language.path;

import java.util.List;
import java.util.Map;

/**
 * The results of logic methods during a gap. A gap is the time between two notifications of hooks.
 * Within a gap, each predicate always returns the same result.
 *
 * @param answers the results of predicates, by declared name; predicates that are not in the map
 *     are false
 * @param notices the number of notifications of hooks after which the next gap begins
 * @param choices the states that methods choose, by declared name of the method, in order
 */
public record Gap(Map<String, Boolean> answers, int notices, Map<String, List<String>> choices) {}
