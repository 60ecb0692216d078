package dev.pawl.language.model.name;

import java.util.List;
import java.util.Set;

/** The rules of Java for names, shared by readers, checks and generators. */
public final class JavaName {

  private static final Set<String> RESERVED =
      Set.of(
          ("abstract assert boolean break byte case catch char class const continue default do"
                  + " double else enum extends final finally float for goto if implements import"
                  + " instanceof int interface long native new package private protected public"
                  + " return short static strictfp super switch synchronized this throw throws"
                  + " transient try void volatile while true false null _")
              .split(" "));

  /** The names that a record component cannot have, by JLS 8.10.1. */
  private static final Set<String> WITHOUT_PARAMETERS =
      Set.of(
          "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  /** The characters that a name cannot contain. A dash is allowed between words. */
  private static final String SIGNS = "()[]{}+*/=<>!&|?:;,\"'%^~";

  private JavaName() {}

  /** Returns whether a name is a keyword or literal in any supported version of Java. */
  public static boolean isReserved(String name) {
    return RESERVED.contains(name);
  }

  /**
   * Returns whether a name is an identifier without invisible characters. The identifier may be a
   * reserved word.
   */
  public static boolean isIdentifier(String name) {
    return !name.isEmpty()
        && Character.isJavaIdentifierStart(name.codePointAt(0))
        && name.codePoints().allMatch(Character::isJavaIdentifierPart)
        && name.codePoints().noneMatch(Character::isIdentifierIgnorable);
  }

  /**
   * Returns whether a text looks like a Java expression, such as {@code n + 1}, and not like a
   * name.
   */
  public static boolean isExpression(String text) {
    return text.chars().anyMatch(c -> SIGNS.indexOf(c) >= 0)
        || text.contains(" -")
        || text.contains("- ");
  }

  /**
   * Returns the remedy for an expression that is written instead of a name.
   *
   * @param kind the kind of name with its article, such as {@code an effect}
   */
  public static String expressionRemedy(String text, String kind) {
    String name = text.endsWith("()") ? text.substring(0, text.length() - 2) : "";
    if (isIdentifier(name)) {
      return "Write only the name: \"" + name + "\".";
    }
    List<String> names = List.of(text.split(",", -1));
    if (kind.equals("an effect")
        && names.size() > 1
        && names.stream().map(String::strip).allMatch(JavaName::isIdentifier)) {
      return "Write several names as a list.";
    }
    return "Write the expression in a Java method, and name the method here.";
  }

  /** Returns whether every object has a method with the given name. */
  public static boolean isMethodOfObject(String name) {
    return name.equals("equals") || WITHOUT_PARAMETERS.contains(name);
  }

  /**
   * Returns whether every object has a method with the given name and without parameters. A
   * component of a record cannot have the name of a method of this kind.
   */
  public static boolean isGetterOfObject(String name) {
    return WITHOUT_PARAMETERS.contains(name);
  }

  /** Returns the name of the method that the user implements for a declared name. */
  public static String ofUserMethod(String name) {
    String method = Words.of(name).method();
    return escaped(method, isMethodOfObject(method));
  }

  /**
   * Returns a name with an underscore appended if the name is reserved or taken.
   *
   * @param taken whether another element has the name
   */
  public static String escaped(String name, boolean taken) {
    return taken || isReserved(name) || name.equals("yield") ? name + "_" : name;
  }
}
