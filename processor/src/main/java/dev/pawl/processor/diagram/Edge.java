package dev.pawl.processor.diagram;

import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.Transition;
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
public record Edge(State from, Transition transition, State to, boolean inherited) {

  /**
   * The arrows of a machine: those of each state in document order, eventless ones last, then those
   * that hold in any state. Where the machine {@link #hasBorder has a border} these begin at it,
   * which is the root; else at every outermost state that is not final and can take them. A
   * transition with several targets is as many arrows. Targets that do not exist have none.
   */
  public static List<Edge> of(Machine machine) {
    StateTree tree = machine.tree();
    List<Edge> edges = new ArrayList<>();
    for (Way way : Way.of(machine)) {
      way.transitions().forEach(t -> add(edges, tree, way, t));
    }
    return edges;
  }

  private static void add(List<Edge> edges, StateTree tree, Way way, Transition transition) {
    if (transition.targets().isEmpty()) {
      edges.add(new Edge(way.from(), transition, way.from(), way.inherited()));
    }
    transition.targets().stream()
        .flatMap(target -> tree.find(target.name()).map(tree::node).stream())
        .forEach(target -> edges.add(new Edge(way.from(), transition, target, way.inherited())));
  }

  /**
   * Whether the whole machine is drawn as a state around all others: where its states are regions,
   * and where something stands on it that no arrow between states can show.
   */
  public static boolean hasBorder(Machine machine) {
    State root = machine.root();
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
    return Label.of(from, transition).text(text);
  }

  /**
   * What leads away from one state for one event: alternatives, of which the first is taken whose
   * guard holds.
   */
  record Way(State from, List<Transition> transitions, boolean inherited) {

    Way {
      transitions = List.copyOf(transitions);
    }

    /** All of a machine, in the order of its arrows. */
    static List<Way> of(Machine machine) {
      StateTree tree = machine.tree();
      List<Way> ways = new ArrayList<>();
      for (State state : tree.nodes()) {
        if (state != tree.root()) {
          alternatives(state).forEach(a -> ways.add(new Way(state, a, false)));
        }
      }
      State root = machine.root();
      boolean border = hasBorder(machine);
      for (List<Transition> alternatives : alternatives(root)) {
        if (border) {
          ways.add(new Way(root, alternatives, false));
          continue;
        }
        for (State state : root.children()) {
          if (!state.isFinal() && !state.isHistory() && !overrides(state, alternatives.get(0))) {
            ways.add(new Way(state, alternatives, true));
          }
        }
      }
      return ways;
    }

    /** Whether a state takes the event for certain before an inherited transition is asked. */
    private static boolean overrides(State state, Transition inherited) {
      String event = inherited.event().name();
      return state.transitions().stream()
              .filter(t -> t.guard().isEmpty())
              .anyMatch(t -> t.event().name().equals(event) || t.anyEvent())
          || Stream.concat(
                  state.behavior().ignored().stream(), state.behavior().deferred().stream())
              .anyMatch(taken -> taken.name().equals(event));
    }

    /** The transitions of a state, those for the same event together, where the first stands. */
    private static Collection<List<Transition>> alternatives(State state) {
      Map<String, List<Transition>> byEvent = new LinkedHashMap<>();
      Stream.concat(state.transitions().stream(), state.behavior().always().stream())
          .forEach(t -> byEvent.computeIfAbsent(t.event().name(), e -> new ArrayList<>()).add(t));
      return byEvent.values();
    }
  }
}
