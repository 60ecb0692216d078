package dev.pawl.spring.importer;

import dev.pawl.cli.importer.ImportedMachine;
import java.util.Map;
import org.springframework.statemachine.trigger.TimerTrigger;

/**
 * A machine that was read.
 *
 * @param machine the machine as imported
 * @param tree its states in Spring Statemachine
 * @param code its guards and actions
 * @param events its events by name
 */
record WalkedMachine<S, E>(
    ImportedMachine machine, StateTree<S, E> tree, CodeNames code, Map<String, E> events) {

  /** Returns whether transitions have timers. */
  boolean hasTimers() {
    return tree.machines().stream()
        .flatMap(m -> m.getTransitions().stream())
        .anyMatch(t -> t.getTrigger() instanceof TimerTrigger);
  }
}
