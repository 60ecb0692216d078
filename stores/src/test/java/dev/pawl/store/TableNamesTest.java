package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.sample.CircuitEvent;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sql.Tables;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What tables are called, and what is said where they are not there. */
class TableNamesTest {

  @TempDir Path folder;

  /** Of a machine that is called as any word of SQL. */
  @ParameterizedTest
  @EnumSource(Database.class)
  void statementsNeedNoQuotes(Database database) throws SQLException {
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
  void defaultNamesAreOfPawlAlone() {
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
  void namesOfPawlsOwnTablesAreNotTaken() {
    assertEquals("pawl_outbox_machine", Tables.ofMachine("Outbox").entities());
    assertEquals("pawl_outbox_events_machine", Tables.ofMachine("OutboxEvents").entities());
    assertEquals("pawl_audit_machine", Tables.ofMachine("Audit").entities());
    assertEquals("pawl_auditor", Tables.ofMachine("Auditor").entities());
  }

  @ParameterizedTest
  @EnumSource(Database.class)
  void missingTablesAreSaidToBe(Database database) {
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
        return; // it takes the name of a column that it does not have for a text
      }
      Database.execute(source, "CREATE TABLE pawl_circuit (id VARCHAR(9), state VARCHAR(9))");
      StoreException other = assertThrows(StoreException.class, () -> store.get("c-1"));
      assertTrue(other.getMessage().contains("another version"), other.getMessage());
    }
  }

  @ParameterizedTest
  @EnumSource(Database.class)
  void whatIsThereAlreadyIsTold(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = JdbcStore.of(Machines.CIRCUIT, source).build();
      store.createTables();
      store.create("c-1");
      assertEquals(
          "There already is an instance of Circuit \"c-1\".",
          assertThrows(IllegalArgumentException.class, () -> store.create("c-1")).getMessage());
    }
  }

  /** Also where SQLite would take each name of a column that it does not have for a text. */
  @ParameterizedTest
  @EnumSource(Database.class)
  void aTableOfSomebodyElseIsSaidToBe(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      Database.execute(source, "CREATE TABLE pawl_circuit (id INTEGER)");
      var store = JdbcStore.of(Machines.CIRCUIT, source).build();
      String message = assertThrows(StoreException.class, store::createTables).getMessage();
      assertTrue(message.contains("the table pawl_circuit is there"), message);
      assertTrue(message.matches("(?is).*as it has no .*state, version, updated_at\\..*"), message);
      assertTrue(message.contains("schema().statements()"), message);
      JdbcStore.of(Machines.CIRCUIT, source).tables(Tables.of("breakers")).build().createTables();
    }
  }

  @ParameterizedTest
  @EnumSource(Database.class)
  void aTableMayHaveMoreAndIsTakenAgain(Database database) throws SQLException {
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
