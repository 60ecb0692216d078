package dev.pawl.cli.importer.built;

import org.jspecify.annotations.Nullable;

/**
 * The types of a comparison as its test names them.
 *
 * @param packageName the package of {@code SideBySide} and {@code PawlSide}
 * @param importedType the type to import for the machine; empty if it needs no import
 * @param machine the type of the compared machine, such as {@code StateMachine<State, Event>}
 * @param method the method that returns a new machine, such as {@code springMachine}
 * @param arguments the type arguments of {@code SideBySide}
 * @param hasHook whether the machine of Pawl gets a hook
 */
public record ComparedTypes(
    String packageName,
    String importedType,
    String machine,
    String method,
    String arguments,
    boolean hasHook) {

  /** Returns the name of a class in Java; {@code Object} for null and for nameless classes. */
  public static String name(@Nullable Class<?> type) {
    String name = type == null ? null : type.getCanonicalName();
    return name == null ? "Object" : name.replaceFirst("^java\\.lang\\.(?=\\w+$)", "");
  }
}
