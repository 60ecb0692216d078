package dev.pawl.samples;

/** A machine and an instance of it. */
public interface Sample {

  /** The name under which it can be asked for: {@code circuit-breaker}. */
  String name();

  /** The generated types' common beginning, package included. */
  String machine();

  /**
   * Instances, and tells what happened and what was refused.
   *
   * @param story whom to tell
   */
  void live(Story story);
}
