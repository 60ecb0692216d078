package dev.pawl.cli;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/** Thrown if the arguments are not valid. The message is a sentence for the user. */
final class UsageError extends Exception {

  private static final long serialVersionUID = 1L;

  public UsageError(String message) {
    super(message);
  }

  public UsageError(String message, Optional<String> hint) {
    super(message + hint.map(h -> " " + h).orElse(""));
  }

  @Override
  public String getMessage() {
    return requireNonNull(super.getMessage());
  }
}
