package dev.pawl.squirrel.importer;

import dev.pawl.cli.importer.Ids;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.squirrelframework.foundation.fsm.StateMachine;

/** The machine of squirrel in a {@link SideBySide} comparison. */
final class SquirrelSide<T extends StateMachine<T, S, E, C>, S, E, C> {

  private final T machine;
  private final List<String> actions = new ArrayList<>();

  SquirrelSide(ComparedCode<T, S, E, C> code, @Nullable C context) {
    machine = code.machine();
    machine.addExecActionListener(
        event -> {
          SquirrelCode action =
              SquirrelCode.of(SquirrelInternals.reported(event.getExecutionTarget()));
          code.methods().method(action).ifPresent(actions::add);
        });
    machine.start(context);
  }

  void fire(E event, @Nullable C context) {
    machine.fire(event, context);
  }

  boolean isTerminated() {
    return machine.isTerminated();
  }

  /** Returns the names of the methods in Pawl for the actions that have run. */
  List<String> actions() {
    return actions;
  }

  /** Returns the names of the innermost active states. */
  Set<String> configuration() {
    Set<String> names = new TreeSet<>();
    addActive(machine.dumpSavedData().currentState(), names);
    return names;
  }

  private void addActive(S state, Set<String> names) {
    List<S> regions = machine.getSubStatesOn(state);
    if (regions.isEmpty()) {
      names.add(Ids.name(state));
    } else {
      regions.forEach(s -> addActive(s, names));
    }
  }
}
