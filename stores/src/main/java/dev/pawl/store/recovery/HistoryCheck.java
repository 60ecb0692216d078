package dev.pawl.store.recovery;

import dev.pawl.engine.Purpose;
import dev.pawl.store.history.HistoryRules;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StateTimers;
import dev.pawl.store.machine.StoredInstance;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.step.MigrationHook;
import dev.pawl.store.step.RowConsistencyCheck;
import dev.pawl.time.VirtualScheduler;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A check of entities and their histories, one step at a time. Confined to one thread. */
final class HistoryCheck<S, E> {

  /**
   * The kinds of findings that depend on the rules of the machine. Such findings are dropped if an
   * earlier version with other rules made the steps.
   */
  private static final Set<Finding.Kind> BY_RULES =
      Set.of(Finding.Kind.WRONG_BEGINNING, Finding.Kind.BROKEN_CHAIN, Finding.Kind.ILLEGAL_STEP);

  private final StoredMachine<S, E> machine;
  private final CheckReport.Collector found;
  private final RowConsistencyCheck rowCheck;
  private final Map<String, Boolean> timed = new HashMap<>();
  private final List<Entity> read = new ArrayList<>();
  private @Nullable Entity current;

  HistoryCheck(StoredMachine<S, E> machine, CheckReport.Collector found) {
    this.machine = machine;
    this.found = found;
    this.rowCheck = new RowConsistencyCheck(machine);
  }

  /**
   * Checks the next row of the join of entities and steps, without calling code of the application.
   *
   * @param step the step; null if the entity has no steps
   */
  void take(EntityRow entity, @Nullable Recorded step) {
    if (current == null || !current.row.id().equals(entity.id())) {
      current = new Entity(entity);
      read.add(current);
      found.entities++;
    }
    if (step != null) {
      found.steps++;
      current.check(step);
    }
  }

  /**
   * Completes the check of all entities that have been read with all their steps. Opens their
   * instances, which calls code of the application.
   */
  void endAll() {
    read.forEach(Entity::end);
    read.clear();
    current = null;
  }

  /** An entity, and the part of its history that has been read. */
  private final class Entity {
    final EntityRow row;
    final HistoryRules rules = new HistoryRules(machine);

    final CheckReport.Collector findings = found.ofEntity();

    @Nullable Recorded last;
    boolean starts;
    boolean isOld;
    boolean unread;

    Entity(EntityRow row) {
      this.row = row;
    }

    void check(Recorded step) {
      if (!step.unreadable().isEmpty()) {
        findings.add(step.unreadable(), step.isUnreadable("sequence") ? 0 : step.sequence());
        rules.pass();
        unread = true;
        return;
      }
      rules.check(step);
      if (step.isMigration()) {
        findings.forget(BY_RULES);
      }
      note(Finding.Kind.SEQUENCE_GAP, step, rules.gap());
      note(
          last == null ? Finding.Kind.WRONG_BEGINNING : Finding.Kind.BROKEN_CHAIN,
          step,
          rules.broken());
      note(Finding.Kind.ILLEGAL_STEP, step, rules.illegal());
      if (step.forced() && (step.actor() == null || step.reason() == null)) {
        note(Finding.Kind.UNEXPLAINED_FORCE, step, "it was forced, and has no actor or no reason.");
      }
      if (last != null && step.at().isBefore(last.at())) {
        note(
            Finding.Kind.CLOCK_BACK,
            step,
            "its time is " + step.at() + ", but that of the step before is " + last.at() + ".");
      }
      last = step;
      unread = false;
    }

    private void note(Finding.Kind kind, Recorded step, @Nullable String what) {
      if (what != null) {
        findings.add(kind, step.entityId(), step.sequence(), what);
      }
    }

    void end() {
      if (!row.unreadable().isEmpty()) {
        found.addAll(findings);
        found.add(row.unreadable(), 0);
        return; // unreadable cells cannot be compared
      }
      if (!machine.knows(row.state())) {
        note(Finding.Kind.UNKNOWN_STATE, "the machine has no state " + row.state() + ".");
      } else if (last == null
          && !unread
          && !machine.hasRegions()
          && !begins()
          && !lacksSnapshot()) {
        note(Finding.Kind.STATE_MISMATCH, "it is in " + row.state() + ", and has no history.");
      }
      if (last != null && !unread && !machine.hasRegions() && !isAt(last.to())) {
        note(
            Finding.Kind.STATE_MISMATCH,
            "it is in " + row.state() + ", but its history ends in " + last.to() + ".");
      }
      long steps = last == null ? 0 : last.sequence();
      if (row.version() != steps && !unread) {
        note(
            Finding.Kind.VERSION_MISMATCH,
            "its version is " + row.version() + ", but its last step is " + steps + ".");
      }
      starts = false;
      if (machine.hasSnapshots() && row.stored() != null) {
        checkSnapshot();
      } else if (machine.hasSnapshots()) {
        note(Finding.Kind.INCONSISTENT_ROW, rowCheck.wrongBeginning(row));
        isOld = lacksSnapshot();
      }
      if (machine.hasSnapshots()
          && row.stored() == null
          && row.version() > 0
          && stateCarriesData()) {
        note(
            Finding.Kind.SNAPSHOT,
            "it has no snapshot, and the state " + row.state() + " carries data.");
      }
      if (lacksTimers()) {
        note(
            Finding.Kind.TIMER_MISSING,
            "no timer runs, but the state "
                + row.state()
                + " has one. Call timers().adopt(…) of the store.");
      }
      if (isOld) {
        findings.forget(BY_RULES);
      }
      found.addAll(findings);
    }

    /**
     * Returns whether the instance has no timer although its state has one. If the row has no
     * snapshot, only the name of its state shows whether the state has a timer. Returns false for a
     * row without a snapshot if the machine has regions or the state carries data.
     */
    private boolean lacksTimers() {
      return machine.hasTimers()
          && row.timerColumns().equals(TimerColumns.NONE)
          && (row.stored() != null
              ? starts
              : machine.knows(row.state()) && timed.computeIfAbsent(row.state(), this::hasTimers));
    }

    private boolean hasTimers(String state) {
      try {
        return machine.state(state) != null && !StateTimers.of(machine, state).isEmpty();
      } catch (Exception e) {
        return false; // without the instance's context the state cannot be entered, so its timers
        // are unknown
      }
    }

    /** A row without a snapshot lacks the data of its state. */
    private boolean stateCarriesData() {
      return machine.knows(row.state()) && machine.state(row.state()) == null;
    }

    private boolean begins() {
      return machine.initial().contains(machine.current(row.state()));
    }

    /**
     * Returns whether the row lacks a necessary snapshot. An earlier version of the machine has
     * written such a row, because the state alone described an instance in that version.
     */
    private boolean lacksSnapshot() {
      return row.stored() == null && !machine.isWhole(row.state()) && !begins();
    }

    private boolean isAt(String end) {
      return machine.current(row.state()).equals(machine.current(end));
    }

    private void checkSnapshot() {
      try {
        VirtualScheduler time = new VirtualScheduler(row.updatedAt());
        MigrationHook<S, E> hook = new MigrationHook<>();
        StoredInstance<S, E> instance = machine.open(opening(time, hook));
        starts = !time.pending().isEmpty();
        isOld = hook.reason() != null;
        note(Finding.Kind.INCONSISTENT_ROW, rowCheck.wrong(row, instance, starts, isOld));
      } catch (Exception | StackOverflowError e) {
        note(Finding.Kind.SNAPSHOT, "its snapshot can't be read: " + e.getMessage());
      }
    }

    /** Returns the parameters for opening an instance without making a step. */
    private Opening<S, E> opening(VirtualScheduler time, MigrationHook<S, E> hook) {
      S state = machine.knows(row.state()) ? machine.state(row.state()) : null;
      return Opening.<S, E>of(row.id(), state, row.version())
          .stored(row.stored())
          .time(InstantSource.system(), time)
          .hook(hook)
          .purpose(Purpose.LOOK)
          .build();
    }

    private void note(Finding.Kind kind, @Nullable String what) {
      if (what != null) {
        findings.add(kind, row.id(), 0, what);
      }
    }
  }
}
