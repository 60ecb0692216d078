package dev.pawl.language.yaml;

import dev.pawl.language.problem.Code;
import java.util.Set;

/** A key of timers that is misplaced under {@code on}, because {@code on} expects events. */
final class MisplacedTimer {

  private static final Set<String> KEYS = Set.of("after", "every");

  private MisplacedTimer() {}

  /**
   * Returns whether an entry of {@code on} contains timers. An event can also be named {@code
   * after} or {@code every}, so the entry's keys must look like delays.
   */
  public static boolean is(YamlValue.Entry entry) {
    return KEYS.contains(entry.key().text())
        && entry.value() instanceof YamlValue.Mapping mapping
        && !mapping.entries().isEmpty()
        && mapping.entries().stream().allMatch(MisplacedTimer::isDelay);
  }

  private static boolean isDelay(YamlValue.Entry entry) {
    String key = entry.key().text();
    return (!key.isEmpty() && Character.isDigit(key.codePointAt(0)))
        || (!MapKeys.TRANSITION.accepted().contains(key)
            && MapKeys.TRANSITION.meant(key, entry.value()).isEmpty());
  }

  /** Reports the misplaced key, with a hint about the correct place. */
  public static void report(YamlValue.Text key, FileProblems problems) {
    boolean repeats = key.text().equals("every");
    String what = repeats ? "A timer that repeats" : "A transition after a time";
    String hint = what + " belongs next to \"on\", not under it.";
    problems.add(Code.UNKNOWN_KEY, hint, key.place(), key.text(), "\"on\"");
  }
}
