package dev.pawl.store.recovery;

import dev.pawl.store.JdbcStore;
import dev.pawl.store.Progress;
import dev.pawl.store.StoreException;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.OwnTransaction;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Tries a new version of a machine on what an old one has recorded, before it is put to use: which
 * past steps it would not have, and which entities are in states that it does not know.
 *
 * <p>There are few different steps, however many were made, so the database groups them; changes
 * nothing. Immutable and thread-safe.
 */
public final class DryRun {

  private final JdbcStore<?, ?> store;

  private DryRun(JdbcStore<?, ?> store) {
    this.store = store;
  }

  /** On what a store has recorded. */
  public static DryRun of(JdbcStore<?, ?> store) {
    return new DryRun(store);
  }

  /**
   * Steps of one kind that the new version does not have.
   *
   * @param from the name of the state left
   * @param event the name of the event; null if there was none
   * @param to the name of the state entered
   * @param count how many there are
   * @param why why it does not have them
   * @param firstEntity whose was the first
   * @param firstSequence the number of the first in its life
   */
  public record IllegalSteps(
      String from,
      String event,
      String to,
      long count,
      String why,
      String firstEntity,
      long firstSequence) {}

  /**
   * Entities in a state that the new version does not know.
   *
   * @param state its name
   * @param count how many there are
   */
  public record UnknownState(String state, long count) {}

  /**
   * What would be wrong.
   *
   * @param machine the machine's name
   * @param steps how many steps were tried
   * @param illegal the steps that would be illegal, those made first first
   * @param unknown the entities that could not go on
   */
  public record Report(
      String machine, long steps, List<IllegalSteps> illegal, List<UnknownState> unknown) {

    /** Whether nothing would be wrong. */
    public boolean isClean() {
      return illegal.isEmpty() && unknown.isEmpty();
    }

    /** How many past steps would be illegal. */
    public long illegalSteps() {
      return illegal.stream().mapToLong(IllegalSteps::count).sum();
    }

    /** A line that sums up, and one for each kind of step and state. */
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
            .append(first.firstEntity())
            .append(" step ")
            .append(first.firstSequence());
      }
      for (IllegalSteps kind : illegal) {
        text.append("\n  ").append(kind.count()).append(" × ").append(kind.from()).append(" → ");
        text.append(kind.to());
        text.append(kind.event() == null ? "" : " on " + kind.event());
        text.append(": ").append(kind.why());
      }
      for (UnknownState state : unknown) {
        text.append("\n  ").append(state.count()).append(" now in ").append(state.state());
        text.append(", which the new version does not know");
      }
      return text.toString();
    }
  }

  /** Tries a version, and tells nobody how far it is. */
  public Report against(StoredMachine<?, ?> version) {
    return against(version, Progress.none());
  }

  /**
   * Tries a version.
   *
   * @param progress hears how many kinds of steps have been tried
   * @throws StoreException if the database fails
   */
  public Report against(StoredMachine<?, ?> version, Progress progress) {
    try {
      return OwnTransaction.run(store.source(), c -> against(c, version, progress));
    } catch (SQLException e) {
      throw new StoreException("The history of " + store.machine() + " could not be read", e);
    }
  }

  private record Group(
      String from, String event, String to, boolean forced, long count, long first) {}

  private Report against(Connection c, StoredMachine<?, ?> version, Progress progress)
      throws SQLException {
    List<Group> groups = groups(c);
    List<Group> wrong = new ArrayList<>();
    long steps = 0;
    int done = 0;
    for (Group group : groups) {
      steps += group.count();
      if (why(version, group) != null) {
        wrong.add(group);
      }
      progress.at(++done, groups.size());
    }
    wrong.sort(Comparator.comparingLong(Group::first));
    List<IllegalSteps> illegal = new ArrayList<>();
    for (Group group : wrong) {
      illegal.add(first(c, group, why(version, group)));
    }
    return new Report(version.name(), steps, illegal, unknown(c, version));
  }

  /** A forced step may lead anywhere, but only to states that there are. */
  private static String why(StoredMachine<?, ?> version, Group group) {
    if (!version.knows(group.from()) || !version.knows(group.to())) {
      String gone = version.knows(group.from()) ? group.to() : group.from();
      return group.forced() ? null : "there is no state " + gone + ".";
    }
    return group.forced()
        ? null
        : version.legality().illegal(group.from(), group.event(), group.to());
  }

  private List<Group> groups(Connection c) throws SQLException {
    String by = String.join(", ", q("from_state"), q("event"), q("to_state"), q("forced"));
    String sql =
        "SELECT "
            + by
            + ", COUNT(*), MIN("
            + q("transition_id")
            + ") FROM "
            + transitions()
            + " GROUP BY "
            + by;
    List<Group> groups = new ArrayList<>();
    try (PreparedStatement statement = c.prepareStatement(sql);
        ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        groups.add(
            new Group(
                rows.getString(1),
                rows.getString(2),
                rows.getString(3),
                rows.getBoolean(4),
                rows.getLong(5),
                rows.getLong(6)));
      }
    }
    return groups;
  }

  private IllegalSteps first(Connection c, Group group, String why) throws SQLException {
    String sql =
        "SELECT "
            + q(store.tables().entityId())
            + ", "
            + q("sequence")
            + " FROM "
            + transitions()
            + " WHERE "
            + q("transition_id")
            + " = ?";
    try (PreparedStatement statement = c.prepareStatement(sql)) {
      statement.setLong(1, group.first());
      try (ResultSet row = statement.executeQuery()) {
        row.next();
        return new IllegalSteps(
            group.from(),
            group.event(),
            group.to(),
            group.count(),
            why,
            row.getString(1),
            row.getLong(2));
      }
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
        if (!version.knows(rows.getString(1))) {
          unknown.add(new UnknownState(rows.getString(1), rows.getLong(2)));
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
