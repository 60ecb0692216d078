package dev.pawl.processor.diagram.text;

/** The characters that boxes and lines are drawn with. */
enum Glyphs {
  UNICODE("╵╷│╴┘┐┤╶└┌├─┴┬┼", "▲▼◀▶", "●▸", "▸◉", '┄', '┆', true),
  SEVEN_BIT("|||-+++-+++-+++", "^v<>", "*>", ">@", '-', '|', false);

  static final int UP = 1;
  static final int DOWN = 2;
  static final int LEFT = 4;
  static final int RIGHT = 8;

  private final String lines;
  private final String arrows;

  /** What stands left of the box where an instance begins, and right of one where it ends. */
  final String begin;

  final String end;

  /** The border of a box that nothing leads to by itself. */
  final char dashed;

  final char dashedUpright;

  /** Whether the border shows where a line begins. */
  final boolean joints;

  Glyphs(
      String lines,
      String arrows,
      String begin,
      String end,
      char dashed,
      char dashedUpright,
      boolean joints) {
    this.lines = lines;
    this.arrows = arrows;
    this.begin = begin;
    this.end = end;
    this.dashed = dashed;
    this.dashedUpright = dashedUpright;
    this.joints = joints;
  }

  /** The character that leads in these directions. */
  char line(int directions) {
    return lines.charAt(directions - 1);
  }

  char arrow(int direction) {
    return arrows.charAt(Integer.numberOfTrailingZeros(direction));
  }

  /** The directions that a character may lead in; 0 where it is not of a line. */
  int directions(char sign) {
    if (sign == ' ') {
      return 0;
    }
    if (joints) {
      return lines.indexOf(sign) + 1;
    }
    return switch (sign) {
      case '|' -> UP | DOWN;
      case '-' -> LEFT | RIGHT;
      case '+' -> UP | DOWN | LEFT | RIGHT;
      default -> 0;
    };
  }

  /** The direction that an arrowhead points in; 0 where it is none. */
  int pointing(char sign) {
    int at = sign == ' ' ? -1 : arrows.indexOf(sign);
    return at < 0 ? 0 : 1 << at;
  }

  /** Whether no row of a label could be taken for part of a line. */
  boolean legible(LabelBlock label) {
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
      if (lines.indexOf(sign) < 0 && arrows.indexOf(Character.toLowerCase(sign)) < 0) {
        return false;
      }
    }
    return true;
  }

  static int opposite(int direction) {
    return switch (direction) {
      case UP -> DOWN;
      case DOWN -> UP;
      case LEFT -> RIGHT;
      default -> LEFT;
    };
  }
}
