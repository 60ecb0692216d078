package dev.pawl.processor.repair;

import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Transition;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Nearest;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Repairs transitions. Keeps events if possible, because generated methods are named after events.
 */
final class TransitionRepair {

  /** The errors that mean that an event does not exist, if they are located at the event's name. */
  static final Set<Code> UNKNOWN_EVENT_CODES =
      EnumSet.of(
          Code.UNKNOWN_EVENT,
          Code.NEVER_DONE,
          Code.TIMER_NAME,
          Code.NAME_CLASH,
          Code.BAD_NAME,
          Code.RESERVED_NAME);

  private final Faults faults;
  private final Set<String> dropped;
  private final StateTree tree;
  private final Set<String> states = new LinkedHashSet<>();

  /**
   * @param dropped the names of the events that were removed from the machine
   */
  TransitionRepair(Machine machine, Faults faults, Set<String> dropped) {
    this.faults = faults;
    this.dropped = dropped;
    this.tree = machine.tree();
    machine.tree().declared().forEach(s -> states.add(s.name()));
  }

  List<Transition> repaired(State owner, List<Transition> transitions) {
    return transitions.stream().flatMap(t -> repaired(owner, t).stream()).toList();
  }

  private Optional<Transition> repaired(State owner, Transition transition) {
    NameReference event = transition.event();
    if (faults.atOneOf(event.origin(), UNKNOWN_EVENT_CODES)
        || dropped.contains(event.name())
        || faults.at(transition.origin(), Code.FINAL_WITH_EXIT)) {
      return Optional.empty();
    }
    List<NameReference> targets = targets(owner, transition);
    boolean several = faults.at(transition.origin(), Code.SEVERAL_TARGETS);
    boolean choice = transition.choose().filter(c -> faults.at(c.origin())).isPresent();
    if (several || choice) {
      targets = targets.stream().limit(1).toList();
    }
    return Optional.of(
        transition.toBuilder()
            .targets(targets)
            .choose(transition.choose().filter(c -> !several && !choice))
            .guard(transition.guard().flatMap(this::guard))
            // if there are several updates, the error is located only at the first
            .update(
                faults.any(Code.UPDATE_WITHOUT_CONTEXT)
                    ? Optional.empty()
                    : transition.update().filter(u -> !faults.at(u.origin())))
            .effects(faults.sound(transition.effects()))
            .raise(faults.sound(transition.raise()))
            .build());
  }

  /**
   * Returns the guard. If the guard tests a state that does not exist, returns the conjunction of
   * its predicates, because methods are generated for predicates.
   */
  private Optional<Guard> guard(Guard guard) {
    Formula formula = guard.formula();
    if (formula.states().stream().allMatch(s -> states.contains(s) && !faults.at(guard.at(s)))) {
      return Optional.of(guard).filter(g -> !faults.at(g.origin()));
    }
    List<Formula> predicates =
        formula.predicates().stream().<Formula>map(Formula.Predicate::new).toList();
    return predicates.isEmpty()
        ? Optional.empty()
        : Optional.of(new Guard(Formula.and(predicates), guard.origin()));
  }

  /**
   * Returns the targets. Replaces a target that does not exist by the state that the user probably
   * meant, or else by {@code owner}. Replaces a default of a history state that is elsewhere by a
   * sibling of the history state. Removes history states from the targets of a choice.
   */
  private List<NameReference> targets(State owner, Transition transition) {
    List<NameReference> targets = new ArrayList<>();
    for (NameReference target : transition.targets()) {
      if (faults.at(target.origin(), Code.NOT_SUPPORTED)) {
        continue;
      } else if (owner.isHistory() && faults.at(target.origin(), Code.DEFAULT_ELSEWHERE)) {
        State sibling = tree.node(tree.children(tree.parent(tree.number(owner))).get(0));
        targets.add(new NameReference(sibling.name(), target.origin()));
        continue;
      }
      boolean known = states.contains(target.name());
      Optional<String> name =
          known
              ? Optional.of(target.name())
              : Nearest.to(target.name(), states)
                  .or(() -> Optional.of(owner.name()).filter(states::contains));
      name.map(n -> new NameReference(n, target.origin()))
          .filter(ref -> targets.stream().noneMatch(t -> t.name().equals(ref.name())) || known)
          .ifPresent(targets::add);
    }
    return targets;
  }
}
