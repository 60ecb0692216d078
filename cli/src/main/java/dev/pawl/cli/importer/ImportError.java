package dev.pawl.cli.importer;

import static java.util.Objects.requireNonNull;

/**
 * Thrown if a file cannot be imported. The message describes the problem, and the hint describes
 * the remedy.
 */
public final class ImportError extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient Place place;
  private final String hint;

  /**
   * Creates an error.
   *
   * @param message the problem, a sentence
   * @param hint the remedy, a sentence; may be empty
   */
  public ImportError(Place place, String message, String hint) {
    super(message);
    this.place = place;
    this.hint = hint;
  }

  /** Returns the place of the error. */
  public Place place() {
    return place == null ? Place.NONE : place;
  }

  /** Returns the remedy, a sentence; may be empty. */
  public String hint() {
    return hint;
  }

  @Override
  public String getMessage() {
    return requireNonNull(super.getMessage());
  }
}
