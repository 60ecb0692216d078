package dev.pawl.store.recovery;

import dev.pawl.TransitionHook;
import dev.pawl.store.history.HistoryRules;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.machine.Work;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.time.VirtualScheduler;
import java.time.InstantSource;

/** Checks one entity after the other, each step by step. Confined to one thread. */
final class HistoryCheck<S, E> {

  private final StoredMachine<S, E> machine;
  private final CheckReport.Collector found;
  private EntityRow row;
  private Recorded last;

  HistoryCheck(StoredMachine<S, E> machine, CheckReport.Collector found) {
    this.machine = machine;
    this.found = found;
  }

  /** Takes the next row of the join; a step is null where the entity has none. */
  void take(EntityRow entity, Recorded step) {
    if (row == null || !row.id().equals(entity.id())) {
      end();
      row = entity;
      last = null;
      found.entities++;
    }
    if (step != null) {
      found.steps++;
      check(step);
      last = step;
    }
  }

  private void check(Recorded step) {
    note(Finding.Kind.SEQUENCE_GAP, step, HistoryRules.gap(last, step));
    note(
        last == null ? Finding.Kind.WRONG_BEGINNING : Finding.Kind.BROKEN_CHAIN,
        step,
        last == null && step.sequence() != 1 ? null : HistoryRules.broken(machine, last, step));
    note(Finding.Kind.ILLEGAL_STEP, step, HistoryRules.illegal(machine, step));
    if (step.forced() && (step.actor() == null || step.reason() == null)) {
      note(Finding.Kind.UNEXPLAINED_FORCE, step, "it was forced, and does not tell who and why.");
    }
    if (last != null && step.at().isBefore(last.at())) {
      note(
          Finding.Kind.CLOCK_BACK,
          step,
          "it was made at " + step.at() + ", before the step before it, at " + last.at() + ".");
    }
  }

  private void note(Finding.Kind kind, Recorded step, String what) {
    if (what != null) {
      found.add(kind, step.entityId(), step.sequence(), what);
    }
  }

  /** Checks what can only be told when the last step of an entity is known. */
  void end() {
    if (row == null) {
      return;
    }
    if (!machine.knows(row.state())) {
      note(Finding.Kind.UNKNOWN_STATE, "the machine has no state " + row.state() + ".");
    } else if (last == null && !machine.hasRegions() && !begins()) {
      note(Finding.Kind.STATE_MISMATCH, "it is in " + row.state() + ", and has no history.");
    }
    if (last != null && !machine.hasRegions() && !isAtEnd()) {
      note(
          Finding.Kind.STATE_MISMATCH,
          "it is in " + row.state() + ", but its history ends in " + last.to() + ".");
    }
    long steps = last == null ? 0 : last.sequence();
    if (row.version() != steps) {
      note(
          Finding.Kind.VERSION_MISMATCH,
          "its version is " + row.version() + ", but its last step is " + steps + ".");
    }
    if (machine.hasSnapshots() && row.snapshot() != null) {
      checkSnapshot();
    }
  }

  private boolean begins() {
    return machine.initial().contains(machine.current(row.state()));
  }

  private boolean isAtEnd() {
    return machine.current(row.state()).equals(machine.current(last.to()));
  }

  private void checkSnapshot() {
    try {
      String told = machine.nameOf(machine.open(opening()).state());
      if (!told.equals(machine.current(row.state()))) {
        note(
            Finding.Kind.SNAPSHOT,
            "it is in " + row.state() + ", but its snapshot tells " + told + ".");
      }
    } catch (RuntimeException e) {
      note(Finding.Kind.SNAPSHOT, "its snapshot can't be read: " + e.getMessage());
    }
  }

  /** A life that is only looked at. */
  private Opening<S, E> opening() {
    return new Opening<>(
        row.id(),
        machine.state(row.state()),
        row.version(),
        false,
        row.snapshot(),
        InstantSource.system(),
        new VirtualScheduler(row.updatedAt()),
        new TransitionHook<>() {},
        new Work());
  }

  private void note(Finding.Kind kind, String what) {
    found.add(kind, row.id(), 0, what);
  }
}
