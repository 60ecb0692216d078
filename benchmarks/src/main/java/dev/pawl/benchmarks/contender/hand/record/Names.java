package dev.pawl.benchmarks.contender.hand.record;

import java.util.Locale;

/** The names of records as those of constants. */
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
