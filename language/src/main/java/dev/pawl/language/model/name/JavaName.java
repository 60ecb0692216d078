package dev.pawl.language.model.name;

import java.util.Set;

/** Java's rules for names, the same for every reader, check and generator. */
public final class JavaName {

  private static final Set<String> RESERVED =
      Set.of(
          ("abstract assert boolean break byte case catch char class const continue default do"
                  + " double else enum extends final finally float for goto if implements import"
                  + " instanceof int interface long native new package private protected public"
                  + " return short static strictfp super switch synchronized this throw throws"
                  + " transient try void volatile while true false null _")
              .split(" "));

  /** By the Java Language Specification, 8.10.1, no component of a record has such a name. */
  private static final Set<String> WITHOUT_PARAMETERS =
      Set.of(
          "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  /** Signs that no name has; a dash may stand between its words. */
  private static final String SIGNS = "()[]{}+*/=<>!&|?:;,\"'%^~";

  private JavaName() {}

  /** Whether a name is a keyword or a literal, in every version of Java that is supported. */
  public static boolean isReserved(String name) {
    return RESERVED.contains(name);
  }

  /** Whether a name has the form of an identifier in which nothing is unseen, reserved or not. */
  public static boolean isIdentifier(String name) {
    return !name.isEmpty()
        && Character.isJavaIdentifierStart(name.codePointAt(0))
        && name.codePoints().allMatch(Character::isJavaIdentifierPart)
        && name.codePoints().noneMatch(Character::isIdentifierIgnorable);
  }

  /** Whether a text is no name but something that Java would compute: {@code n + 1}. */
  public static boolean isExpression(String text) {
    return text.chars().anyMatch(c -> SIGNS.indexOf(c) >= 0)
        || text.contains(" -")
        || text.contains("- ");
  }

  /** Whether every object has a method of a name. */
  public static boolean isMethodOfObject(String name) {
    return name.equals("equals") || WITHOUT_PARAMETERS.contains(name);
  }

  /** Whether every object has a method of a name, without parameters as a component's is. */
  public static boolean isGetterOfObject(String name) {
    return WITHOUT_PARAMETERS.contains(name);
  }

  /** A name, with an underscore behind it where it is reserved, or taken by something else. */
  public static String escaped(String name, boolean taken) {
    return taken || isReserved(name) || name.equals("yield") ? name + "_" : name;
  }
}
