package dev.pawl.samples.pipeline;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A row of the table of steps.
 *
 * @param id the id of the step
 * @param workstream the id of its workstream
 * @param state the name of its state
 * @param dependsOn the steps that must have succeeded before
 * @param retryCount the number of retries so far
 */
record StepRow(String id, String workstream, String state, Set<String> dependsOn, int retryCount) {

  private static final String SELECT =
      "SELECT step_id, ws_id, state, depends_on, retry_count FROM steps WHERE ";

  static List<StepRow> of(Connection c, String workstream) throws SQLException {
    return Rows.query(c, SELECT + "ws_id = ? ORDER BY step_id", StepRow::read, workstream);
  }

  static StepRow one(Connection c, String step) throws SQLException {
    return Rows.query(c, SELECT + "step_id = ?", StepRow::read, step).stream()
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no Step \"" + step + "\"."));
  }

  private static StepRow read(ResultSet row) throws SQLException {
    return new StepRow(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        names(row.getString(4)),
        row.getInt(5));
  }

  /** Returns sorted names in the format of the column {@code depends_on}. */
  static String joined(Set<String> names) {
    return String.join(",", new TreeSet<>(names));
  }

  private static Set<String> names(String joined) {
    return joined.isEmpty() ? Set.of() : Set.copyOf(Arrays.asList(joined.split(",")));
  }

  boolean is(Enum<?> asked) {
    return state.equals(asked.name());
  }

  @Override
  public String toString() {
    return id
        + "  "
        + state
        + "  retries "
        + retryCount
        + (dependsOn.isEmpty() ? "" : "  after " + joined(dependsOn));
  }
}
