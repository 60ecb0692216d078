package dev.pawl.spring.importer;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.springframework.statemachine.state.State;
import org.springframework.statemachine.support.StateMachineUtils;
import org.springframework.statemachine.transition.Transition;

/**
 * Computes the order in which Spring Statemachine tries the transitions without a trigger. Spring
 * Statemachine sorts the transitions with a comparator that is not symmetric. Therefore the order
 * of the transitions of one state is reversed.
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
