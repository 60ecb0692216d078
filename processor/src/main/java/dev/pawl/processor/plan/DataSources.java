package dev.pawl.processor.plan;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.semantics.DataFilling;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The sources from which transitions fill the data of states, and the user's methods that supply
 * other components.
 */
public final class DataSources {

  private final ResolvedMachine machine;
  private final PlanIndex planned;
  private final DataFilling filling;
  private final List<Supplied> supplied = new ArrayList<>();

  /**
   * A component of a state's data that a method of the user supplies.
   *
   * @param method the name of the method
   * @param events the events on which the method is called
   * @param always whether the method is also called when there is no event
   * @param sources the leaves that are exited when the method is called
   */
  public record Supplied(
      String method,
      TypeRef type,
      List<EventPlan> events,
      boolean always,
      List<StatePlan> sources) {}

  /**
   * The events and source states that have a component with the name and type of a state's
   * component.
   */
  public record Carriers(Set<EventPlan> events, Set<StatePlan> sources) {
    public boolean isEmpty() {
      return events.isEmpty() && sources.isEmpty();
    }
  }

  public DataSources(ResolvedMachine machine, PlanIndex planned) {
    this.machine = machine;
    this.planned = planned;
    this.filling = new DataFilling(machine);
    for (StateNode node : machine.states()) {
      for (Event.Param component : node.declared().behavior().data()) {
        filling.supplied(node, component).ifPresent(s -> add(node, component, s));
      }
    }
  }

  private void add(StateNode node, Event.Param component, DataFilling.Supplied when) {
    supplied.add(
        new Supplied(
            method(planned.state(node).orElseThrow(), component),
            component.type(),
            planned.events(when.events()),
            when.always(),
            planned.states(when.sources())));
  }

  public List<Supplied> supplied() {
    return supplied;
  }

  /**
   * Returns the name of the user's method for a component of a state's data, such as {@code
   * sessionSeqForRunning}.
   */
  public static String method(StatePlan state, Event.Param component) {
    return DataFilling.supplier(state.declared(), component);
  }

  /**
   * Returns the member of the context that has the name and type of a component, if there is one.
   */
  public static Optional<TypeLookup.Member> member(
      List<TypeLookup.Member> context, Event.Param component) {
    return DataFilling.member(context, component);
  }

  /**
   * Returns the events and states from which at least one transition into a state can copy a
   * component of the state's data.
   */
  public Carriers carriers(StatePlan state, Event.Param component) {
    DataFilling.Carriers found = filling.carriers(machine.node(state.declared()), component);
    return new Carriers(
        new LinkedHashSet<>(planned.events(found.events())),
        new LinkedHashSet<>(planned.states(found.sources())));
  }
}
