package dev.pawl.processor.document.page;

import dev.pawl.processor.model.Guard;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The tables of which each row is a transition or a guard. */
final class TransitionTables {

  private static final Line ANY = Line.word("any");
  private static final Line ALWAYS = Line.word("always");
  private static final Line DEFAULT = Line.word("default");
  private static final Line STAYS = Line.word("stays");

  private final Machine machine;
  private final List<Machine.Declared> all;

  TransitionTables(Machine machine) {
    this.machine = machine;
    this.all = all(machine);
  }

  /** Every transition in document order, eventless ones last, those of the machine last of all. */
  private static List<Machine.Declared> all(Machine machine) {
    List<State> owners = new ArrayList<>(machine.tree().nodes());
    owners.add(owners.remove(0));
    List<Machine.Declared> all = new ArrayList<>();
    for (State owner : owners) {
      Stream.concat(owner.transitions().stream(), owner.behavior().always().stream())
          .forEach(transition -> all.add(new Machine.Declared(owner, transition)));
    }
    return all;
  }

  Grid table() {
    Grid grid =
        new Grid("From", "Event", "Guard", "To", "Update", "Effects", "Raises", "Description");
    for (Machine.Declared declared : all) {
      Transition transition = declared.transition();
      grid.row(
          from(declared.owner()),
          event(declared.owner(), transition),
          transition.guard().map(Guard::text).map(Line::code).orElse(Line.EMPTY),
          targets(transition),
          Line.code(transition.update()),
          Line.codes(transition.effects()),
          Line.codes(transition.raise()),
          Line.prose(transition.description()));
    }
    return grid;
  }

  private Line from(State owner) {
    if (owner == machine.root()) {
      return ANY;
    }
    Line name = Line.state(owner.name());
    return owner.isComposite() ? Line.plain("every state in ").then(name) : name;
  }

  private static Line event(State owner, Transition transition) {
    if (transition.direct()) {
      return Line.EMPTY;
    }
    if (transition.eventless()) {
      return owner.isHistory() ? DEFAULT : ALWAYS;
    }
    String event = transition.event().name();
    Line delay = EventTables.timer(owner, event);
    return delay.isEmpty() ? Line.code(event) : delay;
  }

  private static Line targets(Transition transition) {
    if (transition.targets().isEmpty()) {
      return STAYS;
    }
    Line targets = Line.states(transition.targets(), transition.dynamic() ? " or " : " and ");
    Line chooser = Line.code(transition.choose());
    Line chosen = chooser.isEmpty() ? targets : targets.then(", chosen by ").then(chooser);
    return transition.internal() ? chosen.then(" (internal)") : chosen;
  }

  /** What the words in the table mean, as far as they are in it; one sentence each. */
  List<Line> legend() {
    List<Line> legend = new ArrayList<>();
    if (all.stream().anyMatch(d -> d.owner() == machine.root())) {
      legend.add(ANY.then(": from every state that is not final."));
    }
    if (all.stream().anyMatch(d -> d.owner().isComposite() && d.owner() != machine.root())) {
      legend.add(
          Line.plain(
              "every state in: from whatever is active there, unless a state within takes the"
                  + " event."));
    }
    if (all.stream().anyMatch(d -> d.transition().anyEvent())) {
      legend.add(Line.code("*").then(": every event that the state does not name."));
    }
    if (all.stream().anyMatch(d -> d.transition().eventless() && !d.owner().isHistory())) {
      legend.add(ALWAYS.then(": without an event, as soon as the guard holds."));
    }
    if (all.stream().anyMatch(d -> d.owner().isHistory())) {
      legend.add(DEFAULT.then(": where there is nothing yet to go back to."));
    }
    if (all.stream().anyMatch(d -> d.transition().targets().isEmpty())) {
      legend.add(STAYS.then(": no state is left or entered."));
    }
    if (all.stream().anyMatch(d -> d.transition().internal())) {
      legend.add(Line.plain("(internal): the state it is declared on is not left."));
    }
    return legend;
  }

  /** Every formula, the predicates it asks, and where it is asked. */
  Grid guards() {
    Map<String, Set<String>> asks = new LinkedHashMap<>();
    Map<String, Set<Line>> at = new LinkedHashMap<>();
    for (Machine.Declared declared : all) {
      declared
          .transition()
          .guard()
          .ifPresent(
              guard -> {
                String text = guard.text();
                asks.putIfAbsent(text, guard.formula().predicates());
                Line event = event(declared.owner(), declared.transition());
                at.computeIfAbsent(text, t -> new LinkedHashSet<>())
                    .add(Line.joined(List.of(from(declared.owner()), event), " "));
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
