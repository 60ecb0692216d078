package dev.pawl.engine;

/** Thrown when data contains the name of a state or an event that the machine no longer has. */
public final class RemovedNameException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  RemovedNameException(String message) {
    super(message);
  }

  /** Returns whether the error or its direct cause is a {@code RemovedNameException}. */
  public static boolean is(Throwable error) {
    return error instanceof RemovedNameException
        || error.getCause() instanceof RemovedNameException;
  }
}
