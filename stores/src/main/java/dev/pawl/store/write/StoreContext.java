package dev.pawl.store.write;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.step.ForcedSteps;
import dev.pawl.store.step.InstanceOpener;
import dev.pawl.store.step.StepHooks;
import dev.pawl.store.step.StepMaker;
import dev.pawl.store.step.StoreErrors;
import dev.pawl.store.timer.TimerPolicy;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * All that a store and its sessions share. Immutable, thread-safe.
 *
 * @param errors what users see of errors
 * @param policy how timers are fired
 * @param databaseTime whether the time is the database's
 * @param <S> the type of states
 * @param <E> the type of events
 */
public record StoreContext<S, E>(
    StoredMachine<S, E> machine,
    Tables tables,
    Dialect dialect,
    StoreErrors errors,
    StoreRows<S, E> rows,
    InstanceOpener<S, E> opener,
    StepHooks<S, E> hooks,
    StepMaker<S, E> maker,
    ForcedSteps<S, E> forced,
    TimerPolicy policy,
    boolean databaseTime) {

  /** Builds a context; by default no hooks hear of steps. Not thread-safe. */
  public static final class Builder<S, E> {
    private final List<TransitionHook<S, E>> hooks = new ArrayList<>();
    private Function<? super LifecycleEvent<S, E>, Cause> causes = LifecycleEvent::cause;
    private @Nullable InstantSource clock;
    private TimerPolicy policy = TimerPolicy.standard();

    /** Adds a hook. */
    public void hook(TransitionHook<S, E> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
    }

    /** Completes causes before hooks hear of them. */
    public void causes(Function<? super LifecycleEvent<S, E>, Cause> completed) {
      causes = Objects.requireNonNull(completed, "causes");
    }

    /** Tells the time; by default the database where the machine has timers, or else this host. */
    public void clock(InstantSource newClock) {
      clock = Objects.requireNonNull(newClock, "clock");
    }

    /** How timers are fired. */
    public void timers(TimerPolicy newPolicy) {
      policy = Objects.requireNonNull(newPolicy, "timers");
    }

    /** The context. */
    public StoreContext<S, E> build(
        StoredMachine<S, E> machine, Tables tables, Dialect dialect, StoreErrors errors) {
      InstantSource source = clock != null ? clock : InstantSource.system();
      boolean databaseTime = clock == null && machine.hasTimers();
      InstanceOpener<S, E> opener =
          new InstanceOpener<>(machine, tables.entities(), databaseTime, errors);
      StepHooks<S, E> heard = new StepHooks<>(machine, hooks, causes);
      StepMaker<S, E> maker = new StepMaker<>(machine, opener, source, heard, policy);
      return new StoreContext<>(
          machine,
          tables,
          dialect,
          errors,
          StoreRows.of(machine, tables, dialect),
          opener,
          heard,
          maker,
          new ForcedSteps<>(machine, maker, opener),
          policy,
          databaseTime);
    }
  }

  /**
   * The time for what is done now. Where there are timers it is the database's, so that of writers
   * whose clocks differ none fires another's timers early or late.
   */
  public Instant now(Connection connection) {
    try {
      return databaseTime ? rows.entities().now(connection) : maker.now();
    } catch (SQLException e) {
      throw errors.failed("The database does not tell the time", e);
    }
  }

  /** The time for a step that is made from a row that has just been read. */
  public Instant now(EntityRow read) {
    return databaseTime ? Objects.requireNonNull(read.readAt(), "readAt") : maker.now();
  }

  /** Whether there may be something for timers to do: it takes opening the instance to be sure. */
  public boolean isDue(EntityRow row, Instant now) {
    if (!machine.hasTimers()) {
      return false;
    }
    Instant timerAt = row.alarm().timerAt();
    // a row without its timer, or from a clock that is ahead, is put right when it is woken
    return timerAt == null
        ? row.alarm().dueAt() != null || row.snapshot() == null
        : !timerAt.isAfter(now) || row.updatedAt().isAfter(now);
  }

  /**
   * Returns whether the next step does something first that has no event: it migrates an instance
   * that a version with another structure stored, or offers events that were deferred.
   */
  public boolean isOld(EntityRow row) {
    return opener.hasDeferred(row) || opener.needsMigration(row);
  }

  /** An id is a key, so it must come back as it was stored. */
  public String checked(String id) {
    Objects.requireNonNull(id, "id");
    if (id.isEmpty() || !Dialect.isClean(id)) {
      throw new IllegalArgumentException(
          "An id of "
              + machine.name()
              + " must not be empty, nor contain the character 0 or half of a surrogate pair.");
    }
    return id;
  }

  /** The name of a state in which an instance may begin. */
  public String initialName(S initial) {
    String name = machine.nameOf(initial);
    if (!machine.initial().contains(name)) {
      throw new IllegalArgumentException(
          name
              + " is not an initial state of "
              + machine.name()
              + "; those are "
              + machine.initial());
    }
    return name;
  }
}
