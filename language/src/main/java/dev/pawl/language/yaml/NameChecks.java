package dev.pawl.language.yaml;

import dev.pawl.language.model.Origin;
import dev.pawl.language.model.name.JavaName;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import java.util.Optional;
import java.util.Set;

/** The checks of declared names that need no knowledge of the rest of the machine. */
final class NameChecks {

  /**
   * The maximum length of a name in characters. Names become parts of class file names, and file
   * systems allow 255 bytes.
   */
  private static final int MAX_LENGTH = 100;

  /** The kinds of names that become methods of the user. */
  private static final Set<String> METHODS = Set.of("a method", "an effect");

  private NameChecks() {}

  /**
   * Returns whether Java names can be derived from a name. Reports a name that is not valid.
   *
   * @param kind the kind of name for messages, such as {@code a state}
   */
  public static boolean check(YamlValue.Text name, String kind, FileProblems problems) {
    if (METHODS.contains(kind)
        && JavaName.isExpression(name.text())
        && !Words.of(name.text()).isEmpty()) {
      String hint = JavaName.expressionRemedy(name.text(), kind);
      problems.add(Code.EXPRESSION, hint, name.place(), QuotedText.bare(name.text()), kind);
      // keep the name, so that the key does not count as missing
      return true;
    }
    Optional<String> flaw = flaw(name.text());
    flaw.ifPresent(f -> report(name.text(), kind, f, name.place(), problems));
    return flaw.isEmpty();
  }

  private static Optional<String> flaw(String name) {
    if (name.codePoints().anyMatch(NameChecks::breaksLine)) {
      return Optional.of("it contains a line break or another control character");
    }
    if (name.codePointCount(0, name.length()) > MAX_LENGTH) {
      return Optional.of("it has more than " + MAX_LENGTH + " characters");
    }
    return Words.of(name).isEmpty()
        ? Optional.of("it has no letter and no digit")
        : Optional.empty();
  }

  private static boolean breaksLine(int point) {
    return Character.isISOControl(point) || point == 0x2028 || point == 0x2029;
  }

  /**
   * Returns whether a name can be the name of a package. The empty name is valid. Reports a name
   * that is not valid.
   */
  public static boolean checkPackage(YamlValue.Text name, FileProblems problems) {
    if (name.text().isEmpty()) {
      return true;
    }
    if ((name.text() + ".").startsWith("java.")) {
      String flaw = "only the JDK may have packages named java";
      report(name.text(), "a package", flaw, name.place(), problems);
      return false;
    }
    int start = 0;
    for (String part : name.text().split("\\.", -1)) {
      Optional<String> flaw = identifierFlaw(part);
      if (flaw.isPresent()) {
        report(name.text(), "a package", flaw.get(), name.at(start), problems);
        return false;
      }
      start += part.length() + 1;
    }
    return true;
  }

  /**
   * Returns whether a name is allowed for a record component. Reports a name that is not allowed.
   *
   * @param key {@code payload} or {@code data}
   */
  public static boolean checkComponent(YamlValue.Text name, String key, FileProblems problems) {
    String kind = key.equals("data") ? "a component of a state's data" : "a component of a payload";
    Optional<String> flaw =
        JavaName.isGetterOfObject(name.text())
            ? Optional.of("a method of every Java object has that name")
            : identifierFlaw(name.text());
    flaw.ifPresent(f -> report(name.text(), kind, f, name.place(), problems));
    return flaw.isEmpty();
  }

  private static Optional<String> identifierFlaw(String name) {
    if (name.isEmpty()) {
      return Optional.of("a name is missing next to a dot");
    }
    if (JavaName.isReserved(name)) {
      return Optional.of("\"" + name + "\" is a reserved word of Java");
    }
    return JavaName.isIdentifier(name)
        ? Optional.empty()
        : Optional.of(QuotedText.of(name) + " is not a Java identifier");
  }

  private static void report(
      String name, String kind, String flaw, Origin.InFile place, FileProblems problems) {
    problems.add(Code.BAD_NAME, place, QuotedText.bare(name), kind, flaw);
  }
}
