package dev.pawl.store.history;

import dev.pawl.store.machine.Legality;
import dev.pawl.store.machine.StoredMachine;
import org.jspecify.annotations.Nullable;

/** A check of the recorded history of one entity, one step at a time. Confined to one thread. */
public final class HistoryRules {

  private final StoredMachine<?, ?> machine;
  private Legality.History replay;
  private @Nullable Recorded before;
  private @Nullable String gap;
  private @Nullable String broken;
  private @Nullable String illegal;
  private boolean unread;

  /** Creates a check of one history. */
  public HistoryRules(StoredMachine<?, ?> machine) {
    this.machine = machine;
    this.replay = machine.legality().begin();
  }

  /**
   * Checks the next step. Steps before a {@linkplain Recorded#isMigration() migration} were made by
   * an earlier version, which may have had other rules.
   *
   * @return the first problem of the step; null if the step has no problem
   */
  public @Nullable String check(Recorded step) {
    gap = before == null && unread ? null : gap(before, step);
    broken =
        before == null && (unread || step.sequence() != 1) ? null : broken(machine, before, step);
    if (broken != null && before != null) {
      // the gap is one error; the step itself may be legal
      replay = machine.legality().begin();
    }
    illegal = replay.illegal(step.named());
    before = step;
    return gap != null ? gap : broken != null ? broken : illegal;
  }

  /**
   * Skips a step that cannot be read. The replay continues with the next step, which may leave any
   * state.
   */
  public void pass() {
    before = null;
    unread = true;
    replay = machine.legality().begin();
  }

  /** Returns the error in the number of the last checked step; null if the number is right. */
  public @Nullable String gap() {
    return gap;
  }

  /**
   * Returns the error in the state that the last checked step leaves; null if the state is right.
   */
  public @Nullable String broken() {
    return broken;
  }

  /** Returns the reason why the last checked step is not legal; null if the step is legal. */
  public @Nullable String illegal() {
    return illegal;
  }

  private static @Nullable String gap(@Nullable Recorded before, Recorded step) {
    long expected = before == null ? 1 : before.sequence() + 1;
    return step.sequence() == expected
        ? null
        : "its number is " + step.sequence() + ", but should be " + expected + ".";
  }

  /**
   * Returns the error in the state that a step leaves; null if the state is right. Returns null if
   * the machine has regions, because then only a replay of all steps can check the state.
   */
  private static @Nullable String broken(
      StoredMachine<?, ?> machine, @Nullable Recorded before, Recorded step) {
    if (machine.hasRegions() || step.isMigration()) {
      return null;
    }
    String from = machine.current(step.from());
    if (before == null) {
      return machine.initial().contains(from) || !machine.isWhole(from)
          ? null
          : "an instance cannot begin in " + from + ".";
    }
    String ended = machine.current(before.to());
    return from.equals(ended)
        ? null
        : "it leaves " + from + ", but the step before it ended in " + ended + ".";
  }
}
