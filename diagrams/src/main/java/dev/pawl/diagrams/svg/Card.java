package dev.pawl.diagrams.svg;

import java.util.List;

/**
 * The content of a state's box: its name, chips with its tags, and compartments of lines.
 *
 * @param width in pixels, as wide as what it says
 * @param height in pixels; of a box with others in it what stands above those
 */
record Card(
    String name,
    Role role,
    List<Chip> chips,
    List<Compartment> compartments,
    int width,
    int height) {

  /** The size of the type that names are written in, and of all other type. */
  public static final int NAME = 14;

  public static final int TYPE = 12;

  /** The rows that a name and a line take, and what stands between compartments. */
  public static final int NAME_ROW = 20;

  public static final int LINE_ROW = 16;
  public static final int CHIP_ROW = 22;
  public static final int BETWEEN = 9;

  /** The space kept free above and below, and at the left and right. */
  public static final int PAD = 8;

  public static final int SIDE = 14;

  /** The role of a state in the course of things. */
  public enum Role {
    PLAIN,
    /** An instance may begin here. */
    INITIAL,
    /** An instance may end here. */
    FINAL,
    /** A failure, as its name or a tag says. */
    FAILURE,
    /** A timer runs here. */
    WAITING,
    /** Nothing is waited for: which transition leads on is decided at once. UML's choice. */
    CHOICE;

    /** Whether a sign stands beside the name. */
    public boolean hasSign() {
      return this == FAILURE || this == WAITING || this == CHOICE;
    }
  }

  /**
   * A tag.
   *
   * @param colour its number, from 1
   */
  public record Chip(String text, int colour, int width) {}

  /**
   * A part of a line.
   *
   * @param from the state whose transition this part shows; empty if it shows none
   * @param to the state that the transition leads to; empty if it stays where it is
   */
  public record Piece(String text, String from, String to) {}

  /** A line. */
  public record Line(List<Piece> pieces) {
    public Line {
      pieces = List.copyOf(pieces);
    }

    /** Returns a line that shows no transition. */
    public static Line of(String text) {
      return new Line(List.of(new Piece(text, "", "")));
    }

    /** Returns the whole text. */
    public String text() {
      StringBuilder out = new StringBuilder();
      pieces.forEach(piece -> out.append(piece.text()));
      return out.toString();
    }
  }

  /**
   * Lines that belong together.
   *
   * @param prose whether they say what the state means; else what happens in it
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
