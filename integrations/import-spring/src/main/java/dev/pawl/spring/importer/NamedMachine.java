package dev.pawl.spring.importer;

import dev.pawl.cli.importer.AssignedNames;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.MachineYaml;
import java.util.Map;
import java.util.Optional;
import org.springframework.statemachine.StateMachine;

/**
 * A machine that was read, with the names that its elements have in Pawl.
 *
 * @param names the names, which do not depend on that of the machine
 */
record NamedMachine<S, E>(WalkedMachine<S, E> walked, AssignedNames names) {

  private static final String NAME = "Imported";

  /**
   * Reads a machine and assigns the names.
   *
   * @param known the names of beans and other known objects
   */
  static <S, E> NamedMachine<S, E> of(StateMachine<S, E> machine, Map<Object, String> known) {
    WalkedMachine<S, E> walked = MachineWalker.walk(machine, NAME, new CodeNames(known));
    AssignedNames names = AssignedNames.of(walked.machine(), Optional.empty(), NAME);
    // writing assigns the names of methods, in the order in which the import assigned them
    String unused = MachineYaml.of(walked.machine(), names);
    return new NamedMachine<>(walked, names);
  }

  /** Returns the wire name of a state. */
  static String wireName(AssignedNames names, ImportedState state) {
    String own = names.wireName(state.id());
    return own.isEmpty() ? names.state(state.id()) : own;
  }
}
