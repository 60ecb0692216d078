package dev.pawl.benchmarks.judge;

/** What became of a condition. */
public enum Verdict {
  HOLDS("holds"),
  FALLS_SHORT("falls short"),
  NOT_MEASURED("not measured"),
  TESTED("held by a test");

  private final String words;

  Verdict(String words) {
    this.words = words;
  }

  /** As tables have it. */
  String words() {
    return words;
  }
}
