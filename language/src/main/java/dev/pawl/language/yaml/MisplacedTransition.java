package dev.pawl.language.yaml;

import dev.pawl.language.problem.Code;

/** A transition directly under {@code on}, without an event. */
final class MisplacedTransition {

  private MisplacedTransition() {}

  /** Returns whether a map of events contains only keys of a transition. */
  public static boolean is(YamlValue.Mapping on) {
    return on.entries().size() > 1
        && on.entries().stream()
            .map(entry -> entry.key().text())
            .allMatch(MapKeys.TRANSITION.accepted()::contains)
        && on.entries().stream().anyMatch(entry -> entry.key().text().equals("to"));
  }

  /** Reports that the transition has no event. */
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
