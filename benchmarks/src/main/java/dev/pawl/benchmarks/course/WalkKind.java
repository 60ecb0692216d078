package dev.pawl.benchmarks.course;

/** Which events. */
public enum WalkKind {

  /** At every step any event that the course has there, with equal chance; never by heart. */
  RANDOM,

  /** The same few events over and over, which a branch predictor soon knows by heart. */
  KNOWN
}
