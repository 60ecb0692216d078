package dev.pawl.samples.agentloop;

import java.util.Objects;

/** How a session of the backend ended. */
public sealed interface ExitOutcome {

  /** The session completed normally. */
  record Success() implements ExitOutcome {}

  /**
   * The session failed.
   *
   * @param message what went wrong
   */
  @SuppressWarnings("JavaLangClash") // the name in the original document
  record Error(String message) implements ExitOutcome {

    /** Creates an error. The message must not be null. */
    public Error {
      Objects.requireNonNull(message, "message");
    }
  }

  /** The session exceeded its time limit. */
  record Timeout() implements ExitOutcome {}
}
