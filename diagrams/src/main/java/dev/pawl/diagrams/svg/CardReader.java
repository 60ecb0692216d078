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

/** Makes the cards of a scene's figures. */
final class CardReader {

  /** As wide as prose and lists are, unless a word is longer. */
  private static final int WIDEST = 190;

  /** How many lines of prose a card has at most. */
  private static final int MOST = 3;

  private final ResolvedMachine machine;
  private final Scene scene;
  private final List<Tags.Tag> tags;

  private CardReader(ResolvedMachine machine, Scene scene) {
    this.machine = machine;
    this.scene = scene;
    this.tags = Tags.of(machine.tree());
  }

  /** The cards of all figures. */
  public static List<Card> read(ResolvedMachine machine, Scene scene) {
    CardReader reader = new CardReader(machine, scene);
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < scene.figures().size(); i++) {
      cards.add(reader.card(i));
    }
    return cards;
  }

  private Card card(int number) {
    Scene.Figure figure = scene.figures().get(number);
    if (figure.kind() == Scene.Kind.HISTORY) {
      return new Card(figure.text(), Card.Role.PLAIN, List.of(), List.of(), 32, 33);
    }
    State state = machine.tree().node(number + 1);
    List<Card.Chip> chips = chips(number, state);
    List<Card.Compartment> compartments = compartments(figure, state);
    int width = TextWidth.of(figure.text(), Card.NAME, true);
    int chipped = -6;
    for (Card.Chip chip : chips) {
      chipped += chip.width() + 6;
    }
    width = Math.max(width, chipped);
    int height = 2 * Card.PAD + Card.NAME_ROW + (chips.isEmpty() ? 0 : Card.CHIP_ROW);
    for (Card.Compartment compartment : compartments) {
      height += Card.BETWEEN + Card.LINE_ROW * compartment.lines().size();
      for (String line : compartment.lines()) {
        width = Math.max(width, TextWidth.of(line, Card.TYPE, false));
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
      // the tree's root comes first
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

  /** Whether all transitions on are taken without an event, by what holds. */
  private static boolean isChoice(State state) {
    return !state.isComposite()
        && state.transitions().isEmpty()
        && state.behavior().always().size() > 1;
  }

  private List<Card.Compartment> compartments(Scene.Figure figure, State state) {
    List<Card.Compartment> compartments = new ArrayList<>();
    List<String> prose = new ArrayList<>();
    if (!figure.description().isEmpty()) {
      prose.addAll(wrapped("", figure.description()));
      if (prose.size() > MOST) {
        prose.subList(MOST, prose.size()).clear();
        prose.set(MOST - 1, prose.get(MOST - 1) + " …");
      }
      compartments.add(new Card.Compartment(prose, true));
    }
    Behavior behavior = state.behavior();
    List<String> lines = new ArrayList<>();
    actions(lines, "entry / ", behavior.entry());
    actions(lines, "exit / ", behavior.exit());
    for (Transition transition : state.transitions()) {
      if (transition.targets().isEmpty() && !transition.dynamic()) {
        lines.addAll(wrapped("", within(state, transition)));
      }
    }
    names(lines, "defers ", behavior.deferred());
    names(lines, "ignores ", behavior.ignored());
    if (!lines.isEmpty()) {
      compartments.add(new Card.Compartment(lines, false));
    }
    List<String> timers = new ArrayList<>();
    behavior.timers().forEach(timer -> timers.addAll(wrapped("", timer.text())));
    if (!timers.isEmpty()) {
      compartments.add(new Card.Compartment(timers, false));
    }
    List<String> data = new ArrayList<>();
    behavior.data().forEach(d -> data.addAll(wrapped("", d.name() + ": " + d.type().shortName())));
    if (!data.isEmpty()) {
      compartments.add(new Card.Compartment(data, false));
    }
    return compartments;
  }

  /** A transition that does not leave its state, as UML writes it in the state. */
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

  private static void actions(List<String> lines, String title, Behavior.Actions actions) {
    if (!actions.isEmpty()) {
      List<String> done = new ArrayList<>(NameReference.names(actions.effects()));
      actions.raise().forEach(event -> done.add("raise " + event.name()));
      lines.addAll(wrapped(title, String.join(", ", done)));
    }
  }

  private static void names(List<String> lines, String title, List<NameReference> names) {
    if (!names.isEmpty()) {
      lines.addAll(wrapped(title, String.join(", ", NameReference.names(names))));
    }
  }

  private static List<String> wrapped(String title, String text) {
    return TextWidth.wrapped(VisibleText.of(title + text), Card.TYPE, WIDEST);
  }
}
