package dev.pawl.spring.importer;

import dev.pawl.cli.importer.AssignedNames;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.language.model.name.Words;
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

/** The guards and actions of a machine of Spring Statemachine by the methods that they became. */
final class ComparedCode<S, E> {

  private final StateMachine<S, E> machine;
  private final WalkedMachine<S, E> walked;
  private final Map<String, UserCode> guards = new HashMap<>();
  private final Map<String, UserCode> actions = new HashMap<>();
  private final Map<Object, String> actionMethods = new IdentityHashMap<>();
  private final Map<String, ImportedState> statesByWireName = new HashMap<>();
  private final Map<Object, String> events = new HashMap<>();

  private ComparedCode(StateMachine<S, E> machine, WalkedMachine<S, E> walked) {
    this.machine = machine;
    this.walked = walked;
  }

  /**
   * Reads a machine.
   *
   * @param known the names of beans and other known objects
   */
  static <S, E> ComparedCode<S, E> of(StateMachine<S, E> machine, Map<Object, String> known) {
    NamedMachine<S, E> named = NamedMachine.of(machine, known);
    ComparedCode<S, E> code = new ComparedCode<>(machine, named.walked());
    code.assign(named.names());
    return code;
  }

  private void assign(AssignedNames names) {
    CodeNames code = walked.code();
    code.predicates().forEach((atom, guard) -> guards.put(method(names.predicate(atom)), guard));
    code.effects()
        .forEach(
            (effect, action) -> {
              String method = method(names.effect(effect));
              actions.put(method, action);
              actionMethods.put(action.original(), method);
            });
    walked.tree().root().children().forEach(s -> addWireNames(s, names));
    walked.events().forEach((name, event) -> events.put(event, names.event(name)));
  }

  private void addWireNames(ImportedState child, AssignedNames names) {
    child.forEach(state -> statesByWireName.put(NamedMachine.wireName(names, state), state));
  }

  private static String method(String name) {
    return Words.of(name).method();
  }

  StateMachine<S, E> machine() {
    return machine;
  }

  StateTree<S, E> tree() {
    return walked.tree();
  }

  /** Returns the events in the order in which transitions name them. */
  List<E> events() {
    return List.copyOf(walked.events().values());
  }

  /** Returns the wire name that an event has in Pawl; its own name if no transition has it. */
  String eventName(Object event) {
    return events.getOrDefault(event, Ids.name(event));
  }

  /** Returns the name in Spring Statemachine of the state with a wire name. */
  String stateName(String wireName) {
    ImportedState state = statesByWireName.get(wireName);
    return state == null ? wireName : state.name();
  }

  UserCode guard(String method) {
    return required(guards, method);
  }

  UserCode action(String method) {
    return required(actions, method);
  }

  private static UserCode required(Map<String, UserCode> code, String method) {
    UserCode found = code.get(method);
    if (found == null) {
      throw new IllegalStateException(
          "The machine of Spring Statemachine has nothing for the method "
              + method
              + ". Import it again, with the same beans and names as in the comparison.");
    }
    return found;
  }

  /**
   * Returns the method that an action became.
   *
   * @param original the action as the user gave it
   */
  Optional<String> actionMethod(Object original) {
    return Optional.ofNullable(actionMethods.get(original));
  }

  /**
   * Returns the actions whose calls are not all reported: Spring Statemachine calls no listener for
   * actions of choices, junctions and initial transitions.
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
    actions.forEach(a -> originals.add(UserCode.of(a).original()));
  }

  /** Returns the transition that a guard belongs to, among those for an event. */
  Optional<Transition<S, E>> use(UserCode guard, @Nullable Message<?> message) {
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
   * Returns the transition that was taken.
   *
   * @param from the wire name of a state that was left
   * @param to the wire name of a state that was entered
   */
  Optional<Transition<S, E>> taken(String from, String to, @Nullable Message<?> message) {
    ImportedState left = statesByWireName.get(from);
    ImportedState entered = statesByWireName.get(to);
    if (left == null || entered == null) {
      return Optional.empty();
    }
    return transitions().stream()
        .filter(t -> isAround(t.getSource(), left) && isAround(t.getTarget(), entered))
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
