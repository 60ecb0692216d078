package dev.pawl.test;

import java.util.List;

/**
 * A report on how much of a machine is covered by the paths of {@link MachinePaths}.
 *
 * @param machine the declared name of the machine
 * @param feasible the number of elements that the {@link Strength} demands and that at least one
 *     run covers
 * @param covered the number of feasible elements that the paths cover
 * @param paths the number of paths
 * @param infeasible the declared transitions that no run takes, and the guards that refuse in no
 *     run
 * @param missing the elements that no path covers although they may be feasible. For these
 *     elements, the search for a path on which the timers can elapse in the required order took too
 *     long.
 * @param endless the macrosteps that may never end, each with the active states and the event that
 *     begins the macrostep. In such a macrostep, the machine throws an exception.
 * @param complete whether all configurations of the machine were explored; false if there are too
 *     many configurations
 */
public record PathReport(
    String machine,
    int feasible,
    int covered,
    int paths,
    List<String> infeasible,
    List<String> missing,
    List<String> endless,
    boolean complete) {

  public PathReport {
    infeasible = List.copyOf(infeasible);
    missing = List.copyOf(missing);
    endless = List.copyOf(endless);
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
    if (!endless.isEmpty()) {
      text.append("; macrosteps that may not end: ").append(String.join("; ", endless));
    }
    if (!complete) {
      text.append("; the machine is too large to be explored completely");
    }
    return text.toString();
  }
}
