package dev.pawl.samples.pipeline;

/** A program that executes steps. */
public interface Tool {

  /** Returns the name of the tool and of its circuit, such as {@code aider}. */
  String name();

  /**
   * Executes a step. May be called again for the same step if its result was lost.
   *
   * @param step the id of the step
   * @return the exit code
   */
  int run(String step);

  /** Returns whether the program works: {@code aider --version} ends without an error. */
  boolean isHealthy();
}
