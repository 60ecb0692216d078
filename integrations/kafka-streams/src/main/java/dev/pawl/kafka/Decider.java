package dev.pawl.kafka;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.engine.ErrorText;
import dev.pawl.store.firing.Attempts;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.step.ForcedSteps;
import dev.pawl.store.step.InstanceOpener;
import dev.pawl.store.step.StepHooks;
import dev.pawl.store.step.StepMaker;
import dev.pawl.store.step.StepResult;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Decides what a command or a due timer does to an entity, with the steps of a store. The decider
 * reads and writes nothing: the same arguments give the same decision. Thread-safe.
 */
final class Decider<S, E> {

  /** The maximum number of times that timers fire before a command. */
  private static final int MAX_PASSES = 100;

  /** The maximum length of an explanation in an answer, in characters. */
  private static final int MAX_EXPLANATION_LENGTH = 500;

  private final StoredMachine<S, E> machine;
  private final StepMaker<S, E> maker;
  private final ForcedSteps<S, E> forced;
  private final StepHooks<S, E> hooks;
  private final Attempts attempts;
  private final Duration retention;
  private final int answers;

  Decider(TopologySettings<S, E> settings) {
    this.machine = settings.machine().stored();
    InstanceOpener<S, E> opener =
        new InstanceOpener<>(
            machine, settings.entities(), false, false, new EntityErrors(machine.name()));
    this.hooks = new StepHooks<>(machine, settings.hooks(), LifecycleEvent::cause);
    this.maker = new StepMaker<>(machine, opener, InstantSource.system(), hooks, settings.timers());
    this.forced = new ForcedSteps<>(machine, maker, opener, Tables.of("entities"));
    this.attempts = new Attempts(settings.timers());
    this.retention = settings.retention();
    this.answers = settings.answers();
  }

  /** Notifies the hooks of written steps. */
  void report(Decision<S, E> written) {
    for (StepResult<S, E> made : written.made()) {
      hooks.reportStored(made.steps(), made.attempts());
    }
  }

  /** Notifies the hooks that the steps and vetoed transitions of a decision are not written. */
  void drop(Decision<S, E> dropped, Throwable error) {
    dropped.made().forEach(made -> drop(made, error));
  }

  private void drop(StepResult<S, E> made, Throwable error) {
    hooks.reportLost(made.steps(), error);
    hooks.reportLost(
        made.attempts().stream()
            .filter(attempt -> attempt.outcome() instanceof Outcome.Vetoed<S>)
            .map(StepResult.Attempt::event)
            .toList(),
        error);
  }

  /** Decides a command. */
  Decision<S, E> decide(String id, EntityRecord before, Command<E> command, Instant now) {
    Answer known = before.answerTo(command.id());
    if (known != null) {
      return new Decision<>(before, List.of(), List.of(), known, true);
    }
    Draft draft = new Draft(id, before.row());
    if (draft.isReadable()) {
      draft.wakeBefore(now);
    }
    Refused refused = draft.run(() -> act(draft, command, now), command, now);
    return draft.end(before, draft.answer(command, refused), now);
  }

  /**
   * Refuses a command whose result cannot be written. Nothing of the entity changes, not even the
   * known answers: the entity may be too large for another answer.
   *
   * @param error the reason why the result cannot be written
   */
  Decision<S, E> refuse(
      String id, EntityRecord before, Command<E> command, Throwable error, Instant now) {
    Draft draft = new Draft(id, before.row());
    // the cause itself may be too large
    Refused refused = draft.run(() -> rethrow(error), command.because(Cause.none()), now);
    return new Decision<>(before, List.of(), draft.refusals, draft.answer(command, refused), false);
  }

  /**
   * Rethrows an error of the JVM, such as {@link OutOfMemoryError}, except {@link
   * StackOverflowError}. Restores the interrupt status after an {@link InterruptedException}.
   */
  static void requireReportable(Throwable error) {
    if (error instanceof VirtualMachineError fatal && !(error instanceof StackOverflowError)) {
      throw fatal;
    } else if (error instanceof InterruptedException) {
      Thread.currentThread().interrupt();
    }
  }

  private static void rethrow(Throwable error) {
    throw new IllegalStateException(ErrorText.of(error, MAX_EXPLANATION_LENGTH));
  }

  /** Decides a due entry in the store of timers. */
  Decision<S, E> wake(String id, EntityRecord before, Instant now) {
    EntityRow row = before.row();
    if (row == null || isOver(row, before, now)) {
      return new Decision<>(EntityRecord.UNKNOWN, List.of(), List.of(), null, false);
    }
    Draft draft = new Draft(id, row);
    draft.wake(now);
    return draft.end(before, null, now);
  }

  /** Counts a failed attempt to fire timers whose result could not be written. */
  Decision<S, E> failTimer(String id, EntityRecord before, Throwable error, Instant now) {
    Draft draft = new Draft(id, before.row());
    draft.refuseTimer(error, now);
    draft.failTimer(error, now);
    return draft.end(before, null, now);
  }

  private void act(Draft draft, Command<E> command, Instant now) {
    EntityRow row = draft.row;
    requireVersion(draft.id, row, command.expectedVersion());
    Command.Action<E> action = command.action();
    if (action instanceof Command.Force<E> force) {
      force(draft, force.state(), command.cause(), now);
      return;
    }
    if (action instanceof Command.Unpark<E>) {
      draft.unpark(now);
      return;
    }
    if (action instanceof Command.Begin<E> && row != null) {
      throw new CommandRefusal(
          Refused.Outcome.ILLEGAL, machine.name() + ' ' + draft.id + " already exists.");
    }
    String initial = machine.initial().get(0);
    StepResult<S, E> made;
    if (action instanceof Command.Fire<E> fire) {
      // an event that creates the entity begins the instance and makes its step at once
      EntityRow from = row != null ? row : new EntityRow(draft.id, initial, 0, now, null);
      made = maker.fire(from, now, fire.event(), command.cause(), draft.refusals::add);
    } else {
      made = maker.begin(draft.id, initial, null, now, draft.refusals::add);
    }
    draft.take(made);
  }

  private void force(Draft draft, String name, Cause cause, Instant now) {
    EntityRow row = draft.row;
    S state = machine.state(name);
    if (row == null || state == null) {
      throw new IllegalStateException(
          row == null
              ? machine.name() + ' ' + draft.id + " does not exist."
              : "The state " + name + " carries data, so that its name is not enough.");
    }
    ForcedSteps.Found found = new ForcedSteps.Found(row, null, now);
    draft.take(forced.forceTo(state, found, cause, draft.refusals::add));
  }

  private void requireVersion(String id, @Nullable EntityRow row, @Nullable Long expected) {
    long version = row == null ? 0 : row.version();
    if (expected != null && expected != version) {
      throw new CommandRefusal(
          Refused.Outcome.STALE,
          machine.name()
              + ' '
              + id
              + " has version "
              + version
              + ", but the command expects "
              + expected
              + '.');
    }
  }

  /**
   * Returns whether an instance has ended: it is in a final state, and nothing can change that. If
   * user code prevents the answer, an instance that has not changed is as it was when it was
   * written, and any other instance has not ended.
   */
  private boolean isOver(EntityRow row, EntityRecord before, Instant now) {
    if (!row.unreadable().isEmpty()
        || !machine.isFinal(row.state())
        || row.timerColumns().dueAt() != null) {
      return false;
    }
    try {
      return maker.permitted(row, now).isEmpty();
    } catch (Throwable e) {
      requireReportable(e);
      return row == before.row() && before.due() != null;
    }
  }

  /** A refusal by the rules of commands, not of the machine. */
  private static final class CommandRefusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Refused.Outcome outcome;

    CommandRefusal(Refused.Outcome outcome, String message) {
      super(message, null, false, false);
      this.outcome = outcome;
    }
  }

  /** The steps and refusals of one decision so far. Confined to one thread. */
  private final class Draft {
    private final String id;
    private @Nullable EntityRow row;
    private final List<StepResult<S, E>> made = new ArrayList<>(2);
    private final List<Refused> refusals = new ArrayList<>(0);

    Draft(String id, @Nullable EntityRow row) {
      this.id = id;
      this.row = row;
    }

    boolean isReadable() {
      return row == null || row.unreadable().isEmpty();
    }

    /** Fires the due timers before a command. Timers that have failed do not delay the command. */
    void wakeBefore(Instant now) {
      for (int i = 0; i < MAX_PASSES && row != null && isDue(row.timerColumns(), now); i++) {
        wake(now);
      }
    }

    private boolean isDue(TimerColumns timerColumns, Instant now) {
      return !timerColumns.isWaiting()
          && timerColumns.dueAt() != null
          && !timerColumns.dueAt().isAfter(now);
    }

    void wake(Instant now) {
      int known = refusals.size();
      try {
        fireTimers(now);
      } catch (Throwable e) {
        requireReportable(e);
        if (refusals.size() == known) {
          refuseTimer(e, now);
        }
      }
    }

    /** Fires due timers. If one fails, counts the attempt and throws the exception. */
    private void fireTimers(Instant now) {
      try {
        take(maker.wake(Objects.requireNonNull(row), now, refusals::add));
      } catch (Throwable e) {
        failTimer(e, now);
        throw e;
      }
    }

    /**
     * Fires the failed or parked timers, with a new number of attempts.
     *
     * @throws CommandRefusal if no timer has failed
     */
    void unpark(Instant now) {
      if (row == null || !row.timerColumns().isWaiting()) {
        throw new CommandRefusal(
            Refused.Outcome.ILLEGAL,
            machine.name() + ' ' + id + " has no timers that have failed.");
      }
      row = row.with(TimerColumns.running(now, row.timerColumns().timerAt()));
      fireTimers(now);
    }

    void refuseTimer(Throwable error, Instant now) {
      refusals.add(
          refused(
              Refused.Outcome.FAILED,
              ErrorText.of(error, MAX_EXPLANATION_LENGTH),
              Cause.none(),
              null,
              now));
    }

    void failTimer(Throwable error, Instant now) {
      EntityRow asleep = Objects.requireNonNull(row);
      row = asleep.with(attempts.failed(attempts.another(asleep.timerColumns(), now), now, error));
    }

    /** Adds a step. If an effect of the step has registered SQL statements, throws an exception. */
    void take(StepResult<S, E> step) {
      if (!step.work().statements().isEmpty()) {
        IllegalStateException error =
            new IllegalStateException(
                "An effect of "
                    + machine.name()
                    + " registered SQL statements, but there is no database. Send a message"
                    + " instead.");
        drop(step, error);
        throw error;
      }
      made.add(step);
      step.attempts().forEach(attempt -> refusals.add(attempt.record()));
      boolean changed = !step.isNothing() || !step.isAsleep() || row == null;
      row = changed ? step.after() : row;
    }

    /**
     * Runs the action of a command. Returns the refusal of the command; null if the command was not
     * refused.
     */
    @Nullable Refused run(Runnable action, Command<E> command, Instant now) {
      int known = refusals.size();
      try {
        action.run();
        return null;
      } catch (Throwable e) {
        requireReportable(e);
        if (refusals.size() == known) {
          Refused.Outcome outcome =
              e instanceof CommandRefusal misfit ? misfit.outcome : Refused.Outcome.FAILED;
          String why =
              e instanceof CommandRefusal
                  ? e.getMessage()
                  : ErrorText.of(e, MAX_EXPLANATION_LENGTH);
          String event =
              command.action() instanceof Command.Fire<E> fire
                  ? machine.nameOfEvent(fire.event())
                  : null;
          refusals.add(refused(outcome, why, command.cause(), event, now));
        }
        return refusals.get(refusals.size() - 1);
      }
    }

    private Refused refused(
        Refused.Outcome outcome,
        @Nullable String why,
        Cause cause,
        @Nullable String event,
        Instant now) {
      return new Refused(
          id,
          row == null ? 0 : row.version(),
          row == null ? null : row.state(),
          null,
          event,
          now,
          outcome,
          why,
          cause,
          false);
    }

    Answer answer(Command<E> command, @Nullable Refused refused) {
      Answer.Outcome outcome = outcome(refused);
      String why = refused == null ? null : refused.why();
      return new Answer(
          command.id(),
          outcome,
          row == null ? 0 : row.version(),
          row == null ? null : row.state(),
          why == null ? null : why.substring(0, Math.min(why.length(), MAX_EXPLANATION_LENGTH)));
    }

    private Answer.Outcome outcome(@Nullable Refused refused) {
      if (refused != null) {
        return switch (refused.outcome()) {
          case ILLEGAL -> Answer.Outcome.ILLEGAL;
          case GUARD_REFUSED -> Answer.Outcome.GUARD_REFUSED;
          case VETOED -> Answer.Outcome.VETOED;
          case STALE -> Answer.Outcome.STALE;
          default -> Answer.Outcome.FAILED;
        };
      }
      StepResult<S, E> last = made.get(made.size() - 1);
      if (last.ignored() == null) {
        return Answer.Outcome.MOVED;
      }
      return last.ignored().queued() ? Answer.Outcome.DEFERRED : Answer.Outcome.IGNORED;
    }

    Decision<S, E> end(EntityRecord before, @Nullable Answer answer, Instant now) {
      if (!isReadable()) {
        // a row that this version cannot read is not written again; another version may be able to
        // read it
        return new Decision<>(before, made, refusals, answer, false);
      }
      EntityRecord after = before.with(row);
      if (answer != null) {
        after = after.with(answer, answers);
      }
      Instant due = due(before, now);
      boolean expired = due != null && isExpiring() && !due.isAfter(now);
      return new Decision<>(
          expired ? EntityRecord.UNKNOWN : after.due(due), made, refusals, answer, false);
    }

    private boolean isExpiring() {
      return row == null || row.timerColumns().dueAt() == null;
    }

    private @Nullable Instant due(EntityRecord before, Instant now) {
      if (row == null) {
        return before.due() != null ? before.due() : now.plus(retention);
      }
      return isOver(row, before, now)
          ? row.updatedAt().plus(retention)
          : row.timerColumns().dueAt();
    }
  }
}
