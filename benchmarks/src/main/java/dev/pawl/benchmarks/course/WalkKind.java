package dev.pawl.benchmarks.course;

/** The kinds of walks. */
public enum WalkKind {

  /**
   * Random events that the course allows, with equal chances. Branch predictors cannot learn them.
   */
  RANDOM,

  /** A few events, repeated. Branch predictors soon learn them. */
  KNOWN
}
