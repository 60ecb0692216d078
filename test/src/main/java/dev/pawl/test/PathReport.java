package dev.pawl.test;

import java.util.List;

/**
 * The coverage of a machine by its paths.
 *
 * @param machine the declared name of the machine
 * @param feasible the number of elements of the {@link Strength} that some run covers
 * @param covered the number of these elements that the paths cover
 * @param paths the number of paths
 * @param infeasible the declared transitions that no run takes, and guards that no run refuses
 * @param missing the elements that may be feasible, but that no path covers, because the search for
 *     a path with possible times of the timers was too long
 * @param complete whether the whole machine was explored; false if the machine has too many
 *     configurations
 */
public record PathReport(
    String machine,
    int feasible,
    int covered,
    int paths,
    List<String> infeasible,
    List<String> missing,
    boolean complete) {

  public PathReport {
    infeasible = List.copyOf(infeasible);
    missing = List.copyOf(missing);
  }

  /** Returns the report as a sentence. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append(paths).append(paths == 1 ? " path covers " : " paths cover ");
    text.append(covered).append(" of ").append(feasible).append(" feasible elements");
    if (!infeasible.isEmpty()) {
      text.append("; infeasible: ").append(String.join("; ", infeasible));
    }
    if (!missing.isEmpty()) {
      text.append("; not covered: ").append(String.join("; ", missing));
    }
    if (!complete) {
      text.append("; the machine is too large to be explored completely");
    }
    return text.toString();
  }
}
