package dev.pawl.benchmarks.stores.step;

import java.sql.SQLException;

/**
 * Makes steps of some circuit breakers, which go round for ever: each from what is stored, and
 * stored when it is made. Confined to one thread.
 */
public interface StepContender extends AutoCloseable {

  /** How many breakers there are; the steps go to them in turn. */
  int BREAKERS = 50;

  /** What it is called in tables. */
  String name();

  /** What a step does more or less than those of others. */
  String note();

  /** Makes the next step. */
  void step() throws Exception;

  /**
   * Makes sure that all steps so far are stored.
   *
   * @throws IllegalStateException if not
   */
  void check() throws SQLException;

  @Override
  void close();
}
