package dev.pawl.language.check.rule;

import dev.pawl.language.model.Origin;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The claims on names in Java. */
final class NameClaims {

  private static final String IGNORING = " (ignoring case)";

  private record Claim(String owner, String name) {}

  private final Map<String, Claim> claims = new HashMap<>();
  private final CheckContext machine;

  NameClaims(CheckContext machine) {
    this.machine = machine;
  }

  /** Claims names for a purpose each; says so once if another has one of them already. */
  void claim(String owner, Origin origin, List<String> names) {
    String clash = null;
    String other = "";
    for (String name : names) {
      Claim first = claims.putIfAbsent(key(name), new Claim(owner, name));
      if (first != null && clash == null) {
        clash = name.substring(name.indexOf(' ') + 1) + (first.name.equals(name) ? "" : IGNORING);
        other = first.owner;
      }
    }
    if (clash != null) {
      machine.report(Code.NAME_CLASH, origin, other, lowerCase(owner), clash);
    }
  }

  /** Types have files, and the file systems of Windows and macOS ignore case. */
  private static String key(String name) {
    return name.startsWith("type ") ? name.toLowerCase(Locale.ROOT) : name;
  }

  private static String lowerCase(String sentence) {
    return Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
  }

  /** The names derived from a declared one: of a type, a method and a constant. */
  static List<String> derived(Words words) {
    return words.isEmpty()
        ? List.of()
        : List.of(
            "type " + words.type(), "method " + words.method(), "constant " + words.constant());
  }
}
