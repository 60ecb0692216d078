package dev.pawl.benchmarks.stores.due;

import java.sql.SQLException;

/** A contender that handles due timers or messages with several workers. */
public interface DueContender extends AutoCloseable {

  /** The number of workers. Each uses one connection at a time. */
  int WORKERS = 4;

  /** The maximum number of timers or messages that a worker claims at a time. */
  int BATCH = 50;

  /** Returns the name for tables. */
  String name();

  /** Returns a sentence about work that only this contender does or omits. */
  String note();

  /**
   * Creates due timers or messages, which are not handled yet.
   *
   * @param round the number of the round, which must be new
   * @param number how many to create
   */
  void prepare(int round, int number) throws Exception;

  /** Starts the workers. Returns when all have been handled; the workers keep running. */
  void handle() throws Exception;

  /** Stops the workers. */
  void stop() throws Exception;

  /**
   * Checks that all of a round were handled once, and that this is stored.
   *
   * @throws IllegalStateException if this is not the case
   */
  void check(int round, int number) throws SQLException;

  @Override
  void close();
}
