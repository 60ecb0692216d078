package dev.pawl.samples.agent;

/** The canonical reasons that classify abnormal agent terminations. */
public enum AbortReason {
  /** SIGINT (Ctrl+C). */
  USER_INTERRUPT,
  /** SIGTERM (graceful shutdown). */
  SHUTDOWN_SIGNAL,
  /** Watchdog timer expired (exit code 124). */
  TIMEOUT,
  /** Out of memory (exit code 137 / SIGKILL). */
  OOM,
  /** Exit code 126. */
  PERMISSION_DENIED,
  /** API provider returned an unrecoverable error. */
  PROVIDER_ERROR,
  /** A bash tool invocation caused a fatal error. */
  BASH_ERROR,
  /** Cascading abort from sibling agent failure. */
  SIBLING_ABORTED,
  /** Cascading abort from parent session. */
  PARENT_ABORTED,
  /** Context window compaction failed. */
  COMPACT_FAILURE,
  /** Unclassified termination. */
  UNKNOWN;

  /** Returns the reason that corresponds to an exit code. */
  public static AbortReason ofExitCode(int exitCode) {
    return switch (exitCode) {
      case 124 -> TIMEOUT;
      case 126 -> PERMISSION_DENIED;
      case 128 + 2 -> USER_INTERRUPT;
      case 128 + 9 -> OOM;
      case 128 + 15 -> SHUTDOWN_SIGNAL;
      default -> UNKNOWN;
    };
  }
}
