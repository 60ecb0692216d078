package dev.pawl.squirrel.importer;

import dev.pawl.cli.importer.CodeMethods;
import dev.pawl.cli.importer.CodeNames;
import dev.pawl.cli.importer.Ids;
import dev.pawl.cli.importer.ImportedState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.squirrelframework.foundation.fsm.ImmutableState;
import org.squirrelframework.foundation.fsm.StateMachine;

/**
 * A machine of squirrel, and a map from the names of methods in Pawl to the conditions and actions
 * that the methods replace.
 */
final class ComparedCode<T extends StateMachine<T, S, E, C>, S, E, C> {

  private static final String NAME = "Imported";

  private final WalkedMachine<T, S, E, C> walked;
  private final CodeMethods<SquirrelCode> methods;

  /**
   * Reads a machine of squirrel.
   *
   * @param known a map from conditions and actions to the names that the user has set
   */
  ComparedCode(T squirrel, Map<Object, String> known) {
    walked = MachineWalker.walk(squirrel, NAME, new CodeNames<>(known));
    methods = CodeMethods.of(walked.machine(), walked.code());
  }

  T machine() {
    return walked.squirrel();
  }

  CodeMethods<SquirrelCode> methods() {
    return methods;
  }

  /** Returns the events in the order in which the transitions of the machine name them. */
  List<E> events() {
    return List.copyOf(walked.events().values());
  }

  /** Returns all states. Each state comes before its descendants. */
  List<ImmutableState<T, S, E, C>> states() {
    return walked.tree().all();
  }

  /**
   * Returns the wire name of an event in Pawl, or empty if no imported transition has the event.
   */
  Optional<String> eventName(E event) {
    return Optional.of(Ids.name(event)).filter(walked.events()::containsKey).map(methods::event);
  }

  /**
   * Returns the name in squirrel of the innermost active state with the given wire name in Pawl.
   */
  String stateName(String wireName) {
    return methods
        .state(wireName)
        .map(walked.tree()::declared)
        .map(ImportedState::name)
        .orElse(wireName);
  }

  /** Returns the states with the given names and all their ancestors. */
  Set<S> withOuter(Set<String> leaves) {
    Set<S> active = new HashSet<>();
    for (ImmutableState<T, S, E, C> leaf : states()) {
      if (leaves.contains(Ids.name(leaf.getStateId()))) {
        for (ImmutableState<T, S, E, C> s = leaf; s != null; s = s.getParentState()) {
          active.add(s.getStateId());
        }
      }
    }
    return active;
  }

  /**
   * Returns the place at which a step has called an action.
   *
   * @param before the states that were active before the step
   * @param after the states that are active after the step
   * @param event the event of the step; null at the start
   */
  ActionUse<S, E> use(SquirrelCode action, Set<S> before, Set<S> after, @Nullable E event) {
    List<ActionUse<S, E>> uses = new ArrayList<>(walked.uses().get(action.key()));
    uses.sort(Comparator.comparing(u -> !u.isPossible(before, after, event)));
    return uses.get(0);
  }
}
