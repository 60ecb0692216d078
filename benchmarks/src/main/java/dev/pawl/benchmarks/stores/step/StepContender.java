package dev.pawl.benchmarks.stores.step;

import java.sql.SQLException;

/**
 * A contender that makes steps of circuit breakers without end. Each step reads the stored state
 * and stores the new one. Confined to one thread.
 */
public interface StepContender extends AutoCloseable {

  /** The number of breakers, which step in turn. */
  int BREAKERS = 50;

  /** Returns the name for tables. */
  String name();

  /** Returns a sentence about work that only this contender does or omits in a step. */
  String note();

  /** Makes the next step. */
  void step() throws Exception;

  /**
   * Checks that all steps so far are stored.
   *
   * @throws IllegalStateException if one is missing
   */
  void check() throws SQLException;

  @Override
  void close();
}
