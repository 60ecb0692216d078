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

/** Sources of the data of states, and the methods that supply what nothing else does. */
public final class DataSources {

  private final ResolvedMachine machine;
  private final PlanIndex planned;
  private final DataFilling filling;
  private final List<Supplied> supplied = new ArrayList<>();

  /**
   * A component that the user supplies.
   *
   * @param events the events on which it is asked for
   * @param always whether it is also asked for without event
   * @param sources the leaves that are left then
   */
  public record Supplied(
      String method,
      TypeRef type,
      List<EventPlan> events,
      boolean always,
      List<StatePlan> sources) {}

  /**
   * The events and source states that a component is filled from.
   *
   * @param events the events that carry it
   * @param sources the leaves that carry it
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

  /** {@code sessionSeqForRunning}. */
  public static String method(StatePlan state, Event.Param component) {
    return DataFilling.supplier(state.declared(), component);
  }

  /** The member of the context of that name and type. */
  public static Optional<TypeLookup.Member> member(
      List<TypeLookup.Member> context, Event.Param component) {
    return DataFilling.member(context, component);
  }

  /**
   * The events and states that a component of a state may be filled from, by the transitions that
   * enter it.
   */
  public Carriers carriers(StatePlan state, Event.Param component) {
    DataFilling.Carriers found = filling.carriers(machine.node(state.declared()), component);
    return new Carriers(
        new LinkedHashSet<>(planned.events(found.events())),
        new LinkedHashSet<>(planned.states(found.sources())));
  }
}
