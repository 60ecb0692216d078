package dev.pawl.benchmarks.stores.due;

import java.sql.SQLException;

/** Handles what is due, with several workers. */
public interface DueContender extends AutoCloseable {

  /** How many workers there are, each with a connection of its own at a time. */
  int WORKERS = 4;

  /** How many are claimed at a time. */
  int BATCH = 50;

  /** What it is called in tables. */
  String name();

  /** What handling one does more or less than that of others. */
  String note();

  /**
   * Makes so many that are due, which nobody handles yet.
   *
   * @param round not the same twice
   */
  void prepare(int round, int number) throws Exception;

  /** Starts the workers; returns when all have been handled, and the workers still run. */
  void handle() throws Exception;

  /** Stops the workers. */
  void stop() throws Exception;

  /**
   * Makes sure that all of a round were handled once, and that this is stored.
   *
   * @throws IllegalStateException if not
   */
  void check(int round, int number) throws SQLException;

  @Override
  void close();
}
