package dev.pawl.benchmarks.workload;

/** The kinds of walks. */
public enum WalkKind {

  /**
   * Random events that the workload allows, with equal chances. Branch predictors cannot learn
   * them.
   */
  RANDOM,

  /** A few events, repeated. Branch predictors soon learn them. */
  KNOWN
}
