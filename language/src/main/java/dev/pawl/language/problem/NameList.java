package dev.pawl.language.problem;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Lists names in a sentence: {@code A, B and C}, and no more of them than a reader takes in. */
public final class NameList {

  private static final int LONGEST = 10;

  private NameList() {}

  /** {@code A, B and C}; of more than ten names the first nine and how many more there are. */
  public static String and(Collection<String> names) {
    return join(names, "and");
  }

  /** {@code A, B or C}; of more than ten names the first nine and how many more there are. */
  public static String or(Collection<String> names) {
    return join(names, "or");
  }

  private static String join(Collection<String> names, String word) {
    List<String> parts = new ArrayList<>(names);
    if (parts.size() > LONGEST) {
      String rest = parts.size() - LONGEST + 1 + " more";
      parts = new ArrayList<>(parts.subList(0, LONGEST - 1));
      parts.add(rest);
    }
    if (parts.size() < 2) {
      return String.join("", parts);
    }
    int last = parts.size() - 1;
    return String.join(", ", parts.subList(0, last)) + " " + word + " " + parts.get(last);
  }
}
