package dev.pawl.diagrams.text;

/** The characters that boxes and lines are drawn with. */
enum Glyphs {
  UNICODE("╵╷│╴┘┐┤╶└┌├─┴┬┼", "▲▼◀▶", "●▸", "▸◉", '┄', '┆', true),
  SEVEN_BIT("|||-+++-+++-+++", "^v<>", "*>", ">@", '-', '|', false);

  public static final int UP = 1;
  public static final int DOWN = 2;
  public static final int LEFT = 4;
  public static final int RIGHT = 8;

  /** How many characters a block of Unicode has, at least; those of lines are of one. */
  private static final int BLOCK = 128;

  private final char[] lines;
  private final char[] arrows;

  /** The directions that each character of the block of lines may lead in. */
  private final byte[] directions = new byte[BLOCK];

  /** The marks left of the box where an instance begins, and right of one where it ends. */
  public final String begin;

  public final String end;

  /** The border of a box that nothing leads to by itself. */
  public final char dashed;

  public final char dashedUpright;

  /** Whether the border shows where a line begins. */
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

  /** The character that leads in these directions. */
  public char line(int directions) {
    return lines[directions - 1];
  }

  public char arrow(int direction) {
    return arrows[Integer.numberOfTrailingZeros(direction)];
  }

  /** The directions that a character may lead in; 0 where it is not of a line. */
  public int directions(char sign) {
    return sign / BLOCK == lines[0] / BLOCK ? directions[sign % BLOCK] : 0;
  }

  /** The direction that an arrowhead points in; 0 where it is none. */
  public int pointing(char sign) {
    for (int i = 0; i < arrows.length; i++) {
      if (arrows[i] == sign) {
        return 1 << i;
      }
    }
    return 0;
  }

  /** Whether no row of a label could be taken for part of a line. */
  public boolean legible(LabelBlock label) {
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
      // a letter in capitals is as easily taken for an arrowhead
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
