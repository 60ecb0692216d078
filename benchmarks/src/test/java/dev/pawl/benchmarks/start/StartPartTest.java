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

/** Tests short measurements of first events, for which each library has only its own jars. */
class StartPartTest {

  static List<String> keys() {
    return InstanceFactories.KEYS;
  }

  private static <M> String claim(InstanceFactory<M> made) {
    return made.claim(made.create());
  }

  @ParameterizedTest
  @MethodSource("keys")
  void everyContenderMakesFirstStep(String key) {
    assertEquals("CLAIMING", claim(InstanceFactories.of(key)));
  }

  @Test
  void everyContenderHasTimeClassesAndJars() throws Exception {
    List<Figure> figures = new StartPart(InstanceFactories.KEYS, 1, 0).measure(false);
    assertEquals(3 * InstanceFactories.KEYS.size(), figures.size());
    Map<String, Figure> rows = new HashMap<>();
    for (Figure figure : figures) {
      assertEquals("start", figure.part());
      assertTrue(figure.low() <= figure.value() && figure.value() <= figure.high());
      rows.put(figure.row() + ", " + figure.contender(), figure);
    }
    double pawl = rows.get("classes loaded, Pawl").value();
    double hand = rows.get("classes loaded, enum switch by hand").value();
    assertTrue(hand > 0 && hand < pawl, hand + " and " + pawl);
    // no classes of other libraries are loaded
    assertTrue(pawl < 60, () -> pawl + " classes");
    assertEquals(0, rows.get("jars, enum switch by hand").value());
    assertTrue(rows.get("jars, Pawl").value() > 50);
  }
}
