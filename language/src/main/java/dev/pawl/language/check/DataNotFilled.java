package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Event.Param;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports data components that a transition does not fill, because the component of the
 * same name in the event or in the source state has another type.
 */
final class DataNotFilled implements Rule {

  @Override
  public void check(CheckContext machine) {
    if (machine.states().stream().allMatch(s -> s.behavior().data().isEmpty())) {
      return;
    }
    machine.transitions().stream()
        .filter(t -> !t.source().declared().isHistory())
        .forEach(t -> check(machine, t));
  }

  private static void check(CheckContext machine, ResolvedTransition transition) {
    List<Param> payload = transition.event().map(Event::payload).orElse(List.of());
    State source = transition.source().declared();
    for (StateNode leaf : leaves(machine, transition)) {
      State state = leaf.declared();
      for (Param component : state.behavior().data()) {
        Optional<Param> carried = named(payload, component);
        Optional<Param> before = named(source.behavior().data(), component);
        boolean filled = fits(carried, component) || fits(before, component);
        if (!filled && carried.isPresent()) {
          report(state, component, "the event " + transition.eventName(), carried.get(), machine);
        } else if (!filled && before.isPresent()) {
          report(state, component, "the state " + source.name(), before.get(), machine);
        }
      }
    }
  }

  private static List<StateNode> leaves(CheckContext machine, ResolvedTransition transition) {
    return machine.entered(transition).stream()
        .mapToObj(machine.resolved()::node)
        .filter(n -> !n.isRoot() && n.declared().isLeaf())
        .toList();
  }

  /** Returns the parameter that has the name of a component. */
  private static Optional<Param> named(List<Param> params, Param component) {
    return params.stream().filter(p -> p.name().equals(component.name())).findFirst();
  }

  private static boolean fits(Optional<Param> param, Param component) {
    return param.filter(p -> p.type().equals(component.type())).isPresent();
  }

  private static void report(
      State state, Param component, String from, Event.Param other, CheckContext subject) {
    subject.report(
        Code.DATA_NOT_FILLED,
        component.origin(),
        component.name(),
        state.name(),
        component.type().qualifiedName(),
        from,
        other.type().qualifiedName());
  }
}
