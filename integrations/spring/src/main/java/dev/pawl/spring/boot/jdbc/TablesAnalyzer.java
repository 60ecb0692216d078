package dev.pawl.spring.boot.jdbc;

import dev.pawl.store.StoreException;
import java.sql.SQLException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Tells what is to be done about tables of stores that are not there, or are not theirs. */
final class TablesAnalyzer extends AbstractFailureAnalyzer<StoreException> {

  /** PostgreSQL, and H2, which also tells of similar and of no tables. */
  private static final Set<String> NO_TABLE = Set.of("42P01", "42S02", "42S03", "42S04");

  /** The state that a schema gives to a table which is another's. */
  private static final String TABLE_EXISTS = "42S01";

  private static final String REMEDY =
      "Set pawl.jdbc.initialize-schema=always, or have a migration make them:"
          + " schema().statements() of the store has their DDL.";

  private static final String RUN = "Before this version makes a step, run: ";

  @Override
  protected @Nullable FailureAnalysis analyze(Throwable rootFailure, StoreException cause) {
    String said = String.valueOf(cause.getMessage());
    if (cause.getCause() instanceof SQLException database) {
      return analyze(said, database, cause);
    }
    int run = said.indexOf(RUN);
    return run < 0
        ? null
        : new FailureAnalysis(
            said.substring(0, run).strip(),
            "Run, by a migration for instance: " + said.substring(run + RUN.length()),
            cause);
  }

  private static @Nullable FailureAnalysis analyze(
      String said, SQLException database, StoreException cause) {
    String state = database.getSQLState();
    String reason = String.valueOf(database.getMessage());
    if (TABLE_EXISTS.equals(state)) {
      int remedy = reason.indexOf(". ");
      return new FailureAnalysis(
          "A store cannot have its tables: "
              + reason.substring(0, remedy < 0 ? reason.length() : remedy)
              + ".",
          "Rename that table, or declare which tables the store is to have: a bean StoreTables,"
              + " machine -> Tables.of(\"…\").",
          cause);
    }
    boolean none = state == null ? reason.contains("no such table") : NO_TABLE.contains(state);
    return none ? new FailureAnalysis(said, REMEDY, cause) : null;
  }
}
