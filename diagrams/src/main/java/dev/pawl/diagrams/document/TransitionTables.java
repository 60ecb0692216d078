package dev.pawl.diagrams.document;

import dev.pawl.language.model.Guard;
import dev.pawl.language.model.Transition;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Builds the table of transitions and the table of guards. */
final class TransitionTables {

  private static final TextLine ANY = TextLine.word("any");
  private static final TextLine ALWAYS = TextLine.word("always");
  private static final TextLine DEFAULT = TextLine.word("default");
  private static final TextLine STAYS = TextLine.word("stays");

  private final ResolvedMachine machine;

  TransitionTables(ResolvedMachine machine) {
    this.machine = machine;
  }

  TableModel table() {
    TableModel grid =
        new TableModel(
            "From", "Event", "Guard", "To", "Update", "Effects", "Raises", "Description");
    for (ResolvedTransition resolved : machine.transitions()) {
      Transition transition = resolved.declared();
      grid.row(
          from(resolved.source()),
          event(resolved),
          transition.guard().map(Guard::text).map(TextLine::code).orElse(TextLine.EMPTY),
          targets(transition),
          TextLine.code(transition.update()),
          TextLine.codes(transition.effects()),
          TextLine.codes(transition.raise()),
          TextLine.prose(transition.description()));
    }
    return grid;
  }

  private static TextLine from(StateNode source) {
    if (source.isRoot()) {
      return ANY;
    }
    TextLine name = TextLine.state(source.name());
    return source.declared().isComposite() ? TextLine.plain("every state in ").then(name) : name;
  }

  private static TextLine event(ResolvedTransition transition) {
    if (transition.declared().direct()) {
      return TextLine.EMPTY;
    }
    if (transition.eventless()) {
      return transition.source().declared().isHistory() ? DEFAULT : ALWAYS;
    }
    TextLine delay = EventTables.timer(transition);
    return delay.isEmpty() ? TextLine.code(transition.declared().event().name()) : delay;
  }

  static TextLine targets(Transition transition) {
    if (transition.targets().isEmpty()) {
      return STAYS;
    }
    TextLine targets =
        TextLine.states(transition.targets(), transition.dynamic() ? " or " : " and ");
    TextLine chooser = TextLine.code(transition.choose());
    TextLine chosen = chooser.isEmpty() ? targets : targets.then(", chosen by ").then(chooser);
    return transition.internal() ? chosen.then(" (internal)") : chosen;
  }

  /**
   * Returns explanations of the words that occur in the table of transitions, one sentence each.
   */
  List<TextLine> legend() {
    List<TextLine> legend = new ArrayList<>();
    if (any(t -> t.source().isRoot())) {
      legend.add(ANY.then(": from every state that is not final."));
    }
    if (any(t -> t.source().declared().isComposite() && !t.source().isRoot())) {
      legend.add(
          TextLine.plain(
              "every state in S: from each state within S, unless an inner state takes the"
                  + " event."));
    }
    if (any(ResolvedTransition::anyEvent)) {
      legend.add(TextLine.code("*").then(": every event that the state does not name."));
    }
    if (any(t -> t.eventless() && !t.source().declared().isHistory())) {
      legend.add(ALWAYS.then(": without an event, as soon as the guard holds."));
    }
    if (any(t -> t.source().declared().isHistory())) {
      legend.add(DEFAULT.then(": if no state is remembered yet."));
    }
    if (any(ResolvedTransition::isTargetless)) {
      legend.add(STAYS.then(": no state is left or entered."));
    }
    if (any(t -> t.declared().internal())) {
      legend.add(TextLine.plain("(internal): the state that declares it is not left."));
    }
    return legend;
  }

  private boolean any(Predicate<ResolvedTransition> condition) {
    return machine.transitions().stream().anyMatch(condition);
  }

  /**
   * Returns the table of guards. Each row has the formula of a guard, the predicates in the
   * formula, and the transitions with this guard.
   */
  TableModel guards() {
    Map<String, Set<String>> asks = new LinkedHashMap<>();
    Map<String, Set<TextLine>> at = new LinkedHashMap<>();
    for (ResolvedTransition transition : machine.transitions()) {
      transition
          .declared()
          .guard()
          .ifPresent(
              guard -> {
                String text = guard.text();
                asks.putIfAbsent(text, guard.formula().predicates());
                at.computeIfAbsent(text, t -> new LinkedHashSet<>())
                    .add(
                        TextLine.joined(
                            List.of(from(transition.source()), event(transition)), " "));
              });
    }
    TableModel grid = new TableModel("Guard", "Asks", "At");
    asks.forEach(
        (text, predicates) ->
            grid.row(
                TextLine.code(text),
                TextLine.joined(predicates.stream().map(TextLine::code).toList(), ", "),
                TextLine.joined(List.copyOf(at.get(text)), "; ")));
    return grid;
  }
}
