package dev.pawl.diagrams.svg;

import java.util.List;

/**
 * The content of a state's box: the name and the tags of the state, and compartments with lines of
 * text. Each tag is drawn as a chip.
 *
 * @param width the width of the content, in pixels
 * @param height the height of the content, in pixels; for a composite state, only the height of the
 *     content above its substates
 */
record Card(
    String name,
    Role role,
    List<Chip> chips,
    List<Compartment> compartments,
    int width,
    int height) {

  /** The font size of names, in pixels. */
  public static final int NAME = 14;

  public static final int TYPE = 12;

  /** The height of a name, in pixels. */
  public static final int NAME_ROW = 20;

  public static final int LINE_ROW = 16;
  public static final int CHIP_ROW = 22;
  public static final int BETWEEN = 9;

  /** The padding above and below the content, in pixels. */
  public static final int PAD = 8;

  public static final int SIDE = 14;

  /** The role of a state. The role determines what the box of the state looks like. */
  public enum Role {
    PLAIN,
    /** An initial state. */
    INITIAL,
    /** A final state. */
    FINAL,
    /** A state whose name or tag says that something failed. */
    FAILURE,
    /** A state with a timer. */
    WAITING,
    /** A state with several eventless and no other transitions, such as UML's choice. */
    CHOICE;

    /** Returns whether a symbol is drawn next to the name of a state with this role. */
    public boolean hasSign() {
      return this == FAILURE || this == WAITING || this == CHOICE;
    }
  }

  /**
   * A tag of a state, drawn as a chip.
   *
   * @param colour the number of the chip's colour, starting at 1
   */
  public record Chip(String text, int colour, int width) {}

  /**
   * A part of a line of text in a state's box.
   *
   * @param from the source of the transition that the text describes; empty if the text describes
   *     no transition
   * @param to the target of the transition that the text describes; empty if that transition has no
   *     target
   */
  public record Piece(String text, String from, String to) {}

  public record Line(List<Piece> pieces) {
    public Line {
      pieces = List.copyOf(pieces);
    }

    /** Returns a line of text that describes no transition. */
    public static Line of(String text) {
      return new Line(List.of(new Piece(text, "", "")));
    }

    public String text() {
      StringBuilder out = new StringBuilder();
      pieces.forEach(piece -> out.append(piece.text()));
      return out.toString();
    }
  }

  /**
   * A group of lines in a state's box.
   *
   * @param prose whether the lines are the state's description
   */
  public record Compartment(List<Line> lines, boolean prose) {
    public Compartment {
      lines = List.copyOf(lines);
    }
  }

  public Card {
    chips = List.copyOf(chips);
    compartments = List.copyOf(compartments);
  }
}
