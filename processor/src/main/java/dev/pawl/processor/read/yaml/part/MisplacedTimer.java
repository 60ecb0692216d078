package dev.pawl.processor.read.yaml.part;

import dev.pawl.processor.problem.Code;
import dev.pawl.processor.read.yaml.node.FileProblems;
import dev.pawl.processor.read.yaml.node.Keys;
import dev.pawl.processor.read.yaml.node.Value;

/** Timers that stand under {@code on} instead of beside it. */
public final class MisplacedTimer {

  private static final String KEY = "after";

  private MisplacedTimer() {}

  /** Whether an entry of {@code on} holds timers; an event may be called "after", too. */
  public static boolean is(Value.Entry entry) {
    return entry.key().text().equals(KEY)
        && entry.value() instanceof Value.Mapping mapping
        && !mapping.entries().isEmpty()
        && mapping.entries().stream().allMatch(MisplacedTimer::isDelay);
  }

  private static boolean isDelay(Value.Entry entry) {
    String key = entry.key().text();
    return (!key.isEmpty() && Character.isDigit(key.codePointAt(0)))
        || (!Keys.TRANSITION.accepted().contains(key)
            && Keys.TRANSITION.meant(key, entry.value()).isEmpty());
  }

  /** Reports it. */
  public static void report(Value.Text key, FileProblems problems) {
    String hint = "A transition after a time stands beside \"on\", not in it.";
    problems.add(Code.UNKNOWN_KEY, hint, key.place(), KEY, "\"on\"");
  }
}
