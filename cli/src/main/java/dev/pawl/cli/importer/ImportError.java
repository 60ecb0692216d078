package dev.pawl.cli.importer;

import static java.util.Objects.requireNonNull;

/**
 * Thrown if a file cannot be imported. The message says what is wrong, and the hint says what to
 * do.
 */
public final class ImportError extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient Place place;
  private final String hint;

  /**
   * Creates an error.
   *
   * @param message a sentence that says what is wrong
   * @param hint a sentence that says what to do; may be empty
   */
  public ImportError(Place place, String message, String hint) {
    super(message);
    this.place = place;
    this.hint = hint;
  }

  public Place place() {
    return place == null ? Place.NONE : place;
  }

  /** Returns a sentence that says what to do; may be empty. */
  public String hint() {
    return hint;
  }

  @Override
  public String getMessage() {
    return requireNonNull(super.getMessage());
  }
}
