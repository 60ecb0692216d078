package dev.pawl.store.jdbc;

import dev.pawl.store.sql.Dialect;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** A transaction on a connection of its own. */
public final class OwnTransaction {

  private OwnTransaction() {}

  /** Work on a connection. */
  @FunctionalInterface
  public interface Body<R> {
    /** Does it. */
    R run(Connection connection) throws SQLException;
  }

  /** Spring's source that hides the caller's transaction behind each connection. */
  private static final String HIDING = "TransactionAwareDataSourceProxy";

  private static final String WOULD_END =
      " would have the store commit, or roll back, what its caller has begun.";

  /**
   * A source that hides the caller's transaction behind each connection would have it ended here,
   * also where other proxies are around it; only that of Spring is known.
   *
   * @throws IllegalStateException if the source is one
   */
  public static void requireOwn(DataSource source) {
    if (isHiding(source.getClass())) {
      throw new IllegalStateException(
          "A "
              + HIDING
              + WOULD_END
              + " Give the store the source behind it, and with callers(…)"
              + " the transactions that it shall join.");
    } else if (hasHiding(source)) {
      throw new IllegalStateException(
          "Behind this "
              + source.getClass().getSimpleName()
              + " is a "
              + HIDING
              + ", which"
              + WOULD_END
              + " Let it be the outermost proxy, and give the store, and the transaction"
              + " manager, what is behind it.");
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

  /** JDBC's own way to look through proxies; who does not go it tells nothing. */
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

  /** Takes a connection and gives it back, whatever is done with it. */
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
   * Takes a connection, makes a transaction, and gives the connection back as it was.
   *
   * @throws CommitLost if the commit failed: whether it was made is not known
   */
  public static <R> R run(DataSource source, Body<R> body) throws SQLException {
    return use(source, connection -> run(connection, body));
  }

  /**
   * Makes a transaction on a connection that has none open, or on one of a source if there is none.
   *
   * @throws CommitLost if the commit failed: whether it was made is not known
   */
  public static <R> R run(DataSource source, @Nullable Connection idle, Body<R> body)
      throws SQLException {
    return idle == null ? run(source, body) : run(idle, body);
  }

  /**
   * Makes a transaction on a connection that has none open.
   *
   * @throws CommitLost if the commit failed: whether it was made is not known
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
      over = isRolledBack(connection, thrown);
      throw thrown;
    } finally {
      // where a transaction is still open, this would commit it
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

  /** Whether the transaction was rolled back; otherwise its connection is no longer of use. */
  private static boolean isRolledBack(Connection connection, Throwable failure) {
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

  /** Whoever gets a connection next relies on its being as it was. */
  private static void restore(Connection connection, @Nullable Throwable failure) {
    try {
      connection.setAutoCommit(true);
    } catch (Throwable more) {
      add(failure, more);
      abort(connection, failure);
    }
  }

  /** Keeps a later error from hiding whether the work was done. */
  private static void add(@Nullable Throwable failure, Throwable more) {
    if (failure != null && failure != more) {
      failure.addSuppressed(more);
    }
  }

  /** Does what has to be done, even if nobody wants to wait for it. */
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

  /** The kind of the database. */
  public static Dialect dialect(DataSource source) throws SQLException {
    return use(source, Dialect::of);
  }
}
