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

  /** The end of a message about a table that is not of the machine. */
  private static final String RENAME = "Rename it, or ";

  private static final String REMEDY =
      "Set pawl.jdbc.initialize-schema=always, or have a migration make them:"
          + " schema().statements() of the store has their DDL.";

  private static final String RUN = "Before this version makes a step, run: ";

  @Override
  protected @Nullable FailureAnalysis analyze(Throwable rootFailure, StoreException cause) {
    String said = String.valueOf(cause.getMessage());
    int rename = said.indexOf(RENAME);
    if (rename >= 0) {
      return new FailureAnalysis(said.substring(0, rename).strip(), said.substring(rename), cause);
    }
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
    boolean none = state == null ? reason.contains("no such table") : NO_TABLE.contains(state);
    return none ? new FailureAnalysis(said, REMEDY, cause) : null;
  }
}
