package dev.pawl.samples.pipeline;

/** What steps run. */
public interface Tool {

  /** Its name, which is also that of its circuit: {@code aider}. */
  String name();

  /**
   * Does the work of a step; may be asked for the same again if nobody heard of its end.
   *
   * @param step whose
   * @return the exit code
   */
  int run(String step);

  /** Whether it answers at all: {@code aider --version} works without error. */
  boolean isHealthy();
}
