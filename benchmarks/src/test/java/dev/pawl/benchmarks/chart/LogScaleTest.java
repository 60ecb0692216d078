package dev.pawl.benchmarks.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class LogScaleTest {

  @Test
  void decadesHaveEqualDistances() {
    LogScale scale = LogScale.of(List.of(2.0, 700.0), 100, 400);
    assertEquals(List.of(1.0, 10.0, 100.0, 1000.0), scale.decades());
    assertEquals(100, scale.at(1));
    assertEquals(200, scale.at(10), 1e-9);
    assertEquals(300, scale.at(100), 1e-9);
    assertEquals(400, scale.at(1000), 1e-9);
    assertEquals(100 + 100 * Math.log10(5), scale.at(5), 1e-9);
  }

  @Test
  void shortestBarIsVisible() {
    assertEquals(List.of(0.1, 1.0, 10.0), LogScale.of(List.of(1.0, 9.0), 0, 1).decades());
    assertEquals(List.of(0.1, 1.0, 10.0), LogScale.of(List.of(1.3, 9.0), 0, 1).decades());
    assertEquals(List.of(1.0, 10.0), LogScale.of(List.of(1.5, 10.0), 0, 1).decades());
  }

  @Test
  void valuesIncreaseUpwards() {
    LogScale scale = LogScale.of(List.of(2.0, 50.0), 200, 0);
    assertEquals(100, scale.at(10), 1e-9);
  }

  @Test
  void valueThatIsNotPositiveIsAtMinimum() {
    LogScale scale = LogScale.of(List.of(0.0, 24.0), 0, 100);
    assertEquals(List.of(10.0, 100.0), scale.decades());
    assertEquals(0, scale.at(0));
    assertEquals(List.of(1.0, 10.0), LogScale.of(List.of(0.0), 0, 100).decades());
    assertEquals(List.of(0.01, 0.1), LogScale.of(List.of(0.05), 0, 100).decades());
  }
}
