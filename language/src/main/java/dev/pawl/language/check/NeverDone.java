package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.problem.Nearest;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports transitions for the completion of a state that is never done or does not
 * exist.
 */
final class NeverDone implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (ResolvedTransition transition : machine.transitions()) {
      machine
          .events()
          .done(transition.eventName())
          // an empty name was reported when the declaration was read
          .filter(name -> !name.isBlank())
          .ifPresent(name -> check(machine, transition, name));
    }
  }

  private static void check(CheckContext machine, ResolvedTransition transition, String name) {
    NameReference event = transition.declared().event();
    Optional<StateNode> state = transition.event().flatMap(machine.events()::finished);
    State root = machine.machine().root();
    if (state.isEmpty() && name.equals(machine.name())) {
      add(
          machine,
          event,
          root.isParallel()
              ? "the instance ends when all regions are done"
              : "a final state at the top level ends the instance");
    } else if (state.isEmpty()) {
      List<String> candidates =
          machine.states().stream()
              .filter(State::isComposite)
              .map(s -> Event.DONE_PREFIX + s.name())
              .toList();
      machine.report(
          Code.NEVER_DONE,
          ofScxml(name, candidates).or(() -> Nearest.hint(event.name(), candidates)),
          event.origin(),
          event.name(),
          "\"" + name + "\" is not a state of " + machine.name());
    } else {
      reason(machine, state.get().number()).ifPresent(why -> add(machine, event, why));
    }
  }

  /**
   * Returns a hint for a completion event that is named as in SCXML, {@code done.state.NAME}; empty
   * for other names.
   */
  private static Optional<String> ofScxml(String name, List<String> candidates) {
    String meant = Event.DONE_PREFIX + name.replaceFirst("^state\\.", "");
    return name.startsWith("state.") && candidates.contains(meant)
        ? Optional.of("Write \"" + meant + "\", without SCXML's \"state\".")
        : Optional.empty();
  }

  private static void add(CheckContext subject, NameReference event, String reason) {
    subject.report(Code.NEVER_DONE, event.origin(), event.name(), reason);
  }

  /** Returns the reason why a node is never done; empty if the node can be done. */
  private static Optional<String> reason(CheckContext machine, int node) {
    StateTree tree = machine.tree();
    State state = tree.node(node);
    String name = machine.ownerName(state);
    if (!state.isComposite()) {
      return Optional.of(name + " has no states within it that could be final");
    } else if (!state.isParallel()) {
      boolean ends = tree.children(node).stream().anyMatch(c -> tree.node(c).isFinal());
      return ends
          ? Optional.empty()
          : Optional.of("no state directly within " + name + " is final");
    }
    List<String> never =
        tree.children(node).stream()
            .filter(r -> reason(machine, r).isPresent())
            .map(r -> tree.node(r).name())
            .toList();
    return never.isEmpty()
        ? Optional.empty()
        : Optional.of(
            (never.size() == 1 ? "the region " : "the regions ")
                + NameList.and(never)
                + " can never be done");
  }
}
