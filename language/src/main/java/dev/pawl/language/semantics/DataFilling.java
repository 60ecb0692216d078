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
 * Sources of the data of a state when it is entered: by the same name and type what the event
 * carries, else what the state that is left carries, else the context; where none has it, the user
 * supplies it.
 */
public final class DataFilling {

  private final ResolvedMachine machine;
  private final List<List<ResolvedMachine.Reaction>> entering = new ArrayList<>();

  /**
   * The events and source states that a component may be filled from.
   *
   * @param events the events that carry it
   * @param sources the leaves that carry it
   */
  public record Carriers(Set<Event> events, Set<StateNode> sources) {}

  /**
   * The occasions on which the user supplies a component.
   *
   * @param events the events on which it is asked for
   * @param always whether it is also asked for without event
   * @param sources the leaves that are left then
   */
  public record Supplied(List<Event> events, boolean always, Set<StateNode> sources) {}

  /** Works out which transitions may enter which leaves. */
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
   * Adds what is entered with a target as if no region beside it were active yet, so that what a
   * user's method is given does not depend on that.
   */
  private void addEntered(StateNode target, Set<Integer> leaves) {
    Moves moves = machine.moves();
    leaves.addAll(moves.mayEnter(moves.start(target)));
    machine.nodes(machine.tree().upwards(target.number())).stream()
        .filter(n -> n.declared().isParallel())
        .forEach(n -> leaves.addAll(moves.mayEnter(moves.start(n))));
  }

  /**
   * The occasions on which the user has to supply a component of a state's data, if there are any.
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
   * The events and states that a component of a state's data may be filled from, by the transitions
   * that enter it.
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

  /** Whether an instance may begin in a state, so that nothing is there to fill it from. */
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

  /** The method that supplies a component of a state's data: {@code sessionSeqForRunning}. */
  public static String supplier(State state, Event.Param component) {
    return Words.of(component.name()).method() + "For" + state.words().type();
  }

  /** Whether something carries a component of that name and type. */
  public static boolean carries(List<Event.Param> payload, Event.Param component) {
    return payload.stream()
        .anyMatch(p -> p.name().equals(component.name()) && p.type().equals(component.type()));
  }

  /** The member of the context of that name and type. */
  public static Optional<TypeLookup.Member> member(
      List<TypeLookup.Member> context, Event.Param component) {
    return context.stream()
        .filter(m -> m.name().equals(component.name()) && m.type().equals(component.type()))
        .findFirst();
  }
}
