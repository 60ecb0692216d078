package dev.pawl.language.problem;

import dev.pawl.language.model.name.Words;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A search for the name that the user probably meant by a mistyped name. A wrong suggestion is
 * worse than none, so only close matches count: short names may differ only in letter case and
 * separators, and a partial name must be unambiguous.
 */
public final class Nearest {

  /**
   * The maximum length of names that are compared. The time of a comparison grows with the square
   * of the length.
   */
  private static final int MAX_LENGTH = 200;

  /** The minimum length of a part of a name from which the whole name is suggested. */
  private static final int SHORTEST_PART = 4;

  private Nearest() {}

  /** Returns {@code Did you mean "OPEN"?} if a candidate is near enough; empty otherwise. */
  public static Optional<String> hint(String name, Collection<String> candidates) {
    return to(name, candidates).map(n -> "Did you mean \"" + n + "\"?");
  }

  /**
   * Returns the nearest candidate, or empty if none is near enough. The following rules are tried
   * in order:
   *
   * <ol>
   *   <li>the candidate that equals the last part of a path such as {@code a.b.NAME}
   *   <li>the candidate with the fewest edits, at most a third of the length, ignoring case and
   *       separators
   *   <li>the candidate with the same words in another order
   *   <li>the only candidate that contains the name or is its beginning
   * </ol>
   */
  public static Optional<String> to(String name, Collection<String> candidates) {
    String wanted = folded(name);
    if (wanted.isEmpty() || wanted.length() > MAX_LENGTH) {
      return Optional.empty();
    }
    List<String> others = candidates.stream().distinct().filter(c -> !c.equals(name)).toList();
    return byPath(name, others)
        .or(() -> byEdits(wanted, others))
        .or(() -> byWords(name, others))
        .or(() -> byPart(wanted, others));
  }

  private static Optional<String> byPath(String name, List<String> candidates) {
    int separator = Math.max(name.lastIndexOf('.'), name.lastIndexOf('/'));
    String last = folded(name.substring(separator + 1));
    return separator < 0
        ? Optional.empty()
        : candidates.stream().filter(c -> folded(c).equals(last)).findFirst();
  }

  private static Optional<String> byEdits(String wanted, List<String> candidates) {
    int best = wanted.length() / 3 + 1;
    int bestPrefix = -1;
    String nearest = null;
    for (String candidate : candidates) {
      String folded = folded(candidate);
      if (Math.abs(folded.length() - wanted.length()) > best) {
        continue;
      }
      int distance = distance(wanted, folded);
      int prefix = commonPrefix(wanted, folded);
      if (distance < best || (distance == best && nearest != null && prefix > bestPrefix)) {
        best = distance;
        bestPrefix = prefix;
        nearest = candidate;
      }
    }
    return Optional.ofNullable(nearest);
  }

  private static Optional<String> byWords(String name, List<String> candidates) {
    List<String> words = sortedWords(name);
    return words.size() < 2
        ? Optional.empty()
        : candidates.stream().filter(c -> sortedWords(c).equals(words)).findFirst();
  }

  private static List<String> sortedWords(String name) {
    return Words.of(name).lowerCase().stream().sorted().toList();
  }

  private static Optional<String> byPart(String wanted, List<String> candidates) {
    List<String> related = candidates.stream().filter(c -> isPart(wanted, folded(c))).toList();
    return related.size() == 1 ? Optional.of(related.get(0)) : Optional.empty();
  }

  private static boolean isPart(String wanted, String candidate) {
    return (wanted.length() >= SHORTEST_PART && candidate.contains(wanted))
        || (candidate.length() >= SHORTEST_PART
            && wanted.startsWith(candidate)
            && 2 * candidate.length() >= wanted.length());
  }

  private static int commonPrefix(String a, String b) {
    int length = 0;
    while (length < a.length() && length < b.length() && a.charAt(length) == b.charAt(length)) {
      length++;
    }
    return length;
  }

  private static String folded(String name) {
    StringBuilder folded = new StringBuilder(name.length());
    name.codePoints().filter(Character::isLetterOrDigit).forEach(folded::appendCodePoint);
    return folded.toString().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the number of edits between two texts: insertions, deletions, replacements and swaps of
   * neighboring characters.
   */
  public static int distance(String a, String b) {
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
