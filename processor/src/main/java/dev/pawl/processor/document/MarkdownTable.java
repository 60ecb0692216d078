package dev.pawl.processor.document;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Forbid;
import dev.pawl.processor.model.Guard;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.model.TypeRef;
import dev.pawl.processor.model.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The tables of a machine's page. Each is whole Markdown that may also stand alone, with a line
 * feed at the end of every line, or empty where there is nothing to say.
 */
public final class MarkdownTable {

  private static final String ANY = "_any_";
  private static final String EVERY = "_every_";

  private MarkdownTable() {}

  /** The states: what each means, and what else was declared about it. */
  public static String states(Machine machine) {
    MarkdownGrid grid =
        new MarkdownGrid("State", "Kind", "Tags", "Wire name", "Former wire names", "Meaning");
    boolean wire = machine.states().stream().anyMatch(s -> !machine.wireName(s).equals(s.name()));
    for (State state : machine.states()) {
      grid.row(
          MarkdownText.code(state.name()),
          kind(state),
          codes(state.tags()),
          wire ? MarkdownText.code(machine.wireName(state)) : "",
          codes(state.aliases()),
          MarkdownText.line(state.description()));
    }
    return grid.text();
  }

  private static String kind(State state) {
    List<String> kinds = new ArrayList<>();
    state
        .initial()
        .map(initial -> MarkdownText.line(initial.description()))
        .ifPresent(how -> kinds.add(how.isEmpty() ? "initial" : "initial (" + how + ")"));
    if (state.isFinal()) {
      kinds.add("final");
    }
    if (state.external()) {
      kinds.add("external");
    }
    return String.join(", ", kinds);
  }

  /** The transitions in declared order, those that hold in any state last. */
  public static String transitions(Machine machine) {
    MarkdownGrid grid =
        new MarkdownGrid("From", "Event", "Guard", "To", "Update", "Effects", "Description");
    for (Machine.Declared declared : machine.transitions()) {
      Transition transition = declared.transition();
      grid.row(
          declared.owner() == machine.root() ? ANY : MarkdownText.code(declared.owner().name()),
          transition.direct() ? "" : MarkdownText.code(transition.event().name()),
          transition.guard().map(Guard::text).map(MarkdownText::code).orElse(""),
          targets(transition),
          code(transition.update()),
          codes(transition.effects()),
          MarkdownText.line(transition.description()));
    }
    return grid.text();
  }

  private static String targets(Transition transition) {
    String targets =
        transition.targets().stream()
            .map(target -> MarkdownText.code(target.name()))
            .collect(Collectors.joining(" or "));
    return transition
        .choose()
        .map(choice -> targets + ", chosen by " + MarkdownText.code(choice.name()))
        .orElse(targets);
  }

  /** The pairs of states that no transition may join, and why. */
  public static String forbidden(Machine machine) {
    MarkdownGrid grid = new MarkdownGrid("From", "To", "Because");
    for (Forbid forbid : machine.forbids()) {
      grid.row(
          statesOrEvery(forbid.from()),
          statesOrEvery(forbid.to()),
          MarkdownText.line(forbid.because()));
    }
    return grid.text();
  }

  private static String statesOrEvery(List<Ref> refs) {
    return refs.stream()
        .map(ref -> ref.name().equals(Forbid.ANY) ? EVERY : MarkdownText.code(ref.name()))
        .collect(Collectors.joining(", "));
  }

  /** Each state and what it is in each of the views. */
  public static String views(Machine machine) {
    if (machine.views().isEmpty()) {
      return "";
    }
    List<String> heads = new ArrayList<>(List.of("State"));
    machine.views().forEach(view -> heads.add(MarkdownText.code(view.type().simpleName())));
    MarkdownGrid grid = new MarkdownGrid(heads);
    for (State state : machine.states()) {
      List<String> row = new ArrayList<>(List.of(MarkdownText.code(state.name())));
      machine.views().forEach(view -> row.add(shownAs(state, view)));
      grid.row(row);
    }
    return grid.text();
  }

  private static String shownAs(State state, View view) {
    return code(
        view.entries().stream()
            .filter(entry -> entry.state().name().equals(state.name()))
            .map(View.Entry::value)
            .findFirst());
  }

  /** The events, where more is known about any of them than its name. */
  public static String events(Machine machine) {
    MarkdownGrid grid = new MarkdownGrid("Event", "Payload", "Wire name", "Meaning");
    List<Event> events = machine.events().stream().filter(event -> !event.direct()).toList();
    boolean wire = events.stream().anyMatch(e -> !machine.wireName(e).equals(e.name()));
    for (Event event : events) {
      grid.row(
          MarkdownText.code(event.name()),
          payload(event),
          wire ? MarkdownText.code(machine.wireName(event)) : "",
          MarkdownText.line(event.description()));
    }
    return grid.says(1) || grid.says(2) || grid.says(3) ? grid.text() : "";
  }

  private static String payload(Event event) {
    return event.payload().stream()
        .map(param -> MarkdownText.code(type(param.type()) + " " + param.name()))
        .collect(Collectors.joining(", "));
  }

  /** A type without its packages: what a page's reader knows it by. */
  private static String type(TypeRef type) {
    String arguments =
        type.arguments().stream().map(MarkdownTable::type).collect(Collectors.joining(", "));
    return String.join(".", type.simpleNames())
        + (arguments.isEmpty() ? "" : "<" + arguments + ">")
        + "[]".repeat(type.dimensions());
  }

  private static String code(Optional<Ref> ref) {
    return ref.map(name -> MarkdownText.code(name.name())).orElse("");
  }

  private static String codes(List<Ref> refs) {
    return refs.stream()
        .map(ref -> MarkdownText.code(ref.name()))
        .collect(Collectors.joining(", "));
  }
}
