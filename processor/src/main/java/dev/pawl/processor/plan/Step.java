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
 * A declared transition, numbered. One that the root declares is one step, whichever state takes
 * it.
 *
 * @param event null if it needs none
 * @param targets where it may lead; more than one only if it is dynamic, or enters several regions
 * @param raised the events that it puts into the machine's own queue
 * @param moves what it leaves and enters: nothing where it has no target, one for each where a
 *     method picks the target, else one; known only of charts
 * @param asked the states that its guard means with {@code in(STATE)}, by name
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

  /** The state that declares it, or the root. */
  public State owner() {
    return transition.source().declared();
  }

  /** The transition as declared. */
  public Transition declared() {
    return transition.declared();
  }

  /** The number of the node that declares it. */
  public int source() {
    return transition.source().number();
  }

  /** The numbers of the nodes that it leads to, history states among them. */
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

  /** Whether some target is no leaf, so that one within it is entered by default. */
  public boolean entersByDefault() {
    return transition.targets().stream().anyMatch(t -> !t.declared().isLeaf());
  }

  public boolean eventless() {
    return event == null;
  }

  /** The event that it is taken on, for a comment. */
  public String trigger() {
    return event == null ? "always" : event.constant();
  }

  /** The only target of a step that is not dynamic. */
  public StatePlan target() {
    return targets.get(0);
  }

  /** Whether it is no more than a change of state. */
  public boolean plain() {
    return !guarded()
        && !dynamic()
        && declared().update().isEmpty()
        && declared().effects().isEmpty();
  }
}
