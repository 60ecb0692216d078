package dev.pawl.diagrams.svg;

import dev.pawl.diagrams.scene.Scene;
import dev.pawl.diagrams.scene.Tags;
import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.name.VisibleText;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.List;

/** Creates a {@link Card} for each state of a scene, with the content of the state's box. */
final class CardReader {

  /**
   * The maximum width of prose and lists, in pixels. Only a single longer word may exceed this
   * width.
   */
  private static final int MAX_WIDTH = 190;

  /** The maximum number of lines of a description in a state's box. */
  private static final int MAX_LINES = 3;

  private final ResolvedMachine machine;
  private final PictureScene picture;
  private final Scene scene;
  private final List<Tags.Tag> tags;

  private CardReader(ResolvedMachine machine, PictureScene picture) {
    this.machine = machine;
    this.picture = picture;
    this.scene = picture.scene();
    this.tags = Tags.of(machine.tree());
  }

  public static List<Card> read(ResolvedMachine machine, PictureScene picture) {
    CardReader reader = new CardReader(machine, picture);
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < picture.scene().figures().size(); i++) {
      cards.add(reader.card(i));
    }
    return cards;
  }

  private Card card(int number) {
    Scene.Figure figure = scene.figures().get(number);
    if (figure.kind() == Scene.Kind.HISTORY) {
      return new Card(figure.text(), Card.Role.PLAIN, List.of(), List.of(), 32, 33);
    }
    if (figure.kind() == Scene.Kind.CHOICE) {
      return new Card("", Card.Role.PLAIN, List.of(), List.of(), 24, 25);
    }
    State state = machine.tree().node(number + 1);
    List<Card.Chip> chips = chips(number, state);
    List<Card.Compartment> compartments = compartments(number, state);
    int width = TextWidth.of(figure.text(), Card.NAME, true);
    int chipped = -6;
    for (Card.Chip chip : chips) {
      chipped += chip.width() + 6;
    }
    width = Math.max(width, chipped);
    int height = 2 * Card.PAD + Card.NAME_ROW + (chips.isEmpty() ? 0 : Card.CHIP_ROW);
    for (Card.Compartment compartment : compartments) {
      height += Card.BETWEEN + Card.LINE_ROW * compartment.lines().size();
      for (Card.Line line : compartment.lines()) {
        width = Math.max(width, TextWidth.of(line.text(), Card.TYPE, false));
      }
    }
    int around = 2 * Card.SIDE + (figure.isFinal() ? 8 : 0);
    Card.Role role = role(number, state);
    int mark = role.hasSign() ? 16 : 0;
    int frame = figure.isFinal() ? 4 : 0;
    return new Card(
        figure.text(), role, chips, compartments, width + around + mark, height + frame);
  }

  private List<Card.Chip> chips(int number, State state) {
    List<Card.Chip> chips = new ArrayList<>();
    for (int i = 0; i < tags.size() && !state.isComposite(); i++) {
      // The tree's root has number 0, so numbers differ by 1.
      if (tags.get(i).nodes().contains(number + 1)) {
        String text = VisibleText.of(tags.get(i).name());
        int width = TextWidth.of(text, Card.TYPE, false) + 14;
        chips.add(new Card.Chip(text, i % Tags.COLOURS + 1, width));
      }
    }
    return chips;
  }

  private Card.Role role(int number, State state) {
    Scene.Figure figure = scene.figures().get(number);
    if (figure.failure()) {
      return Card.Role.FAILURE;
    } else if (figure.isFinal()) {
      return Card.Role.FINAL;
    } else if (figure.initial()) {
      return Card.Role.INITIAL;
    }
    if (!state.behavior().timers().isEmpty()) {
      return Card.Role.WAITING;
    }
    return isChoice(state) ? Card.Role.CHOICE : Card.Role.PLAIN;
  }

  /** Returns whether a state has several outgoing transitions and all of them are eventless. */
  private static boolean isChoice(State state) {
    return !state.isComposite()
        && state.transitions().isEmpty()
        && state.behavior().always().size() > 1;
  }

  private List<Card.Compartment> compartments(int number, State state) {
    Scene.Figure figure = scene.figures().get(number);
    List<Card.Compartment> compartments = new ArrayList<>();
    if (!figure.description().isEmpty()) {
      List<String> prose = new ArrayList<>(wrapped(figure.description()));
      if (prose.size() > MAX_LINES) {
        prose.subList(MAX_LINES, prose.size()).clear();
        prose.set(MAX_LINES - 1, prose.get(MAX_LINES - 1) + " …");
      }
      compartments.add(new Card.Compartment(prose.stream().map(Card.Line::of).toList(), true));
    }
    Behavior behavior = state.behavior();
    List<Card.Line> lines = new ArrayList<>();
    actions(lines, "entry / ", behavior.entry());
    actions(lines, "exit / ", behavior.exit());
    List<Transition> transitions = new ArrayList<>(state.transitions());
    transitions.addAll(behavior.always());
    for (Transition transition : transitions) {
      if (transition.targets().isEmpty() && !transition.dynamic()) {
        for (String line : wrapped(within(state, transition))) {
          lines.add(new Card.Line(List.of(new Card.Piece(line, figure.name(), ""))));
        }
      }
    }
    names(lines, "defers ", behavior.deferred());
    names(lines, "ignores ", behavior.ignored());
    add(compartments, lines);
    List<Card.Line> timers = new ArrayList<>();
    for (Behavior.Timer timer : behavior.timers()) {
      if (!isShown(number, state, timer)) {
        timers.addAll(lines(timer.text()));
      }
    }
    add(compartments, timers);
    List<Card.Line> data = new ArrayList<>();
    behavior.data().forEach(d -> data.addAll(lines(d.name() + ": " + d.type().shortName())));
    add(compartments, data);
    add(compartments, transitionLines(number));
    return compartments;
  }

  private static void add(List<Card.Compartment> compartments, List<Card.Line> lines) {
    if (!lines.isEmpty()) {
      compartments.add(new Card.Compartment(lines, false));
    }
  }

  /**
   * Returns whether an arrow or another line in the state's box already shows the timer's delay.
   */
  private boolean isShown(int number, State state, Behavior.Timer timer) {
    String text = VisibleText.of(timer.text());
    boolean isInside =
        state.transitions().stream()
            .anyMatch(t -> t.targets().isEmpty() && t.event().name().equals(timer.event().name()));
    return isInside
        || picture.cardTransitions().getOrDefault(number, List.of()).stream()
            .anyMatch(group -> group.isLoop() && group.label().startsWith(text))
        || scene.arrows().stream()
            .filter(arrow -> arrow.from() == number)
            .flatMap(arrow -> arrow.parts().stream())
            .anyMatch(part -> part.event().equals(text));
  }

  /**
   * Returns the lines of text for transitions that are listed in the state's box, such as {@code ↻
   * stop} or {@code → cancel from A, B}.
   */
  private List<Card.Line> transitionLines(int number) {
    String name = scene.figures().get(number).name();
    List<Card.Piece> loops = new ArrayList<>();
    List<Card.Line> shared = new ArrayList<>();
    for (PictureScene.CardTransitions group :
        picture.cardTransitions().getOrDefault(number, List.of())) {
      if (group.isLoop()) {
        loops.add(new Card.Piece(group.label(), name, name));
      } else {
        List<Card.Piece> sources = new ArrayList<>();
        for (int source : group.sources()) {
          String from = scene.figures().get(source).name();
          sources.add(new Card.Piece(from, from, name));
        }
        shared.addAll(
            listed(group.label().isEmpty() ? "from " : "→ " + group.label() + " from ", sources));
      }
    }
    List<Card.Line> lines = new ArrayList<>(listed("↻ ", loops));
    lines.addAll(shared);
    return lines;
  }

  /** Breaks a list into lines that are narrow enough for the state's box. */
  private static List<Card.Line> listed(String title, List<Card.Piece> items) {
    List<Card.Line> lines = new ArrayList<>();
    List<Card.Piece> row = new ArrayList<>();
    row.add(new Card.Piece(title, "", ""));
    int widest = MAX_WIDTH;
    for (int i = 0; i < items.size(); i++) {
      String before = i == 0 ? "" : ", ";
      String line = new Card.Line(row).text() + before + items.get(i).text() + ",";
      int width = TextWidth.of(line, Card.TYPE, false);
      // If the first item makes the card wider, the other lines may also have this width.
      widest = i == 0 ? Math.max(widest, width) : widest;
      if (i > 0 && width > widest) {
        row.add(new Card.Piece(",", "", ""));
        lines.add(new Card.Line(row));
        row.clear();
      } else {
        row.add(new Card.Piece(before, "", ""));
      }
      row.add(items.get(i));
    }
    if (!items.isEmpty()) {
      lines.add(new Card.Line(row));
    }
    return lines;
  }

  /**
   * Returns the text of a transition without a target, in UML's notation for internal transitions.
   */
  private static String within(State state, Transition transition) {
    String event = transition.event().name();
    for (Behavior.Timer timer : state.behavior().timers()) {
      event = timer.event().name().equals(event) ? timer.text() : event;
    }
    StringBuilder text = new StringBuilder(transition.eventless() ? "always" : event);
    transition.guard().ifPresent(guard -> text.append(" [").append(guard.text()).append(']'));
    if (!transition.effects().isEmpty()) {
      text.append(" / ").append(String.join(", ", NameReference.names(transition.effects())));
    }
    return text.toString();
  }

  private static void actions(List<Card.Line> lines, String title, Behavior.Actions actions) {
    if (!actions.isEmpty()) {
      lines.addAll(lines(title + String.join(", ", actions.texts())));
    }
  }

  private static void names(List<Card.Line> lines, String title, List<NameReference> names) {
    if (!names.isEmpty()) {
      lines.addAll(lines(title + String.join(", ", NameReference.names(names))));
    }
  }

  private static List<Card.Line> lines(String text) {
    return wrapped(text).stream().map(Card.Line::of).toList();
  }

  private static List<String> wrapped(String text) {
    return TextWidth.wrapped(VisibleText.of(text), Card.TYPE, MAX_WIDTH);
  }
}
