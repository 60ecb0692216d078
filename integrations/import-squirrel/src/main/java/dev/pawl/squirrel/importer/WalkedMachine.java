package dev.pawl.squirrel.importer;

import dev.pawl.cli.importer.CodeNames;
import dev.pawl.cli.importer.ImportedMachine;
import java.util.List;
import java.util.Map;
import org.squirrelframework.foundation.fsm.StateMachine;

/**
 * The result of reading a machine of squirrel.
 *
 * @param squirrel the machine of squirrel
 * @param machine the imported machine
 * @param tree the states of the machine
 * @param code the conditions and actions of the machine
 * @param events a map from names of events to the events of the machine
 * @param uses a map from keys of actions to the places in the machine at which the action is called
 */
record WalkedMachine<T extends StateMachine<T, S, E, C>, S, E, C>(
    T squirrel,
    ImportedMachine machine,
    StateTree<T, S, E, C> tree,
    CodeNames<SquirrelCode> code,
    Map<String, E> events,
    Map<Object, List<ActionUse<S, E>>> uses) {}
