package dev.pawl.diagrams.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextWidthTest {

  @Test
  void textWithoutBlanksIsDividedBetweenIdeographs() {
    String text = "第三段階で音声と映像の再取得を待機する";

    List<String> lines = TextWidth.wrapped(text, 12, 110);

    assertTrue(lines.size() > 1, lines::toString);
    assertTrue(lines.stream().allMatch(l -> TextWidth.of(l, 12, false) <= 110), lines::toString);
    assertEquals(text, String.join("", lines));
  }

  @Test
  void balancedLinesAreAboutEquallyLong() {
    String text = "Processor authorizes funds held at bank";
    int widest = TextWidth.of("Processor authorizes funds held at", 12, false);

    assertEquals(
        List.of("Processor authorizes funds held at", "bank"), TextWidth.wrapped(text, 12, widest));
    assertEquals(
        List.of("Processor authorizes", "funds held at bank"),
        TextWidth.balanced(text, 12, widest));
  }
}
