package dev.pawl.diagrams.export;

import dev.pawl.diagrams.text.Wrapping;
import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.name.LineBreaks;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * The text that a diagram shows about a state in addition to the name of the state. The text uses
 * UML notation where UML defines one.
 */
final class StateText {

  private static final int WIDTH = 40;

  private StateText() {}

  /** Returns UML's symbol of a history state. */
  static String history(State state) {
    return state.behavior().history().orElseThrow() == Behavior.History.DEEP ? "[H*]" : "[H]";
  }

  /**
   * Returns the first paragraph of the state's description, followed by the actions of the state.
   * Long prose is wrapped. The list is empty if there is nothing to show. The list does not contain
   * timers and transitions, because the diagram shows them as arrows.
   */
  static List<String> lines(State state) {
    List<String> lines = new ArrayList<>();
    String prose = LineBreaks.PARAGRAPH.split(state.description().strip(), 2)[0];
    if (!prose.isBlank()) {
      lines.add(wrapped(prose));
    }
    Behavior behavior = state.behavior();
    actions(lines, "entry / ", behavior.entry());
    actions(lines, "exit / ", behavior.exit());
    names(lines, "ignores ", behavior.ignored());
    names(lines, "defers ", behavior.deferred());
    if (state.isParallel()) {
      names(lines, "starts in ", behavior.initial());
    }
    if (!behavior.data().isEmpty()) {
      lines.add(behavior.data().stream().map(StateText::data).collect(listed("data ")));
    }
    return lines;
  }

  private static String data(Event.Param param) {
    return param.type().shortName() + " " + param.name();
  }

  private static void actions(List<String> lines, String title, Behavior.Actions actions) {
    if (!actions.isEmpty()) {
      lines.add(actions.texts().stream().collect(listed(title)));
    }
  }

  private static void names(List<String> lines, String title, List<NameReference> refs) {
    if (!refs.isEmpty()) {
      lines.add(refs.stream().map(NameReference::name).collect(listed(title)));
    }
  }

  private static Collector<CharSequence, ?, String> listed(String title) {
    return Collectors.joining(", ", title, "");
  }

  /** Returns prose with line feeds, so that it fits into a box. */
  private static String wrapped(String prose) {
    return String.join("\n", Wrapping.of(List.of(prose.strip().split("\\s+")), "", WIDTH));
  }
}
