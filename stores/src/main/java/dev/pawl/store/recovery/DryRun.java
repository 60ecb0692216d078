package dev.pawl.store.recovery;

import dev.pawl.engine.VisibleText;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.StoreException;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.machine.Legality;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.Cells;
import dev.pawl.store.rows.TransitionRows;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.sql.UnreadableRowException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A test of a new version of a machine against the data of an old version, before deployment. The
 * test reports four kinds of problems and changes: past steps that the new version would not allow,
 * entities in unknown states, entities that cannot be opened, and entities that would be migrated.
 *
 * <p>The test replays every history in one transaction, and then opens every entity without holding
 * a connection. The test changes nothing and keeps only a few rows in memory. Immutable and
 * thread-safe.
 */
public final class DryRun {

  /** The number of rows per fetch, and of steps between two reports of progress. */
  private static final int CHUNK = 1000;

  private final JdbcStore<?, ?> store;
  private final TransitionRows<?, ?> transitions;

  private DryRun(JdbcStore<?, ?> store) {
    this.store = store;
    this.transitions = rows(store);
  }

  private static <S, E> TransitionRows<S, E> rows(JdbcStore<S, E> store) {
    return new TransitionRows<>(store.machine(), store.tables(), store.dialect());
  }

  /** Returns a dry run on the data of a store. */
  public static DryRun of(JdbcStore<?, ?> store) {
    return new DryRun(store);
  }

  /**
   * Steps of one kind that the new version would not allow, or whose records cannot be read. Steps
   * with equal {@code from}, {@code event} and {@code to} are of one kind.
   *
   * @param from the name of the state that was left
   * @param event the name of the event; null if the steps had no event
   * @param to the name of the state that was entered
   * @param count the number of these steps
   * @param reason the reason why the first of these steps is not allowed
   * @param firstEntity the id of the entity that made the first of these steps
   * @param firstSequence the number of the first of these steps in the history of its entity
   */
  public record IllegalSteps(
      String from,
      @Nullable String event,
      String to,
      long count,
      String reason,
      String firstEntity,
      long firstSequence) {}

  /**
   * Entities in a state that the new version does not know.
   *
   * @param state the name of the state
   * @param count the number of these entities
   */
  public record UnknownState(String state, long count) {}

  /**
   * Entities in a known state that the new version cannot open.
   *
   * @param state the name of the state
   * @param reason the reason why the first of these entities cannot be opened
   * @param count the number of these entities
   * @param firstEntity the id of the first of these entities
   */
  public record Unreadable(String state, String reason, long count, String firstEntity) {}

  /**
   * Entities that the new version migrates before their next step, because the states of the new
   * version have another structure.
   *
   * @param state the name of the stored state
   * @param description a description of the migration
   * @param count the number of these entities
   * @param firstEntity the id of the first of these entities
   */
  public record Migrated(String state, String description, long count, String firstEntity) {}

  /**
   * The result of a dry run.
   *
   * @param machine the machine's name
   * @param steps the number of steps that were checked
   * @param illegal the steps that would be illegal, in the order in which they were made
   * @param unknown the entities in unknown states
   * @param unreadable the entities that could not be opened
   * @param migrated the entities that would be migrated; a migration is not an error
   */
  public record Report(
      String machine,
      long steps,
      List<IllegalSteps> illegal,
      List<UnknownState> unknown,
      List<Unreadable> unreadable,
      List<Migrated> migrated) {

    /**
     * Returns whether there are no illegal steps, unknown states or entities that could not be
     * opened.
     */
    public boolean isClean() {
      return illegal.isEmpty() && unknown.isEmpty() && unreadable.isEmpty();
    }

    /** Returns the number of past steps that would be illegal. */
    public long illegalSteps() {
      return illegal.stream().mapToLong(IllegalSteps::count).sum();
    }

    /**
     * Returns a summary line, followed by one line for each kind of step and state. Line breaks and
     * control characters in stored values are escaped.
     */
    @Override
    public String toString() {
      StringBuilder text = new StringBuilder(machine).append(": of ").append(steps);
      text.append(steps == 1 ? " past transition, " : " past transitions, ");
      if (illegal.isEmpty()) {
        text.append("none would be illegal");
      } else {
        IllegalSteps first = illegal.get(0);
        text.append(illegalSteps())
            .append(" would be illegal, first ")
            .append(machine)
            .append(' ')
            .append(VisibleText.of(first.firstEntity()))
            .append(" step ")
            .append(first.firstSequence());
      }
      for (IllegalSteps kind : illegal) {
        text.append("\n  ")
            .append(kind.count())
            .append(" × ")
            .append(VisibleText.of(kind.from()))
            .append(" → ");
        text.append(VisibleText.of(kind.to()));
        text.append(kind.event() == null ? "" : " on " + VisibleText.of(kind.event()));
        text.append(": ").append(VisibleText.of(kind.reason()));
      }
      for (UnknownState state : unknown) {
        text.append("\n  ")
            .append(state.count())
            .append(" now in ")
            .append(VisibleText.of(state.state()));
        text.append(", which the new version does not know");
      }
      for (Unreadable row : unreadable) {
        text.append("\n  ").append(row.count()).append(" now in ");
        text.append(VisibleText.of(row.state())).append(" could not be opened, first ");
        text.append(VisibleText.of(row.firstEntity())).append(": ");
        text.append(VisibleText.of(row.reason()));
      }
      for (Migrated row : migrated) {
        text.append("\n  ").append(row.count()).append(" now in ");
        text.append(VisibleText.of(row.state())).append(" would be migrated, first ");
        text.append(VisibleText.of(row.firstEntity())).append(": ");
        text.append(VisibleText.of(row.description()));
      }
      return text.toString();
    }
  }

  /**
   * Tests a version without reporting progress.
   *
   * @param version the new version of the machine
   * @return the problems and changes that were found
   * @throws StoreException if the database fails
   */
  public Report against(StoredMachine<?, ?> version) {
    return against(version, Progress.none());
  }

  /**
   * Tests a version.
   *
   * @param version the new version of the machine
   * @param progress is notified of the number of checked steps
   * @return the problems and changes that were found
   * @throws StoreException if the database fails
   */
  public Report against(StoredMachine<?, ?> version, Progress progress) {
    CallScope.requireNoOpening("DryRun", store.machine().name());
    try {
      Report replayed = EntityPages.read(store.source(), c -> againstRows(c, version, progress));
      OpeningCheck opened = new OpeningCheck(store, version);
      opened.tryAll();
      return new Report(
          replayed.machine(),
          replayed.steps(),
          replayed.illegal(),
          replayed.unknown(),
          opened.unreadable(),
          opened.migrated());
    } catch (SQLException e) {
      throw new StoreException("The history of " + store.machine() + " could not be read", e);
    }
  }

  private record Kind(String from, @Nullable String event, String to) {}

  /** The first step of a kind, and the number of steps of this kind. */
  private static final class Group {
    final Recorded first;
    final String reason;
    long count;

    Group(Recorded first, String reason) {
      this.first = first;
      this.reason = reason;
    }
  }

  /** Tests a version without opening instances. */
  private Report againstRows(Connection c, StoredMachine<?, ?> version, Progress progress)
      throws SQLException {
    Map<Kind, Group> wrong = new HashMap<>();
    long total = count(c);
    long steps = 0;
    try (PreparedStatement statement = c.prepareStatement(histories())) {
      statement.setFetchSize(CHUNK);
      try (ResultSet rows = statement.executeQuery()) {
        Legality.@Nullable History history = null;
        @Nullable String entity = null;
        Map<Kind, Group> ofEntity = new HashMap<>();
        while (rows.next()) {
          Recorded step = transitions.read(rows, 1);
          if (history == null || !step.entityId().equals(entity)) {
            entity = step.entityId();
            history = version.legality().begin();
            merge(ofEntity, wrong);
          }
          if (!step.unreadable().isEmpty()) {
            String reason = new UnreadableRowException(step.unreadable()).getMessage();
            note(shown(step), String.valueOf(reason), 1, wrong);
            history = version.legality().begin();
          } else {
            String reason = reason(version, history, step);
            if (step.isMigration()) {
              // an earlier version with other rules made the steps before the migration
              ofEntity.clear();
            } else if (reason != null) {
              note(step, reason, 1, ofEntity);
            }
          }
          if (++steps % CHUNK == 0) {
            progress.at(Math.min(steps, total), total);
          }
        }
        merge(ofEntity, wrong);
      }
    }
    progress.at(total, total);
    List<IllegalSteps> illegal =
        wrong.values().stream()
            .sorted(Comparator.comparingLong(group -> group.first.transitionId()))
            .map(DryRun::kind)
            .toList();
    return new Report(version.name(), steps, illegal, unknown(c, version), List.of(), List.of());
  }

  private static void merge(Map<Kind, Group> from, Map<Kind, Group> into) {
    from.values().forEach(group -> note(group.first, group.reason, group.count, into));
    from.clear();
  }

  /** Returns a copy of an unreadable record in which no accessor throws an exception. */
  private static Recorded shown(Recorded step) {
    return new Recorded(
        step.transitionId(),
        step.entityId(),
        step.isUnreadable("sequence") ? 0 : step.sequence(),
        step.isUnreadable("from_state") ? "?" : step.from(),
        step.isUnreadable("to_state") ? "?" : step.to(),
        step.event(),
        Instant.EPOCH,
        null,
        null,
        null,
        null,
        false,
        null);
  }

  private static void note(Recorded step, String reason, long count, Map<Kind, Group> wrong) {
    Kind kind = new Kind(step.from(), step.event(), step.to());
    Group known = wrong.get(kind);
    // rows are ordered by entity, so an earlier step of another entity may come later
    if (known == null || step.transitionId() < known.first.transitionId()) {
      Group group = new Group(step, reason);
      group.count = known == null ? 0 : known.count;
      wrong.put(kind, group);
      known = group;
    }
    known.count += count;
  }

  private static IllegalSteps kind(Group group) {
    Recorded first = group.first;
    return new IllegalSteps(
        first.from(),
        first.event(),
        first.to(),
        group.count,
        group.reason,
        first.entityId(),
        first.sequence());
  }

  /**
   * Returns why the version does not allow a step; null if the version allows it. Forced steps may
   * enter any state, also states that no longer exist.
   */
  private static @Nullable String reason(
      StoredMachine<?, ?> version, Legality.History history, Recorded step) {
    String reason = history.illegal(step.named());
    if (!step.forced()) {
      for (String state : List.of(step.from(), step.to())) {
        if (!version.knows(state)) {
          return "there is no state " + state + ".";
        }
      }
    }
    return reason;
  }

  private String histories() {
    String id = "t." + q(store.tables().entityId());
    return "SELECT "
        + transitions.columns("t")
        + " FROM "
        + transitions()
        + " t ORDER BY "
        + id
        + ", t."
        + q("sequence");
  }

  private long count(Connection c) throws SQLException {
    try (PreparedStatement statement = c.prepareStatement("SELECT COUNT(*) FROM " + transitions());
        ResultSet row = statement.executeQuery()) {
      row.next();
      return row.getLong(1);
    }
  }

  private List<UnknownState> unknown(Connection c, StoredMachine<?, ?> version)
      throws SQLException {
    Tables tables = store.tables();
    String state = q(tables.state());
    String sql =
        "SELECT "
            + state
            + ", COUNT(*) FROM "
            + tables.name(store.dialect(), tables.entities())
            + " GROUP BY "
            + state
            + " ORDER BY "
            + state;
    List<UnknownState> unknown = new ArrayList<>();
    try (PreparedStatement statement = c.prepareStatement(sql);
        ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        Cells cells = new Cells(store.dialect(), tables.entities(), "", rows, 1);
        String name = cells.text(tables.state());
        if (!version.knows(name)) {
          unknown.add(new UnknownState(name, rows.getLong(2)));
        }
      }
    }
    return unknown;
  }

  private String transitions() {
    return store.tables().name(store.dialect(), store.tables().transitions());
  }

  private String q(String name) {
    return store.dialect().quote(name);
  }
}
