package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sql.Dialect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the store reports once that a database may lose acknowledged steps. */
@Tag("slow")
class DurabilityTest {

  @TempDir Path folder;

  private final List<String> warnings = new ArrayList<>();
  private final Logger log = Database.LOG;
  private final Level before = log.getLevel();
  private final Handler handler =
      new Handler() {
        @Override
        public void publish(LogRecord record) {
          warnings.add(record.getLevel() + " " + record.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    log.setLevel(Level.WARNING);
    log.setUseParentHandlers(false);
    log.addHandler(handler);
  }

  @AfterEach
  void stop() {
    log.removeHandler(handler);
    log.setUseParentHandlers(true);
    log.setLevel(before);
  }

  private void open(String url) {
    open(url, null, true);
  }

  private void open(String url, Dialect dialect, boolean autoCommit) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(2);
    config.setAutoCommit(autoCommit);
    try (HikariDataSource source = new HikariDataSource(config)) {
      for (int i = 0; i < 3; i++) {
        var store = JdbcStore.of(Machines.CIRCUIT, source).dialect(dialect).build();
        store.createTables();
      }
    }
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "file:", "nio:", "async:"})
  void h2FileIsReportedOnce(String scheme) {
    for (boolean autoCommit : List.of(true, false)) {
      open("jdbc:h2:" + scheme + file("h2"), null, autoCommit);
    }
    assertEquals(1, warnings.size(), warnings::toString);
    String said = warnings.get(0);
    assertTrue(said.startsWith("WARNING The H2 database "), said);
    assertTrue(said.contains(file("h2")), said);
    assertTrue(said.contains("a delay of up to 500 ms"), said);
    assertTrue(said.endsWith("Add ;WRITE_DELAY=0 to the URL of the database."), said);
  }

  @Test
  void h2FileIsReportedWhenTheDialectIsGiven() {
    open("jdbc:h2:file:" + file("given") + ";WRITE_DELAY=7", Dialect.H2, true);
    assertEquals(1, warnings.size(), warnings::toString);
    assertTrue(warnings.get(0).contains("a delay of up to 7 ms"), warnings::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mem:durable", "nioMemFS:durable", "memFS:durable", "memLZF:durable"})
  void h2InMemoryIsNotReported(String name) {
    open("jdbc:h2:" + name);
    assertEquals(List.of(), warnings);
  }

  @Test
  void h2FileWithoutDelayIsNotReported() {
    open("jdbc:h2:file:" + file("safe") + ";WRITE_DELAY=0");
    assertEquals(List.of(), warnings);
  }

  /** H2 stores the setting in the file, but uses the default when the file is opened again. */
  @Test
  void h2FileThatWasOnceWithoutDelayIsReported() {
    open("jdbc:h2:file:" + file("once") + ";WRITE_DELAY=0");
    open("jdbc:h2:file:" + file("once"));
    assertEquals(1, warnings.size(), warnings::toString);
  }

  @Test
  void sqliteIsReportedIfItDoesNotSynchronize() {
    open("jdbc:sqlite:" + file("normal") + "?journal_mode=WAL&synchronous=NORMAL");
    open("jdbc:sqlite:" + file("default"));
    for (String memory : List.of(":memory:?", "file:quiet?mode=memory&cache=shared&")) {
      open("jdbc:sqlite:" + memory + "synchronous=OFF");
    }
    assertEquals(List.of(), warnings);
    open("jdbc:sqlite:" + file("off") + "?synchronous=OFF");
    assertEquals(1, warnings.size(), warnings::toString);
    assertTrue(warnings.get(0).contains("synchronous = OFF"), warnings::toString);
  }

  @Test
  void postgresqlIsReportedIfItDoesNotWait() {
    // the warning names the database and is logged once in a process
    String name = "durability_" + ProcessHandle.current().pid();
    try (HikariDataSource other = Database.POSTGRESQL.open(folder)) {
      Database.execute(other, "DROP DATABASE IF EXISTS " + name, "CREATE DATABASE " + name);
    }
    String url = Database.POSTGRESQL.url(folder).replaceFirst("/[^/?]*(\\?|$)", "/" + name + "$1");
    try (HikariDataSource source = Database.connect(url, 1, null)) {
      boolean fsync = Database.query(source, "SHOW fsync").contains("on");
      for (String commit : List.of("on", "local", "off")) {
        HikariConfig config = new HikariConfig();
        source.copyStateTo(config);
        config.setConnectionInitSql("SET synchronous_commit = " + commit);
        try (HikariDataSource same = new HikariDataSource(config)) {
          JdbcStore.of(Machines.CIRCUIT, same).build();
        }
        boolean off = commit.equals("off");
        boolean first = !fsync && commit.equals("on");
        assertEquals(off || first ? 1 : 0, warnings.size(), warnings::toString);
        String named = fsync ? "synchronous_commit." : "fsync and synchronous_commit.";
        assertTrue(!off || warnings.get(0).contains("has switched off " + named), commit);
        warnings.clear();
      }
    }
  }
}
