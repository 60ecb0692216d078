package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.CircuitEvent;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sql.Tables;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the names of tables, and the errors for missing and conflicting tables. */
@Tag("slow")
class TableNamesTest {

  @TempDir Path folder;

  /** The name of the machine is an SQL keyword. */
  @ParameterizedTest
  @EnumSource(Database.class)
  void namesOfSqlWordsNeedNoQuotes(Database database) throws SQLException {
    List<String> words;
    try (HikariDataSource source = Database.POSTGRESQL.open(folder)) {
      words = Database.query(source, "SELECT word FROM pg_get_keywords() ORDER BY word");
    }
    assertTrue(words.contains("order") && words.contains("transaction"));
    try (HikariDataSource source = database.open(folder);
        Connection c = source.getConnection();
        Statement statement = c.createStatement()) {
      c.setAutoCommit(false);
      for (String word : words) {
        String machine = Character.toUpperCase(word.charAt(0)) + word.substring(1);
        String table = Tables.ofMachine(machine).entities();
        statement.execute("CREATE TABLE " + table + " (id INTEGER)");
        statement.execute("INSERT INTO " + table + " (id) VALUES (1)");
        statement.execute("SELECT id FROM " + table);
        statement.execute("DROP TABLE " + table);
      }
      c.rollback();
    }
  }

  @Test
  void defaultNamesHavePrefix() {
    Tables tables = Tables.ofMachine("BoxOrder");
    assertEquals("pawl_box_order", tables.entities());
    assertEquals("pawl_box_order_transitions", tables.transitions());
    assertEquals("pawl_box_order_refusals", tables.refusals());
    assertEquals("pawl_box_order_history", tables.history());
    assertEquals("pawl_outbox", tables.outbox());
    assertEquals("booking", Tables.of("booking").entities());
    assertEquals("booking_transitions", Tables.of("booking").transitions());
  }

  @Test
  void namesOfOwnTablesAreAvoided() {
    assertEquals("pawl_outbox_machine", Tables.ofMachine("Outbox").entities());
    assertEquals("pawl_outbox_events_machine", Tables.ofMachine("OutboxEvents").entities());
    assertEquals("pawl_audit_machine", Tables.ofMachine("Audit").entities());
    assertEquals("pawl_auditor", Tables.ofMachine("Auditor").entities());
  }

  @ParameterizedTest
  @EnumSource(Database.class)
  void missingTablesAreReported(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = JdbcStore.of(Machines.CIRCUIT, source).build();
      for (Runnable use :
          List.<Runnable>of(
              () -> store.create("c-1"),
              () -> store.get("c-1"),
              () -> store.fire("c-1", CircuitEvent.TRIP, Cause.none()))) {
        StoreException missing = assertThrows(StoreException.class, use::run);
        assertTrue(missing.getMessage().contains("createTables()"), missing.getMessage());
        assertTrue(missing.getMessage().contains("schema().statements()"), missing.getMessage());
      }
      if (database == Database.SQLITE) {
        return; // SQLite reads the quoted name of a missing column as a text
      }
      Database.execute(source, "CREATE TABLE pawl_circuit (id VARCHAR(9), state VARCHAR(9))");
      StoreException other = assertThrows(StoreException.class, () -> store.get("c-1"));
      assertTrue(other.getMessage().contains("another version"), other.getMessage());
    }
  }

  @ParameterizedTest
  @EnumSource(Database.class)
  void existingInstanceIsReported(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = JdbcStore.of(Machines.CIRCUIT, source).build();
      store.createTables();
      store.create("c-1");
      assertEquals(
          "There already is an instance of Circuit \"c-1\".",
          assertThrows(IllegalArgumentException.class, () -> store.create("c-1")).getMessage());
    }
  }

  /** The role may use the tables that exist, but not create any. */
  @ParameterizedTest
  @EnumSource(names = {"POSTGRESQL", "H2"})
  void roleThatMayNotCreateNeedsNoNewTable(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      var owner = JdbcStore.of(Machines.LAMP, source).build();
      owner.createTables();
      String schema = source.getSchema() == null ? "PUBLIC" : source.getSchema();
      String name = "clerk" + schema;
      Database.execute(
          source,
          database == Database.H2
              ? "CREATE USER " + name + " PASSWORD 'x'"
              : "CREATE ROLE " + name + " LOGIN PASSWORD 'x'",
          database == Database.H2
              ? "GRANT SELECT, INSERT, UPDATE, DELETE ON SCHEMA " + schema + " TO " + name
              : "GRANT USAGE ON SCHEMA " + schema + " TO " + name);
      if (database == Database.POSTGRESQL) {
        Database.execute(
            source,
            "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA "
                + schema
                + " TO "
                + name);
      }
      HikariConfig config = new HikariConfig();
      config.setJdbcUrl(source.getJdbcUrl().replaceAll("user=[^&]*|;DB_CLOSE_DELAY=-1", ""));
      config.setUsername(name);
      config.setPassword("x");
      config.setSchema(source.getSchema());
      try (HikariDataSource clerks = new HikariDataSource(config)) {
        var store = JdbcStore.of(Machines.LAMP, clerks).build();
        store.createTables();
        store.create("l-1");
        var other = JdbcStore.of(Machines.CIRCUIT, clerks).build();
        assertThrows(StoreException.class, other::createTables);
      }
    }
  }

  private static String refused(HikariDataSource source, Tables tables) {
    var store = JdbcStore.of(Machines.CIRCUIT, source).tables(tables).build();
    StoreException error = assertThrows(StoreException.class, store::createTables);
    String message = error.getMessage();
    assertTrue(message.contains("of the machine Circuit"), message);
    assertTrue(message.contains("tables(Tables.of(\"…\"))"), message);
    assertTrue(message.contains("pawl.jdbc.tables.Circuit"), message);
    return message;
  }

  /** SQLite reads the quoted name of a missing column as a text. */
  @ParameterizedTest
  @EnumSource(Database.class)
  void tableWithoutColumnsIsRejected(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      Database.execute(source, "CREATE TABLE pawl_circuit (id VARCHAR(9))");
      String message = refused(source, Tables.ofMachine("Circuit"));
      assertTrue(message.contains("the table pawl_circuit exists"), message);
      assertTrue(message.matches("(?is).*: it has no state, version, updated_at\\..*"), message);
      JdbcStore.of(Machines.CIRCUIT, source).tables(Tables.of("breakers")).build().createTables();
    }
  }

  /** H2 converts texts to UUIDs, but queries such as those of StoreCheck would fail. */
  @ParameterizedTest
  @EnumSource(names = {"POSTGRESQL", "H2"})
  void tableWithUuidsAsIdsIsRejected(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      String entities = JdbcStore.of(Machines.CIRCUIT, source).build().schema().statements().get(0);
      Database.execute(source, entities.replaceFirst("(?i)(\"id\") [A-Z]+", "$1 UUID"));
      String message = refused(source, Tables.ofMachine("Circuit"));
      assertTrue(message.matches("(?is).*its column id has the type UUID, and should.*"), message);
    }
  }

  /** A table as a mapping tool creates it. */
  @ParameterizedTest
  @EnumSource(Database.class)
  void tableOfApplicationEntityIsRejected(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      Database.execute(
          source,
          "CREATE TABLE booking (id BIGINT NOT NULL, state SMALLINT, version BIGINT, updated_at "
              + (database == Database.SQLITE ? "TIMESTAMP" : "TIMESTAMP WITH TIME ZONE")
              + ", customer VARCHAR(255) NOT NULL, price NUMERIC(9, 2) DEFAULT 0 NOT NULL,"
              + " PRIMARY KEY (id))");
      String message = refused(source, Tables.of("booking"));
      assertTrue(message.contains("the table booking exists"), message);
      assertTrue(
          message.matches("(?is).*its column id has the type (BIGINT|INT8), and.*"), message);
      assertTrue(
          message.matches("(?is).*its column state has the type (SMALLINT|INT2), .*"), message);
      assertTrue(message.matches("(?is).* columns customer, which are NOT NULL .*"), message);
      assertFalse(message.contains("updated_at"), message);
    }
  }

  @ParameterizedTest
  @EnumSource(Database.class)
  void additionalRequiredColumnIsRejected(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = JdbcStore.of(Machines.CIRCUIT, source).tables(Tables.of("booking")).build();
      store.createTables();
      Database.execute(
          source,
          "DROP " + "VIEW booking_history",
          "DROP TABLE booking_transitions",
          "DROP TABLE booking",
          store
              .schema()
              .statements()
              .get(0)
              .replaceFirst("\\)$", ", customer VARCHAR(9) NOT NULL)"));
      String message = refused(source, Tables.of("booking"));
      assertTrue(message.matches("(?is).*: inserts would .* columns customer, .*"), message);
    }
  }

  @ParameterizedTest
  @EnumSource(Database.class)
  void foreignViewIsNotReplaced(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      Database.execute(source, "CREATE VIEW booking_history AS SELECT 1 AS version");
      String message = refused(source, Tables.of("booking"));
      assertTrue(message.contains("the view booking_history exists"), message);
      assertTrue(message.contains("it has no entity_id, sequence, is_current"), message);
      assertEquals(1, Database.number(source, "SELECT version FROM booking_history"));
      Database.execute(
          source, "CREATE TABLE trip_history (entity_id INT, sequence INT, is_current INT)");
      message = refused(source, Tables.of("trip"));
      assertTrue(message.contains("the table trip_history exists"), message);
      assertTrue(message.contains("it should be a view"), message);
    }
  }

  @Test
  void postgresqlTimeWithoutZoneIsRejected() {
    try (HikariDataSource source = Database.POSTGRESQL.open(folder)) {
      Database.execute(
          source,
          "CREATE TABLE booking (id TEXT PRIMARY KEY, state TEXT NOT NULL, version INTEGER NOT NULL,"
              + " updated_at TIMESTAMP NOT NULL)");
      String message = refused(source, Tables.of("booking"));
      assertTrue(
          message.contains(
              "its column updated_at has the type timestamp, and should have TIMESTAMP WITH TIME ZONE"),
          message);
    }
  }

  /** Views are replaced at every start. */
  @ParameterizedTest
  @EnumSource(Database.class)
  void additionalColumnsAreAllowed(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = JdbcStore.of(Machines.CIRCUIT, source).build();
      store.createTables();
      for (String table : List.of("pawl_circuit", "pawl_circuit_transitions", "pawl_outbox")) {
        Database.execute(source, "ALTER TABLE " + table + " ADD COLUMN note VARCHAR(9)");
      }
      store.createTables();
      store.create("c-1");
      store.fire("c-1", CircuitEvent.TRIP, Cause.none());
      assertEquals(
          1,
          Database.number(source, "SELECT COUNT(*) FROM pawl_circuit_history WHERE sequence = 1"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"booking", "BOOKING"})
  void equalTableNamesAreRejected(String name) {
    try (HikariDataSource source = Database.H2.open(folder)) {
      for (Tables tables :
          List.of(
              Tables.of("booking").transitions(name),
              Tables.of("booking").outbox(name),
              Tables.of("pawl_outbox_events"),
              Tables.of("x").columns(name, "version", "booking"))) {
        String message =
            assertThrows(
                    IllegalArgumentException.class,
                    () -> JdbcStore.of(Machines.CIRCUIT, source).tables(tables).build())
                .getMessage();
        assertTrue(message.contains("of the machine Circuit have the name"), message);
      }
    }
  }

  @Tag("long")
  @ParameterizedTest
  @EnumSource(Database.class)
  void unusualNamesAreFoundAgain(Database database) throws SQLException {
    List<String> names =
        List.of(
            "a\" b",
            "\"",
            "\"\" TEXT,",
            "'); DROP TABLE x; --",
            "100%",
            "a_b",
            "a\\b",
            "a\\_b",
            "a.b",
            "[a]",
            "`a`",
            " a ",
            "$$",
            "?",
            ":a",
            "{fn a()}",
            "/* a */",
            "Straße",
            "İı",
            "ſtart",
            "a\u2028b",
            "\u00a0",
            "😀",
            "SELECT",
            "x".repeat(62),
            "字".repeat(20));
    try (HikariDataSource source = database.open(folder);
        Connection connection = source.getConnection()) {
      int number = 0;
      for (String name : names) {
        String other = "e" + number++;
        for (Tables tables :
            List.of(
                Tables.of(name).transitions(other + "t").refusals(other + "r").history(other + "h"),
                Tables.of(other + "a").transitions(name + "t"),
                Tables.of(other + "b").key(name),
                Tables.of(other + "c").columns(name, "v", "u"))) {
          var store = JdbcStore.of(Machines.CIRCUIT, source).tables(tables).build();
          assertTrue(store.schema().missing(connection).contains(tables.entities()), name);
          store.createTables();
          store.createTables();
          assertEquals(List.of(), store.schema().missing(connection), name);
          assertEquals(List.of(), store.schema().conflicts(connection), name);
          store.create("c-1");
          store.fire("c-1", CircuitEvent.TRIP, Cause.none());
          assertThrows(
              IllegalTransitionError.class,
              () -> store.fire("c-1", CircuitEvent.TRIP, Cause.none()));
          assertEquals(1, store.history("c-1").size());
          assertEquals(1, store.refusals("c-1", 9).size());
          assertTrue(StoreCheck.of(store).run().isClean());
        }
      }
    }
  }

  /** PostgreSQL truncates longer names after 63 bytes. */
  @ParameterizedTest
  @EnumSource(Database.class)
  void longMachineNamesStayDifferent(Database database) {
    String prefix = "InternationalShipmentConsolidationAndCustomsClearance";
    Set<String> names = new HashSet<>();
    for (String name :
        List.of(
            prefix + "AaOrder",
            prefix + "BBOrder",
            "Über".repeat(30),
            "字".repeat(40),
            "字".repeat(41),
            "😀".repeat(20))) {
      try (HikariDataSource source = database.open(folder)) {
        Tables tables = Tables.ofMachine(name);
        var store = JdbcStore.of(Machines.CIRCUIT, source).tables(tables).build();
        store.createTables();
        store.createTables();
        store.create("c-1");
        store.fire("c-1", CircuitEvent.TRIP, Cause.none());
        assertEquals(1, store.history("c-1").size());
        assertTrue(names.add(tables.entities()) && names.add(tables.transitions()));
        assertTrue(tables.entities().startsWith("pawl_"), tables::entities);
      }
    }
    assertEquals("pawl_" + "a".repeat(46), Tables.ofMachine("a".repeat(46)).entities());
    assertEquals(51, Tables.ofMachine("a".repeat(47)).entities().length());
  }

  @ParameterizedTest
  @EnumSource(Database.class)
  void existingTableWithMoreColumnsIsUsed(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      var store = JdbcStore.of(Machines.CIRCUIT, source).build();
      try (Connection c = source.getConnection()) {
        assertEquals(4, store.schema().missing(c).size());
      }
      store.createTables();
      Database.execute(source, "ALTER TABLE pawl_circuit ADD COLUMN note VARCHAR(9)");
      store.createTables();
      try (Connection c = source.getConnection()) {
        assertEquals(List.of(), store.schema().missing(c));
      }
      assertEquals(0, store.create("c-1").version());
    }
  }
}
