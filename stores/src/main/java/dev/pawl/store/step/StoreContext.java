package dev.pawl.store.step;

import dev.pawl.Cause;
import dev.pawl.DeclaredName;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TableOwner;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.timer.TimerPolicy;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The components that a store and its sessions share. Immutable and thread-safe.
 *
 * @param errors creates the exceptions of the public API
 * @param owner checks that the store may write
 * @param policy the policy by which timers are fired
 * @param databaseTime whether the store uses the clock of the database
 * @param source the source of the store's connections; null if only a session's connection is known
 * @param <S> the type of states
 * @param <E> the type of events
 */
public record StoreContext<S, E>(
    StoredMachine<S, E> machine,
    Tables tables,
    Dialect dialect,
    StoreErrors errors,
    TableOwner owner,
    StoreRows<S, E> rows,
    InstanceOpener<S, E> opener,
    StepHooks<S, E> hooks,
    StepMaker<S, E> maker,
    ForcedSteps<S, E> forced,
    TimerPolicy policy,
    boolean databaseTime,
    @Nullable DataSource source) {

  /** A builder for a context, by default without hooks. Not thread-safe. */
  public static final class Builder<S, E> {
    private final List<TransitionHook<S, E>> hooks = new ArrayList<>();
    private Function<? super LifecycleEvent<S, E>, Cause> causes = LifecycleEvent::cause;
    private @Nullable InstantSource clock;
    private TimerPolicy policy = TimerPolicy.standard();
    private boolean readOnly;

    /** Adds a hook. */
    public void hook(TransitionHook<S, E> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
    }

    /** Sets the function that completes causes before hooks see them. */
    public void causes(Function<? super LifecycleEvent<S, E>, Cause> completed) {
      causes = Objects.requireNonNull(completed, "causes");
    }

    /**
     * Sets the clock. The default is the database's time if the machine has timers, and otherwise
     * the clock of this host.
     */
    public void clock(InstantSource newClock) {
      clock = Objects.requireNonNull(newClock, "clock");
    }

    /** Sets the policy by which timers are fired. */
    public void timers(TimerPolicy newPolicy) {
      policy = Objects.requireNonNull(newPolicy, "timers");
    }

    /** Makes the store read-only. */
    public void readOnly() {
      readOnly = true;
    }

    /** Returns a new context. */
    public StoreContext<S, E> build(
        StoredMachine<S, E> machine,
        Tables tables,
        Dialect dialect,
        StoreErrors errors,
        @Nullable DataSource source) {
      InstantSource time = clock != null ? clock : InstantSource.system();
      boolean databaseTime = clock == null && machine.hasTimers();
      InstanceOpener<S, E> opener =
          new InstanceOpener<>(machine, tables.entities(), true, databaseTime, errors);
      StepHooks<S, E> stepHooks = new StepHooks<>(machine, hooks, causes);
      StepMaker<S, E> maker = new StepMaker<>(machine, opener, time, stepHooks, policy);
      return new StoreContext<>(
          machine,
          tables,
          dialect,
          errors,
          new TableOwner(machine, tables, dialect, readOnly),
          StoreRows.of(machine, tables, dialect),
          opener,
          stepHooks,
          maker,
          new ForcedSteps<>(machine, maker, opener, tables),
          policy,
          databaseTime,
          source);
    }
  }

  /**
   * Returns the current time. If the machine has timers, this is the database's time, because
   * writers with different clocks would fire each other's timers early or late.
   */
  public Instant now(Connection connection) {
    try {
      return databaseTime ? rows.entities().now(connection) : maker.now();
    } catch (SQLException e) {
      throw errors.failed("The time of the database could not be read", e);
    }
  }

  /**
   * Returns the time for a step from a row that has just been read. If the store uses the
   * database's clock, this is the time at which the row was read.
   */
  public Instant now(EntityRow read) {
    return databaseTime ? Objects.requireNonNull(read.readAt(), "readAt") : maker.now();
  }

  /**
   * Returns the row of an entity.
   *
   * @throws RuntimeException if the entity does not exist; {@link StoreErrors#missing} creates this
   *     exception
   */
  public EntityRow row(Connection connection, String id) throws SQLException {
    EntityRow row = rows.entities().find(connection, checked(id));
    if (row == null) {
      throw errors.missing(id);
    }
    return row;
  }

  /** Returns the row and the last recorded step of an entity. */
  public ForcedSteps.Found found(Connection connection, String id) throws SQLException {
    EntityRow row = row(connection, id);
    return new ForcedSteps.Found(row, rows.transitions().last(connection, id), now(row));
  }

  /** Returns whether timers may be due. Only the opened instance shows whether a timer is due. */
  public boolean isDue(EntityRow row, Instant now) {
    if (!machine.hasTimers()) {
      return false;
    }
    Instant timerAt = row.timerColumns().timerAt();
    // waking an instance also corrects rows with missing times or times of a clock that is ahead
    return timerAt == null
        ? row.timerColumns().dueAt() != null || row.stored() == null
        : !timerAt.isAfter(now) || row.updatedAt().isAfter(now);
  }

  /**
   * Returns whether the next step first migrates the instance or processes deferred events. A
   * migration is necessary if an earlier version of the machine with another structure has written
   * the row.
   */
  public boolean hasPendingWork(EntityRow row) {
    return hasDeferred(row) || opener.needsMigration(row);
  }

  /** Returns whether a row has deferred events. */
  public boolean hasDeferred(EntityRow row) {
    return opener.hasDeferred(row);
  }

  /**
   * Checks that the database stores an id unchanged, because the id is a key. Returns the id.
   *
   * @throws IllegalArgumentException if the id is empty, or contains the character 0 or an unpaired
   *     surrogate
   */
  public String checked(String id) {
    Objects.requireNonNull(id, "id");
    if (id.isEmpty() || !Dialect.isClean(id)) {
      throw new IllegalArgumentException(
          "An id of "
              + machine.name()
              + " must not be empty or contain the character 0 or an unpaired surrogate.");
    }
    return id;
  }

  /**
   * Returns the stored name of an initial state.
   *
   * @throws IllegalArgumentException if the state is not an initial state
   */
  public String initialName(S initial) {
    String name = machine.nameOf(initial);
    if (!machine.initial().contains(name)) {
      throw new IllegalArgumentException(
          DeclaredName.of(initial)
              + " is not an initial state of "
              + machine.name()
              + "; the initial states are "
              + machine.initial().stream().map(machine::declaredName).toList()
              + ".");
    }
    return name;
  }
}
