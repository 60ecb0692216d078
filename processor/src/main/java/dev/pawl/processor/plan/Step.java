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
 * A transition for one event, with the number that generated code uses. In a flat machine, a
 * transition without a target has a separate step for each leaf.
 *
 * @param transition the transition
 * @param event the event; null for an eventless transition
 * @param targets the possible targets; several only if a method chooses the target, or if the step
 *     enters several regions
 * @param raised the events that the step raises
 * @param moves the states that the step exits and enters; only for charts. The list is empty if the
 *     step has no target. The list has one element per target if a method chooses the target,
 *     otherwise one element.
 * @param testedStates the states that the guard tests with {@code in(STATE)}, by name
 */
public record Step(
    int number,
    ResolvedTransition transition,
    @Nullable EventPlan event,
    List<StatePlan> targets,
    List<EventPlan> raised,
    List<Move> moves,
    Map<String, StatePlan> testedStates) {

  public Step {
    targets = List.copyOf(targets);
    raised = List.copyOf(raised);
    moves = List.copyOf(moves);
    testedStates = Map.copyOf(testedStates);
  }

  /** Returns the state that declares the transition, or the root if the machine declares it. */
  public State owner() {
    return transition.source().declared();
  }

  public Transition declared() {
    return transition.declared();
  }

  /** Returns the number of the state that declares the transition; 0 for the root. */
  public int source() {
    return transition.source().number();
  }

  /** Returns the numbers of the targets as declared; they can be history states. */
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

  /** Returns the name of the event, for a comment. */
  public String trigger() {
    return event == null ? "always" : event.constant();
  }

  /** Returns the only target. Must not be called if a method chooses the target. */
  public StatePlan target() {
    return targets.get(0);
  }

  /** Returns whether the step does not call the user's code, so that it only changes the state. */
  public boolean callsNoUserCode() {
    return !guarded()
        && !dynamic()
        && declared().update().isEmpty()
        && declared().effects().isEmpty();
  }
}
