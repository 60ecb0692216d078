package dev.pawl.samples;

/** A machine that is demonstrated with an instance. */
public interface Sample {

  /** Returns the name by which users choose this sample, such as {@code circuit-breaker}. */
  String name();

  /** Returns the common prefix of the names of the generated types, with the package. */
  String machine();

  /**
   * Runs an instance, and prints its steps and refusals.
   *
   * @param story prints them
   */
  void live(Story story);
}
