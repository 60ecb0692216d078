package dev.pawl.spring.importer;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.springframework.statemachine.state.State;
import org.springframework.statemachine.support.StateMachineUtils;
import org.springframework.statemachine.transition.Transition;

/**
 * The order in which Spring Statemachine tries the transitions without a trigger. Spring sorts them
 * with a comparator that is not symmetric, so that transitions of the same state are reversed.
 */
final class TransitionOrder {

  private TransitionOrder() {}

  /** Returns the transitions without a trigger in the order in which a machine tries them. */
  static <S, E> List<Transition<S, E>> triggerless(Collection<Transition<S, E>> transitions) {
    List<Transition<S, E>> sorted = new ArrayList<>();
    for (Transition<S, E> transition : transitions) {
      if (transition.getTrigger() == null) {
        sorted.add(transition);
      }
    }
    sorted.sort(TransitionOrder::compare);
    return sorted;
  }

  private static <S, E> int compare(Transition<S, E> a, Transition<S, E> b) {
    if (a == b) {
      return 0;
    }
    State<S, E> source = a.getSource();
    return StateMachineUtils.isSubstate(source, b.getSource()) ? 1 : -1;
  }
}
