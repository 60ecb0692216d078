package dev.pawl.language.check;

/**
 * A rule that looks for one kind of problem. A rule never throws, even if the declaration is
 * broken. A rule does not report a problem that only follows from a problem that another rule
 * reports.
 */
@FunctionalInterface
interface Rule {

  /** Reports the problems of a machine. */
  void check(CheckContext machine);
}
