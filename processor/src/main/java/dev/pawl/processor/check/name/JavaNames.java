package dev.pawl.processor.check.name;

import java.util.Optional;
import java.util.Set;

/** What Java takes as a name. */
final class JavaNames {

  private static final Set<String> KEYWORDS =
      Set.of(
          ("abstract assert boolean break byte case catch char class const continue default do"
                  + " double else enum extends final finally float for goto if implements import"
                  + " instanceof int interface long native new package private protected public"
                  + " return short static strictfp super switch synchronized this throw throws"
                  + " transient try void volatile while _")
              .split(" "));

  private static final Set<String> LITERALS = Set.of("true", "false", "null");

  private static final Set<String> OBJECT_METHODS =
      Set.of(
          "clone",
          "equals",
          "finalize",
          "getClass",
          "hashCode",
          "notify",
          "notifyAll",
          "toString",
          "wait");

  private JavaNames() {}

  /** Why a name cannot be an identifier; empty if it can. */
  static Optional<String> notIdentifier(String name) {
    if (KEYWORDS.contains(name)) {
      return Optional.of("\"" + name + "\" is a keyword");
    } else if (LITERALS.contains(name)) {
      return Optional.of("\"" + name + "\" is a literal");
    }
    return isIdentifier(name) ? Optional.empty() : Optional.of("it is no identifier");
  }

  /** Why a name cannot be that of a method; empty if it can. */
  static Optional<String> notMethod(String name) {
    return notIdentifier(name)
        .or(
            () ->
                OBJECT_METHODS.contains(name)
                    ? Optional.of("java.lang.Object has a method of that name")
                    : Optional.empty());
  }

  /** Whether a name has the form of an identifier, be it a keyword or not. */
  static boolean isIdentifier(String name) {
    return !name.isEmpty()
        && Character.isJavaIdentifierStart(name.codePointAt(0))
        && name.codePoints().allMatch(Character::isJavaIdentifierPart)
        && name.codePoints().noneMatch(Character::isIdentifierIgnorable);
  }
}
