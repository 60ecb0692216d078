package dev.pawl.benchmarks.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.figure.Figure;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests the measurement of walks, but not the speed. */
class WalkPartTest {

  @AfterEach
  void all() {
    System.clearProperty("pawl.walk.only");
    System.clearProperty("jmh.ignoreLock");
  }

  @Test
  void figuresContainTimeAndBytesWithSpread() throws Exception {
    System.setProperty("pawl.walk.only", "agent turn, random, bare: (Pawl M|sealed)");
    System.setProperty("jmh.ignoreLock", "true");
    List<Figure> figures = new WalkPart(new Settings(1, 2, 200, 3, 20)).measure(false);
    assertEquals(
        List.of(
            "Pawl Machine.fire ns",
            "Pawl Machine.fire B",
            "sealed records by hand ns",
            "sealed records by hand B"),
        figures.stream().map(figure -> figure.contender() + " " + figure.unit()).toList());
    for (Figure figure : figures) {
      assertEquals("walk", figure.part());
      assertEquals("agent turn, random, bare", figure.row());
      assertTrue(
          figure.low() <= figure.value() && figure.value() <= figure.high(), figure::toString);
    }
    assertTrue(figures.get(0).value() > 0.1 && figures.get(0).value() < 1000, figures::toString);
    assertEquals(0, figures.get(1).value(), 0.1, "a step makes nothing");
    assertEquals(16, figures.get(3).value(), 8, "a record is made at each step");
  }

  @Test
  void shortFormHasAllRowsOfAgentTurnAndRandomRowsOfOthers() {
    List<String> rows = Row.all(false).stream().map(Row::title).toList();
    assertEquals(
        List.of(
            "circuit breaker, random, bare",
            "agent turn, random, bare",
            "agent turn, known, bare",
            "agent turn, random, listener",
            "agent turn, random, audit",
            "task, 20 % illegal, random, bare",
            "agent loop, guarded, random, bare",
            "nested turn, random, bare",
            "player, two regions, random, bare"),
        rows);
    assertEquals(36, Row.all(true).size());
  }
}
