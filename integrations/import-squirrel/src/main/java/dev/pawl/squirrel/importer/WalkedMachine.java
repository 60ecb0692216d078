package dev.pawl.squirrel.importer;

import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.built.CodeNames;
import java.util.List;
import java.util.Map;
import org.squirrelframework.foundation.fsm.StateMachine;

/**
 * The result of reading a machine.
 *
 * @param squirrel the machine of squirrel
 * @param machine the machine as imported
 * @param tree the states of the machine
 * @param code the conditions and actions of the machine
 * @param events the events of the machine by name
 * @param uses the points at which actions are called, by the keys of the actions
 */
record WalkedMachine<T extends StateMachine<T, S, E, C>, S, E, C>(
    T squirrel,
    ImportedMachine machine,
    StateTree<T, S, E, C> tree,
    CodeNames<SquirrelCode> code,
    Map<String, E> events,
    Map<Object, List<ActionUse<S, E>>> uses) {}
