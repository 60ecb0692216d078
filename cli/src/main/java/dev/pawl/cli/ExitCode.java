package dev.pawl.cli;

/** The exit codes of the command line. */
final class ExitCode {

  public static final int OK = 0;

  /** A file that was read contains errors. */
  public static final int PROBLEMS = 1;

  /** The arguments are not valid. */
  public static final int USAGE = 2;

  /** A file could not be read or written. */
  public static final int NOT_DONE = 3;

  /** The reader of the output has closed the pipe: 128 plus the number of {@code SIGPIPE}. */
  public static final int BROKEN_PIPE = 141;

  private ExitCode() {}
}
