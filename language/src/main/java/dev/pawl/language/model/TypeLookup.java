package dev.pawl.language.model;

import java.util.List;
import java.util.Optional;

/** Questions of a reader to the program under compilation: which types exist. */
public interface TypeLookup {

  /**
   * Resolves a type as written in a declaration ({@code int}, {@code List<String>}, {@code
   * com.acme.Status}), seen from a package: primitives, fully qualified names, then the package
   * itself, {@code java.lang}, {@code java.util}, {@code java.time} and {@code java.math}. Empty
   * where no such type exists or the text is no type. A generic class without arguments gets
   * wildcards.
   */
  Optional<TypeRef> resolve(String text, String fromPackage);

  /** The constants of an enum in declared order; empty where the type is no enum. */
  Optional<List<String>> constants(TypeRef type);

  /**
   * Members that every program may read of an object of a type: the components of a record, methods
   * without parameters, fields. Empty where nothing is known.
   */
  default List<Member> members(TypeRef type) {
    return List.of();
  }

  /**
   * The shape of a type that code in a package can take apart and make again: an enum, or a record
   * without type parameters; empty for every other.
   */
  default Optional<Shape> shape(TypeRef type, String fromPackage) {
    return Optional.empty();
  }

  /**
   * Something that may be read of an object.
   *
   * @param name as a component would be called: {@code errors} for {@code errors()}, {@code
   *     getErrors()} or {@code errors}
   * @param access how it is read
   */
  record Member(String name, TypeRef type, String access) {}

  /**
   * Whether the program is there to be asked. If not, a name that may be a type's is taken to be
   * one, and an enum has no constants that anyone knows.
   */
  default boolean known() {
    return true;
  }

  /** Names of types near a name that could not be resolved, for a hint; may be empty. */
  List<String> near(String text, String fromPackage);
}
