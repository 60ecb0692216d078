package dev.pawl.language.check;

import dev.pawl.language.model.Origin;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The Java names that declarations claim. {@link #claim} reports a name that is claimed twice. */
final class NameClaims {

  private static final String IGNORING = " (ignoring case)";

  private record Claim(String owner, String name) {}

  private final Map<String, Claim> claims = new HashMap<>();
  private final CheckContext machine;

  NameClaims(CheckContext machine) {
    this.machine = machine;
  }

  /**
   * Claims names for a declaration and reports the first name that another declaration has already
   * claimed.
   *
   * @param owner the declaration, worded as the beginning of a sentence, such as {@code The state
   *     OPEN}
   * @param names the names, each preceded by its kind, such as {@code type Open}
   */
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

  /**
   * Returns the key of a name. The key of a type ignores case, because the files of types must also
   * work on Windows and macOS.
   */
  private static String key(String name) {
    return name.startsWith("type ") ? name.toLowerCase(Locale.ROOT) : name;
  }

  private static String lowerCase(String sentence) {
    return Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
  }

  /**
   * Returns the type, method and constant derived from a declared name; empty if the name has no
   * words.
   */
  static List<String> derived(Words words) {
    return words.isEmpty()
        ? List.of()
        : List.of(
            "type " + words.type(), "method " + words.method(), "constant " + words.constant());
  }
}
