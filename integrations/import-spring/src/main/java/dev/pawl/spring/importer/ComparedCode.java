package dev.pawl.spring.importer;

import dev.pawl.cli.importer.CodeMethods;
import dev.pawl.cli.importer.CodeNames;
import dev.pawl.cli.importer.Ids;
import dev.pawl.cli.importer.ImportedState;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.messaging.Message;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.state.State;
import org.springframework.statemachine.transition.Transition;

/**
 * A machine of Spring Statemachine, and a map from the names of methods in Pawl to the guards and
 * actions that the methods replace.
 */
final class ComparedCode<S, E> {

  private static final String NAME = "Imported";

  private final StateMachine<S, E> machine;
  private final WalkedMachine<S, E> walked;
  private final CodeMethods<SpringCode> methods;
  private final Map<Object, String> events = new HashMap<>();

  private ComparedCode(StateMachine<S, E> machine, WalkedMachine<S, E> walked) {
    this.machine = machine;
    this.walked = walked;
    this.methods = CodeMethods.of(walked.machine(), walked.code());
    walked.events().forEach((name, event) -> events.put(event, methods.event(name)));
  }

  /**
   * Reads the guards and actions of a machine.
   *
   * @param known the names of beans and other known objects
   */
  static <S, E> ComparedCode<S, E> of(StateMachine<S, E> machine, Map<Object, String> known) {
    return new ComparedCode<>(machine, MachineWalker.walk(machine, NAME, new CodeNames<>(known)));
  }

  StateMachine<S, E> machine() {
    return machine;
  }

  StateTree<S, E> tree() {
    return walked.tree();
  }

  /** Returns the events in the order in which the transitions of the machine name them. */
  List<E> events() {
    return List.copyOf(walked.events().values());
  }

  /**
   * Returns the wire name of an event in Pawl, or the event's name in Spring Statemachine if no
   * transition has the event.
   */
  String eventName(Object event) {
    return events.getOrDefault(event, Ids.name(event));
  }

  /** Returns the name in Spring Statemachine of the state with the given wire name in Pawl. */
  String stateName(String wireName) {
    return methods.state(wireName).map(ImportedState::name).orElse(wireName);
  }

  CodeMethods<SpringCode> methods() {
    return methods;
  }

  /**
   * Returns the actions for which the comparison cannot see all calls. Spring Statemachine calls no
   * listener for actions of choices, junctions and initial transitions.
   */
  Set<Object> unreported() {
    Set<Object> unreported = Collections.newSetFromMap(new IdentityHashMap<>());
    for (StateMachine<S, E> region : tree().machines()) {
      addOriginals(SpringInternals.initialActions(region), unreported);
    }
    for (State<S, E> state : tree().all()) {
      switch (StateTree.pseudoKind(state)) {
        case CHOICE, JUNCTION ->
            SpringInternals.branches(state.getPseudoState())
                .forEach(branch -> addOriginals(branch.actions(), unreported));
        default -> {}
      }
    }
    return unreported;
  }

  private static void addOriginals(Collection<?> actions, Set<Object> originals) {
    actions.forEach(a -> originals.add(SpringCode.of(a).original()));
  }

  /**
   * Returns a transition with the given guard. Prefers a transition for the event of the message;
   * if there is none, returns any transition with the guard.
   */
  Optional<Transition<S, E>> use(SpringCode guard, @Nullable Message<?> message) {
    List<Transition<S, E>> uses =
        transitions().stream()
            .filter(t -> SpringInternals.guard(t).filter(g -> g == guard.wrapped()).isPresent())
            .toList();
    return uses.stream()
        .filter(t -> isFor(t, message))
        .findFirst()
        .or(() -> uses.stream().findFirst());
  }

  /**
   * Returns the transition that was taken in a step.
   *
   * @param from the wire name of a state that the step exited
   * @param to the wire name of a state that the step entered
   */
  Optional<Transition<S, E>> taken(String from, String to, @Nullable Message<?> message) {
    Optional<ImportedState> left = methods.state(from);
    Optional<ImportedState> entered = methods.state(to);
    return transitions().stream()
        .filter(t -> left.filter(s -> isAround(t.getSource(), s)).isPresent())
        .filter(t -> entered.filter(s -> isAround(t.getTarget(), s)).isPresent())
        .filter(t -> isFor(t, message) || t.getTrigger() == null)
        .findFirst();
  }

  private List<Transition<S, E>> transitions() {
    return tree().machines().stream().flatMap(m -> m.getTransitions().stream()).toList();
  }

  private boolean isAround(State<S, E> state, ImportedState inner) {
    return tree()
        .imported(state)
        .filter(outer -> outer == inner || tree().isWithin(inner, outer))
        .isPresent();
  }

  private static boolean isFor(Transition<?, ?> transition, @Nullable Message<?> message) {
    return message != null
        && transition.getTrigger() != null
        && message.getPayload().equals(transition.getTrigger().getEvent());
  }
}
