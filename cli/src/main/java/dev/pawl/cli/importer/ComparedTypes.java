package dev.pawl.cli.importer;

import org.jspecify.annotations.Nullable;

/**
 * The types in the test that compares a machine with the imported one.
 *
 * @param packageName the package of the runtime classes {@code SideBySide} and {@code PawlSide}
 * @param importedType the type that must be imported for {@code machine}; empty if there is none
 * @param machine the type of the original machine, such as {@code StateMachine<State, Event>}
 * @param method the method that returns a new original machine, such as {@code springMachine}
 * @param arguments the type arguments of {@code SideBySide}
 */
public record ComparedTypes(
    String packageName,
    String importedType,
    String machine,
    String method,
    String arguments,
    boolean hasHook) {

  /**
   * Returns the name of a class in Java source. Returns {@code Object} for null and for anonymous
   * classes.
   */
  public static String name(@Nullable Class<?> type) {
    String name = type == null ? null : type.getCanonicalName();
    return name == null ? "Object" : name.replaceFirst("^java\\.lang\\.(?=\\w+$)", "");
  }
}
