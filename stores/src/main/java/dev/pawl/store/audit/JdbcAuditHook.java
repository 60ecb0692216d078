package dev.pawl.store.audit;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.store.StoreException;
import dev.pawl.store.history.Refused;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.rows.CauseColumns;
import dev.pawl.store.sql.Dialect;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Writes an audit trail of instances that are not kept in a store: a row for every step, and for
 * every attempt that came to nothing, in a table that any number of machines may share. Each row is
 * a transaction of its own, after the step; if it can't be written the caller hears of it, and the
 * step stands. A store does better: there, the step and its row are one transaction.
 *
 * <p>The {@code outcome} is {@code moved}, or tells why it came to nothing. Thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class JdbcAuditHook<S, E> implements TransitionHook<S, E> {

  private final DataSource source;
  private final Dialect dialect;
  private final String table;
  private final String insert;
  private final Function<? super S, String> stateName;
  private final Function<? super E, String> eventName;

  /**
   * Writes to a table.
   *
   * @param source where connections come from
   * @param table the table's name
   * @param stateName gives a state's name; is never asked for null
   * @param eventName gives an event's name; is never asked for null
   * @throws StoreException if the database does not tell what it is
   */
  public JdbcAuditHook(
      DataSource source,
      String table,
      Function<? super S, String> stateName,
      Function<? super E, String> eventName) {
    this.source = Objects.requireNonNull(source, "source");
    this.stateName = Objects.requireNonNull(stateName, "stateName");
    this.eventName = Objects.requireNonNull(eventName, "eventName");
    try {
      this.dialect = OwnTransaction.dialect(source);
    } catch (SQLException e) {
      throw new StoreException("The database does not tell what it is", e);
    }
    this.table = dialect.quote(table);
    List<String> columns = new ArrayList<>();
    for (String name :
        new String[] {
          "machine",
          "entity_id",
          "sequence",
          "from_state",
          "to_state",
          "event",
          "at",
          "outcome",
          "why"
        }) {
      columns.add(dialect.quote(name));
    }
    columns.addAll(CauseColumns.names(dialect));
    this.insert =
        "INSERT INTO "
            + this.table
            + " ("
            + String.join(", ", columns)
            + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?"
            + CauseColumns.parameters(dialect)
            + ")";
  }

  /** The statement that makes the table, if it is not there. */
  public String ddl() {
    String text = dialect.textType();
    return List.of(
            column("audit_id", dialect.identityType()),
            column("machine", text + " NOT NULL"),
            column("entity_id", text),
            column("sequence", "BIGINT NOT NULL"),
            column("from_state", text),
            column("to_state", text),
            column("event", text),
            column("at", dialect.timestampType() + " NOT NULL"),
            column("outcome", text + " NOT NULL"),
            column("why", text),
            column("actor", text),
            column("reason", text),
            column("code", text),
            column("abort_code", text),
            column("forced", dialect.booleanType() + " NOT NULL"),
            column("metadata", dialect.jsonType()))
        .stream()
        .collect(
            Collectors.joining(",\n  ", "CREATE TABLE IF NOT EXISTS " + table + " (\n  ", "\n)"));
  }

  private String column(String name, String type) {
    return dialect.quote(name) + ' ' + type;
  }

  /** Makes the table, if it is not there. */
  public void createTable() {
    run(
        c -> {
          try (Statement statement = c.createStatement()) {
            return statement.execute(ddl());
          }
        });
  }

  @Override
  public void after(LifecycleEvent<S, E> event) {
    write(event, "moved", null);
  }

  @Override
  public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
    if (outcome instanceof Outcome.Illegal<S> illegal) {
      write(attempt, Refused.Outcome.ILLEGAL.wireName(), illegal.refusal().toString());
    } else if (outcome instanceof Outcome.GuardRefused<S> guard) {
      write(attempt, Refused.Outcome.GUARD_REFUSED.wireName(), guard.refusal().toString());
    } else if (outcome instanceof Outcome.Vetoed<S> vetoed) {
      write(attempt, Refused.Outcome.VETOED.wireName(), vetoed.error().reason());
    } else {
      boolean waits = outcome instanceof Outcome.Ignored<S> ignored && ignored.queued();
      Refused.Outcome became = waits ? Refused.Outcome.DEFERRED : Refused.Outcome.IGNORED;
      write(attempt, became.wireName(), null);
    }
  }

  private void write(LifecycleEvent<S, E> event, String outcome, @Nullable String why) {
    run(
        c -> {
          try (PreparedStatement statement = c.prepareStatement(insert)) {
            statement.setString(1, event.machine());
            dialect.setText(statement, 2, event.entityId());
            statement.setLong(3, event.sequence());
            statement.setString(4, name(event.from(), stateName));
            statement.setString(5, name(event.to(), stateName));
            statement.setString(6, name(event.event(), eventName));
            dialect.setInstant(statement, 7, event.timestamp());
            statement.setString(8, outcome);
            dialect.setText(statement, 9, why);
            CauseColumns.set(statement, 10, dialect, event.cause(), event.forced());
            return statement.executeUpdate();
          }
        });
  }

  private static <T> @Nullable String name(@Nullable T value, Function<? super T, String> names) {
    return value == null ? null : names.apply(value);
  }

  private void run(OwnTransaction.Body<?> body) {
    try {
      OwnTransaction.run(source, body);
    } catch (SQLException e) {
      throw new StoreException("The audit table " + table + " could not be used", e);
    }
  }
}
