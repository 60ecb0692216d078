package dev.pawl.benchmarks.contender.hand.record;

import java.util.Locale;

/** Converts the names of records to names of enum constants. */
final class Names {

  private Names() {}

  static String of(Object state) {
    return state
        .getClass()
        .getSimpleName()
        .replaceAll("(?<=.)(?=[A-Z])", "_")
        .toUpperCase(Locale.ROOT);
  }
}
