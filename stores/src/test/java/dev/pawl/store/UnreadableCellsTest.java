package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.command.StoreCommand;
import dev.pawl.store.outbox.DeliveryListener;
import dev.pawl.store.outbox.Message;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.outbox.OutboxWorkers;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.DryRun;
import dev.pawl.store.recovery.Finding;
import dev.pawl.store.recovery.Recovery;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.EggEvent;
import dev.pawl.store.sample.EggState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.WorkstreamEvent;
import dev.pawl.store.sample.WorkstreamState;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.sql.UnreadableRowException;
import dev.pawl.store.timer.TimerFailure;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerWorker;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Puts every kind of value into every cell of a row. Other rows must work, and errors must name the
 * bad row.
 */
@Tag("slow")
class UnreadableCellsTest {

  private static final Cause ADA = Cause.by("ada").because("looked into it");
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");
  private static final long SEED = Long.getLong("pawl.stores.seed", 36);
  private static final List<String> GOOD = List.of("a-1", "a-2", "z-1", "z-2");

  /** The columns of each table, starting with the key of the bad row. */
  private static final Map<String, List<String>> COLUMNS =
      Map.of(
          "cell",
          List.of(
              "id",
              "state",
              "version",
              "snapshot",
              "due_at",
              "timer_at",
              "timer_attempts",
              "parked_at",
              "timer_error",
              "updated_at"),
          "cell_transitions",
          List.of(
              "entity_id",
              "transition_id",
              "sequence",
              "from_state",
              "to_state",
              "event",
              "transitioned_at",
              "actor",
              "reason",
              "code",
              "abort_code",
              "forced",
              "metadata"),
          "cell_refusals",
          List.of(
              "entity_id",
              "refusal_id",
              "version",
              "from_state",
              "to_state",
              "event",
              "refused_at",
              "outcome",
              "why",
              "actor",
              "reason",
              "code",
              "abort_code",
              "forced",
              "metadata"),
          "cell_outbox",
          List.of(
              "entity_id",
              "message_key",
              "machine",
              "sequence",
              "topic",
              "payload",
              "created_at",
              "available_at",
              "pending",
              "attempts",
              "forgiven",
              "claimed_by",
              "leased_until",
              "delivered_at",
              "parked_at",
              "skipped_at",
              "skip_actor",
              "skip_reason",
              "last_error"));

  private Instant now = START;
  private HikariDataSource source;
  private JdbcStore<EggState, EggEvent> store;
  private final List<String> faults = new ArrayList<>();
  private final Map<String, Bad> bad = new TreeMap<>();
  private Outbox outbox;

  /** A cell of an entity's row, record, refusal or message, and the value put there. */
  private record Bad(String table, String column, String value) {
    boolean isEntity() {
      return table.equals("cell");
    }

    boolean isId() {
      return isEntity() && column.equals("id");
    }

    @Override
    public String toString() {
      return table + '.' + column + " = " + value.substring(0, Math.min(60, value.length()));
    }
  }

  @TempDir Path folder;

  private static List<String> values(Database database) {
    List<String> values = new ArrayList<>();
    values.addAll(
        List.of(
            "NULL",
            "''",
            "' '",
            "'2026-11-25T22:41:05Z'",
            "'2025-11-22T20:00:00'",
            "'2026-01-01'",
            "'2025-11-22 20:00:00'",
            "'0001-01-01 00:00:00'",
            "'9999-12-31 23:59:59'",
            "'12026-01-01 00:00:00'",
            "'-4713-01-01 00:00:00'",
            "'2025-13-45 99:99:99'",
            "'4713-01-01 00:00:00 BC'",
            "'zzz'",
            "'LOST'",
            "'infinity'",
            "'-infinity'",
            "'NaN'",
            "-1",
            "0",
            "7",
            "1.5",
            "1e300",
            "2147483647",
            "9007199254740993",
            "9223372036854775807",
            "-9223372036854775808",
            "TRUE",
            "'{'",
            "'[1]'",
            "'null'",
            "'{\"a\":1}'",
            "'{\"pawl\":1}'",
            "'{\"pawl\":1,\"machine\":\"Egg\",\"sequence\":0}'",
            "'{\"a\":1,\"a\":2}'",
            "'" + "[".repeat(5000) + "'",
            "'{\"a\":" + "9".repeat(2000) + "}'"));
    values.addAll(
        switch (database) {
          case SQLITE ->
              List.of(
                  "X'00ff'",
                  "X''",
                  "X'61'",
                  "CAST(X'ff41' AS TEXT)",
                  "CAST(X'410042' AS TEXT)",
                  "hex(zeroblob(60000))",
                  "9e999",
                  "-9e999");
          case POSTGRESQL -> List.of("repeat('x', 120000)", "'\\x00ff'");
          case H2 ->
              List.of(
                  "REPEAT('x', 120000)",
                  "CHAR(0)",
                  "X'00ff'",
                  "'1000000-01-01 00:00:00+00'",
                  "'-1000000-01-01 00:00:00+00'",
                  "'2025-11-22 20:00:00+18'");
        });
    return values;
  }

  private void open(Database database) {
    source = database.open(folder, 2);
    store =
        JdbcStore.of(Machines.egg(id -> true), source)
            .tables(Tables.of("cell").outbox("cell_outbox"))
            .clock(() -> now)
            .build();
    String check = " " + store.schema().check();
    for (String sql : store.schema().statements()) {
      String loose = sql.replace(check, "").replaceAll(" REFERENCES \"\\w+\" \\(\"\\w+\"\\)", "");
      Database.execute(source, loose.replaceAll("(?<!KEY|IS) NOT NULL", ""));
    }
    outbox =
        Outbox.of(source)
            .tables(store.tables())
            .clock(() -> now)
            .listener(
                new DeliveryListener() {
                  @Override
                  public void failed(Message message, Throwable error, boolean parked) {
                    if (!(error instanceof UnreadableRowException) || !parked) {
                      fault(message.entityId(), "message failed with " + error);
                    }
                  }
                })
            .build();
  }

  private void begin(String id) {
    store.create(id);
    store.fire(id, EggEvent.STIR, ADA.with("spoon", 1));
    store.tryFire(id, EggEvent.HEAT, ADA);
  }

  /**
   * Clears the tables, and creates good entities and one for each bad cell that the database
   * accepts.
   */
  private void fill(List<Bad> cells) {
    now = START;
    bad.clear();
    for (String table : List.of("cell_outbox", "cell_refusals", "cell_transitions", "cell")) {
      Database.execute(source, "DELETE FROM " + table);
    }
    GOOD.forEach(this::begin);
    for (Bad one : cells) {
      String id = "m-" + (1000 + bad.size());
      begin(id);
      if (put(one, id)) {
        bad.put(id, one);
      } else {
        for (String table : COLUMNS.keySet()) {
          String key = table.equals("cell") ? "id" : "entity_id";
          Database.execute(source, "DELETE FROM " + table + " WHERE " + key + " = '" + id + "'");
        }
      }
    }
    now = START.plusSeconds(3);
  }

  private boolean put(Bad one, String id) {
    String sql =
        "UPDATE "
            + one.table
            + " SET "
            + one.column
            + " = "
            + one.value
            + " WHERE "
            + COLUMNS.get(one.table).get(0)
            + " = '"
            + id
            + "'";
    try (Connection c = source.getConnection();
        Statement statement = c.createStatement()) {
      assertEquals(1, statement.executeUpdate(sql), sql);
      return true;
    } catch (SQLException e) {
      return false;
    }
  }

  private interface Call {
    Object run() throws Exception;
  }

  private void fault(String id, String what) {
    Bad one = bad.get(id);
    faults.add((one == null ? id : one) + ": " + what);
  }

  /** Runs a call that must not throw. */
  private Object serve(String id, String what, Call call) {
    try {
      return call.run();
    } catch (Throwable e) {
      fault(id, what + " threw " + e);
      return null;
    }
  }

  private void expect(String id, String what, Object expected, Call call) {
    Object found = serve(id, what, call);
    if (found != null && !found.equals(expected)) {
      fault(id, what + " was " + found + ", not " + expected);
    }
  }

  /** Returns whether a call succeeds. The call may throw an error that names the row. */
  private boolean may(String id, String what, Call call) {
    try {
      call.run();
      return true;
    } catch (UnreadableRowException e) {
      if (!e.getMessage().contains("the column ") || e.cells().isEmpty()) {
        fault(id, what + " threw " + e);
      }
    } catch (InconsistentRowException | NoSuchEntityException | StaleStateError e) {
      // these errors always name the row
    } catch (IllegalArgumentException | IllegalStateException e) {
      if (!String.valueOf(e.getMessage()).contains(id)) {
        fault(id, what + " threw " + e);
      }
    } catch (Throwable e) {
      fault(id, what + " threw " + e);
    }
    return false;
  }

  private int command(String... line) {
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(told, true, StandardCharsets.UTF_8);
    int code = StoreCommand.of(store).progress(false).to(out, out).run(line);
    if (code > StoreCommand.FOUND) {
      throw new AssertionError(told.toString(StandardCharsets.UTF_8));
    }
    return code;
  }

  private static Set<String> ids(List<Stored<EggState>> all) {
    return all.stream()
        .map(one -> one.toString().substring(0, 0) + one.id())
        .collect(Collectors.toSet());
  }

  private static final int ALL = 1000;

  private void readOthers(String what) {
    for (String good : GOOD) {
      expect(good, "state", EggState.BOILING, () -> store.get(good).state());
      expect(good, "version", 1L, () -> store.find(good).orElseThrow().version());
      expect(good, "history", 1, () -> store.lifecycle(good).size());
      may(good, "legal", () -> requireLegal(good));
      expect(good, "refusals", 1, () -> store.refusals(good, 9).size());
      expect(good, "stateAt", "BOILING", () -> store.stateAt(good, now).orElseThrow());
    }
    expect(what, "ids", true, () -> store.ids("", ALL).containsAll(GOOD));
    Duration second = Duration.ofSeconds(1);
    expect(
        what,
        "stuck",
        true,
        () -> ids(store.stuck(EggState.BOILING, second, ALL)).containsAll(GOOD));
    expect(what, "due", true, () -> ids(store.due(ALL)).containsAll(GOOD));
    serve(what, "counts", () -> store.countByState());
    serve(what, "stats", () -> store.timers().stats().toString() + store.timers().untilNext());
    serve(what, "parked", () -> store.timers().parked(9).toString());
    serve(what, "check", () -> command("check"));
    serve(what, "dry run", () -> command("dry-run"));
    serve(what, "stuck", () -> command("stuck", "BOILING", "--for", "1s"));
    serve(what, "dry run", () -> DryRun.of(store).against(store.machine()).toString());
  }

  private boolean requireLegal(String id) {
    store.requireLegal(id);
    return true;
  }

  private void readBad(String id, Bad one, CheckReport report) {
    boolean named =
        report.findings().stream()
            .anyMatch(
                f ->
                    f.kind() == Finding.Kind.UNREADABLE_CELL
                        && (f.entityId().contains(id) || one.column.matches(".*id|.*key"))
                        && f.description().contains("the column " + one.column + " "));
    boolean state = may(id, "state", () -> store.get(id).state());
    serve(id, "find", () -> store.find(id).toString());
    may(id, "version", () -> store.get(id).version() + " " + store.get(id).updatedAt());
    serve(id, "history", () -> store.history(id).toString());
    boolean lifecycle = may(id, "lifecycle", () -> store.lifecycle(id));
    may(id, "legal", () -> requireLegal(id));
    may(id, "stateAt", () -> store.stateAt(id, now));
    serve(id, "refusals", () -> store.refusals(id, 9).toString());
    if (!one.isId()) {
      serve(id, "history", () -> command("history", id));
    }
    if (one.isEntity() && !one.isId()) {
      boolean unreadable = !store.get(id).unreadable().isEmpty();
      if (unreadable != named || unreadable && state) {
        fault(id, "unreadable is " + unreadable + ", named " + named + ", state " + state);
      }
    } else if (one.table.equals("cell_transitions")
        && !one.column.endsWith("_id")
        && !lifecycle
        && report.findings().stream().noneMatch(f -> f.entityId().equals(id))) {
      fault(id, "not named");
    }
  }

  private void wake(String what) {
    Map<String, Throwable> parked = new TreeMap<>();
    TimerListener listener =
        new TimerListener() {
          @Override
          public void parked(TimerFailure failure) {
            if (parked.put(failure.entityId(), failure.error()) != null) {
              fault(failure.entityId(), "parked twice");
            }
          }
        };
    serve(what, "clocks", () -> store.timers().correctClockSkew());
    serve(what, "adopt", () -> store.timers().adoptAll());
    expect(
        what, "others", 0L, () -> store.timers().runOnce(ALL, listener, () -> false).incomplete());
    for (String good : GOOD) {
      expect(good, "woken", EggState.READY, () -> store.get(good).state());
    }
    int first = parked.size();
    serve(what, "again", () -> store.timers().runOnce(ALL, listener, () -> false));
    parked.forEach(
        (id, error) -> {
          if (!(error instanceof UnreadableRowException)) {
            fault(id, "parked for " + error);
          }
        });
    expect(what, "parked", first, () -> parked.size());
    serve(what, "parked", () -> store.timers().parked(ALL).toString());
    Set<String> listed = new TreeSet<>();
    store.timers().parked(ALL).forEach(one -> listed.add(one.entityId()));
    if (!listed.containsAll(parked.keySet())) {
      faults.add(what + ": parked " + parked.keySet() + ", listed " + listed);
    }
    expect(what, "stats", listed.size(), () -> store.timers().stats().parked());
  }

  private void fire(String what) {
    for (String id : bad.keySet()) {
      may(id, "unpark", () -> store.timers().unpark(id));
      may(id, "wake", () -> store.wake(id));
      may(id, "tryFire", () -> store.tryFire(id, EggEvent.STIR, ADA));
      may(id, "fire", () -> store.fire(id, EggEvent.STIR, ADA));
      may(id, "fire known", () -> store.fire(store.get(id), EggEvent.STIR, ADA));
      may(id, "session", () -> store.inTransaction(tx -> tx.fire(id, EggEvent.STIR, ADA)));
    }
    serve(what, "unpark", () -> store.timers().unparkAll());
    for (String good : GOOD) {
      expect(good, "fire", EggState.EATEN, () -> store.fire(good, EggEvent.EAT, ADA).state());
      expect(good, "force", EggState.READY, () -> store.force(good, EggState.READY, ADA).state());
      serve(good, "tryFire", () -> store.tryFire(good, EggEvent.HEAT, ADA).toString());
    }
  }

  private void deliver(String what) {
    Set<String> received = new TreeSet<>();
    serve(what, "backlog", () -> outbox.backlog().toString() + outbox.lag());
    serve(what, "deliver", () -> outbox.deliverAll(m -> received.add(m.entityId())));
    for (String good : GOOD) {
      expect(good, "received", true, () -> received.contains(good));
    }
    bad.forEach(
        (id, one) -> {
          if (!one.table.equals("cell_outbox")) {
            expect(id, "received", true, () -> received.contains(id));
          }
        });
    serve(what, "parked", () -> outbox.parked(ALL).toString());
    serve(what, "parked", () -> command("parked"));
    serve(what, "retry", () -> outbox.retryParked());
    serve(what, "deliver", () -> outbox.deliverAll(m -> received.add(m.entityId())));
    for (String id : bad.keySet()) {
      serve(id, "skip", () -> outbox.skip("Egg/" + id + "/1/1", ADA));
      serve(id, "retry", () -> outbox.retryParked("Egg/" + id + "/1/1"));
    }
    serve(what, "lag", () -> outbox.backlog().toString() + outbox.lag());
    serve(what, "purge", () -> outbox.purge(Duration.ZERO));
  }

  private void rescue(String what) {
    Recovery<EggState, EggEvent> recovery = Recovery.of(store);
    bad.forEach(
        (id, one) -> {
          may(id, "last", () -> recovery.lastSequence(id));
          if (one.isEntity() && !one.isId()) {
            expect(id, "restore", id, () -> recovery.restore(id, ADA).id());
            expect(id, "readable", true, () -> store.get(id).unreadable().isEmpty());
            serve(id, "restored", () -> store.get(id).state());
          } else {
            may(id, "restore", () -> recovery.restore(id, ADA));
          }
          may(id, "adopt", () -> recovery.adopt(id, ADA));
        });
  }

  private void force(String what) {
    for (String id : List.copyOf(bad.keySet())) {
      if (bad.get(id).isId()) {
        continue;
      }
      expect(id, "force", EggState.READY, () -> store.force(id, EggState.READY, ADA).state());
      expect(id, "forced", EggState.READY, () -> store.get(id).state());
      serve(id, "goes on", () -> store.fire(id, EggEvent.HEAT, ADA).state());
    }
    now = now.plusSeconds(3);
    serve(what, "timers", () -> store.timers().runOnce(ALL, TimerListener.NONE, () -> false));
    CheckReport report = StoreCheck.of(store).maxFindings(ALL).run();
    bad.forEach(
        (id, one) -> {
          if (!one.isId()) {
            expect(id, "goes on", EggState.READY, () -> store.get(id).state());
          }
          boolean clean =
              report.findings().stream()
                  .allMatch(f -> f.kind() == Finding.Kind.SEQUENCE_GAP || !f.entityId().equals(id));
          if (one.isEntity() && !one.isId() && !clean) {
            fault(id, "not clean after force " + report);
          }
        });
  }

  /** Runs all calls with several bad cells at once. */
  private void round(String what, List<Bad> cells) {
    fill(cells);
    CheckReport report =
        (CheckReport) serve(what, "check", () -> StoreCheck.of(store).maxFindings(ALL).run());
    readOthers(what);
    if (report != null) {
      bad.forEach((id, one) -> readBad(id, one, report));
    }
    wake(what);
    fire(what);
    deliver(what);
    force(what);
    fill(cells);
    rescue(what);
  }

  private static List<Bad> bad(String table, String column, List<String> values) {
    // SQLite inserts no more rows after a row with the highest number
    boolean numbered = column.equals("transition_id") || column.equals("refusal_id");
    return values.stream()
        .filter(value -> !numbered || !value.equals("9223372036854775807"))
        .map(value -> new Bad(table, column, value))
        .toList();
  }

  private void report() {
    String all = faults.stream().distinct().limit(60).collect(Collectors.joining("\n"));
    assertEquals("", all, faults.size() + " faults, seed " + SEED);
  }

  @ParameterizedTest
  @EnumSource
  void someBadValuesInEveryCellAreReported(Database database) {
    open(database);
    try {
      Random random = new Random(SEED);
      for (String table : new TreeSet<>(COLUMNS.keySet())) {
        List<Bad> cells = new ArrayList<>();
        for (String column : COLUMNS.get(table)) {
          List<String> values = new ArrayList<>(values(database));
          Collections.shuffle(values, random);
          cells.addAll(bad(table, column, values.subList(0, 2)));
        }
        round(table, cells);
      }
    } finally {
      source.close();
    }
    report();
  }

  @ParameterizedTest
  @EnumSource
  @Tag("long")
  void everyBadValueInEveryCellIsReported(Database database) {
    open(database);
    try {
      for (String table : new TreeSet<>(COLUMNS.keySet())) {
        for (String column : COLUMNS.get(table)) {
          round(table + '.' + column, bad(table, column, values(database)));
        }
      }
    } finally {
      source.close();
    }
    report();
  }

  @ParameterizedTest
  @EnumSource
  void rowWithOnlyReadableIdIsRescued(Database database) {
    open(database);
    try {
      String time = database == Database.SQLITE ? "X'00ff'" : "'infinity'";
      String far = database == Database.H2 ? "'12026-01-01 00:00:00'" : time;
      String text = database == Database.SQLITE ? "X'00ff'" : "'LOST'";
      String number = database == Database.SQLITE ? "'many'" : "-5";
      for (boolean forced : new boolean[] {true, false}) {
        fill(List.of());
        Database.execute(
            source,
            "UPDATE cell SET state = "
                + text
                + ", snapshot = "
                + text
                + ", timer_error = "
                + text
                + ", version = "
                + number
                + ", timer_attempts = "
                + number
                + ", updated_at = "
                + far
                + ", due_at = "
                + far
                + ", timer_at = "
                + far
                + ", parked_at = "
                + far
                + " WHERE id = 'a-1'");

        UnreadableRowException error =
            assertThrows(UnreadableRowException.class, () -> store.fire("a-1", EggEvent.STIR, ADA));
        assertEquals("a-1", error.entityId());
        assertEquals("cell", error.table());
        assertEquals(database == Database.SQLITE ? 9 : 6, error.cells().size(), error.toString());
        assertEquals("FAILED", store.refusals("a-1", 1).get(0).outcome().name());

        Stored<EggState> after =
            forced
                ? store.force("a-1", EggState.BOILING, ADA)
                : Recovery.of(store).restore("a-1", ADA);

        assertEquals(EggState.BOILING, after.state());
        assertEquals(2, after.version());
        String found = (String) store.history("a-1").get(1).attributes().get("foundUnreadable");
        assertTrue(found.contains("updated_at: "), found);
        assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
        now = now.plusSeconds(3);
        assertEquals(4, store.wakeAll(9));
        assertEquals(EggState.READY, store.get("a-1").state());
      }
    } finally {
      source.close();
    }
  }

  @ParameterizedTest
  @EnumSource
  void manyUnreadableRowsBlockNoOtherAndAreReportedOnce(Database database) throws Exception {
    open(database);
    try {
      for (int i = 0; i < 130; i++) {
        store.create("a" + i);
        store.fire("a" + i, EggEvent.STIR, ADA);
      }
      Database.execute(source, "DELETE FROM cell_outbox WHERE sequence > 1");
      String early = database == Database.SQLITE ? "''" : "'-infinity'";
      String late = database == Database.SQLITE ? "X'00ff'" : "'infinity'";
      if (database == Database.H2) {
        early = "'-2026-01-01 00:00:00'";
        late = "'12026-01-01 00:00:00'";
      }
      Database.execute(
          source,
          "UPDATE cell SET due_at = " + late + " WHERE id LIKE 'a%6'",
          "UPDATE cell SET timer_at = " + early + " WHERE id LIKE 'a%8'",
          "UPDATE cell SET updated_at = " + early + " WHERE id LIKE 'a%1'",
          "UPDATE cell SET due_at = " + early + " WHERE id LIKE 'a1%'",
          "UPDATE cell_outbox SET available_at = " + late + " WHERE entity_id LIKE 'a1%'",
          "UPDATE cell_outbox SET created_at = " + early + " WHERE entity_id LIKE 'a2%'",
          "UPDATE cell_outbox SET leased_until = " + late + " WHERE entity_id LIKE 'a3%'",
          "UPDATE cell_outbox SET available_at = " + early + " WHERE entity_id LIKE 'a4%'");
      now = START.plusSeconds(3);
      Eggs.RecordingListener heard = new Eggs.RecordingListener();
      long healthy =
          Database.number(
              source,
              "SELECT COUNT(*) FROM cell WHERE id NOT LIKE 'a1%' AND id NOT LIKE 'a%6' AND id NOT LIKE 'a%8' AND id NOT LIKE 'a%1'");

      try (TimerWorker worker =
          TimerWorker.of(store.timers())
              .threads(3)
              .poll(Duration.ofMillis(20))
              .listener(heard)
              .build()
              .start()) {
        await(() -> worker.report().fired() == healthy && heard.parked.size() == 130 - healthy);
        Thread.sleep(200);
        assertEquals(130 - healthy, worker.report().parked());
      }
      assertEquals(List.of(), heard.unavailable);
      assertEquals(List.of(), heard.failed);
      assertEquals(130 - healthy, heard.parked.stream().map(f -> f.entityId()).distinct().count());
      assertEquals(130 - healthy, store.timers().parked(ALL).size());

      Set<String> received = ConcurrentHashMap.newKeySet();
      long all = Database.number(source, "SELECT COUNT(*) FROM cell_outbox");
      long unreadable =
          Database.number(
              source,
              "SELECT COUNT(*) FROM cell_outbox WHERE sequence = 1 AND (entity_id LIKE 'a1%'"
                  + " OR entity_id LIKE 'a2%' OR entity_id LIKE 'a4%')");
      OutboxWorkers workers = outbox.start(m -> received.add(m.key()), 3);
      try {
        await(() -> outbox.backlog().waiting() == 0);
      } finally {
        workers.close();
      }
      assertEquals(all - unreadable, received.size());
      assertEquals(unreadable, outbox.backlog().parked());
      assertEquals(List.of(), faults);
    } finally {
      source.close();
    }
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (!condition.getAsBoolean() && System.nanoTime() < end) {
      Thread.sleep(20);
    }
    assertTrue(condition.getAsBoolean());
  }

  @ParameterizedTest
  @EnumSource
  void unreadableCellsOfRenamedColumnsAreReported(Database database) {
    try (HikariDataSource flat = database.open(folder)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> streams =
          JdbcStore.of(Machines.WORKSTREAM, flat)
              .tables(Tables.of("ws").key("ws_id").columns("status", "step", "touched"))
              .build();
      String check = " " + streams.schema().check();
      streams.schema().statements().forEach(s -> Database.execute(flat, s.replace(check, "")));
      streams.create("w-1");
      streams.create("w-2");
      String far = database == Database.H2 ? "'-2026-01-01 00:00:00'" : "'-infinity'";
      Database.execute(flat, "UPDATE ws SET touched = " + far + ", step = -1 WHERE ws_id = 'w-1'");

      Stored<WorkstreamState> read = streams.get("w-1");
      assertEquals("S_PENDING", read.stateName());
      assertEquals(
          List.of("step", "touched"), read.unreadable().stream().map(c -> c.column()).toList());
      assertThrows(UnreadableRowException.class, read::state);
      assertThrows(UnreadableRowException.class, read::version);
      assertThrows(UnreadableRowException.class, read::updatedAt);
      assertThrows(
          UnreadableRowException.class,
          () -> streams.tryFire("w-1", WorkstreamEvent.START_EXECUTION, ADA));
      assertTrue(read.toString().contains("Table ws, id w-1: the column step has -1, which is no"));
      assertEquals(
          "S_RUNNING", streams.fire("w-2", WorkstreamEvent.START_EXECUTION, ADA).stateName());
      assertEquals(2, StoreCheck.of(streams).run().count(Finding.Kind.UNREADABLE_CELL));

      assertEquals(
          "w-1 in S_FAILED at version 1",
          streams.force("w-1", WorkstreamState.S_FAILED, ADA).toString());
      assertEquals("w-1 in S_FAILED at version 1", streams.get("w-1").toString());
      assertTrue(StoreCheck.of(streams).run().isClean());
    }
  }
}
