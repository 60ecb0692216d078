package dev.pawl.language.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.HostileStrings;
import dev.pawl.language.model.name.VisibleText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VisibleTextTest {

  @ParameterizedTest
  @CsvSource({
    "'\u202Ex', '\\u202Ex'",
    "'\0', '\\u0000'",
    "'x\uD83D', 'x\\uD83D'",
    "'\uD83F\uDFFE', '\\uD83F\\uDFFE'",
    "'a\u2028b', 'a\\u2028b'",
  })
  void invisibleCharactersAreEscaped(String text, String expected) {
    assertEquals(expected, VisibleText.of(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a\tb\r\nc", "\uD83D\uDC69\u200D\uD83D\uDCBB", "e\u0301", "\u05E9"})
  void visibleTextIsUnchanged(String text) {
    assertSame(text, VisibleText.of(text));
  }

  @Test
  void hostileTextHasNoInvisibleCharacters() {
    for (String text : HostileStrings.all()) {
      assertTrue(VisibleText.of(text).codePoints().noneMatch(VisibleText::isUnseen), text);
    }
  }
}
