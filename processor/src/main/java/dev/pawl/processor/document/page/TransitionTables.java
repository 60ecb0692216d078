package dev.pawl.processor.document.page;

import dev.pawl.processor.model.Transition;
import dev.pawl.processor.model.guard.Guard;
import dev.pawl.processor.semantics.ResolvedMachine;
import dev.pawl.processor.semantics.ResolvedTransition;
import dev.pawl.processor.semantics.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The tables of which each row is a transition or a guard. */
final class TransitionTables {

  private static final Line ANY = Line.word("any");
  private static final Line ALWAYS = Line.word("always");
  private static final Line DEFAULT = Line.word("default");
  private static final Line STAYS = Line.word("stays");

  private final ResolvedMachine machine;

  TransitionTables(ResolvedMachine machine) {
    this.machine = machine;
  }

  Grid table() {
    Grid grid =
        new Grid("From", "Event", "Guard", "To", "Update", "Effects", "Raises", "Description");
    for (ResolvedTransition resolved : machine.transitions()) {
      Transition transition = resolved.declared();
      grid.row(
          from(resolved.source()),
          event(resolved),
          transition.guard().map(Guard::text).map(Line::code).orElse(Line.EMPTY),
          targets(transition),
          Line.code(transition.update()),
          Line.codes(transition.effects()),
          Line.codes(transition.raise()),
          Line.prose(transition.description()));
    }
    return grid;
  }

  private static Line from(StateNode source) {
    if (source.isRoot()) {
      return ANY;
    }
    Line name = Line.state(source.name());
    return source.declared().isComposite() ? Line.plain("every state in ").then(name) : name;
  }

  private static Line event(ResolvedTransition transition) {
    if (transition.declared().direct()) {
      return Line.EMPTY;
    }
    if (transition.eventless()) {
      return transition.source().declared().isHistory() ? DEFAULT : ALWAYS;
    }
    Line delay = EventTables.timer(transition);
    return delay.isEmpty() ? Line.code(transition.declared().event().name()) : delay;
  }

  /** The targets of a transition. */
  static Line targets(Transition transition) {
    if (transition.targets().isEmpty()) {
      return STAYS;
    }
    Line targets = Line.states(transition.targets(), transition.dynamic() ? " or " : " and ");
    Line chooser = Line.code(transition.choose());
    Line chosen = chooser.isEmpty() ? targets : targets.then(", chosen by ").then(chooser);
    return transition.internal() ? chosen.then(" (internal)") : chosen;
  }

  /** The meaning of the words in the table, as far as they are in it; one sentence each. */
  List<Line> legend() {
    List<Line> legend = new ArrayList<>();
    if (any(t -> t.source().isRoot())) {
      legend.add(ANY.then(": from every state that is not final."));
    }
    if (any(t -> t.source().declared().isComposite() && !t.source().isRoot())) {
      legend.add(
          Line.plain(
              "every state in: from whatever is active there, unless a state within takes the"
                  + " event."));
    }
    if (any(ResolvedTransition::anyEvent)) {
      legend.add(Line.code("*").then(": every event that the state does not name."));
    }
    if (any(t -> t.eventless() && !t.source().declared().isHistory())) {
      legend.add(ALWAYS.then(": without an event, as soon as the guard holds."));
    }
    if (any(t -> t.source().declared().isHistory())) {
      legend.add(DEFAULT.then(": where there is nothing yet to go back to."));
    }
    if (any(ResolvedTransition::isTargetless)) {
      legend.add(STAYS.then(": no state is left or entered."));
    }
    if (any(t -> t.declared().internal())) {
      legend.add(Line.plain("(internal): the state it is declared on is not left."));
    }
    return legend;
  }

  private boolean any(Predicate<ResolvedTransition> condition) {
    return machine.transitions().stream().anyMatch(condition);
  }

  /** Every formula, the predicates it asks, and where it is asked. */
  Grid guards() {
    Map<String, Set<String>> asks = new LinkedHashMap<>();
    Map<String, Set<Line>> at = new LinkedHashMap<>();
    for (ResolvedTransition transition : machine.transitions()) {
      transition
          .declared()
          .guard()
          .ifPresent(
              guard -> {
                String text = guard.text();
                asks.putIfAbsent(text, guard.formula().predicates());
                at.computeIfAbsent(text, t -> new LinkedHashSet<>())
                    .add(Line.joined(List.of(from(transition.source()), event(transition)), " "));
              });
    }
    Grid grid = new Grid("Guard", "Asks", "At");
    asks.forEach(
        (text, predicates) ->
            grid.row(
                Line.code(text),
                Line.joined(predicates.stream().map(Line::code).toList(), ", "),
                Line.joined(List.copyOf(at.get(text)), "; ")));
    return grid;
  }
}
