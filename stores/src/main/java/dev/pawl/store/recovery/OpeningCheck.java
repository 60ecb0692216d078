package dev.pawl.store.recovery;

import dev.pawl.engine.Purpose;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.EntityRows;
import dev.pawl.store.sql.UnreadableRowException;
import dev.pawl.store.step.MigrationHook;
import dev.pawl.time.VirtualScheduler;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A test that opens every entity of a store with another version of the store's machine. Confined
 * to one thread.
 */
final class OpeningCheck {

  private static final int CHUNK = 1000;

  /** The maximum number of combinations of a state and a problem that are reported separately. */
  private static final int MAX_KINDS = 100;

  private static final String OTHERS = "and others";

  private final JdbcStore<?, ?> store;
  private final StoredMachine<?, ?> version;
  private final Map<Kind, Group> unreadable = new LinkedHashMap<>();
  private final Map<Kind, Group> migrated = new LinkedHashMap<>();

  OpeningCheck(JdbcStore<?, ?> store, StoredMachine<?, ?> version) {
    this.store = store;
    this.version = version;
  }

  private record Kind(String state, String what) {}

  /** The first entity with a certain state and problem, and the number of such entities. */
  private static final class Group {
    final String first;
    long count;

    Group(String first) {
      this.first = first;
    }
  }

  /**
   * Opens all entities. Does nothing if the name of a state always describes an instance of the
   * machine completely.
   */
  void tryAll() throws SQLException {
    if (version.hasSnapshots() || !version.stateNames().stream().allMatch(version::isWhole)) {
      EntityPages pages = new EntityPages(store, "e");
      while (pages.hasNext()) {
        List<EntityRow> page = EntityPages.read(store.source(), c -> read(c, pages, store));
        page.forEach(row -> tryOne(row, version));
      }
    }
  }

  private static <S, E> List<EntityRow> read(Connection c, EntityPages pages, JdbcStore<S, E> tried)
      throws SQLException {
    pages.next(c);
    EntityRows entities = new EntityRows(tried.machine(), tried.tables(), tried.dialect());
    List<EntityRow> page = new ArrayList<>();
    String sql =
        "SELECT "
            + entities.columns("e.")
            + " FROM "
            + tried.tables().name(tried.dialect(), tried.tables().entities())
            + " e"
            + pages.where()
            + " ORDER BY e."
            + tried.dialect().quote(tried.tables().id());
    try (PreparedStatement statement = c.prepareStatement(sql)) {
      pages.set(statement);
      statement.setFetchSize(CHUNK);
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          page.add(entities.read(rows, 1));
        }
      }
    }
    return page;
  }

  private <S, E> void tryOne(EntityRow row, StoredMachine<S, E> machine) {
    if (!row.unreadable().isEmpty()) {
      note(unreadable, row, new UnreadableRowException(row.unreadable()).getMessage());
      return;
    }
    boolean begins = row.stored() == null && machine.isWhole(row.state());
    if (begins || !machine.knows(row.state())) {
      return;
    }
    MigrationHook<S, E> hook = new MigrationHook<>();
    try {
      machine.open(
          Opening.<S, E>of(row.id(), machine.state(row.state()), row.version())
              .stored(row.stored())
              .time(row::updatedAt, new VirtualScheduler(row.updatedAt()))
              .hook(hook)
              .purpose(Purpose.LOOK)
              .build());
    } catch (Throwable thrown) {
      if (thrown instanceof VirtualMachineError error && !(error instanceof StackOverflowError)) {
        throw error;
      }
      note(unreadable, row, thrown.getMessage() == null ? thrown.toString() : thrown.getMessage());
    }
    if (hook.reason() != null) {
      note(migrated, row, hook.reason());
    }
  }

  private static void note(Map<Kind, Group> groups, EntityRow row, @Nullable String what) {
    Kind kind = new Kind(row.state(), String.valueOf(what));
    if (groups.size() >= MAX_KINDS && !groups.containsKey(kind)) {
      kind = new Kind(row.state(), OTHERS);
    }
    groups.computeIfAbsent(kind, k -> new Group(row.id())).count++;
  }

  List<DryRun.Unreadable> unreadable() {
    List<DryRun.Unreadable> all = new ArrayList<>();
    unreadable.forEach(
        (kind, group) ->
            all.add(new DryRun.Unreadable(kind.state(), kind.what(), group.count, group.first)));
    return all;
  }

  List<DryRun.Migrated> migrated() {
    List<DryRun.Migrated> all = new ArrayList<>();
    migrated.forEach(
        (kind, group) ->
            all.add(new DryRun.Migrated(kind.state(), kind.what(), group.count, group.first)));
    return all;
  }
}
