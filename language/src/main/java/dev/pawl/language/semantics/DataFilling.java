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
 * Determines where the data of a state comes from when the state is entered. Each component is
 * copied from the payload of the event, or else from the data of the previous state, or else from
 * the context, if one of them has a component of the same name and type. Otherwise the user
 * supplies it.
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
   * @param events the events for which it is supplied
   * @param always whether it is also supplied without an event
   * @param sources the leaves that are left in these situations
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
   * Adds the leaves that are entered with a target, as if no other region were active yet. The
   * arguments of a user's method must not depend on the regions that are active.
   */
  private void addEntered(StateNode target, Set<Integer> leaves) {
    Moves moves = machine.moves();
    leaves.addAll(moves.mayEnter(moves.start(target)));
    machine.nodes(machine.tree().upwards(target.number())).stream()
        .filter(n -> n.declared().isParallel())
        .forEach(n -> leaves.addAll(moves.mayEnter(moves.start(n))));
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
    boolean begins = begins(state);
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
   * Returns the events and states from which a component of a state's data can be copied, in all
   * transitions that enter the state.
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
   * Returns whether an instance can start in a state, without an event or a previous state that
   * could provide data.
   */
  private boolean begins(StateNode state) {
    Moves moves = machine.moves();
    List<Move> starts = new ArrayList<>(List.of(moves.start()));
    machine.beginnings().forEach(b -> starts.add(moves.start(b)));
    return starts.stream().anyMatch(s -> moves.mayEnter(s).contains(state.number()));
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
