package dev.pawl.language.check.rule;

import dev.pawl.language.model.Origin;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The claims on names in Java. */
final class NameClaims {

  private final Map<String, String> owners = new HashMap<>();
  private final CheckContext machine;

  NameClaims(CheckContext machine) {
    this.machine = machine;
  }

  /** Claims names for a purpose each; says so once if another has one of them already. */
  void claim(String owner, Origin origin, List<String> names) {
    String clash = null;
    String other = null;
    for (String name : names) {
      String first = owners.putIfAbsent(name, owner);
      if (first != null && clash == null) {
        clash = name;
        other = first;
      }
    }
    if (clash != null) {
      String name = clash.substring(clash.indexOf(' ') + 1);
      machine.report(Code.NAME_CLASH, origin, other, lowerCase(owner), name);
    }
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
