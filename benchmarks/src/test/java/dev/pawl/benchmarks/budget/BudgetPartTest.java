package dev.pawl.benchmarks.budget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.figure.Figure;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the measurement of budgets, but not the results. */
class BudgetPartTest {

  @AfterEach
  void all() {
    System.clearProperty("pawl.budget.only");
  }

  @Test
  void rowHasRatioAndBothSides() throws Exception {
    System.setProperty("pawl.budget.only", "threadSafe, compared with confined");
    List<Figure> figures = new BudgetPart(new BudgetPart.Settings(1, 200, 2, 20)).measure(false);
    assertEquals(
        List.of("Pawl 1", "Pawl ns", "confined to one thread ns"),
        figures.stream().map(figure -> figure.contender() + " " + figure.unit()).toList());
    Figure ratio = figures.get(0);
    assertEquals("random walk, threadSafe, compared with confined to one thread", ratio.row());
    assertEquals(figures.get(1).value() / figures.get(2).value(), ratio.value(), 1e-9);
    assertTrue(ratio.value() > 0.5, figures::toString);
    for (Figure figure : figures) {
      assertTrue(figure.low() <= figure.high(), figure::toString);
    }
  }

  /** Tests that both sides of every row can run repeatedly. */
  @ParameterizedTest
  @EnumSource(Comparison.class)
  void bothSidesRun(Comparison row) {
    Pair pair = row.pair();
    for (int i = 0; i < 100; i++) {
      assertEquals(pair.pawl().get() != null, pair.other().get() != null);
    }
  }
}
