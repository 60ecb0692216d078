package dev.pawl.store.rows;

import dev.pawl.Cause;
import dev.pawl.engine.JsonWriter;
import dev.pawl.engine.SavedDeferral;
import dev.pawl.store.history.AbortCode;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.TextSanitizer;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The columns for a {@link Cause} in the tables of steps and refusals. */
public final class CauseColumns {

  private CauseColumns() {}

  /**
   * Checks that a cause has an actor and a reason.
   *
   * @param what the operation that needs the actor and the reason, for the message
   * @throws IllegalArgumentException if the actor or the reason is missing or blank
   */
  public static void requireExplained(Cause cause, String what) {
    if (isBlank(cause.actor()) || isBlank(cause.reason())) {
      throw new IllegalArgumentException(
          what + " needs a cause with an actor and a reason: Cause.by(…).because(…).");
    }
  }

  private static boolean isBlank(@Nullable String text) {
    return text == null || text.isBlank();
  }

  /** Returns the quoted names of the columns. */
  public static List<String> names(Dialect dialect) {
    return Stream.of("actor", "reason", "code", "abort_code", "forced", "metadata")
        .map(dialect::quote)
        .toList();
  }

  /** Returns the placeholders of the columns, each after a comma. */
  public static String parameters(Dialect dialect) {
    return ", ?, ?, ?, ?, ?, " + dialect.jsonParameter();
  }

  /** Sets the parameters, starting at the index {@code first}. */
  public static void set(
      PreparedStatement statement, int first, Dialect dialect, Cause cause, boolean forced)
      throws SQLException {
    dialect.setText(statement, first, cause.actor());
    dialect.setText(statement, first + 1, cause.reason());
    dialect.setText(statement, first + 2, cause.codeName());
    dialect.setText(statement, first + 3, AbortCode.of(cause));
    statement.setBoolean(first + 4, forced);
    dialect.setText(statement, first + 5, metadata(cause));
  }

  /**
   * Returns the JSON text with the reason and the attributes of a cause; null if the cause has
   * neither. The reason is included although it has its own column, so that queries find the reason
   * together with the attributes. Characters that databases do not accept are replaced. If the
   * replacement makes two keys equal, only the first is kept, because JSON with duplicate keys
   * could not be read.
   */
  static @Nullable String metadata(Cause cause) {
    if (cause.reason() == null && cause.attributes().isEmpty()) {
      return null;
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    if (cause.reason() != null && !cause.attributes().containsKey("reason")) {
      fields.put("reason", cause.reason());
    }
    cause
        .attributes()
        .forEach(
            (key, value) -> {
              if (!key.equals(AbortCode.KEY) && !SavedDeferral.isCode(key)) {
                fields.putIfAbsent(TextSanitizer.of(key), value);
              }
            });
    if (fields.isEmpty() && !cause.attributes().containsKey(AbortCode.KEY)) {
      return null;
    }
    JsonWriter json = new JsonWriter();
    fields.forEach((key, value) -> json.field(key, value));
    return TextSanitizer.ofJson(json.toString());
  }
}
