package dev.pawl.cli;

/** The exit codes of the command line. */
final class ExitCode {

  public static final int OK = 0;

  /** The exit code if an input file contains errors. */
  public static final int PROBLEMS = 1;

  /** The exit code if the arguments are not valid. */
  public static final int USAGE = 2;

  /** The exit code if a file could not be read or written. */
  public static final int FILE_ERROR = 3;

  /**
   * The exit code if the output is a pipe whose reader has ended: 128 plus the number of {@code
   * SIGPIPE}.
   */
  public static final int BROKEN_PIPE = 141;

  private ExitCode() {}
}
