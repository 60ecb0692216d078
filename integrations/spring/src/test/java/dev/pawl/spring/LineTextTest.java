package dev.pawl.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.spring.text.LineText;
import org.junit.jupiter.api.Test;

class LineTextTest {

  @Test
  void visibleTextIsUnchanged() {
    assertEquals("ö \\ $1 \uD83D\uDE00", LineText.of("ö \\ $1 \uD83D\uDE00"));
  }

  @Test
  void invisibleCharactersAreEscaped() {
    assertEquals(
        "a\\nb\\u000dc\\u202ed\\u2028e\\ud83df\\udb40\\udc01",
        LineText.of("a\nb\rc\u202Ed\u2028e\uD83Df\uDB40\uDC01"));
  }
}
