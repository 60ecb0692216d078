package dev.pawl.language.cover;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The categories of elements whose coverage is counted. */
public enum CoverageCategory {
  /** Each transition, with each event that takes it and each target that can be chosen. */
  TRANSITIONS("Transitions that no test took"),
  /** Each guard for each event, twice: it holds, and it does not hold. */
  GUARDS("Outcomes of guards that no test had"),
  /** The leaves, each of which a test makes active. */
  STATES("States that no test entered"),
  /** The declared properties, each covered if tests reach every state and event that it names. */
  PROPERTIES("Properties that no test covered");

  private final String missingTitle;

  CoverageCategory(String missingTitle) {
    this.missingTitle = missingTitle;
  }

  /** Returns the word for the category, in options and reports. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the title of the list of missing elements. */
  public String missingTitle() {
    return missingTitle;
  }

  /** Returns the words of all categories. */
  public static List<String> words() {
    return Arrays.stream(values()).map(CoverageCategory::word).toList();
  }
}
