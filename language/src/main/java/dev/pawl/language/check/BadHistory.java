package dev.pawl.language.check;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.StateNode;
import java.util.Optional;

/**
 * A rule that reports history states at the top level, history states that have anything but a
 * default, and history states whose default is missing or invalid. The default is the target of a
 * history state as long as no substate is remembered.
 */
final class BadHistory implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (State state : machine.states()) {
      if (state.isHistory()) {
        int parent = machine.tree().parent(machine.number(state));
        if (parent == 0) {
          machine.report(
              Code.BAD_HISTORY,
              Wording.writtenAt(
                  state.origin(),
                  "Set its parent with @State(parent = …): the state whose last substate it should remember.",
                  "Move it into the state whose last substate it should remember."),
              state.origin(),
              state.name(),
              "is at the top level, which is never left");
        }
        checkShape(state, machine);
        checkDefault(machine, state, parent);
      }
    }
  }

  /**
   * Reports substates, behavior and flags such as {@code final} that a history state must not have.
   */
  private static void checkShape(State state, CheckContext subject) {
    Behavior behavior = state.behavior();
    if (state.isComposite()) {
      add(subject, state, state.origin(), "cannot have states within it");
    }
    if (state.isFinal() || behavior.parallel() || state.external()) {
      String what = state.isFinal() ? "final" : behavior.parallel() ? "parallel" : "external";
      add(subject, state, state.origin(), "cannot be " + what);
    }
    if (!behavior.isIdle() || !behavior.initial().isEmpty() || !behavior.data().isEmpty()) {
      add(subject, state, state.origin(), "is never active, so it can only have a default");
    }
  }

  /** Reports a missing, second or invalid default of a history state. */
  private static void checkDefault(CheckContext machine, State state, int parent) {
    int reported = 0;
    for (Transition transition : state.transitions()) {
      if (transition.targets().isEmpty()) {
        continue;
      }
      if (++reported > 1) {
        add(machine, state, transition.origin(), "already has a default");
      }
      checkPlainDefault(state, transition, machine);
      transition.targets().forEach(t -> checkTarget(machine, state, parent, t));
    }
    if (reported == 0) {
      machine.report(
          Code.BAD_HISTORY,
          Wording.writtenAt(
              state.origin(),
              "Set the default with @Transition(to = \"…\").",
              "Set the default with \"to\"."),
          state.origin(),
          state.name(),
          "has no default");
    }
  }

  /**
   * Reports the default of a history state if the default has an event, guard, update, effects,
   * choice or raised events.
   */
  private static void checkPlainDefault(State state, Transition transition, CheckContext subject) {
    boolean plain =
        transition.eventless()
            && transition.guard().isEmpty()
            && transition.update().isEmpty()
            && transition.effects().isEmpty()
            && transition.choose().isEmpty()
            && transition.raise().isEmpty();
    if (!plain) {
      add(
          subject,
          state,
          transition.origin(),
          "is never active, so its default cannot have an event, guard, update, effects or raise");
    }
  }

  /**
   * Reports a default of a history state if the default is not below the parent of the history
   * state.
   */
  private static void checkTarget(
      CheckContext machine, State state, int parent, NameReference target) {
    Optional<Integer> found = machine.resolved().state(target).map(StateNode::number);
    if (found.isEmpty() || parent == 0) {
      return;
    }
    if (!machine.tree().isBelow(found.get(), parent)) {
      String within = machine.tree().node(parent).name();
      String hint =
          machine.tree().node(parent).isParallel()
              ? "Name a state in each of its regions."
              : "Name a state within " + within + ".";
      machine.report(Code.DEFAULT_ELSEWHERE, hint, target.origin(), target.name(), within);
    } else if (machine.tree().node(found.get()).isHistory()
        && machine.tree().parent(found.get()) == parent) {
      add(
          machine,
          state,
          target.origin(),
          "needs a state as its default, not another history state");
    }
  }

  private static void add(CheckContext subject, State state, Origin origin, String what) {
    subject.report(Code.BAD_HISTORY, origin, state.name(), what);
  }
}
