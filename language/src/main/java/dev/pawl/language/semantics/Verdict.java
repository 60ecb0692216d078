package dev.pawl.language.semantics;

/** The result of deciding a property. */
public enum Verdict {
  /** The property holds in every run that the assumptions allow. */
  HOLDS("holds"),
  /** At least one run violates the property. */
  FAILS("fails"),
  /** The property holds or fails depending on the results of predicates and choices. */
  DEPENDS("depends"),
  /** The machine is too large to decide the property. */
  NOT_DECIDED("not decided"),
  /** The property holds only because its condition never occurs. */
  VACUOUS("vacuous");

  private final String text;

  Verdict(String text) {
    this.text = text;
  }

  /** Returns the verdict in words, such as {@code not decided}. */
  public String text() {
    return text;
  }
}
