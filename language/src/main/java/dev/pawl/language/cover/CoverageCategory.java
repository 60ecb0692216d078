package dev.pawl.language.cover;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The categories of elements whose coverage is counted. */
public enum CoverageCategory {
  /**
   * One element for each combination of a transition, an event that triggers the transition, and a
   * target that can be chosen.
   */
  TRANSITIONS("Transitions that no test took"),
  /**
   * Two elements for each combination of a guard and an event: the guard holds, and the guard does
   * not hold.
   */
  GUARDS("Outcomes of guards that no test had"),
  /** One element for each leaf. A test covers the element when the leaf becomes active. */
  STATES("States that no test entered"),
  /**
   * One element for each declared property. Tests cover the element if they reach every state and
   * event that the property names.
   */
  PROPERTIES("Properties that no test covered");

  private final String missingTitle;

  CoverageCategory(String missingTitle) {
    this.missingTitle = missingTitle;
  }

  /** Returns the word for the category that options and reports use. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the title of the list of missing elements. */
  public String missingTitle() {
    return missingTitle;
  }

  public static List<String> words() {
    return Arrays.stream(values()).map(CoverageCategory::word).toList();
  }
}
