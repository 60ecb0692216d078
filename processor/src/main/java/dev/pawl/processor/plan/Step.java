package dev.pawl.processor.plan;

import dev.pawl.language.model.Guard;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.semantics.Move;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A numbered transition. A transition of the root is one step for all states.
 *
 * @param number the number of the step
 * @param transition the transition that the step takes
 * @param event the event; null for an eventless transition
 * @param targets the possible targets; more than one only if the step is dynamic or enters several
 *     regions
 * @param raised the events that the step raises
 * @param moves the states that the step exits and enters, for charts only. Empty if the step has no
 *     target. Contains one element per target if a method chooses the target, and one element
 *     otherwise.
 * @param asked the states that the guard tests with {@code in(STATE)}, by name
 */
public record Step(
    int number,
    ResolvedTransition transition,
    @Nullable EventPlan event,
    List<StatePlan> targets,
    List<EventPlan> raised,
    List<Move> moves,
    Map<String, StatePlan> asked) {

  public Step {
    targets = List.copyOf(targets);
    raised = List.copyOf(raised);
    moves = List.copyOf(moves);
    asked = Map.copyOf(asked);
  }

  /** Returns the state that declares the transition, or the root. */
  public State owner() {
    return transition.source().declared();
  }

  /** Returns the transition as declared. */
  public Transition declared() {
    return transition.declared();
  }

  /** Returns the number of the node that declares the transition. */
  public int source() {
    return transition.source().number();
  }

  /** Returns the numbers of the target nodes, including history states. */
  public List<Integer> targetNodes() {
    return transition.targets().stream().map(StateNode::number).toList();
  }

  public boolean guarded() {
    return transition.guarded();
  }

  public Optional<String> guardText() {
    return declared().guard().map(Guard::text);
  }

  public boolean dynamic() {
    return declared().dynamic();
  }

  public boolean eventless() {
    return event == null;
  }

  /** Returns the name of the event, for comments. */
  public String trigger() {
    return event == null ? "always" : event.constant();
  }

  /** Returns the target of a step that is not dynamic. */
  public StatePlan target() {
    return targets.get(0);
  }

  /** Returns whether the step only changes the state. */
  public boolean plain() {
    return !guarded()
        && !dynamic()
        && declared().update().isEmpty()
        && declared().effects().isEmpty();
  }
}
