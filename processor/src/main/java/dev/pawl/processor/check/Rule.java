package dev.pawl.processor.check;

import dev.pawl.processor.problem.Problems;

/**
 * Looks for one kind of problem. A rule never throws, however broken the machine is, and keeps
 * silent where what it would say follows from a problem that another rule reports.
 */
@FunctionalInterface
public interface Rule {

  /** Adds what is wrong with the machine to the problems. */
  void check(Subject machine, Problems problems);
}
