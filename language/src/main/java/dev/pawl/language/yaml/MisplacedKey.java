package dev.pawl.language.yaml;

import dev.pawl.language.problem.Code;
import java.util.List;

/**
 * A key of a state that is not indented far enough, so that the key looks like the name of a state.
 */
final class MisplacedKey {

  private static final List<String> WITH_NAMES_BELOW = List.of("on", "after", "every", "data");

  private MisplacedKey() {}

  /**
   * Returns whether an entry under {@code states} has the name of a key and contains no key of a
   * state.
   */
  public static boolean is(YamlValue.Entry entry) {
    return WITH_NAMES_BELOW.contains(entry.key().text())
        && entry.value() instanceof YamlValue.Mapping mapping
        && !mapping.entries().isEmpty()
        && mapping.entries().stream()
            .map(e -> e.key().text())
            .noneMatch(key -> MapKeys.STATE.accepted().contains(key));
  }

  /** Reports the misplaced key, with a hint to indent the key further. */
  public static void report(YamlValue.Text key, FileProblems problems) {
    problems.add(
        Code.UNKNOWN_KEY,
        "The keys of \"states\" are names of states: indent this key further than the name of its"
            + " state.",
        key.place(),
        key.text(),
        "\"states\"");
  }
}
