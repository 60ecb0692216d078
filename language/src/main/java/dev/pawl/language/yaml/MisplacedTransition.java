package dev.pawl.language.yaml;

import dev.pawl.language.problem.Code;
import dev.pawl.language.yaml.node.FileProblems;
import dev.pawl.language.yaml.node.MapKeys;
import dev.pawl.language.yaml.node.YamlValue;

/** A transition that stands under {@code on} without the event that it is for. */
final class MisplacedTransition {

  private MisplacedTransition() {}

  /** Whether a map has keys of a transition where events are expected, and nothing else. */
  public static boolean is(YamlValue.Mapping on) {
    return on.entries().size() > 1
        && on.entries().stream()
            .map(entry -> entry.key().text())
            .allMatch(MapKeys.TRANSITION.accepted()::contains)
        && on.entries().stream().anyMatch(entry -> entry.key().text().equals("to"));
  }

  /** Tells what is missing. */
  public static void report(YamlValue.Mapping on, FileProblems problems) {
    problems.add(
        Code.WRONG_TYPE,
        "Name the event that it is for: EVENT: { to: STATE, … }.",
        on.place(),
        "\"on\"",
        "a map from events to transitions",
        "a transition");
  }
}
