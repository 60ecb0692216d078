package dev.pawl.store;

import dev.pawl.store.jdbc.SqlErrors;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * The database failed. The cause tells how; {@link Retry#isTransient} tells whether to try again.
 * Nothing of the step was stored, unless this is an {@link UnknownOutcomeException}.
 */
public class StoreException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** An error, and what was being done; where tables are missing, it says what makes them. */
  public StoreException(String message, SQLException cause) {
    super(message + ": " + said(cause), cause);
  }

  /** The message of the database, as a sentence where another follows. */
  private static String said(SQLException cause) {
    String said = String.valueOf(cause.getMessage()).strip();
    SQLException first = SqlErrors.first(cause);
    String why = String.valueOf(first.getMessage()).strip();
    if (first != cause && !said.contains(why)) {
      said += " (first: " + why + ")";
    }
    String remedy = SqlErrors.remedy(cause);
    boolean ends = said.isEmpty() || ".!?".indexOf(said.charAt(said.length() - 1)) >= 0;
    return remedy.isEmpty() || ends ? said + remedy : said + '.' + remedy;
  }

  /** An error whose message tells all. */
  StoreException(@Nullable String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
