package dev.pawl.language.check.rule;

/**
 * Looks for one kind of problem. A rule never throws, however broken the machine is, and keeps
 * silent where what it would say follows from a problem that another rule reports.
 */
@FunctionalInterface
public interface Rule {

  /** Reports what is wrong with the machine. */
  void check(CheckContext machine);
}
