package dev.pawl.language.yaml;

import dev.pawl.language.problem.Code;
import dev.pawl.language.yaml.node.FileProblems;
import dev.pawl.language.yaml.node.MapKeys;
import dev.pawl.language.yaml.node.YamlValue;
import java.util.List;

/** A key of a state that is indented as the state is, so that it stands where states do. */
final class MisplacedKey {

  private static final List<String> WITH_NAMES_BELOW = List.of("on", "after", "every", "data");

  private MisplacedKey() {}

  /** Whether a state is called as a key, and holds nothing that a state does. */
  public static boolean is(YamlValue.Entry entry) {
    return WITH_NAMES_BELOW.contains(entry.key().text())
        && entry.value() instanceof YamlValue.Mapping mapping
        && !mapping.entries().isEmpty()
        && mapping.entries().stream()
            .map(e -> e.key().text())
            .noneMatch(key -> MapKeys.STATE.accepted().contains(key));
  }

  /** Tells where it is probably to stand. */
  public static void report(YamlValue.Text key, FileProblems problems) {
    problems.add(
        Code.UNKNOWN_KEY,
        "Indent it further than the name of the state that it belongs to; here stand names of"
            + " states.",
        key.place(),
        key.text(),
        "\"states\"");
  }
}
