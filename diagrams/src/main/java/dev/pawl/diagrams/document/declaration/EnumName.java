package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.name.Words;
import java.util.List;
import java.util.Optional;

/**
 * The name of an enum.
 *
 * @param simpleName the simple name of the type
 * @param named whether the annotation must name the machine, because the machine's name cannot be
 *     derived from the type's name
 */
record EnumName(String simpleName, boolean named) {

  private static final List<String> SUFFIXES = List.of("States", "State", "Status");

  /**
   * Returns the name of the user's enum of states if there is one and it is a top-level type. If
   * there is no such enum, returns the name of the enum that Pawl would generate.
   */
  public static EnumName of(Machine machine) {
    Optional<TypeRef> own = machine.stateType().filter(t -> t.simpleNames().size() == 1);
    String simpleName =
        own.map(TypeRef::simpleName).orElse(Words.of(machine.name()).type() + "State");
    return new EnumName(simpleName, !derived(simpleName).equals(machine.name()));
  }

  private static String derived(String simpleName) {
    return SUFFIXES.stream()
        .filter(simpleName::endsWith)
        .map(suffix -> simpleName.substring(0, simpleName.length() - suffix.length()))
        .filter(rest -> !Words.of(rest).isEmpty())
        .findFirst()
        .orElse(SUFFIXES.contains(simpleName) ? "" : simpleName);
  }
}
