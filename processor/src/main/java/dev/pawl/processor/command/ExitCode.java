package dev.pawl.processor.command;

/** What the command line tells whoever called it. */
final class ExitCode {

  static final int OK = 0;

  /** There are errors in what was read. */
  static final int PROBLEMS = 1;

  /** The arguments make no sense. */
  static final int USAGE = 2;

  /** Something could not be read or written. */
  static final int NOT_DONE = 3;

  private ExitCode() {}
}
