package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Storage;
import dev.pawl.language.semantics.StateNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes states as annotated enum constants. */
final class StateWriter {

  private static final int INDENT = 2;

  private final EnumContext writing;
  private final ConstantNames names;
  private final TransitionWriter transitions;
  private final ViewWriter views;
  private final InitialStateNames beginning;

  StateWriter(EnumContext writing) {
    this.writing = writing;
    this.names = writing.names();
    this.transitions = new TransitionWriter(writing);
    this.views = new ViewWriter(writing);
    this.beginning = new InitialStateNames(writing.machine());
  }

  /** Returns the constants, without a line feed at the end. */
  String all() {
    StringBuilder out = new StringBuilder();
    boolean bareBefore = true;
    for (State state : writing.machine().tree().declared()) {
      String constant = constant(writing.machine().node(state));
      boolean bare = constant.indexOf('\n') < 0;
      if (out.length() > 0) {
        out.append(bare && bareBefore ? ",\n" : ",\n\n");
      }
      out.append(constant);
      bareBefore = bare;
    }
    return out.toString();
  }

  private String constant(StateNode node) {
    State state = node.declared();
    StringBuilder out = new StringBuilder();
    String prose = writing.gaps().prose(state.description());
    Optional<String> javadoc = EnumContext.javadoc(prose, INDENT);
    javadoc.ifPresent(out::append);
    if (names.isRenamed(state)) {
      out.append(writing.gaps().comment(state.name(), renamed(node), INDENT));
    }
    if (!state.behavior().data().isEmpty()) {
      out.append(writing.gaps().comment(state.name(), data(state.behavior().data()), INDENT));
    }
    if (state.isInitial() || beginning.isIn(node)) {
      String how = state.initial().map(State.Initial::description).orElse("");
      Annotation.Builder initial = writing.annotation("Initial");
      add(initial.text("description", writing.gaps().prose(how)).build(), out);
    }
    if (state.isFinal()) {
      add(writing.annotation("Final").build(), out);
    }
    Annotation said = said(node, javadoc.isPresent() ? "" : prose);
    if (!said.isEmpty()) {
      // The import is requested only now, since an empty annotation is not written.
      add(new Annotation(writing.imports().annotation("State"), said.arguments()), out);
    }
    out.append(transitions.of(node, INDENT));
    views.of(node).forEach(m -> add(m, out));
    return out.append(" ".repeat(INDENT)).append(names.of(state)).toString();
  }

  private static void add(Annotation annotation, StringBuilder out) {
    out.append(EnumContext.lines(annotation, INDENT));
  }

  private Annotation said(StateNode node, String description) {
    State state = node.declared();
    Behavior behavior = state.behavior();
    return Annotation.builder("")
        .text("parent", parent(node))
        .texts("initial", names.of(behavior.initial()))
        .flag("parallel", behavior.parallel())
        .codes("history", behavior.history().map(h -> constant("History", h)).stream().toList())
        .texts("entry", NameReference.names(behavior.entry().effects()))
        .texts("exit", NameReference.names(behavior.exit().effects()))
        .texts("raiseOnEntry", NameReference.names(behavior.entry().raise()))
        .texts("raiseOnExit", NameReference.names(behavior.exit().raise()))
        .texts("ignore", names.events(node.ignored()))
        .texts("defer", names.events(node.deferred()))
        .text("wireName", wireName(state))
        .texts("aliases", NameReference.names(state.aliases()))
        .text("renamedFrom", renamedFrom(state))
        .texts("tags", NameReference.names(state.tags()))
        .flag("external", state.external())
        .codes("layout", layout(state.layout()))
        .texts("requirement", state.requirements())
        .text("description", description)
        .build();
  }

  private String constant(String nested, Enum<?> constant) {
    return writing.imports().constant("State", nested, constant.name());
  }

  private List<String> layout(State.Layout layout) {
    return layout == State.Layout.AUTO ? List.of() : List.of(constant("Layout", layout));
  }

  private String parent(StateNode node) {
    int parent = writing.machine().tree().parent(node.number());
    return parent > 0 ? names.of(writing.machine().node(parent).name()) : "";
  }

  /**
   * Returns the wire name that the state's annotation must contain. If the state declares a wire
   * name, returns the declared wire name. If the state declares no wire name, returns the current
   * wire name, but only if the constant would have a different wire name by default. Returns an
   * empty string if the annotation needs no wire name.
   */
  private String wireName(State state) {
    if (state.wireName().isPresent()) {
      return state.wireName().get().name();
    }
    String name = writing.declared().wireName(state);
    boolean same = name.equals(writing.declared().wireNames().of(names.of(state)));
    return same || state.isHistory() ? "" : name;
  }

  /**
   * Returns the name that the state has in lock files, or an empty string if the constant has this
   * name, too.
   */
  private String renamedFrom(State state) {
    Storage storage = writing.declared().storage();
    Optional<String> said =
        storage.renamed(true, state.name()).map(renamed -> renamed.from().name());
    boolean stored = !storage.serializers().isEmpty();
    return said.orElse(stored && names.isRenamed(state) ? state.name() : "");
  }

  private String renamed(StateNode node) {
    State state = node.declared();
    String called =
        "No constant can be named " + state.name() + ", so this one is " + names.of(state);
    String now = Event.DONE_PREFIX + names.of(state);
    boolean inData =
        node.done().isPresent()
            && writing.declared().eventEnum().isEmpty()
            && !writing
                .declared()
                .wireNames()
                .of(now)
                .equals(writing.declared().wireName(node.done().get()));
    return inData
        ? called + ", and " + node.done().get().name() + " is " + now + " in data, too."
        : called + ".";
  }

  private static String data(List<Event.Param> data) {
    return data.stream()
        .map(p -> p.name() + ": " + p.type().shortName())
        .collect(
            Collectors.joining(
                ", ", "Left out: data { ", " }, as only states declared in YAML carry data."));
  }
}
