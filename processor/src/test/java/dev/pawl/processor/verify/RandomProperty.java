package dev.pawl.processor.verify;

import java.util.List;
import java.util.SplittableRandom;

/**
 * A random property, as the value of a key under {@code properties} and as a formula of LTL over
 * the propositions {@code what}, {@code other}, {@code after} and {@code before}.
 *
 * @param count the number that {@code atMost} claims; -1 for other claims
 */
record RandomProperty(
    String yaml, String ltl, String what, String other, String after, String before, int count) {

  private static final String NONE = "";

  static RandomProperty of(SplittableRandom random, List<String> states, List<String> events) {
    Propositions propositions = new Propositions(random, states, events);
    String what = propositions.any();
    String other = propositions.any();
    String after = random.nextInt(3) == 0 ? propositions.any() : NONE;
    String before = random.nextInt(3) == 0 ? propositions.any() : NONE;
    String scope =
        (after.isEmpty() ? "" : ", after: '" + after + "'")
            + (before.isEmpty() ? "" : ", before: '" + before + "'");
    switch (random.nextInt(6)) {
      case 0:
        return of("never: '" + what + "'" + scope, never(after, before), what, NONE, after, before);
      case 1:
        String state = "in(" + propositions.state() + ") || in(" + propositions.state() + ")";
        return of(
            "always: '" + state + "'" + scope,
            never(after, before),
            "!(" + state + ")",
            NONE,
            after,
            before);
      case 2:
        String atom = propositions.happening();
        String key = atom.substring(0, atom.indexOf('('));
        String name = atom.substring(atom.indexOf('(') + 1, atom.length() - 1);
        return of(
            key + ": '" + name + "', onlyAfter: '" + other + "'" + scope,
            onlyAfter(after, before),
            atom,
            other,
            after,
            before);
      case 3:
        return of(
            "eventually: '" + what + "'" + scope,
            eventually(after, before),
            what,
            NONE,
            after,
            before);
      case 4:
        return of(
            "whenever: '" + what + "', eventually: '" + other + "'" + scope,
            response(after, before),
            what,
            other,
            after,
            before);
      default:
        String counted = propositions.happening();
        int most = random.nextInt(4);
        return new RandomProperty(
            "atMost: " + most + ", of: '" + counted + "'",
            "[] (counted <= " + most + ")",
            counted,
            NONE,
            NONE,
            NONE,
            most);
    }
  }

  private static RandomProperty of(
      String yaml, String ltl, String what, String other, String after, String before) {
    return new RandomProperty(yaml, ltl, what, other, after, before, -1);
  }

  private static String never(String after, String before) {
    return scoped(
        after,
        before,
        "[] (!what)",
        "[] (after -> [] (!what))",
        "(<> before) -> ((!what) U before)",
        "[] ((after && !before && <> before) -> ((!what) U before))");
  }

  private static String onlyAfter(String after, String before) {
    return scoped(
        after,
        before,
        "(!what) W other",
        "(!after) W (after && ((!what) W other))",
        "(<> before) -> ((!what) U (other || before))",
        "[] ((after && !before && <> before) -> ((!what) U (other || before)))");
  }

  private static String eventually(String after, String before) {
    return scoped(
        after,
        before,
        "<> what",
        "(!after) W (after && <> what)",
        "(!before) W (what && !before)",
        "[] ((after && !before) -> ((!before) W (what && !before)))");
  }

  private static String response(String after, String before) {
    return scoped(
        after,
        before,
        "[] (what -> <> other)",
        "[] (after -> [] (what -> <> other))",
        "(<> before) -> ((what -> ((!before) U (other && !before))) U before)",
        "[] ((after && !before && <> before) ->"
            + " ((what -> ((!before) U (other && !before))) U before))");
  }

  private static String scoped(
      String after,
      String before,
      String always,
      String afterOnly,
      String beforeOnly,
      String between) {
    return after.isEmpty()
        ? before.isEmpty() ? always : beforeOnly
        : before.isEmpty() ? afterOnly : between;
  }

  /** Random propositions over a machine's states and events. */
  private record Propositions(SplittableRandom random, List<String> states, List<String> events) {

    String state() {
      return states.get(random.nextInt(states.size()));
    }

    String happening() {
      return switch (random.nextInt(3)) {
        case 0 -> "entered(" + state() + ")";
        case 1 -> "exited(" + state() + ")";
        default -> "event(" + events.get(random.nextInt(events.size())) + ")";
      };
    }

    private String atom() {
      return switch (random.nextInt(8)) {
        case 0, 1, 2 -> "in(" + state() + ")";
        case 3 -> "final";
        default -> happening();
      };
    }

    String any() {
      return switch (random.nextInt(6)) {
        case 0 -> atom() + " && " + atom();
        case 1 -> atom() + " || " + atom();
        case 2 -> atom() + " && !" + atom();
        default -> atom();
      };
    }
  }
}
