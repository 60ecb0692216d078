package dev.pawl.squirrel.importer;

import dev.pawl.cli.importer.Ids;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.Place;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.squirrelframework.foundation.fsm.Action;
import org.squirrelframework.foundation.fsm.ActionWrapper;
import org.squirrelframework.foundation.fsm.Conditions;
import org.squirrelframework.foundation.fsm.HistoryType;
import org.squirrelframework.foundation.fsm.ImmutableLinkedState;
import org.squirrelframework.foundation.fsm.ImmutableState;
import org.squirrelframework.foundation.fsm.ImmutableTimedState;
import org.squirrelframework.foundation.fsm.ImmutableTransition;
import org.squirrelframework.foundation.fsm.StateMachine;
import org.squirrelframework.foundation.fsm.TransitionType;
import org.squirrelframework.foundation.fsm.impl.MethodCallActionProxyImpl;

/** Adds remarks to an imported machine about its parts that have no exact counterpart in Pawl. */
final class SquirrelRemarks {

  private static final String OWN = StateMachine.class.getPackageName();

  /**
   * The names of the methods that squirrel calls in each step and that the class of a machine may
   * override.
   */
  private static final Set<String> EXTENSIONS =
      Set.of(
          "beforeTransitionBegin",
          "afterTransitionCompleted",
          "afterTransitionEnd",
          "afterTransitionDeclined",
          "afterTransitionCausedException",
          "beforeActionInvoked",
          "afterActionInvoked");

  private final ImportedMachine machine;

  SquirrelRemarks(ImportedMachine machine) {
    this.machine = machine;
  }

  void machine(StateMachine<?, ?, ?, ?> squirrel) {
    for (Class<?> type = squirrel.getClass();
        type != null && !type.getPackageName().startsWith(OWN);
        type = type.getSuperclass()) {
      Arrays.stream(type.getDeclaredMethods())
          .filter(m -> !m.isSynthetic())
          .map(m -> m.getName())
          .filter(EXTENSIONS::contains)
          .sorted()
          .forEach(m -> remark("method " + m, "not imported; use a hook"));
    }
    SquirrelInternals.startEvent(squirrel)
        .ifPresent(
            e ->
                remark(
                    "start event " + Ids.name(e),
                    "not imported; entry effects do not get an event"));
    SquirrelInternals.terminateEvent(squirrel)
        .ifPresent(
            e ->
                remark(
                    "terminate event " + Ids.name(e),
                    "not imported; machines of Pawl end in final states only"));
    SquirrelInternals.finishEvent(squirrel)
        .ifPresent(
            e ->
                remark(
                    "finish event " + Ids.name(e),
                    "replaced by the completion of its states; programs cannot fire it"));
    ImmutableState<?, ?, ?, ?> initial = squirrel.getInitialRawState();
    region(initial)
        .ifPresent(
            region ->
                remark(
                    "initial state " + initial + " in the region " + region,
                    "the other regions are entered too; squirrel does not run them"));
  }

  void state(ImmutableState<?, ?, ?, ?> state) {
    if (state instanceof ImmutableLinkedState) {
      remark(
          "linked state " + state,
          "imported as a state without its machine; import that machine too, and control it by an effect");
    }
    if (state instanceof ImmutableTimedState<?, ?, ?, ?> timed) {
      timer(timed);
    }
    if (StateTree.hasHistory(state)) {
      history(state);
    }
    Optional<? extends ImmutableState<?, ?, ?, ?>> region = region(state);
    if (region.isPresent() && region.get() != state && state.hasChildStates()) {
      remark(
          "states within " + state + " in the region " + region.get(),
          "exited together with the region; squirrel continues to offer events to the state that was active");
    }
    priorities(state);
  }

  private void timer(ImmutableTimedState<?, ?, ?, ?> state) {
    if (state.getTimeInterval() > 0 && state.getInitialDelay() != state.getTimeInterval()) {
      remark(
          "timer of " + state,
          "first fires after its interval of "
              + state.getTimeInterval()
              + " ms, not after "
              + state.getInitialDelay()
              + " ms");
    }
    if (state.getAutoFireContext() != null) {
      remark("context of the timer of " + state, "not imported");
    }
  }

  private void history(ImmutableState<?, ?, ?, ?> state) {
    if (state.isRegion()) {
      remark(
          "history of the region " + state,
          "used by transitions to "
              + state.getParentState()
              + "; squirrel also uses it if the state is entered in another way");
    }
    if (within(state).anyMatch(ImmutableState::isFinalState)) {
      remark("history of " + state, "remembers final states too; squirrel does not");
    }
    if (Stream.concat(Stream.of(state), within(state))
        .anyMatch(StateTree::isEnteredWithoutSubstate)) {
      remark(
          "history of " + state,
          "remembers that no substate was active; squirrel enters the one that was active before");
    }
    if (state.getHistoryType() == HistoryType.DEEP
        && within(state).anyMatch(StateTree::isParallel)) {
      remark(
          "deep history of " + state,
          "remembers all regions of a parallel state; squirrel mixes them up");
    }
  }

  /**
   * Adds a remark for each event of the state for which the transitions have different priorities.
   */
  private <E> void priorities(ImmutableState<?, ?, E, ?> state) {
    Set<E> seen = new HashSet<>();
    for (ImmutableTransition<?, ?, E, ?> transition : state.getAllTransitions()) {
      E event = transition.getEvent();
      long priorities =
          state.getTransitions(event).stream().map(t -> t.getPriority()).distinct().count();
      if (priorities > 1 && seen.add(event)) {
        remark(
            "priorities of the transitions for " + Ids.name(event) + " in " + state,
            "replaced by the declared order");
      }
    }
  }

  /**
   * Returns whether a transition cannot be imported. If the transition cannot be imported, adds a
   * remark with the reason.
   *
   * @param isFinish whether the event of the transition is the finish event
   */
  boolean isLeftOut(ImmutableTransition<?, ?, ?, ?> transition, boolean isFinish) {
    ImmutableState<?, ?, ?, ?> source = transition.getSourceState();
    boolean hasActiveChild =
        source.hasChildStates()
            && !source.isParallelState()
            && !StateTree.isEnteredWithoutSubstate(source);
    String reason = "";
    if (transition.getCondition() instanceof Conditions.Never) {
      reason = "its condition never holds";
    } else if (source.isFinalState()) {
      reason = "its source is final";
    } else if (transition.getType() == TransitionType.INTERNAL && hasActiveChild) {
      reason = "squirrel never takes an internal transition of a state with active substates";
    } else if (source.isRegion() && hasActiveChild && !isFinish) {
      reason = "squirrel does not offer events to regions";
    } else if (StateTree.isParallel(source)
        && StateTree.isWithin(transition.getTargetState().getThis(), source)) {
      reason = "it leads from a parallel state into one region, which squirrel runs alone";
    }
    if (!reason.isEmpty()) {
      remark("transition " + transition, "not imported; " + reason);
    }
    return !reason.isEmpty();
  }

  void transition(ImmutableTransition<?, ?, ?, ?> transition) {
    ImmutableState<?, ?, ?, ?> source = transition.getSourceState();
    ImmutableState<?, ?, ?, ?> target = transition.getTargetState().getThis();
    Optional<? extends ImmutableState<?, ?, ?, ?>> region = region(source);
    if (region.isPresent()) {
      ImmutableState<?, ?, ?, ?> parallel = region.get().getParentState();
      boolean leaves = target == parallel || !StateTree.isWithin(target, parallel);
      if (leaves && otherRegions(region.get()).anyMatch(s -> takes(s, transition.getEvent()))) {
        remark(
            "transition " + transition,
            "not taken in the step in which another region takes the event first;"
                + " squirrel takes both");
      }
      boolean stays = transition.getType() != TransitionType.EXTERNAL && source == target;
      if (stays && !source.hasChildStates()) {
        remark(
            "transition " + transition,
            "taken once for each event; squirrel takes the next event of " + source + " twice");
      }
    }
    if (StateTree.isParallel(source)
        && within(source).anyMatch(s -> takes(s, transition.getEvent()))) {
      remark(
          "transition " + transition,
          "taken if no region takes the event; squirrel takes it in addition");
    }
    if (region(target).filter(r -> r != target && !isAround(r, source)).isPresent()
        || target.isRegion() && !isAround(target.getParentState(), source)) {
      remark(
          "transition " + transition + " into a region",
          "enters all regions; squirrel continues with one of them");
    }
    boolean local = transition.getType() == TransitionType.LOCAL;
    if (local && StateTree.hasHistory(target) && isAround(target, source)) {
      remark(
          "transition " + transition,
          "enters the substate that was active when "
              + target
              + " was left; squirrel enters the active one");
    }
    if (transition.getType() == TransitionType.EXTERNAL
        && target.isRegion()
        && StateTree.isWithin(source, target)) {
      remark(
          "transition " + transition,
          "leaves all regions, and enters their default substates; squirrel leaves and enters "
              + target
              + " only");
    }
  }

  /**
   * Returns whether an action cannot be imported. If the action cannot be imported, adds a remark
   * with the reason. No remark is added for an action that squirrel itself has added.
   */
  boolean isLeftOut(Action<?, ?, ?, ?> action, String place) {
    String described = "action " + action.name() + " (" + place + ")";
    if (action.getClass().getName().startsWith(OWN) && action.name().startsWith("__")) {
      return true;
    }
    if (action.weight() == Action.IGNORE_WEIGHT) {
      remark(described, "not imported; squirrel ignores it because of its weight");
      return true;
    }
    if (action instanceof MethodCallActionProxyImpl
        && SquirrelInternals.calledMethod(action).isEmpty()) {
      remark(
          described,
          "not imported; the class of the machine has no such method with the parameters that"
              + " squirrel needs");
      return true;
    }
    if (action instanceof ActionWrapper) {
      remark("condition of the " + described, "not imported; check it in the effect");
    }
    if (action.isAsync()) {
      remark("asynchronous " + described, "imported as an effect in the thread of the caller");
    }
    return false;
  }

  private static boolean takes(ImmutableState<?, ?, ?, ?> state, Object event) {
    return state.getAllTransitions().stream().anyMatch(t -> t.getEvent().equals(event));
  }

  private static Stream<? extends ImmutableState<?, ?, ?, ?>> otherRegions(
      ImmutableState<?, ?, ?, ?> region) {
    return region.getParentState().getChildStates().stream()
        .filter(r -> r != region)
        .flatMap(r -> Stream.concat(Stream.of(r), within(r)));
  }

  /** Returns the descendants of a state. */
  private static Stream<? extends ImmutableState<?, ?, ?, ?>> within(
      ImmutableState<?, ?, ?, ?> state) {
    return state.hasChildStates()
        ? state.getChildStates().stream().flatMap(c -> Stream.concat(Stream.of(c), within(c)))
        : Stream.empty();
  }

  /** Returns the innermost region that contains the given state. A region also contains itself. */
  private static Optional<? extends ImmutableState<?, ?, ?, ?>> region(
      ImmutableState<?, ?, ?, ?> state) {
    ImmutableState<?, ?, ?, ?> region = state;
    while (region != null && !region.isRegion()) {
      region = region.getParentState();
    }
    return Optional.ofNullable(region);
  }

  private static boolean isAround(
      ImmutableState<?, ?, ?, ?> outer, ImmutableState<?, ?, ?, ?> state) {
    return outer == state || StateTree.isWithin(state, outer);
  }

  private void remark(String construct, String result) {
    machine.remark(Place.NONE, construct, result);
  }
}
