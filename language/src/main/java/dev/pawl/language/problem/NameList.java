package dev.pawl.language.problem;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A formatter of names for a sentence, such as {@code A, B and C}. Long lists are shortened. */
public final class NameList {

  private static final int MAX_NAMES = 10;

  private NameList() {}

  /**
   * Returns {@code A, B and C}. If there are more than ten names, returns the first nine and the
   * number of the other names.
   */
  public static String and(Collection<String> names) {
    return join(names, "and");
  }

  /**
   * Returns {@code A, B or C}. If there are more than ten names, returns the first nine and the
   * number of the other names.
   */
  public static String or(Collection<String> names) {
    return join(names, "or");
  }

  private static String join(Collection<String> names, String word) {
    List<String> parts = new ArrayList<>(names);
    if (parts.size() > MAX_NAMES) {
      String rest = parts.size() - MAX_NAMES + 1 + " more";
      parts = new ArrayList<>(parts.subList(0, MAX_NAMES - 1));
      parts.add(rest);
    }
    if (parts.size() < 2) {
      return String.join("", parts);
    }
    int last = parts.size() - 1;
    return String.join(", ", parts.subList(0, last)) + " " + word + " " + parts.get(last);
  }
}
