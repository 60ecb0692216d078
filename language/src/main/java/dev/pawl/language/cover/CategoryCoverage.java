package dev.pawl.language.cover;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * The coverage of the elements of one category.
 *
 * @param covered the elements that at least one test covered
 * @param missing the feasible elements that no test covered
 * @param infeasible the elements that no run can cover; these elements are not counted
 */
public record CategoryCoverage(
    List<Covered> covered, List<Missing> missing, List<String> infeasible) {

  public CategoryCoverage {
    covered = List.copyOf(covered);
    missing = List.copyOf(missing);
    infeasible = List.copyOf(infeasible);
  }

  /**
   * An element that at least one test covered.
   *
   * @param text a description of the element in the words of the declaration
   * @param times the number of times that tests covered the element
   * @param tests the tests that covered the element, as {@code class#method}; empty if the names of
   *     the tests are unknown
   */
  public record Covered(String text, long times, SortedSet<String> tests) {}

  /**
   * An element that no test covered.
   *
   * @param text a description of the element in the words of the declaration
   * @param path the display name of a path that covers the element; empty if no such path was found
   */
  public record Missing(String text, Optional<String> path) {}

  /** Returns the numbers of covered and feasible elements. */
  public CoverageRatio ratio() {
    return new CoverageRatio(covered.size(), covered.size() + missing.size());
  }
}
