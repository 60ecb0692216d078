package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests conclusions from guards that have refused. */
class GuardFormulaTest {

  private static final Map<String, Boolean> FACTS = Map.of("in(ON)", true, "in(OFF)", false);

  private static boolean mayHold(List<String> refused, String guard) {
    return GuardFormula.mayHold(guard, refused, FACTS::get);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        // refused guards, guard, whether it may hold
        "a#a#false",
        "a#!a#true",
        "a#b#true",
        "a && b#a#true",
        "a && b#a && b#false",
        "a && b#b && a && c#false",
        "a && b#a && !b#true",
        "a || b#a#false",
        "a || b#b && c#false",
        "a || b#!a && !b#true",
        "!a#a#true",
        "!a#!(a || b)#false",
        "a;!a#c#false",
        "a;b#a || b#false",
        "a;b#a || b || c#true",
        "!(a && (b || c))#a && b#true",
        "a && (b || c)#a && c#false",
        "in(ON) && a#a#false",
        "in(OFF) && a#a#true",
        "x#in(OFF)#false",
        "x#in(OFF) || y#true",
        "x#!in(ON) && y#false",
        "x#in(ELSE) && y#true",
        "retriesLeft#retriesLeftToo#true"
      })
  void guardMayHoldUnlessItContradictsRefusals(String refused, String guard, boolean may) {
    assertEquals(may, mayHold(List.of(refused.split(";")), guard));
  }

  @Test
  void withoutRefusalsOnlyFactsCount() {
    assertTrue(mayHold(List.of(), "a"));
    assertTrue(mayHold(List.of(), "in(ON)"));
    assertEquals(false, mayHold(List.of(), "in(OFF) && a"));
    assertEquals(false, mayHold(List.of(), "a && !a"));
  }

  @Test
  void guardWithTooManyNamesMayHold() {
    String all = IntStream.range(0, 100).mapToObj(i -> "p" + i).collect(Collectors.joining(" && "));
    assertTimeout(Duration.ofSeconds(5), () -> assertTrue(mayHold(List.of(all), all)));
  }
}
