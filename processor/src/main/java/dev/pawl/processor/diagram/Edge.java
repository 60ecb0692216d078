package dev.pawl.processor.diagram;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.State;
import dev.pawl.processor.semantics.Candidates;
import dev.pawl.processor.semantics.ResolvedMachine;
import dev.pawl.processor.semantics.ResolvedTransition;
import dev.pawl.processor.semantics.StateNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * One arrow of a picture: what may lead from one state to another.
 *
 * @param from the state left; a history state where the arrow shows its default
 * @param transition what leads away from it
 * @param to the state entered, one of the transition's targets; the state itself where the
 *     transition has none
 * @param inherited whether the transition was declared for any state, not on this one
 */
public record Edge(StateNode from, ResolvedTransition transition, StateNode to, boolean inherited) {

  /**
   * The arrows of a machine: those of each state in document order, eventless ones last, then those
   * that hold in any state. Where the machine {@link #hasBorder has a border} these begin at it,
   * which is the root; else at every outermost state that is not final and can take them. A
   * transition with several targets is as many arrows. Targets that do not exist have none.
   */
  public static List<Edge> of(ResolvedMachine machine) {
    List<Edge> edges = new ArrayList<>();
    for (Way way : Way.of(machine)) {
      way.transitions().forEach(t -> add(edges, way, t));
    }
    return edges;
  }

  private static void add(List<Edge> edges, Way way, ResolvedTransition transition) {
    if (transition.isTargetless()) {
      edges.add(new Edge(way.from(), transition, way.from(), way.inherited()));
    }
    transition
        .targets()
        .forEach(target -> edges.add(new Edge(way.from(), transition, target, way.inherited())));
  }

  /**
   * Whether the whole machine is drawn as a state around all others: where its states are regions,
   * and where something stands on it that no arrow between states can show.
   */
  public static boolean hasBorder(ResolvedMachine machine) {
    State root = machine.tree().root();
    return root.isParallel()
        || !root.behavior().entry().isEmpty()
        || !root.behavior().exit().isEmpty()
        || !root.behavior().always().isEmpty()
        || !root.behavior().timers().isEmpty()
        || !root.behavior().ignored().isEmpty()
        || !root.behavior().deferred().isEmpty()
        || root.transitions().stream().anyMatch(t -> t.targets().isEmpty());
  }

  /** What stands at the arrow; as {@link #label(UnaryOperator)}, with the names as they are. */
  public String label() {
    return label(UnaryOperator.identity());
  }

  /**
   * What stands at the arrow: {@code event [guard] / effect, raise event (internal)}. The event of
   * a direct transition is left out, as it only says again where the arrow leads; that of a timer
   * reads {@code after 60s}. Empty where nothing is to be said.
   *
   * @param text how names taken from the declaration are written
   */
  public String label(UnaryOperator<String> text) {
    return Label.of(transition).text(text);
  }

  /**
   * What leads away from one state for one event: alternatives, of which the first is taken whose
   * guard holds.
   */
  record Way(StateNode from, List<ResolvedTransition> transitions, boolean inherited) {

    Way {
      transitions = List.copyOf(transitions);
    }

    /** All of a machine, in the order of its arrows. */
    static List<Way> of(ResolvedMachine machine) {
      List<Way> ways = new ArrayList<>();
      for (StateNode node : machine.nodes().subList(1, machine.nodes().size())) {
        alternatives(node).forEach(a -> ways.add(new Way(node, a, false)));
      }
      boolean border = hasBorder(machine);
      for (List<ResolvedTransition> alternatives : alternatives(machine.root())) {
        if (border) {
          ways.add(new Way(machine.root(), alternatives, false));
          continue;
        }
        for (StateNode node : machine.nodes(machine.tree().children(0))) {
          if (!node.declared().isFinal() && !overrides(machine, node, alternatives.get(0))) {
            ways.add(new Way(node, alternatives, true));
          }
        }
      }
      return ways;
    }

    /** Whether a state takes the event for certain before an inherited transition is asked. */
    private static boolean overrides(
        ResolvedMachine machine, StateNode node, ResolvedTransition inherited) {
      Candidates candidates = machine.candidates();
      List<Event> events = machine.events(inherited);
      return !events.isEmpty()
          && events.stream()
              .allMatch(
                  e ->
                      candidates.setAside(node, e).isPresent()
                          || candidates.own(node, e).stream().anyMatch(t -> !t.guarded()));
    }

    /** The transitions of a state, those for the same event together, where the first stands. */
    private static Collection<List<ResolvedTransition>> alternatives(StateNode node) {
      Map<String, List<ResolvedTransition>> byEvent = new LinkedHashMap<>();
      Stream.concat(node.transitions().stream(), node.always().stream())
          .forEach(
              t ->
                  byEvent
                      .computeIfAbsent(t.declared().event().name(), e -> new ArrayList<>())
                      .add(t));
      return byEvent.values();
    }
  }
}
