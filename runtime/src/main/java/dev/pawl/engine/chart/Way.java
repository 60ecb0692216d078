package dev.pawl.engine.chart;

/** What a transition leaves and enters. */
final class Way {

  /** The node below which everything is left. */
  final int domain;

  /** The nodes that are entered, in document order. */
  final int[] entered;

  /** The leaves among them. */
  final int[] leaves;

  /** Whether entering them does nothing beyond making them active. */
  final boolean quiet;

  Way(int domain, int[] entered, int[] leaves, boolean quiet) {
    this.domain = domain;
    this.entered = entered;
    this.leaves = leaves;
    this.quiet = quiet;
  }

  boolean enters(int node) {
    for (int n : entered) {
      if (n == node) {
        return true;
      }
    }
    return false;
  }
}
