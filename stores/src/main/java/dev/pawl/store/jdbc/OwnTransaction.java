package dev.pawl.store.jdbc;

import dev.pawl.engine.Failure;
import dev.pawl.store.sql.Dialect;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Methods that run transactions of a store on connections that have no open transaction. */
public final class OwnTransaction {

  private OwnTransaction() {}

  /** Work that uses a connection. */
  @FunctionalInterface
  public interface Body<R> {
    /** Runs the work. */
    R run(Connection connection) throws SQLException;
  }

  /** The name of Spring's data source whose connections join the caller's transaction. */
  private static final String HIDING = "TransactionAwareDataSourceProxy";

  private static final String WOULD_END =
      " would let the store commit or roll back the transaction of its caller.";

  /**
   * Checks that connections of a source do not join the caller's transaction, because the store
   * would end that transaction. Detects Spring's {@code TransactionAwareDataSourceProxy}, also
   * behind other proxies.
   *
   * @throws IllegalStateException if the source is such a proxy
   */
  public static void requireOwn(DataSource source) {
    if (isHiding(source.getClass())) {
      throw new IllegalStateException(
          "A "
              + HIDING
              + WOULD_END
              + " Pass the data source behind it to the store. To make steps in the caller's"
              + " transaction, use callers(…).");
    } else if (hasHiding(source)) {
      throw new IllegalStateException(
          "Behind this "
              + source.getClass().getSimpleName()
              + " is a "
              + HIDING
              + ", which"
              + WOULD_END
              + " Make it the outermost proxy, and pass the data source behind it to the store"
              + " and the transaction manager.");
    }
  }

  private static boolean isHiding(Class<?> kind) {
    for (Class<?> type = kind; type != null; type = type.getSuperclass()) {
      if (type.getSimpleName().equals(HIDING)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a {@code TransactionAwareDataSourceProxy} is behind a source, as far as {@link
   * DataSource#isWrapperFor} can tell.
   */
  private static boolean hasHiding(DataSource source) {
    try {
      return source.isWrapperFor(
          Class.forName(
              "org.springframework.jdbc.datasource." + HIDING,
              false,
              source.getClass().getClassLoader()));
    } catch (ClassNotFoundException | SQLException | RuntimeException | LinkageError e) {
      return false;
    }
  }

  /** Takes a connection from a source, runs work on the connection, and closes the connection. */
  public static <R> R use(DataSource source, Body<R> body) throws SQLException {
    Connection connection = source.getConnection();
    @Nullable Throwable failure = null;
    try {
      return body.run(connection);
    } catch (Throwable thrown) {
      failure = thrown;
      throw thrown;
    } finally {
      try {
        connection.close();
      } catch (Throwable more) {
        add(failure, more);
      }
    }
  }

  /**
   * Runs a query on a connection of a source. If the connection is not in auto-commit mode, rolls
   * back after the query. Otherwise a pool that does not roll back itself could keep the
   * transaction of the query open, and later queries could read the data of that transaction.
   */
  public static <R> R query(DataSource source, Body<R> query) throws SQLException {
    return use(
        source,
        connection -> {
          if (connection.getAutoCommit()) {
            return query.run(connection);
          }
          R result;
          try {
            result = query.run(connection);
          } catch (Throwable thrown) {
            tryRollback(connection, thrown);
            throw thrown;
          }
          connection.rollback();
          return result;
        });
  }

  /**
   * Runs a transaction on a connection of a source.
   *
   * @throws CommitLost if the commit failed, so that its result is unknown
   */
  public static <R> R run(DataSource source, Body<R> body) throws SQLException {
    return use(source, connection -> run(connection, body));
  }

  /**
   * Runs a transaction on an idle connection, or on a connection of the source if {@code idle} is
   * null.
   *
   * @throws CommitLost if the commit failed, so that its result is unknown
   */
  public static <R> R run(DataSource source, @Nullable Connection idle, Body<R> body)
      throws SQLException {
    return idle == null ? run(source, body) : run(idle, body);
  }

  /**
   * Runs a transaction on a connection that has no open transaction.
   *
   * @throws CommitLost if the commit failed, so that its result is unknown
   */
  public static <R> R run(Connection connection, Body<R> body) throws SQLException {
    boolean automatic = connection.getAutoCommit();
    @Nullable Throwable failure = null;
    boolean over = true;
    try {
      if (automatic) {
        connection.setAutoCommit(false);
      }
      R result = body.run(connection);
      commit(connection);
      return result;
    } catch (Throwable thrown) {
      failure = thrown;
      over = tryRollback(connection, thrown);
      throw Failure.thrown(thrown);
    } finally {
      // setAutoCommit(true) would commit a transaction that is still open
      if (over && automatic) {
        restore(connection, failure);
      }
    }
  }

  private static void commit(Connection connection) throws CommitLost {
    try {
      connection.commit();
    } catch (Throwable thrown) {
      throw new CommitLost(thrown);
    }
  }

  /** Rolls the transaction back. If the rollback fails, aborts the connection and returns false. */
  private static boolean tryRollback(Connection connection, Throwable failure) {
    try {
      connection.rollback();
      return true;
    } catch (Throwable more) {
      add(failure, more);
    }
    abort(connection, failure);
    return false;
  }

  private static void abort(Connection connection, @Nullable Throwable failure) {
    try {
      connection.abort(Runnable::run);
    } catch (Throwable more) {
      add(failure, more);
    }
  }

  /** Restores auto-commit mode for the next user of the connection. */
  private static void restore(Connection connection, @Nullable Throwable failure) {
    try {
      connection.setAutoCommit(true);
    } catch (Throwable more) {
      add(failure, more);
      abort(connection, failure);
    }
  }

  /**
   * Adds a later error to the first error. If there is no first error, the work has succeeded and
   * the later error is ignored.
   */
  private static void add(@Nullable Throwable failure, Throwable more) {
    if (failure != null && failure != more) {
      failure.addSuppressed(more);
    }
  }

  /** Clears the interrupt of the thread, runs work, and then restores the interrupt. */
  public static <R> R uninterrupted(Supplier<R> work) {
    boolean interrupted = Thread.interrupted();
    try {
      return work.get();
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Returns the dialect of the database. */
  public static Dialect dialect(DataSource source) throws SQLException {
    return query(source, Dialect::of);
  }
}
