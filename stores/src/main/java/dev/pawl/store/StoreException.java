package dev.pawl.store;

import dev.pawl.store.jdbc.SqlErrors;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when the database fails. The cause is the database's error. {@link Retry#isTransient}
 * returns whether a retry may help. Nothing of the step was stored, unless this exception is an
 * {@link UnknownOutcomeException}.
 */
public class StoreException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an error. If a table or column is missing, the message says how to create the table or
   * column.
   *
   * @param message the operation that failed
   * @param cause the error of the database; the message of this error is appended
   */
  public StoreException(String message, SQLException cause) {
    super(message + ": " + description(cause), cause);
  }

  /**
   * Returns the database's message, with the first error of the chain, and with a remedy if one is
   * known.
   */
  private static String description(SQLException cause) {
    String text = String.valueOf(cause.getMessage()).strip();
    SQLException first = SqlErrors.first(cause);
    String firstText = String.valueOf(first.getMessage()).strip();
    if (first != cause && !text.contains(firstText)) {
      text += " (first: " + firstText + ")";
    }
    String remedy = SqlErrors.remedy(cause);
    boolean isSentence = text.isEmpty() || ".!?".indexOf(text.charAt(text.length() - 1)) >= 0;
    return remedy.isEmpty() || isSentence ? text + remedy : text + '.' + remedy;
  }

  /** Creates an error with a complete message. */
  StoreException(@Nullable String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
