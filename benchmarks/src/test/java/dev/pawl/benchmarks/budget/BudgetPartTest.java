package dev.pawl.benchmarks.budget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.figure.Figure;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What has a budget is measured as said; what comes out is nothing for a test. */
class BudgetPartTest {

  @AfterEach
  void all() {
    System.clearProperty("pawl.budget.only");
  }

  @Test
  void aRowHasTheRatioAndBothSides() throws Exception {
    System.setProperty("pawl.budget.only", "threadSafe, beside confined");
    List<Figure> figures = new BudgetPart(new BudgetPart.Settings(1, 200, 2, 20)).measure(false);
    assertEquals(
        List.of("Pawl 1", "Pawl ns", "confined to a thread ns"),
        figures.stream().map(figure -> figure.contender() + " " + figure.unit()).toList());
    Figure ratio = figures.get(0);
    assertEquals("random walk, threadSafe, beside confined to a thread", ratio.row());
    assertEquals(figures.get(1).value() / figures.get(2).value(), ratio.value(), 1e-9);
    assertTrue(ratio.value() > 0.5, figures::toString);
    for (Figure figure : figures) {
      assertTrue(figure.low() <= figure.high(), figure::toString);
    }
  }

  /** Both sides of every row do what they say, over and over. */
  @ParameterizedTest
  @EnumSource(Row.class)
  void bothSidesRun(Row row) {
    Pair pair = row.pair();
    for (int i = 0; i < 100; i++) {
      assertEquals(pair.pawl().get() != null, pair.other().get() != null);
    }
  }
}
