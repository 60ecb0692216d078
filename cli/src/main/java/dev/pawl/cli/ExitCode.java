package dev.pawl.cli;

/** Exit codes of the command line. */
final class ExitCode {

  public static final int OK = 0;

  /** There are errors in what was read. */
  public static final int PROBLEMS = 1;

  /** The arguments make no sense. */
  public static final int USAGE = 2;

  /** Something could not be read or written. */
  public static final int NOT_DONE = 3;

  /** Nobody reads the output any more: 128 and the number of the signal that tells so. */
  public static final int BROKEN_PIPE = 141;

  private ExitCode() {}
}
