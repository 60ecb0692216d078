package dev.pawl.store.scope;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * A running call of a store on the current thread. Application code runs inside such calls: guards,
 * effects, hooks, the setup of an instance, statements and the body of a transaction. When such
 * code calls a store, the call is checked against the scopes of the thread. A call that would wait
 * for locks of its own thread, or change the entity whose step is being made, throws an exception
 * at once.
 *
 * <p>Confined to one thread. If application code starts another thread and waits for it, the calls
 * of that thread are not detected.
 */
public class CallScope implements AutoCloseable {

  /**
   * The maximum depth of nested calls of hooks during one external call. This number also limits
   * how often hooks may fire at the entities of their own steps during one external call.
   */
  static final int MAX_FROM_HOOKS = 100;

  private static final ThreadLocal<@Nullable CallScope> CURRENT = new ThreadLocal<>();

  private enum Kind {
    /** A connection is open. */
    CONNECTION,
    /** The setup function of an instance runs. */
    OPENING,
    /** A step is being made in memory. */
    STEP,
    /** The legal events of an instance are being determined. */
    QUERY,
    /** The additional statements of a written step run. */
    STATEMENTS,
    /** The store notifies hooks of the result of a step. */
    HOOKS
  }

  private final @Nullable CallScope outer = CURRENT.get();
  private final Kind kind;
  private final @Nullable DataSource source;
  private final @Nullable Connection connection;
  private final @Nullable Object participant;
  private final String machine;
  private final @Nullable String entityId;
  private int calls;

  private CallScope(
      Kind kind,
      @Nullable DataSource source,
      @Nullable Connection connection,
      @Nullable Object participant,
      String machine,
      @Nullable String entityId) {
    this.kind = kind;
    this.source = source;
    this.connection = connection;
    this.participant = participant;
    this.machine = machine;
    this.entityId = entityId;
    CURRENT.set(this);
  }

  /**
   * Opens a scope with an open transaction.
   *
   * @param source the source of the store; null if it is not known
   */
  CallScope(@Nullable DataSource source, Connection connection, String machine) {
    this(Kind.CONNECTION, source, connection, null, machine, null);
  }

  /**
   * Opens a scope with an open transaction.
   *
   * @param source the source of the store; null if it is not known
   * @param participant the actions for the end of the transaction; null if the store does not know
   *     when the transaction ends
   */
  public static CallScope transaction(
      @Nullable DataSource source,
      Connection connection,
      String machine,
      @Nullable Object participant) {
    return new CallScope(Kind.CONNECTION, source, connection, participant, machine, null);
  }

  /** Opens a scope without a connection, for application code that runs before a transaction. */
  public static CallScope unconnected(@Nullable DataSource source, String machine) {
    return new CallScope(Kind.CONNECTION, source, null, null, machine, null);
  }

  /** Opens the scope of a step that is being made in memory. */
  public static CallScope step(String machine, String entityId) {
    return new CallScope(Kind.STEP, null, null, null, machine, entityId);
  }

  /**
   * Opens the scope of a query for the legal events of an instance, which changes nothing.
   *
   * @param source the source of the store; null if it is not known
   */
  public static CallScope query(@Nullable DataSource source, String machine, String entityId) {
    return new CallScope(Kind.QUERY, source, null, null, machine, entityId);
  }

  /** Opens the scope of the statements that belong to a written step. */
  public static CallScope statements(String machine, String entityId) {
    return new CallScope(Kind.STATEMENTS, null, null, null, machine, entityId);
  }

  /** Opens the scope of hooks that are notified of the result of a step. */
  public static CallScope hooks(String machine, @Nullable String entityId) {
    return new CallScope(Kind.HOOKS, null, null, null, machine, entityId);
  }

  /**
   * Opens the scope of a setup function.
   *
   * @param work the effect context of the instance; a nested call for the same instance must pass
   *     the same object
   * @throws IllegalStateException if a setup function is running for this instance already, or
   *     scopes are nested too deeply
   */
  public static CallScope opening(String machine, String entityId, Object work) {
    int depth = 0;
    for (CallScope scope = CURRENT.get(); scope != null; scope = scope.outer) {
      if (scope.kind == Kind.OPENING) {
        if (scope.isAt(machine, entityId) && scope.participant != work) {
          throw new IllegalStateException(
              machine
                  + ' '
                  + entityId
                  + ": the function that sets up its instance reads the state of the same entity,"
                  + " which sets it up again. Use what Opening has: state() and snapshot().");
        } else if (++depth == MAX_FROM_HOOKS) {
          throw new IllegalStateException(
              machine
                  + ' '
                  + entityId
                  + ": the functions that set up instances read other entities, nested "
                  + depth
                  + " deep. Make sure that one of them ends.");
        }
      }
    }
    return new CallScope(Kind.OPENING, null, null, work, machine, entityId);
  }

  @Override
  public void close() {
    if (outer == null) {
      CURRENT.remove();
    } else {
      CURRENT.set(outer);
    }
  }

  private boolean isAt(String name, @Nullable String id) {
    return id != null && machine.equals(name) && id.equals(entityId);
  }

  /** Returns the innermost scope of the thread; null if there is none. */
  static @Nullable CallScope current() {
    return CURRENT.get();
  }

  final @Nullable CallScope outer() {
    return outer;
  }

  final boolean isOn(Connection other) {
    return connection == other;
  }

  /** A query that uses a connection. */
  @FunctionalInterface
  public interface Reading<R> {
    /** Runs the query and returns its result. */
    R run(Connection connection) throws SQLException;
  }

  /**
   * Returns whether the thread has a connection of a source. Queries should use this connection,
   * because a second connection may not be available and would not see uncommitted changes.
   */
  public static boolean hasConnection(DataSource source) {
    return connected(source) != null;
  }

  /** Runs a query on the thread's connection of a source. */
  public static <R> R read(DataSource source, Reading<R> reading) throws SQLException {
    CallScope scope = Objects.requireNonNull(connected(source), "connection");
    Connection connection = Objects.requireNonNull(scope.connection, "connection");
    return reading.run(connection);
  }

  private static @Nullable CallScope connected(DataSource source) {
    for (CallScope scope = CURRENT.get(); scope != null; scope = scope.outer) {
      if (scope.connection != null && scope.source == source) {
        return scope;
      }
    }
    return null;
  }

  /**
   * Returns the object that was passed as the participant to {@link #transaction} for a connection;
   * null if there is none.
   */
  public static @Nullable Object participant(Connection connection) {
    for (CallScope scope = CURRENT.get(); scope != null; scope = scope.outer) {
      if (scope.connection == connection && scope.participant != null) {
        return scope.participant;
      }
    }
    return null;
  }

  /**
   * Checks that a call may run in a separate transaction.
   *
   * @param what the call, such as {@code fire}
   * @param machine the machine of the called store; null for an outbox
   * @param entityId the id of the entity that is to make a step; null if it is not known
   * @throws IllegalStateException if the thread is inside a call on the same source, or is making a
   *     step of the same entity
   */
  public static void requireFree(
      DataSource source, String what, @Nullable String machine, @Nullable String entityId) {
    boolean opens = false;
    for (CallScope scope = CURRENT.get(); scope != null; scope = scope.outer) {
      opens |= scope.kind == Kind.OPENING;
      boolean isHere =
          scope.source == source
              && (scope.kind == Kind.CONNECTION || scope.kind == Kind.QUERY && !opens);
      if (isHere || machine != null && scope.isBusyWith(machine, entityId)) {
        throw new IllegalStateException(
            called(what, machine, entityId)
                + " on the "
                + (machine == null ? "outbox" : "store")
                + " from inside "
                + place()
                + ". It would run in a separate transaction, which may wait for locks of this one"
                + " and is not rolled back with it. "
                + remedy(machine, entityId));
      }
    }
  }

  /**
   * Checks that no step of the entity is in progress on this thread, so that a session can make
   * one.
   *
   * @throws IllegalStateException if the thread is making a step of this entity, or hooks call each
   *     other endlessly
   */
  public static void requireAtRest(String what, String machine, String entityId) {
    for (CallScope scope = CURRENT.get(); scope != null; scope = scope.outer) {
      if (scope.isBusyWith(machine, entityId)) {
        throw new IllegalStateException(
            called(what, machine, entityId)
                + " on a session from inside "
                + place()
                + ". The step of this entity is not complete. "
                + remedy(machine, entityId));
      }
    }
    requireEnd(what, machine, entityId);
  }

  /**
   * Checks that hooks that make steps do not call each other endlessly.
   *
   * @throws IllegalStateException if calls are nested too deeply, or hooks have fired too often at
   *     the entities of their own steps
   */
  public static void requireEnd(String what, String machine, String entityId) {
    int depth = 0;
    boolean again = false;
    CallScope outermost = null;
    for (CallScope scope = CURRENT.get(); scope != null; scope = scope.outer) {
      depth += scope.kind == Kind.HOOKS || scope.kind == Kind.STEP ? 1 : 0;
      if (scope.kind == Kind.HOOKS) {
        again |= scope.isAt(machine, entityId);
        outermost = scope;
      }
    }
    if (again) {
      Objects.requireNonNull(outermost).calls++;
    }
    if (outermost != null && outermost.calls > MAX_FROM_HOOKS || depth > MAX_FROM_HOOKS) {
      throw new IllegalStateException(
          called(what, machine, entityId)
              + " from inside "
              + place()
              + ", more than "
              + MAX_FROM_HOOKS
              + " times during one external call. Hooks and effects that react to their own steps"
              + " never end. Check in them which step was made, or send a message to the outbox,"
              + " whose receiver fires.");
    }
  }

  /**
   * Checks that no setup function of a machine is running, so that all instances can be opened.
   *
   * @throws IllegalStateException if the thread is inside the setup of an instance of the machine
   */
  public static void requireNoOpening(String what, String machine) {
    for (CallScope scope = CURRENT.get(); scope != null; scope = scope.outer) {
      if (scope.kind == Kind.OPENING && scope.machine.equals(machine)) {
        throw new IllegalStateException(
            called(what, machine, null)
                + " from inside the function that sets up the instance of "
                + machine
                + ' '
                + scope.entityId
                + ". It opens all instances, which calls this function again. Call it elsewhere.");
      }
    }
  }

  /**
   * Returns whether the thread is making a step of an entity, so that further events can be added
   * to that step.
   */
  public static boolean isStepping(String entityId) {
    for (CallScope scope = CURRENT.get(); scope != null; scope = scope.outer) {
      if (scope.kind != Kind.CONNECTION && entityId.equals(scope.entityId)) {
        return scope.kind == Kind.STEP || scope.kind == Kind.OPENING;
      }
    }
    return false;
  }

  private boolean isBusyWith(String name, @Nullable String id) {
    return kind != Kind.HOOKS && isAt(name, id);
  }

  private static String called(String what, @Nullable String machine, @Nullable String entityId) {
    return (machine == null ? "" : machine + (entityId == null ? "" : " " + entityId) + ": ")
        + what
        + " was called";
  }

  /** Returns a description of the innermost call that runs on the thread. */
  private static String place() {
    for (CallScope scope = CURRENT.get(); scope != null; scope = scope.outer) {
      String whose = scope.machine + " " + scope.entityId;
      switch (scope.kind) {
        case OPENING -> {
          return "the function that sets up the instance of " + whose;
        }
        case STEP -> {
          return "a step of " + whose + " (a guard, update, effect, hook or listener)";
        }
        case QUERY -> {
          return "permitted of " + whose + " (a guard or update)";
        }
        case STATEMENTS -> {
          return "the statements of a step of " + whose;
        }
        case HOOKS -> {
          return "a hook that is notified of a step of " + whose;
        }
        default -> {
          if (scope.connection != null) {
            return "a transaction of the store of " + scope.machine;
          }
        }
      }
    }
    return "a call of the store";
  }

  private static String remedy(@Nullable String machine, @Nullable String entityId) {
    CallScope inside = null;
    for (CallScope scope = CURRENT.get(); scope != null; scope = scope.outer) {
      if (scope.kind != Kind.CONNECTION && scope.kind != Kind.HOOKS) {
        inside = scope;
        break;
      }
    }
    if (inside == null) {
      return "In inTransaction(tx -> …) use the session tx, and store.join(tx) of another store; or"
          + " call the store when the transaction is over.";
    }
    if (inside.kind == Kind.QUERY) {
      return "Guards and updates must not change anything. Make the step in an effect.";
    }
    boolean same = machine != null && inside.isAt(machine, entityId);
    return same
        ? "For another event of the same entity use fire(event) of its Opening (the effects'"
            + " context), which runs it after this step and in its transaction, or raise in the"
            + " machine; or send a message to the outbox, whose receiver fires."
        : "Use the session tx of the transaction, or Opening.effectContext().execute(c -> store.join(c).fire(…)),"
            + " for another entity in the same transaction; fire(event) of Opening for the same"
            + " entity; or a message to the outbox, whose receiver fires.";
  }
}
