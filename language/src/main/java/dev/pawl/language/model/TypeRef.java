package dev.pawl.language.model;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A reference to a Java type by name.
 *
 * @param packageName the package; empty for primitives and for the unnamed package
 * @param simpleNames the simple names of the enclosing classes, followed by the simple name of the
 *     class. For a primitive type, the list contains only the name of this type. For a wildcard,
 *     the list contains only {@code "?"}, {@code "? extends"} or {@code "? super"}
 * @param arguments the type arguments; empty for a type without type arguments. For a wildcard, the
 *     bound, if there is one
 * @param dimensions the number of array dimensions; 0 if the type is not an array
 */
public record TypeRef(
    String packageName, List<String> simpleNames, List<TypeRef> arguments, int dimensions) {

  private static final List<String> PRIMITIVES =
      List.of("boolean", "byte", "short", "int", "long", "char", "float", "double");

  private static final String OPTIONAL = "java.util.Optional";

  public TypeRef {
    simpleNames = List.copyOf(simpleNames);
    arguments = List.copyOf(arguments);
  }

  /** Returns a reference to a class, without type arguments. */
  public static TypeRef of(String packageName, String... simpleNames) {
    return new TypeRef(packageName, List.of(simpleNames), List.of(), 0);
  }

  /**
   * Parses a {@link #qualifiedName}. The first part that starts with an upper-case letter is taken
   * as the outermost class.
   *
   * @return the type; empty if the text is not a type
   */
  public static Optional<TypeRef> ofQualified(String text) {
    return TypeText.parse(text).map(TypeRef::of);
  }

  private static TypeRef of(TypeText type) {
    if (type.isWildcard()) {
      return new TypeRef("", List.of(type.name()), arguments(type), 0);
    }
    List<String> parts = List.of(type.name().split("\\."));
    int classes = outermost(parts);
    return new TypeRef(
        String.join(".", parts.subList(0, classes)),
        parts.subList(classes, parts.size()),
        arguments(type),
        type.dimensions());
  }

  private static List<TypeRef> arguments(TypeText type) {
    return type.arguments().stream().map(TypeRef::of).toList();
  }

  /**
   * Returns the index of the outermost class in the parts of a qualified name: the first part that
   * starts with an upper-case letter, or the last part if there is no such part.
   */
  public static int outermost(List<String> parts) {
    int classes = 0;
    while (classes < parts.size() - 1 && !Character.isUpperCase(parts.get(classes).charAt(0))) {
      classes++;
    }
    return classes;
  }

  /** Returns whether a name is the name of a primitive type. */
  public static boolean isPrimitiveName(String name) {
    return PRIMITIVES.contains(name);
  }

  /** Returns whether this is a primitive and not an array. */
  public boolean isPrimitive() {
    return dimensions == 0 && packageName.isEmpty() && isPrimitiveName(simpleName());
  }

  public boolean isWildcard() {
    return simpleName().startsWith("?");
  }

  public boolean isUnboundedWildcard() {
    return simpleName().equals("?");
  }

  /**
   * Returns whether stored data may lack a value of this type. This holds for an {@code Optional},
   * except of a wildcard or of another {@code Optional}: the application converts these types.
   */
  public boolean isOptional() {
    return dimensions == 0
        && rawName().equals(OPTIONAL)
        && arguments.size() == 1
        && !arguments.get(0).isWildcard()
        && !arguments.get(0).rawName().equals(OPTIONAL);
  }

  /** Returns the simple name of the class, without enclosing classes. */
  public String simpleName() {
    return simpleNames.get(simpleNames.size() - 1);
  }

  /**
   * Returns the qualified name as written in Java, such as {@code
   * java.util.Map.Entry<java.lang.String, int[]>[]}.
   */
  public String qualifiedName() {
    return rawName() + suffix(TypeRef::qualifiedName);
  }

  /**
   * Returns the qualified name of the class without arguments and dimensions, such as {@code
   * java.util.Map.Entry}.
   */
  public String rawName() {
    String name = String.join(".", simpleNames);
    return packageName.isEmpty() ? name : packageName + "." + name;
  }

  /** Returns the name without packages, such as {@code Map.Entry<String, int[]>[]}. */
  public String shortName() {
    return String.join(".", simpleNames) + suffix(TypeRef::shortName);
  }

  private String suffix(Function<TypeRef, String> name) {
    if (isWildcard()) {
      return arguments.stream().map(bound -> " " + name.apply(bound)).collect(Collectors.joining());
    }
    String types = arguments.stream().map(name).collect(Collectors.joining(", ", "<", ">"));
    return (arguments.isEmpty() ? "" : types) + "[]".repeat(dimensions);
  }

  @Override
  public String toString() {
    return qualifiedName();
  }
}
