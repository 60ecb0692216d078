package dev.pawl.squirrel.importer;

import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.built.CodeNames;
import java.util.List;
import java.util.Map;
import org.squirrelframework.foundation.fsm.StateMachine;

/**
 * A machine that was read.
 *
 * @param squirrel the machine of squirrel
 * @param machine the machine as imported
 * @param tree its states
 * @param code its conditions and actions
 * @param events its events by name
 * @param uses the places where actions are called, by the keys of the actions
 */
record WalkedMachine<T extends StateMachine<T, S, E, C>, S, E, C>(
    T squirrel,
    ImportedMachine machine,
    StateTree<T, S, E, C> tree,
    CodeNames<SquirrelCode> code,
    Map<String, E> events,
    Map<Object, List<ActionUse<S, E>>> uses) {}
