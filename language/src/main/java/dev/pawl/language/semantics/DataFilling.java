package dev.pawl.language.semantics;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.State;
import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.name.Words;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The sources of a state's data when the state is entered. Each component is copied from the first
 * of three sources that has a component of the same name and type: the payload of the event, the
 * data of the previous state, the context. If none of the three sources has the component, the user
 * supplies the value.
 */
public final class DataFilling {

  private final ResolvedMachine machine;
  private final List<List<ResolvedMachine.Reaction>> entering = new ArrayList<>();

  /**
   * The sources of a component of data.
   *
   * @param events the events whose payload has the component
   * @param sources the leaves whose data has the component
   */
  public record Carriers(Set<Event> events, Set<StateNode> sources) {}

  /**
   * The situations in which the user supplies a component.
   *
   * @param events the events for which the user supplies the component
   * @param always whether the user also supplies the component when a transition has no event
   * @param sources the leaves that an instance may exit when the user supplies the component
   */
  public record Supplied(List<Event> events, boolean always, Set<StateNode> sources) {}

  /** Computes which transitions can enter which leaves. */
  public DataFilling(ResolvedMachine machine) {
    this.machine = machine;
    machine.nodes().forEach(n -> entering.add(new ArrayList<>()));
    boolean any = machine.leaves().stream().anyMatch(l -> !data(l).isEmpty());
    for (ResolvedMachine.Reaction reaction :
        any ? machine.reactions() : List.<ResolvedMachine.Reaction>of()) {
      Set<Integer> leaves = new LinkedHashSet<>();
      reaction.transition().targets().forEach(t -> addEntered(t, leaves));
      leaves.forEach(l -> entering.get(l).add(reaction));
    }
  }

  /**
   * Adds the leaves that are entered with a target on the assumption that no other region is active
   * yet. The parameters of a user's method must not depend on the active regions.
   */
  private void addEntered(StateNode target, Set<Integer> leaves) {
    Moves moves = machine.moves();
    leaves.addAll(moves.possibleLeaves(moves.start(target)));
    machine.nodes(machine.tree().upwards(target.number())).stream()
        .filter(n -> n.declared().isParallel())
        .forEach(n -> leaves.addAll(moves.possibleLeaves(moves.start(n))));
  }

  /**
   * Returns the situations in which the user has to supply a component of a state's data; empty if
   * there are none.
   */
  public Optional<Supplied> supplied(StateNode state, Event.Param component) {
    if (member(machine.declared().contextMembers(), component).isPresent()) {
      return Optional.empty();
    }
    List<Event> events = new ArrayList<>();
    Set<StateNode> sources = new LinkedHashSet<>();
    boolean begins = canStartIn(state);
    boolean always = begins;
    for (ResolvedMachine.Reaction reaction : entering.get(state.number())) {
      if (carries(reaction, component)) {
        continue;
      }
      for (StateNode source : sources(reaction)) {
        if (!carries(data(source), component)) {
          sources.add(source);
          always |= reaction.event().isEmpty();
          reaction.event().filter(e -> !events.contains(e)).ifPresent(events::add);
        }
      }
    }
    return begins || !sources.isEmpty()
        ? Optional.of(new Supplied(events, always, sources))
        : Optional.empty();
  }

  /**
   * Returns the events and states from which at least one transition that enters the state can copy
   * the component of the state's data.
   */
  public Carriers carriers(StateNode state, Event.Param component) {
    Carriers carriers = new Carriers(new LinkedHashSet<>(), new LinkedHashSet<>());
    for (ResolvedMachine.Reaction reaction : entering.get(state.number())) {
      if (carries(reaction, component)) {
        carriers.events().add(reaction.event().orElseThrow());
      } else {
        sources(reaction).stream()
            .filter(s -> carries(data(s), component))
            .forEach(carriers.sources()::add);
      }
    }
    return carriers;
  }

  /**
   * Returns whether an instance can start in a state. At the start, no event and no previous state
   * provides data.
   */
  private boolean canStartIn(StateNode state) {
    Moves moves = machine.moves();
    List<Move> starts = new ArrayList<>(List.of(moves.start()));
    machine.beginnings().forEach(b -> starts.add(moves.start(b)));
    return starts.stream().anyMatch(s -> moves.possibleLeaves(s).contains(state.number()));
  }

  private List<StateNode> sources(ResolvedMachine.Reaction reaction) {
    return machine.nodes(machine.tree().leaves(reaction.transition().source().number()));
  }

  private static List<Event.Param> data(StateNode state) {
    return state.declared().behavior().data();
  }

  private static boolean carries(ResolvedMachine.Reaction reaction, Event.Param component) {
    return reaction.event().filter(e -> carries(e.payload(), component)).isPresent();
  }

  /**
   * Returns the name of the method that supplies a component of a state's data, such as {@code
   * sessionSeqForRunning}.
   */
  public static String supplier(State state, Event.Param component) {
    return Words.of(component.name()).method() + "For" + state.words().type();
  }

  /** Returns whether a payload or the data of a state has a component of the same name and type. */
  public static boolean carries(List<Event.Param> payload, Event.Param component) {
    return payload.stream()
        .anyMatch(p -> p.name().equals(component.name()) && p.type().equals(component.type()));
  }

  /** Returns the member of the context with the name and type of a component, if there is one. */
  public static Optional<TypeLookup.Member> member(
      List<TypeLookup.Member> context, Event.Param component) {
    return context.stream()
        .filter(m -> m.name().equals(component.name()) && m.type().equals(component.type()))
        .findFirst();
  }
}
