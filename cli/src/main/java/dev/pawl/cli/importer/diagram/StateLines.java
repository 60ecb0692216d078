package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportedAction;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A reader of the lines of text in a state's box: {@code entry / action}, {@code exit / action},
 * {@code event [guard] / action}, {@code after 5 s / action}, {@code event / defer}, {@code defers
 * a, b}, {@code ignores a, b}, and prose.
 */
final class StateLines {

  private static final Pattern ACTIONS =
      Pattern.compile("(entry|exit|do|onEntry|onExit)\\s*[/:]\\s*(.+)", Pattern.CASE_INSENSITIVE);
  private static final Pattern EVENTS = Pattern.compile("(ignores|defers)\\s+(.+)");
  private static final Pattern REACTION =
      Pattern.compile(
          "[\\p{L}_$][\\p{L}\\p{N}_$.]*(?:\\([^()]*\\))?\\s*(?:\\[.*\\])?\\s*/\\s*\\S.*");
  private static final Pattern DATA = Pattern.compile("data (\\S+ \\S+(?:, \\S+ \\S+)*)");
  private static final Pattern DEFAULTS = Pattern.compile("starts in (.+)");

  private final StateDiagram diagram;
  private final LabelText text;
  private final BooleanText.States states;

  /** True if Pawl wrote the diagram. */
  private final boolean own;

  StateLines(StateDiagram diagram, LabelText text, BooleanText.States states, boolean own) {
    this.diagram = diagram;
    this.text = text;
    this.states = states;
    this.own = own;
  }

  /** Adds the actions, events and descriptions in a box to its state. */
  void addTo(DiagramNode node, ImportedState state) {
    List<String> prose = new ArrayList<>();
    if (!state.description().isEmpty()) {
      prose.add(state.description());
    }
    for (String spelled : node.texts()) {
      List<String> lines = text.lines(spelled);
      if (own || !add(text.plain(String.join(" ", lines)), node, state)) {
        for (String line : own ? List.of(String.join(" ", lines)) : lines) {
          String plain = text.plain(line).strip();
          if (!add(plain, node, state) && !plain.isEmpty()) {
            prose.add(plain);
          }
        }
      }
    }
    state.setDescription(String.join("\n", prose));
  }

  /** Returns whether a line says how a state reacts to an event, such as {@code event / action}. */
  static boolean isReaction(String line) {
    return !ACTIONS.matcher(line).matches()
        && (REACTION.matcher(line).matches() || isTimer(line, false));
  }

  /**
   * Returns whether a line says how a state reacts to a timer, such as {@code after 5 s / action}.
   *
   * @param named whether the delay may also be the name of a method
   */
  private static boolean isTimer(String line, boolean named) {
    ArrowLabel label = reaction(line);
    return !label.actions().isEmpty() && DiagramWords.timer(label.event(), named).isPresent();
  }

  private static ArrowLabel reaction(String line) {
    return ArrowLabel.line(line.replaceFirst("\\s*/\\s*", " / "), LabelText.PLAIN);
  }

  private boolean add(String line, DiagramNode node, ImportedState state) {
    Matcher actions = ACTIONS.matcher(line);
    if (actions.matches()) {
      addActions(actions.group(1).toLowerCase(Locale.ROOT), actions.group(2), node, state);
      return true;
    }
    Matcher events = EVENTS.matcher(line);
    if (events.matches() && (own || DiagramWords.isNameList(events.group(2)))) {
      List<String> names = List.of(events.group(2).split("\\s*,\\s*"));
      (events.group(1).equals("defers") ? state.deferred() : state.ignored()).addAll(names);
      return true;
    }
    Matcher reaction = REACTION.matcher(line);
    if (reaction.matches() || isTimer(line, own)) {
      addReaction(reaction(line), node, state);
      return true;
    }
    return own && addOwn(line, state);
  }

  /**
   * Reads a line that only Pawl writes, with data or default states. Returns false if the line has
   * another form.
   */
  private boolean addOwn(String line, ImportedState state) {
    Matcher data = DATA.matcher(line);
    Matcher defaults = DEFAULTS.matcher(line);
    if (data.matches()) {
      for (String component : data.group(1).split(", ")) {
        int blank = component.lastIndexOf(' ');
        state.data().put(component.substring(blank + 1), component.substring(0, blank));
      }
      return true;
    } else if (defaults.matches()) {
      for (String name : defaults.group(1).split(", ")) {
        states.apply(name).ifPresent(state.initial()::add);
      }
      return true;
    }
    return false;
  }

  private void addActions(String word, String list, DiagramNode node, ImportedState state) {
    List<ImportedAction> actions =
        ArrowLabel.line("/ " + list, LabelText.PLAIN).actions().stream()
            .map(DiagramWords::action)
            .toList();
    if (word.equals("do")) {
      diagram.remark(node.place(), "do / " + list, "an effect on entry");
    }
    (word.endsWith("exit") ? state.exit() : state.entry()).addAll(actions);
  }

  private void addReaction(ArrowLabel label, DiagramNode node, ImportedState state) {
    String event = DiagramWords.withoutArguments(label.event());
    if (label.actions().size() == 1 && label.actions().get(0).equalsIgnoreCase("defer")) {
      state.deferred().add(event);
      return;
    }
    ImportedTransition transition =
        new ImportedTransition(
            DiagramWords.timer(label.event(), own).orElse(new ImportedTrigger.OnEvent(event)),
            node.place());
    label.actions().forEach(a -> transition.actions().add(DiagramWords.action(a)));
    DiagramWords.guard(label.guards(), states).ifPresent(transition::setGuard);
    state.transitions().add(transition);
  }
}
