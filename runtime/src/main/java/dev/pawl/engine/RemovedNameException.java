package dev.pawl.engine;

/** Reports a name in data of a state or an event that the machine no longer has. */
public final class RemovedNameException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  RemovedNameException(String message) {
    super(message);
  }

  /** Returns whether an error, or the cause of it, is that a name was removed. */
  public static boolean is(Throwable error) {
    return error instanceof RemovedNameException
        || error.getCause() instanceof RemovedNameException;
  }
}
