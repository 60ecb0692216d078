package dev.pawl.cli.importer.scxml;

import java.util.ArrayList;
import java.util.List;

/**
 * The parentheses and strings in an expression. Expressions are split only at operators outside of
 * parentheses and strings.
 */
final class Nesting {

  private static final String OPENING = "([{";
  private static final String CLOSING = ")]}";

  private final String text;

  /**
   * The nesting depth of each character. Characters in a string are nested more deeply than the
   * characters around the string.
   */
  private final int[] depths;

  private final boolean balanced;

  private Nesting(String text, int[] depths, boolean balanced) {
    this.text = text;
    this.depths = depths;
    this.balanced = balanced;
  }

  static Nesting of(String text) {
    int[] depths = new int[text.length()];
    StringBuilder open = new StringBuilder();
    boolean balanced = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\'' || c == '"' || c == '`') {
        int end = endOfString(text, i);
        balanced &= end < text.length();
        for (int j = i; j <= end && j < text.length(); j++) {
          depths[j] = open.length() + 1;
        }
        i = end;
        continue;
      }
      if (OPENING.indexOf(c) >= 0) {
        open.append(c);
      }
      depths[i] = open.length();
      if (CLOSING.indexOf(c) >= 0) {
        balanced &=
            open.length() > 0
                && OPENING.indexOf(open.charAt(open.length() - 1)) == CLOSING.indexOf(c);
        open.setLength(Math.max(0, open.length() - 1));
      }
    }
    return new Nesting(text, depths, balanced && open.isEmpty());
  }

  private static int endOfString(String text, int start) {
    int i = start + 1;
    while (i < text.length() && text.charAt(i) != text.charAt(start)) {
      i += text.charAt(i) == '\\' ? 2 : 1;
    }
    return i;
  }

  boolean isBalanced() {
    return balanced;
  }

  /** Returns whether the expression contains an operator outside of parentheses and strings. */
  boolean has(String operator) {
    return indexOf(operator, 0) >= 0;
  }

  /** Splits the expression at an operator outside of parentheses and strings. */
  List<String> split(String operator) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int i = indexOf(operator, 0); i >= 0; i = indexOf(operator, start)) {
      parts.add(text.substring(start, i).strip());
      start = i + operator.length();
    }
    parts.add(text.substring(start).strip());
    return parts;
  }

  private int indexOf(String operator, int from) {
    int i = text.indexOf(operator, from);
    while (i >= 0 && depths[i] > 0) {
      i = text.indexOf(operator, i + 1);
    }
    return i;
  }

  /** Returns whether the first character is an opening parenthesis, and the last one closes it. */
  boolean isEnclosed() {
    if (!text.startsWith("(") || !text.endsWith(")")) {
      return false;
    }
    for (int i = 1; i < text.length() - 1; i++) {
      if (depths[i] == 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether the operator at the start of the expression is the only operator outside of
   * parentheses and strings.
   */
  boolean isUnary() {
    for (int i = 1; i < text.length(); i++) {
      if (depths[i] == 0 && "=<>+-*/%&|^?:, \t\n".indexOf(text.charAt(i)) >= 0) {
        return false;
      }
    }
    return true;
  }
}
