package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VisualOrderTest {

  @ParameterizedTest
  @CsvSource({
    "pay [isPaid], pay [isPaid]",
    "\u05D0\u05D1\u05D2, \u05D2\u05D1\u05D0",
    "pay \u05D0\u05D1 now, pay \u05D1\u05D0 now",
    // the two words and the arrow between them run from right to left
    "\u05D0\u05D1 → \u05D2\u05D3, \u05D3\u05D2 → \u05D1\u05D0",
    // numbers run from left to right
    "\u05D0 12 \u05D1, \u05D1 12 \u05D0",
    // brackets open to the right
    "\u05D0 (\u05D1) \u05D2, \u05D2 (\u05D1) \u05D0",
    // a vowel sign stays behind its letter
    "\u05D0\u05B7\u05D1, \u05D1\u05D0\u05B7"
  })
  void lettersAreInVisualOrder(String text, String visual) {
    assertEquals(visual, VisualOrder.of(text));
  }
}
