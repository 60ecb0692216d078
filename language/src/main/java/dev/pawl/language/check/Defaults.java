package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.semantics.StateNode;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports superstates that have no default, several defaults, or a default that is not
 * below the superstate. Several top-level states may be initial, because an instance may start in
 * any of them.
 */
final class Defaults implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (State state : machine.declaring()) {
      if (!state.isHistory()) {
        check(machine, state);
      }
    }
  }

  private static void check(CheckContext machine, State state) {
    List<NameReference> named = state.behavior().initial();
    List<State> marked =
        state.isParallel()
            ? List.of()
            : state.children().stream().filter(State::isInitial).toList();
    if (!named.isEmpty()) {
      checkNamed(machine, state);
      for (State child : marked) {
        reportSeveral(
            machine,
            state,
            child,
            "it names " + names(named) + ", and " + child.name() + " is marked");
      }
    } else if (machine.isRoot(state)) {
      return;
    } else if (marked.size() > 1) {
      String both = NameList.and(marked.stream().map(State::name).toList()) + " are marked";
      reportSeveral(machine, state, marked.get(1), both);
    } else if (marked.isEmpty() && state.isComposite() && !state.isParallel()) {
      boolean regions = state.children().stream().filter(State::isComposite).count() > 1;
      String or = regions ? "; if all are active at a time, say " : ".";
      machine.report(
          Code.NO_DEFAULT,
          Wording.writtenAt(
              state.origin(),
              "Put @Initial on one of the states within it"
                  + (regions ? or + "@State(parallel = true)." : or),
              "Add \"initial: true\" to one of the states within it"
                  + (regions ? or + "\"parallel: true\"." : or)),
          state.origin(),
          state.name());
    }
  }

  /** Reports that a state has several defaults. */
  private static void reportSeveral(CheckContext machine, State state, State second, String which) {
    machine.report(Code.SEVERAL_DEFAULTS, second.origin(), machine.ownerName(state), which);
  }

  private static String names(List<NameReference> refs) {
    return NameList.and(NameReference.names(refs));
  }

  /** Checks the defaults that a state names with {@code initial}. */
  private static void checkNamed(CheckContext machine, State state) {
    int number = machine.number(state);
    boolean within = true;
    for (NameReference ref : state.behavior().initial()) {
      Optional<Integer> found = machine.resolved().state(ref).map(StateNode::number);
      if (found.isPresent() && !machine.tree().isBelow(found.get(), number)) {
        String owner = machine.ownerName(state);
        String hint = "Name a state within " + owner + ".";
        machine.report(Code.DEFAULT_ELSEWHERE, hint, ref.origin(), ref.name(), owner);
      }
      // UnknownState reports names that are not states
      within &= found.isPresent() && machine.tree().isBelow(found.get(), number);
    }
    List<NameReference> named = state.behavior().initial();
    if (within && !Regions.inDifferent(machine.tree(), machine.resolved().node(state).named())) {
      machine.report(
          Code.SEVERAL_DEFAULTS,
          named.get(1).origin(),
          machine.ownerName(state),
          names(named) + " are not in different regions");
    }
  }
}
