package dev.pawl.processor.repair;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Repairs states and their substates. */
final class StateRepair {

  /** The errors of a state that are repaired without removing the state. */
  private static final Set<Code> REPAIRED_IN_PLACE =
      EnumSet.of(
          Code.NO_DEFAULT,
          Code.SEVERAL_DEFAULTS,
          Code.BAD_FINAL,
          Code.FINAL_WITH_EXIT,
          Code.DATA_MISPLACED,
          Code.TEXT_TOO_LONG);

  private final Faults faults;
  private final TransitionRepair transitions;
  private final Set<String> timers = new HashSet<>();

  /**
   * True if invalid states may be removed. No states are removed if the user provides the enum of
   * states.
   */
  private final boolean mayRemoveStates;

  StateRepair(Faults faults, TransitionRepair transitions, boolean mayRemoveStates) {
    this.faults = faults;
    this.transitions = transitions;
    this.mayRemoveStates = mayRemoveStates;
  }

  /** Returns a repaired copy of a state or of the root. */
  State repaired(State state) {
    boolean root = state.name().isEmpty();
    List<State> children =
        withDefault(
            state,
            state.children().stream()
                .filter(
                    c -> !mayRemoveStates || !faults.hasOtherThan(c.origin(), REPAIRED_IN_PLACE))
                .map(this::repaired)
                .toList());
    boolean placedWrong = faults.at(state.origin(), Code.DATA_MISPLACED);
    boolean unsoundFinal = faults.at(state.origin(), Code.BAD_FINAL);
    State.Builder repaired =
        (root ? State.root(state.origin()) : State.builder(state.name(), state.origin()))
            .description(state.description())
            .initial(
                faults.at(state.origin(), Code.SEVERAL_DEFAULTS)
                    ? Optional.empty()
                    : state.initial())
            .isFinal(state.isFinal() && !unsoundFinal)
            .external(state.external())
            .layout(state.layout())
            .tags(faults.sound(state.tags()))
            .wireName(state.wireName().filter(w -> !faults.at(w.origin())))
            .aliases(faults.sound(state.aliases()))
            .transitions(transitions.repaired(state, state.transitions()))
            .children(children)
            .behavior(behavior(state, placedWrong));
    return repaired.build();
  }

  private Behavior behavior(State state, boolean withoutData) {
    Behavior behavior = state.behavior();
    List<NameReference> initial = faults.sound(behavior.initial());
    return Behavior.builder()
        .parallel(behavior.parallel())
        .history(behavior.history())
        // if one of several initial states is invalid, the valid ones would not suffice
        .initial(initial.size() == behavior.initial().size() ? initial : List.of())
        .entry(actions(behavior.entry()))
        .exit(actions(behavior.exit()))
        .always(transitions.repaired(state, behavior.always()))
        .timers(
            behavior.timers().stream()
                .filter(t -> !faults.at(t.event().origin(), Code.TIMER_NAME))
                .filter(t -> timers.add(t.event().name()))
                .map(this::timer)
                .toList())
        .ignored(faults.sound(behavior.ignored()))
        .deferred(faults.sound(behavior.deferred()))
        .data(
            withoutData
                ? List.of()
                : behavior.data().stream().filter(d -> !faults.at(d.origin())).toList())
        .build();
  }

  private Behavior.Timer timer(Behavior.Timer timer) {
    // the generated types do not depend on whether a timer repeats
    return faults.any(Code.CANNOT_REPEAT)
        ? new Behavior.Timer(timer.event(), timer.delay(), timer.name(), false)
        : timer;
  }

  private Behavior.Actions actions(Behavior.Actions actions) {
    return new Behavior.Actions(faults.sound(actions.effects()), faults.sound(actions.raise()));
  }

  /**
   * Returns the repaired children of a state. If the state needs a default child and has none, the
   * first child becomes the default.
   */
  private List<State> withDefault(State parent, List<State> children) {
    boolean root = parent.name().isEmpty();
    boolean lacks =
        root
            ? faults.any(Code.NO_INITIAL_STATE) || faults.any(Code.DEFAULT_ELSEWHERE)
            : faults.at(parent.origin(), Code.NO_DEFAULT);
    if (!lacks || parent.isParallel() || children.stream().anyMatch(State::isInitial)) {
      return children;
    }
    List<State> marked = new ArrayList<>(children);
    for (int i = 0; i < marked.size(); i++) {
      State child = marked.get(i);
      if (!child.isHistory()) {
        marked.set(i, initial(child));
        return marked;
      }
    }
    return children;
  }

  private static State initial(State state) {
    return State.builder(state.name(), state.origin())
        .description(state.description())
        .initial(Optional.of(new State.Initial("")))
        .isFinal(state.isFinal())
        .external(state.external())
        .layout(state.layout())
        .tags(state.tags())
        .wireName(state.wireName())
        .aliases(state.aliases())
        .requirements(state.requirements())
        .transitions(state.transitions())
        .children(state.children())
        .behavior(state.behavior())
        .build();
  }
}
