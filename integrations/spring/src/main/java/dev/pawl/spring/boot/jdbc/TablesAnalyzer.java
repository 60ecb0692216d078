package dev.pawl.spring.boot.jdbc;

import dev.pawl.store.StoreException;
import java.sql.SQLException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * A failure analyzer that explains how to create missing tables of stores, and how to resolve
 * conflicts with other tables.
 */
final class TablesAnalyzer extends AbstractFailureAnalyzer<StoreException> {

  /**
   * The SQLSTATEs of PostgreSQL and H2 for a missing table. H2 has several codes for a missing
   * table.
   */
  private static final Set<String> NO_TABLE = Set.of("42P01", "42S02", "42S03", "42S04");

  /**
   * The text with which the remedy begins in the message about a table that does not belong to the
   * machine.
   */
  private static final String RENAME = "Rename it, or ";

  private static final String REMEDY =
      "Set pawl.jdbc.initialize-schema=always, or create them with a migration:"
          + " schema().statements() of the store returns the DDL.";

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
            "Run the following, for example in a migration: " + said.substring(run + RUN.length()),
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
