package dev.pawl.processor.document;

import dev.pawl.processor.model.Guard;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of which each row is a transition or a guard. */
final class MarkdownTransitions {

  private static final String ANY = "_any_";
  private static final String ALWAYS = "_always_";
  private static final String DEFAULT = "_default_";
  private static final String STAYS = "_stays_";

  private final Machine machine;
  private final List<Machine.Declared> all;

  MarkdownTransitions(Machine machine) {
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

  String table() {
    MarkdownGrid grid =
        new MarkdownGrid(
            "From", "Event", "Guard", "To", "Update", "Effects", "Raises", "Description");
    for (Machine.Declared declared : all) {
      Transition transition = declared.transition();
      grid.row(
          from(declared.owner()),
          event(declared.owner(), transition),
          transition.guard().map(Guard::text).map(MarkdownText::code).orElse(""),
          targets(transition),
          MarkdownNames.code(transition.update()),
          MarkdownNames.codes(transition.effects()),
          MarkdownNames.codes(transition.raise()),
          MarkdownText.line(transition.description()));
    }
    return grid.text();
  }

  private String from(State owner) {
    if (owner == machine.root()) {
      return ANY;
    }
    String name = MarkdownText.code(owner.name());
    return owner.isComposite() ? "every state in " + name : name;
  }

  private static String event(State owner, Transition transition) {
    if (transition.direct()) {
      return "";
    }
    if (transition.eventless()) {
      return owner.isHistory() ? DEFAULT : ALWAYS;
    }
    String event = transition.event().name();
    return MarkdownNames.delay(owner, event).orElseGet(() -> MarkdownText.code(event));
  }

  private static String targets(Transition transition) {
    if (transition.targets().isEmpty()) {
      return STAYS;
    }
    String between = transition.dynamic() ? " or " : " and ";
    String targets = MarkdownNames.codes(transition.targets(), between);
    String chosen =
        transition
            .choose()
            .map(Ref::name)
            .map(c -> ", chosen by " + MarkdownText.code(c))
            .orElse("");
    return targets + chosen + (transition.internal() ? " (internal)" : "");
  }

  /** What the words in the table mean, as far as they are in it; one sentence each. */
  List<String> legend() {
    List<String> legend = new ArrayList<>();
    if (all.stream().anyMatch(d -> d.owner() == machine.root())) {
      legend.add(ANY + ": from every state that is not final.");
    }
    if (all.stream().anyMatch(d -> d.owner().isComposite() && d.owner() != machine.root())) {
      legend.add(
          "every state in: from whatever is active there, unless a state within takes the event.");
    }
    if (all.stream().anyMatch(d -> d.transition().anyEvent())) {
      legend.add("`*`: every event that the state does not name.");
    }
    if (all.stream().anyMatch(d -> d.transition().eventless() && !d.owner().isHistory())) {
      legend.add(ALWAYS + ": without an event, as soon as the guard holds.");
    }
    if (all.stream().anyMatch(d -> d.owner().isHistory())) {
      legend.add(DEFAULT + ": where there is nothing yet to go back to.");
    }
    if (all.stream().anyMatch(d -> d.transition().targets().isEmpty())) {
      legend.add(STAYS + ": no state is left or entered.");
    }
    if (all.stream().anyMatch(d -> d.transition().internal())) {
      legend.add("(internal): the state it is declared on is not left.");
    }
    return legend;
  }

  /** Every formula, the predicates it asks, and where it is asked. */
  String guards() {
    Map<String, Set<String>> asks = new LinkedHashMap<>();
    Map<String, Set<String>> at = new LinkedHashMap<>();
    for (Machine.Declared declared : all) {
      declared
          .transition()
          .guard()
          .ifPresent(
              guard -> {
                String text = guard.text();
                asks.putIfAbsent(text, guard.formula().predicates());
                String event = event(declared.owner(), declared.transition());
                at.computeIfAbsent(text, t -> new LinkedHashSet<>())
                    .add((from(declared.owner()) + " " + event).strip());
              });
    }
    MarkdownGrid grid = new MarkdownGrid("Guard", "Asks", "At");
    asks.forEach(
        (text, predicates) ->
            grid.row(
                MarkdownText.code(text),
                predicates.stream().map(MarkdownText::code).collect(Collectors.joining(", ")),
                String.join("; ", at.get(text))));
    return grid.text();
  }
}
