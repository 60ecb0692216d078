package dev.pawl.benchmarks.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|0",
        "0.0123|0.012",
        "0.0004|0",
        "0.387|0.387",
        "0.6|0.6",
        "2.084|2.08",
        "9.996|10",
        "16.64|16.6",
        "99.96|100",
        "107.4|107",
        "45321|45,300",
        "1000|1,000",
        "24|24",
      })
  void numbersAreRoundedToThreeDigits(double value, String text) {
    assertEquals(text, Numbers.text(value));
  }

  @ParameterizedTest
  @CsvSource({"0.004, B, 0 B", "16, B, 16 B", "1.9, ms, 1.9 ms", "1718, 1/s, '1,720 per second'"})
  void unitsFollowNumbers(double value, String unit, String text) {
    assertEquals(text, Numbers.text(value, unit));
  }

  @Test
  void limitsAreExact() {
    assertEquals("0.6", Numbers.limit(0.6));
    assertEquals("1,000", Numbers.limit(1000));
    assertEquals("0", Numbers.limit(0));
  }

  @Test
  void spreadIsShownIfThereIsOne() {
    assertEquals(
        "10 (9.5 to 10.8)", Numbers.spread(SampleFigures.figure("walk", "r", "c", "ns", 10)));
  }
}
