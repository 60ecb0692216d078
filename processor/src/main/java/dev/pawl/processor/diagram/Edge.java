package dev.pawl.processor.diagram;

import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * One arrow of a picture: what may lead from one state to another.
 *
 * @param from the state left
 * @param transition what leads away from it
 * @param to the state entered, one of the transition's targets
 * @param inherited whether the transition was declared for any state, not on this one
 */
public record Edge(State from, Transition transition, State to, boolean inherited) {

  /**
   * The arrows of a machine: those of each state in declared order, then those that hold in any
   * state that is not final, once for every state that can take them. A transition with several
   * targets is as many arrows. Targets that do not exist have none.
   */
  public static List<Edge> of(Machine machine) {
    Map<String, State> states = new HashMap<>();
    machine.states().forEach(s -> states.putIfAbsent(s.name(), s));
    List<Edge> edges = new ArrayList<>();
    for (State state : machine.states()) {
      for (Transition transition : state.transitions()) {
        add(edges, states, state, transition, false);
      }
    }
    for (Transition transition : machine.root().transitions()) {
      for (State state : machine.states()) {
        if (!state.isFinal() && !overrides(state, transition)) {
          add(edges, states, state, transition, true);
        }
      }
    }
    return edges;
  }

  /** A state's own transition without guard takes the event before an inherited one is asked. */
  private static boolean overrides(State state, Transition inherited) {
    return state.transitions().stream()
        .anyMatch(t -> t.guard().isEmpty() && t.event().name().equals(inherited.event().name()));
  }

  private static void add(
      List<Edge> edges, Map<String, State> states, State from, Transition transition, boolean any) {
    transition.targets().stream()
        .map(target -> states.get(target.name()))
        .filter(target -> target != null)
        .forEach(target -> edges.add(new Edge(from, transition, target, any)));
  }

  /**
   * What stands at the arrow, {@code event [guard] / effect, effect}. The event of a direct
   * transition is left out: it only says again where the arrow leads.
   *
   * @param text how names taken from the declaration are written
   */
  public String label(UnaryOperator<String> text) {
    List<String> words = new ArrayList<>();
    if (!transition.direct()) {
      words.add(text.apply(transition.event().name()));
    }
    transition.guard().ifPresent(g -> words.add("[" + text.apply(g.text()) + "]"));
    transition.choose().ifPresent(c -> words.add("[" + text.apply(c.name()) + "]"));
    if (!transition.effects().isEmpty()) {
      List<String> effects = transition.effects().stream().map(e -> text.apply(e.name())).toList();
      words.add("/ " + String.join(", ", effects));
    }
    return String.join(" ", words);
  }
}
