package dev.pawl.spring.importer;

import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.built.CodeNames;
import dev.pawl.cli.importer.built.ComparedTypes;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.statemachine.state.State;

/**
 * The result of reading a machine of Spring Statemachine.
 *
 * @param machine the imported machine
 * @param tree the states of the machine in Spring Statemachine
 * @param code the guards and actions of the machine
 * @param events a map from names of events to the events of the machine
 */
record WalkedMachine<S, E>(
    ImportedMachine machine,
    StateTree<S, E> tree,
    CodeNames<SpringCode> code,
    Map<String, E> events) {

  /** Returns the name of the Java type of the states. */
  String stateType() {
    return typeName(tree.all().stream().map(State::getId));
  }

  /** Returns the name of the Java type of the events. */
  String eventType() {
    return typeName(events.values().stream());
  }

  private static String typeName(Stream<?> ids) {
    Optional<Class<?>> type =
        ids.findFirst().map(id -> id instanceof Enum<?> e ? e.getDeclaringClass() : id.getClass());
    return ComparedTypes.name(type.orElse(null));
  }
}
