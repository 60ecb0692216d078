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
 * A hook that writes an audit trail of instances that are not kept in a store. The hook inserts a
 * row for every step and every refused attempt into a table. Several machines may share the table.
 * Each row is inserted after the step in a separate transaction. If the insert fails, a {@link
 * StoreException} is thrown, but the step is not undone. With a store, in contrast, the step and
 * its row are written in one transaction.
 *
 * <p>The column {@code outcome} contains {@code moved} for a step, and the kind of refusal for a
 * refused attempt. Thread-safe.
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
   * Creates a hook. Call {@link #createTable()} to create the table.
   *
   * @param source the source of connections
   * @param table the name of the table
   * @param stateName returns the name of a state; is never called with null
   * @param eventName returns the name of an event; is never called with null
   * @throws StoreException if the kind of database cannot be determined
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
      throw new StoreException("The kind of database could not be determined", e);
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

  /** Returns the statement that creates the table if it does not exist. */
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

  /**
   * Creates the table if it does not exist.
   *
   * @throws StoreException if the database fails
   */
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
