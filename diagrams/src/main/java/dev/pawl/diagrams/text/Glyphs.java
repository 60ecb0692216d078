package dev.pawl.diagrams.text;

/** The sets of characters with which boxes and lines are drawn. */
enum Glyphs {
  UNICODE("╵╷│╴┘┐┤╶└┌├─┴┬┼", "▲▼◀▶", "●▸", "▸◉", '┄', '┆', true),
  SEVEN_BIT("|||-+++-+++-+++", "^v<>", "*>", ">@", '-', '|', false);

  public static final int UP = 1;
  public static final int DOWN = 2;
  public static final int LEFT = 4;
  public static final int RIGHT = 8;

  /** The size of the Unicode block that contains all line characters of a set. */
  private static final int BLOCK = 128;

  private final char[] lines;
  private final char[] arrows;

  /**
   * The directions in which a line leaves a character, indexed by the position of the character in
   * its Unicode block.
   */
  private final byte[] directions = new byte[BLOCK];

  /** The mark to the left of an initial state. */
  public final String begin;

  public final String end;

  /** The character of a horizontal dashed border. */
  public final char dashed;

  public final char dashedUpright;

  /** True if borders have special characters at the points where lines start. */
  public final boolean joints;

  Glyphs(
      String lines,
      String arrows,
      String begin,
      String end,
      char dashed,
      char dashedUpright,
      boolean joints) {
    this.lines = lines.toCharArray();
    this.arrows = arrows.toCharArray();
    for (int i = 0; i < this.lines.length; i++) {
      directions[this.lines[i] % BLOCK] |= (byte) (i + 1);
    }
    this.begin = begin;
    this.end = end;
    this.dashed = dashed;
    this.dashedUpright = dashedUpright;
    this.joints = joints;
  }

  /** Returns the character of a line that leads in the given directions. */
  public char line(int directions) {
    return lines[directions - 1];
  }

  public char arrow(int direction) {
    return arrows[Integer.numberOfTrailingZeros(direction)];
  }

  /**
   * Returns the directions in which a line leaves a character, or 0 if the character is not a line
   * character.
   */
  public int directions(char sign) {
    return sign / BLOCK == lines[0] / BLOCK ? directions[sign % BLOCK] : 0;
  }

  /**
   * Returns the direction in which an arrowhead points, or 0 if the character is not an arrowhead.
   */
  public int pointing(char sign) {
    for (int i = 0; i < arrows.length; i++) {
      if (arrows[i] == sign) {
        return 1 << i;
      }
    }
    return 0;
  }

  /** Returns whether no row of a label looks like a part of a line. */
  public boolean isLegible(LabelBlock label) {
    for (LabelBlock.Row row : label.rows()) {
      String text = LabelBlock.withoutSeparator(row.text());
      if (!text.isEmpty() && isOfLine(text)) {
        return false;
      }
    }
    return true;
  }

  private boolean isOfLine(String text) {
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      // A capital V also looks like an arrowhead.
      if (directions(sign) == 0 && pointing(Character.toLowerCase(sign)) == 0) {
        return false;
      }
    }
    return true;
  }

  public static int opposite(int direction) {
    return switch (direction) {
      case UP -> DOWN;
      case DOWN -> UP;
      case LEFT -> RIGHT;
      default -> LEFT;
    };
  }
}
