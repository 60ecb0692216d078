package dev.pawl.processor.problem;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds what a mistyped name was probably meant to be. */
public final class Nearest {

  private Nearest() {}

  /** {@code Did you mean "OPEN"?}, where a candidate is near enough. */
  public static Optional<String> hint(String name, Collection<String> candidates) {
    return to(name, candidates).map(n -> "Did you mean \"" + n + "\"?");
  }

  /**
   * The nearest candidate by edits, letter case and separators aside; empty where none is within a
   * third of the name's length.
   */
  public static Optional<String> to(String name, Collection<String> candidates) {
    String wanted = folded(name);
    int limit = Math.max(1, wanted.length() / 3);
    return candidates.stream()
        .filter(c -> !c.equals(name))
        .filter(c -> Math.abs(folded(c).length() - wanted.length()) <= limit)
        .filter(c -> distance(wanted, folded(c)) <= limit)
        .min(Comparator.comparingInt((String c) -> distance(wanted, folded(c))));
  }

  private static String folded(String name) {
    return name.replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ROOT);
  }

  /** Edits between two texts: insert, delete, replace, swap neighbours. */
  static int distance(String a, String b) {
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          cost[i][j] = i + j;
          continue;
        }
        int replace = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        cost[i][j] = Math.min(replace, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
      }
    }
    return cost[a.length()][b.length()];
  }
}
