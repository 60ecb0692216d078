package dev.pawl.processor.diagram.text;

import java.util.Locale;

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
  int directions(String sign) {
    if (sign.length() != 1) {
      return 0;
    }
    if (!joints) {
      int at = "|-+".indexOf(sign.charAt(0));
      return at < 0 ? 0 : at == 0 ? UP | DOWN : at == 1 ? LEFT | RIGHT : UP | DOWN | LEFT | RIGHT;
    }
    return lines.indexOf(sign.charAt(0)) + 1;
  }

  /** The direction that an arrowhead points in; 0 where it is none. */
  int pointing(String sign) {
    int at = sign.length() == 1 ? arrows.indexOf(sign.charAt(0)) : -1;
    return at < 0 ? 0 : 1 << at;
  }

  /** Whether no row of a label could be taken for part of a line. */
  boolean legible(LabelBlock label) {
    return label.rows().stream()
        .map(row -> LabelBlock.withoutSeparator(row.text()))
        .allMatch(text -> text.isEmpty() || !text.codePoints().allMatch(this::isOfLine));
  }

  private boolean isOfLine(int sign) {
    return lines.indexOf(sign) >= 0
        || arrows.toLowerCase(Locale.ROOT).indexOf(Character.toLowerCase(sign)) >= 0;
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
