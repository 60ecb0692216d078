package dev.pawl.processor.command.console;

import java.util.Optional;

/** The arguments make no sense; the message says why, in a sentence for the user. */
public final class UsageError extends Exception {

  private static final long serialVersionUID = 1L;

  public UsageError(String message) {
    super(message);
  }

  public UsageError(String message, Optional<String> hint) {
    super(message + hint.map(h -> " " + h).orElse(""));
  }
}
