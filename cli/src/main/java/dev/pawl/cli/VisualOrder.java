package dev.pawl.cli;

import java.text.Bidi;
import java.text.BreakIterator;
import java.util.Locale;

/**
 * The order in which the letters of a text appear from left to right. Hebrew and Arabic letters
 * appear in reverse. Arabic letters are not joined.
 */
final class VisualOrder {

  /** Pairs of brackets that are exchanged in text that runs from right to left. */
  private static final String BRACKETS = "()[]{}<>«»‹›";

  private VisualOrder() {}

  /** Returns whether the letters of a text appear in another order than the order in the text. */
  static boolean isNeeded(String text) {
    return Bidi.requiresBidi(text.toCharArray(), 0, text.length());
  }

  /** Returns the letters of a text that begins at the left, in visual order. */
  static String of(String text) {
    if (!isNeeded(text)) {
      return text;
    }
    Bidi bidi = new Bidi(text, Bidi.DIRECTION_LEFT_TO_RIGHT);
    int count = bidi.getRunCount();
    byte[] levels = new byte[count];
    String[] runs = new String[count];
    for (int i = 0; i < count; i++) {
      String run = text.substring(bidi.getRunStart(i), bidi.getRunLimit(i));
      levels[i] = (byte) bidi.getRunLevel(i);
      runs[i] = levels[i] % 2 == 1 ? reversed(run) : run;
    }
    Bidi.reorderVisually(levels, 0, runs, 0, count);
    return String.join("", runs);
  }

  /** Reverses a text, but not the letters and marks of which one character consists. */
  private static String reversed(String text) {
    StringBuilder reversed = new StringBuilder();
    BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
    characters.setText(text);
    int end = characters.last();
    for (int start = characters.previous(); start >= 0; start = characters.previous()) {
      reversed.append(mirrored(text.substring(start, end)));
      end = start;
    }
    return reversed.toString();
  }

  private static String mirrored(String character) {
    int bracket = BRACKETS.indexOf(character);
    // the two brackets of a pair have an even position and the odd position after it
    return bracket < 0 ? character : BRACKETS.substring(bracket ^ 1, (bracket ^ 1) + 1);
  }
}
