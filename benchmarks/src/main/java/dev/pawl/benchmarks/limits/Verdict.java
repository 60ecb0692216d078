package dev.pawl.benchmarks.limits;

/** The verdict on a condition. */
public enum Verdict {
  HOLDS("holds", "holds", "hold"),
  EXCEEDED("exceeded", "is exceeded", "are exceeded"),
  NOT_MEASURED("not measured", "is not measured", "are not measured"),
  TESTED("checked by a test", "is checked by a test", "are checked by tests");

  private final String words;
  private final String ofOne;
  private final String ofMany;

  Verdict(String words, String ofOne, String ofMany) {
    this.words = words;
    this.ofOne = ofOne;
    this.ofMany = ofMany;
  }

  /** Returns the text for tables. */
  public String words() {
    return words;
  }

  /** Returns the predicate of a sentence about a number of limits. */
  String words(int count) {
    return count == 1 ? ofOne : ofMany;
  }
}
