package dev.pawl.benchmarks.walk;

import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.WalkKind;
import dev.pawl.benchmarks.course.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A row of measurements of all contenders that support it.
 *
 * @param course the course
 * @param kind the kind of walk
 * @param watch the kind of watching steps
 */
record Row(Course course, WalkKind kind, Watch watch) {

  /**
   * Returns all rows. The short form contains all rows of the agent turn, and for other courses
   * only random walks that are not watched.
   */
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

  /** Returns the title for tables. */
  String title() {
    return course.title()
        + ", "
        + kind.name().toLowerCase(Locale.ROOT)
        + ", "
        + watch.name().toLowerCase(Locale.ROOT);
  }
}
