package dev.pawl.benchmarks.walk;

import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.WalkKind;
import dev.pawl.benchmarks.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A row of measurements of all contenders that support it.
 *
 * @param workload the workload
 * @param kind the kind of walk
 * @param observation how steps are observed
 */
record Row(Workload workload, WalkKind kind, Observation observation) {

  /**
   * Returns all rows. The short form contains all rows of the agent turn, and for other workloads
   * only random walks that are not observed.
   */
  static List<Row> all(boolean full) {
    List<Row> rows = new ArrayList<>();
    for (Workload workload : Workload.values()) {
      for (Observation observation : Observation.values()) {
        for (WalkKind kind : WalkKind.values()) {
          if (full || isShort(workload, kind, observation)) {
            rows.add(new Row(workload, kind, observation));
          }
        }
      }
    }
    return rows;
  }

  private static boolean isShort(Workload workload, WalkKind kind, Observation observation) {
    return kind == WalkKind.RANDOM
            && (observation == Observation.BARE || workload == Workload.AGENT_TURN)
        || workload == Workload.AGENT_TURN && observation == Observation.BARE;
  }

  /** Returns the title for tables. */
  String title() {
    return workload.title()
        + ", "
        + kind.name().toLowerCase(Locale.ROOT)
        + ", "
        + observation.name().toLowerCase(Locale.ROOT);
  }
}
