package dev.pawl.benchmarks.walk;

import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.WalkKind;
import dev.pawl.benchmarks.course.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What all contenders do that can.
 *
 * @param course where
 * @param kind by which events
 * @param watch who hears of it
 */
record Row(Course course, WalkKind kind, Watch watch) {

  /** All; in the short form the agent turn, and the other courses at random and bare. */
  static List<Row> all(boolean full) {
    List<Row> rows = new ArrayList<>();
    for (Course course : Course.values()) {
      for (Watch watch : Watch.values()) {
        for (WalkKind kind : WalkKind.values()) {
          if (full || isShort(course, kind, watch)) {
            rows.add(new Row(course, kind, watch));
          }
        }
      }
    }
    return rows;
  }

  private static boolean isShort(Course course, WalkKind kind, Watch watch) {
    return kind == WalkKind.RANDOM && (watch == Watch.BARE || course == Course.AGENT_TURN)
        || course == Course.AGENT_TURN && watch == Watch.BARE;
  }

  /** As tables have it. */
  String title() {
    return course.title()
        + ", "
        + kind.name().toLowerCase(Locale.ROOT)
        + ", "
        + watch.name().toLowerCase(Locale.ROOT);
  }
}
