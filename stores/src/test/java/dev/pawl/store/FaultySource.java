package dev.pawl.store;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import javax.sql.DataSource;

/** A data source that lets one call fail: the call with the number given to {@link #arm}. */
final class FaultySource {

  /** The moment and the effect of the failure. */
  enum Moment {
    /** The call has no effect. Later calls succeed. */
    BEFORE,
    /** The call has its effect. Later calls succeed. */
    AFTER,
    /** The call has no effect, and the connection is lost. */
    LOST_BEFORE,
    /** The call has its effect, and the connection is lost. */
    LOST_AFTER,
    /** The call has no effect, and no new connection can be opened. */
    DOWN_BEFORE,
    /** The call has its effect, and no new connection can be opened. */
    DOWN_AFTER,
    /** The call succeeds, but the thread is interrupted before it. */
    INTERRUPTED;

    private boolean hasEffect() {
      return this == AFTER || this == LOST_AFTER || this == DOWN_AFTER;
    }
  }

  private static final Set<String> FREE =
      Set.of("toString", "hashCode", "equals", "unwrap", "isWrapperFor", "isClosed");

  private final DataSource real;
  private final List<String> wrong = new ArrayList<>();
  private Supplier<Throwable> fault;
  private Moment moment;
  private int number;
  private int calls;
  private int open;
  private boolean down;
  private String failed;
  private List<String> names;

  FaultySource(DataSource real) {
    this.real = real;
  }

  /** Returns the data source. */
  DataSource source() {
    return (DataSource)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {DataSource.class},
            (proxy, method, arguments) -> {
              if (!method.getName().equals("getConnection")) {
                return invoke(real, method, arguments);
              }
              if (down) {
                throw gone();
              }
              open++;
              try {
                return call(method, () -> connection(real.getConnection()), null);
              } catch (Throwable thrown) {
                open--;
                throw thrown;
              }
            });
  }

  /** Runs code and returns the names of its calls, in order. */
  List<String> calls(Runnable work) {
    names = new ArrayList<>();
    try {
      work.run();
      return names;
    } finally {
      names = null;
    }
  }

  /**
   * Makes a call fail.
   *
   * @param call the number of the call, counted from now
   */
  void arm(int call, Moment when, Supplier<Throwable> kind) {
    calls = 0;
    number = call;
    moment = when;
    fault = kind;
    down = false;
    failed = null;
    wrong.clear();
  }

  /** Makes no further call fail, and returns whether one has failed. */
  boolean disarm() {
    number = 0;
    down = false;
    return failed != null;
  }

  /** Returns the name of the failed call; null if none has failed. */
  String failed() {
    return failed;
  }

  /** Returns the errors in the use of connections. */
  List<String> wrong() {
    List<String> all = new ArrayList<>(wrong);
    if (open != 0) {
      all.add(open + " connections were not given back");
    }
    return all;
  }

  private static SQLException gone() {
    return new SQLException("the connection is gone", "08006");
  }

  private interface Body {
    Object run() throws Throwable;
  }

  private Object call(Method method, Body body, Connected on) throws Throwable {
    if (names != null && !FREE.contains(method.getName())) {
      names.add(method.getName());
    }
    boolean fails = number > 0 && !FREE.contains(method.getName()) && ++calls == number;
    if (!fails) {
      return body.run();
    }
    failed = method.getName();
    if (moment == Moment.INTERRUPTED) {
      Thread.currentThread().interrupt();
      return body.run();
    }
    Object got = moment.hasEffect() ? body.run() : null;
    if (got instanceof Connection unused) {
      unused.close();
      open++;
    }
    if (on != null && moment != Moment.BEFORE && moment != Moment.AFTER) {
      on.lost = true;
    }
    down = moment == Moment.DOWN_BEFORE || moment == Moment.DOWN_AFTER;
    throw fault.get();
  }

  private static Object invoke(Object target, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  /** A connection that the source has opened. */
  private final class Connected {
    final Connection connection;
    boolean lost;
    boolean closed;
    boolean aborted;

    Connected(Connection connection) {
      this.connection = connection;
    }

    Object called(Method method, Object[] arguments) throws Throwable {
      String name = method.getName();
      if (name.equals("close")) {
        return closing(method);
      }
      if (name.equals("abort")) {
        aborted = true;
        undo();
        return null;
      }
      if (lost) {
        throw gone();
      }
      return call(method, () -> wrap(method, invoke(connection, method, arguments)), this);
    }

    private Object closing(Method method) throws Throwable {
      if (closed) {
        return null;
      }
      closed = true;
      open--;
      try {
        if (!lost && !aborted && !connection.getAutoCommit()) {
          wrong.add("a connection was given back without its autocommit");
        }
        undo();
      } finally {
        connection.close();
      }
      return lost ? null : call(method, () -> null, this);
    }

    /** Rolls back, like a database whose client is disconnected. */
    private void undo() throws SQLException {
      if (!connection.isClosed() && !connection.getAutoCommit()) {
        connection.rollback();
        connection.setAutoCommit(true);
      }
    }

    private Object wrap(Method method, Object result) {
      Class<?> type = method.getReturnType();
      boolean ours =
          type == PreparedStatement.class || type == Statement.class || type == ResultSet.class;
      return ours && result != null ? proxy(type, result) : result;
    }

    private Object proxy(Class<?> type, Object target) {
      return FaultySource.proxy(
          type,
          (proxy, method, arguments) -> {
            if (lost && !FREE.contains(method.getName())) {
              if (method.getName().equals("close")) {
                return null;
              }
              throw gone();
            }
            return call(method, () -> wrap(method, invoke(target, method, arguments)), this);
          });
    }
  }

  private Connection connection(Connection connection) {
    Connected connected = new Connected(connection);
    return (Connection)
        proxy(Connection.class, (proxy, method, args) -> connected.called(method, args));
  }

  private static Object proxy(Class<?> type, InvocationHandler handler) {
    return Proxy.newProxyInstance(
        FaultySource.class.getClassLoader(), new Class<?>[] {type}, handler);
  }
}
