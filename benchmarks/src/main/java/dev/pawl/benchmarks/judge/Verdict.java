package dev.pawl.benchmarks.judge;

/** The verdict on a condition. */
public enum Verdict {
  HOLDS("holds", "hold"),
  FALLS_SHORT("falls short", "fall short"),
  NOT_MEASURED("not measured", "not measured"),
  TESTED("held by a test", "held by tests");

  private final String words;
  private final String ofMany;

  Verdict(String words, String ofMany) {
    this.words = words;
    this.ofMany = ofMany;
  }

  /** Returns the text for tables. */
  public String words() {
    return words;
  }

  /** Returns the text for a number of conditions. */
  String words(int count) {
    return count == 1 ? words : ofMany;
  }
}
