package dev.pawl.diagrams.svg;

import dev.pawl.diagrams.layout.Rectangle;
import dev.pawl.diagrams.scene.Scene;
import dev.pawl.language.model.name.VisibleText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Paints the boxes of states with their content (see {@link Card}), and UML's marks of initial and
 * final states.
 */
final class SvgStates {

  private static final int ROUND = 8;

  /** The maximum size of the corners that are cut off from the box of a choice, in pixels. */
  private static final int CUT = 12;

  private final StringBuilder out;
  private final Scene scene;
  private final SvgLayout layout;

  SvgStates(StringBuilder out, Scene scene, SvgLayout layout) {
    this.out = out;
    this.scene = scene;
    this.layout = layout;
  }

  void paint(int number) {
    Scene.Figure figure = scene.figures().get(number);
    Card card = layout.cards().get(number);
    Rectangle box = layout.drawing().boxes().get(number);
    if (figure.kind() == Scene.Kind.CHOICE) {
      paintChoice(figure, box);
      return;
    }
    out.append("<g class=\"").append(kinds(number)).append("\" role=\"graphics-object\"");
    SvgText.attribute(out, "data-state", figure.name());
    SvgText.attribute(out, "aria-label", description(number));
    out.append('>');
    if (!figure.description().isEmpty()) {
      out.append("<title>").append(SvgText.escaped(figure.description())).append("</title>");
    }
    int left = SvgLayout.x(box.x());
    int top = SvgLayout.y(box.y());
    int width = (box.width() - 1) * SvgLayout.STEP;
    int height = box.height() - 1;
    boolean history = figure.kind() == Scene.Kind.HISTORY;
    String role = role(card);
    rect(left, top, width, height, history ? height / 2 : ROUND, SvgStyle.state(figure, role));
    if (history) {
      int taken = TextWidth.of(card.name(), Card.NAME, true);
      SvgText.text(
          out, "name", left + (width - taken) / 2, top + height / 2 + 5, taken, card.name());
    } else {
      paintCard(figure, card, left, top, width, height);
    }
    if (figure.initial()) {
      initial(left, figure.holds() ? top + 18 : top + Math.min(height / 2, 26));
    }
    out.append("</g>\n");
  }

  /** Paints a choice as a diamond. If too many lines end there for a diamond, paints an octagon. */
  private void paintChoice(Scene.Figure figure, Rectangle box) {
    int left = SvgLayout.x(box.x());
    int top = SvgLayout.y(box.y());
    int right = left + (box.width() - 1) * SvgLayout.STEP;
    int bottom = top + box.height() - 1;
    int cut = Math.min(CUT, Math.min(right - left, bottom - top) / 2);
    out.append("<g class=\"choice\" role=\"graphics-symbol\"");
    SvgText.attribute(out, "aria-label", "choice by " + figure.name());
    out.append("><title>").append(SvgText.escaped(figure.name())).append("</title>");
    SvgText.polygon(
        out,
        SvgStyle.box(""),
        left + cut,
        top,
        right - cut,
        top,
        right,
        top + cut,
        right,
        bottom - cut,
        right - cut,
        bottom,
        left + cut,
        bottom,
        left,
        bottom - cut,
        left,
        top + cut);
    out.append("</g>\n");
  }

  private void rect(int x, int y, int width, int height, int round, String attributes) {
    out.append("<rect x=\"").append(x).append("\" y=\"").append(y);
    out.append("\" width=\"").append(width).append("\" height=\"").append(height);
    out.append("\" rx=\"").append(round).append('"').append(attributes).append("/>");
  }

  /**
   * Paints the content of a state's box. In the box of a composite state, the content is in the
   * upper left corner.
   */
  private void paintCard(
      Scene.Figure figure, Card card, int left, int top, int boxWidth, int boxHeight) {
    boolean holds = figure.holds();
    boolean end = figure.isFinal();
    int width = holds ? card.width() : boxWidth;
    int spare = holds ? 0 : boxHeight - (card.height() - 1);
    int middle = left + width / 2;
    int y = top + Card.PAD + (end ? 2 : 0) + spare / 2;
    int name = TextWidth.of(card.name(), Card.NAME, true);
    int mark = card.role().hasSign() ? 8 : 0;
    int at = holds ? left + Card.SIDE : middle - mark - name / 2;
    SvgText.text(out, "name", at, y + 15, name, card.name());
    mark(card, at + name + 10, y + 10);
    y += Card.NAME_ROW;
    if (!card.chips().isEmpty()) {
      chips(card, middle, y);
      y += Card.CHIP_ROW;
    }
    for (Card.Compartment compartment : card.compartments()) {
      y = compartment(compartment, left, width, y);
    }
    if (end) {
      out.append("<g class=\"end\">");
      rect(left + 3, top + 3, boxWidth - 6, boxHeight - 6, ROUND - 3, SvgStyle.end(role(card)));
      out.append("</g>");
    }
  }

  private void chips(Card card, int middle, int top) {
    int width = -6;
    for (Card.Chip chip : card.chips()) {
      width += chip.width() + 6;
    }
    int x = middle - width / 2;
    for (Card.Chip chip : card.chips()) {
      out.append("<g class=\"chip tag").append(chip.colour()).append("\">");
      rect(x, top + 2, chip.width(), 17, 8, SvgStyle.box("tag" + chip.colour()));
      SvgText.text(out, "tag", x + 7, top + 15, chip.width() - 14, chip.text());
      out.append("</g>");
      x += chip.width() + 6;
    }
  }

  private int compartment(Card.Compartment compartment, int left, int width, int top) {
    int y = top + Card.BETWEEN;
    out.append("<path class=\"rule\" d=\"M").append(left).append(' ').append(y - 4);
    out.append('h').append(width).append('"').append(SvgStyle.RULE).append("/>");
    for (Card.Line line : compartment.lines()) {
      SvgText.line(out, compartment.prose() ? "prose" : "does", left + Card.SIDE, y + 12, line);
      y += Card.LINE_ROW;
    }
    return y;
  }

  /**
   * Paints a symbol next to the name of a state, for readers who cannot distinguish the colours.
   */
  private void mark(Card card, int x, int y) {
    String drawn =
        switch (card.role()) {
          case FAILURE -> (x - 4) + " " + (y - 4) + "l8 8m0 -8l-8 8";
          case WAITING ->
              (x - 5) + " " + y + "a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M" + x + " " + (y - 3) + "v3h2";
          case CHOICE -> x + " " + (y - 5) + "l5 5l-5 5l-5 -5z";
          default -> "";
        };
    if (!drawn.isEmpty()) {
      out.append("<path class=\"sign\" d=\"M").append(drawn).append('"');
      out.append(SvgStyle.sign(role(card))).append("/>");
    }
  }

  private String kinds(int number) {
    Scene.Figure figure = scene.figures().get(number);
    Card card = layout.cards().get(number);
    StringBuilder kinds = new StringBuilder("state");
    kinds.append(figure.holds() ? " composite" : "");
    kinds.append(figure.region() ? " region" : "");
    kinds.append(figure.kind() == Scene.Kind.HISTORY ? " history" : "");
    kinds.append(figure.external() ? " external" : "");
    if (card.role() != Card.Role.PLAIN) {
      kinds.append(' ').append(role(card));
    }
    return kinds.toString();
  }

  private static String role(Card card) {
    return card.role().name().toLowerCase(Locale.ROOT);
  }

  /** Returns a description of a state's box for screen readers. */
  private String description(int number) {
    Scene.Figure figure = scene.figures().get(number);
    List<String> words = new ArrayList<>();
    words.add((figure.region() ? "region " : "state ") + figure.name());
    if (figure.kind() == Scene.Kind.PARALLEL) {
      words.add("parallel");
    }
    if (figure.kind() == Scene.Kind.HISTORY) {
      words.add(figure.text().equals("H") ? "shallow history" : "deep history");
    }
    if (figure.parent() >= 0) {
      words.add("in " + scene.figures().get(figure.parent()).name());
    }
    if (figure.initial()) {
      words.add("initial");
    }
    if (figure.isFinal()) {
      words.add("final");
    }
    if (figure.external()) {
      words.add("external");
    }
    if (layout.cards().get(number).role() == Card.Role.CHOICE) {
      words.add("choice");
    }
    layout
        .cards()
        .get(number)
        .chips()
        .forEach(c -> words.add("tagged " + VisibleText.of(c.text())));
    return String.join(", ", words);
  }

  private void initial(int left, int middle) {
    out.append("<circle class=\"mark\" cx=\"").append(left - 22).append("\" cy=\"");
    out.append(middle).append("\" r=\"5\"").append(SvgStyle.MARK);
    out.append("/><path class=\"mark\" d=\"M").append(left - 17);
    out.append(' ').append(middle).append("h16l-7 -4v8l7 -4\"").append(SvgStyle.MARK).append("/>");
  }
}
