package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.name.Words;
import java.util.List;
import java.util.Optional;

/**
 * The name of the enum.
 *
 * @param simpleName the name of the type
 * @param named whether the annotation has to name the machine, whose name is not derived from it
 */
record EnumName(String simpleName, boolean named) {

  private static final List<String> SUFFIXES = List.of("States", "State", "Status");

  /** The name of the enum that the machine has, unless that is nested; else the generated one's. */
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
