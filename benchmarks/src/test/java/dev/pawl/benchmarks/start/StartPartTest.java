package dev.pawl.benchmarks.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.figure.Figure;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** First events, in a short form: that each library starts with its own jars and no others. */
class StartPartTest {

  static List<String> keys() {
    return Makers.KEYS;
  }

  private static <M> String claim(Made<M> made) {
    return made.claim(made.create());
  }

  @ParameterizedTest
  @MethodSource("keys")
  void whatIsMeasuredMakesTheFirstStep(String key) {
    assertEquals("CLAIMING", claim(Makers.of(key)));
  }

  @Test
  void timeClassesAndJarsOfEachContender() throws Exception {
    List<Figure> figures = new StartPart(Makers.KEYS, 1, 0).measure(false);
    assertEquals(3 * Makers.KEYS.size(), figures.size());
    Map<String, Figure> rows = new HashMap<>();
    for (Figure figure : figures) {
      assertEquals("start", figure.part());
      assertTrue(figure.low() <= figure.value() && figure.value() <= figure.high());
      rows.put(figure.row() + ", " + figure.contender(), figure);
    }
    double pawl = rows.get("classes loaded, Pawl").value();
    double hand = rows.get("classes loaded, enum switch by hand").value();
    assertTrue(hand > 0 && hand < pawl, hand + " and " + pawl);
    // nothing of another library is loaded, or the fewest could not be the fewest
    assertTrue(pawl < 60, () -> pawl + " classes");
    assertEquals(0, rows.get("jars, enum switch by hand").value());
    assertTrue(rows.get("jars, Pawl").value() > 50);
  }
}
