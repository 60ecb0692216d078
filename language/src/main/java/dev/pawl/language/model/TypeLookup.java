package dev.pawl.language.model;

import java.util.List;
import java.util.Optional;

/**
 * A lookup of the Java types that a declaration names. During a compilation, the lookup also finds
 * the types of the program.
 */
public interface TypeLookup {

  /** The remedy if a type is a {@linkplain #isKotlinValueClass value class of Kotlin}. */
  String INSTEAD_OF_VALUE_CLASS =
      "Use a data class: Kotlin renames methods with a value class, so that they do not implement"
          + " the generated interfaces.";

  /**
   * Resolves a type as written in a declaration, such as {@code int}, {@code List<String>} or
   * {@code com.acme.Status}. Looks first for primitives and qualified names, then in the given
   * package, {@code java.lang}, {@code java.util}, {@code java.time} and {@code java.math}. A
   * generic class without arguments gets unbounded wildcards.
   *
   * @param fromPackage the package from which simple names are resolved
   * @return the type; empty if the type does not exist or the text is not a type
   */
  Optional<TypeRef> resolve(String text, String fromPackage);

  /** Returns the constants of an enum in declared order; empty if the type is not an enum. */
  Optional<List<String>> constants(TypeRef type);

  /**
   * Returns the public readable members of a type: record components, methods without parameters,
   * and fields. Returns an empty list if the members are unknown.
   */
  default List<Member> members(TypeRef type) {
    return List.of();
  }

  /**
   * Returns whether a type is a value class of Kotlin. Kotlin renames methods with such a
   * parameter, so that classes in Kotlin do not implement the methods of generated interfaces.
   */
  default boolean isKotlinValueClass(TypeRef type) {
    return false;
  }

  /**
   * Returns the structure of an enum, or of a record without type parameters, that code in a
   * package can read and create; empty for other types.
   */
  default Optional<Shape> shape(TypeRef type, String fromPackage) {
    return Optional.empty();
  }

  /**
   * A readable member of a type.
   *
   * @param name the name in the style of a component, such as {@code errors} for {@code errors()},
   *     {@code getErrors()} or the field {@code errors}
   * @param access the Java code that reads the member, without the object and the dot
   */
  record Member(String name, TypeRef type, String access) {}

  /**
   * Returns a type argument in a type that is not a subtype of its type parameter's bound; empty if
   * all type arguments are subtypes or if the bounds are unknown.
   */
  default Optional<OutOfBounds> outOfBounds(TypeRef type) {
    return Optional.empty();
  }

  /**
   * A type argument that is not a subtype of its type parameter's bound.
   *
   * @param generic the class with the type parameter
   */
  record OutOfBounds(TypeRef generic, TypeRef argument, TypeRef bound) {}

  /**
   * Returns whether the types of the program are known. If the types are unknown, every plausible
   * name is accepted as a type, and the constants of enums are unknown.
   */
  default boolean known() {
    return true;
  }

  /**
   * Returns the module that contains a type with a qualified name, but does not export the package
   * of the type to the program; empty if no module hides such a type.
   *
   * @param fromPackage the package of the code that uses the type
   */
  default Optional<String> hidingModule(String name, String fromPackage) {
    return Optional.empty();
  }

  /** Returns names of types that resemble an unknown name, for a hint; the list may be empty. */
  List<String> near(String text, String fromPackage);
}
