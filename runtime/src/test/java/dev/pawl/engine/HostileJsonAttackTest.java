package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests JSON that was built to consume time, memory or stack. The time limits only keep a test from
 * hanging: a quadratic algorithm would take minutes.
 */
@Tag("attack")
class HostileJsonAttackTest {

  private static final int MUCH = 2_000_000;
  private static final Duration HANGING = Duration.ofSeconds(20);

  static Stream<Arguments> refused() {
    String digits = "9".repeat(MUCH);
    return Stream.of(
        Arguments.of("{\"a\":" + digits + "}", 6),
        Arguments.of("{\"a\":-" + digits + "}", 6),
        Arguments.of("{\"a\":0." + digits + "}", 6),
        Arguments.of("{\"a\":1e" + digits + "}", 6),
        Arguments.of("{\"a\":1e-" + digits + "}", 6),
        Arguments.of("{\"a\":[1," + digits + "]}", 9),
        Arguments.of("{\"a\":" + "1".repeat(1_001) + "}", 6),
        Arguments.of("{\"a\":1e1000000000}", 6),
        Arguments.of("{\"a\":1E+309}", 6),
        Arguments.of("[".repeat(MUCH), 1),
        Arguments.of("{\"a\":" + "[".repeat(MUCH), 105),
        Arguments.of("{\"a\":".repeat(MUCH / 10), 501),
        Arguments.of("{\"a\":\"" + "x".repeat(MUCH), MUCH + 7),
        Arguments.of("{\"a\":\"" + "\\u0041".repeat(MUCH / 10), MUCH / 10 * 6 + 7),
        Arguments.of("{\"a\":1,\"a\":2}", 8),
        Arguments.of("{\"a\":1,\"\\u0061\":2}", 8),
        Arguments.of("{\"a\":1}x", 8),
        Arguments.of("{\"a\":1}{}", 8),
        Arguments.of("{\"a\":1}\0", 8),
        Arguments.of("\uFEFF{}", 1),
        Arguments.of(" ".repeat(MUCH), MUCH + 1),
        Arguments.of("{\"a\":NaN}", 6),
        Arguments.of("{\"a\":-Infinity}", 7),
        Arguments.of("{\"a\":+1}", 6),
        Arguments.of("{\"a\":01}", 7),
        Arguments.of("{\"a\":.5}", 6),
        Arguments.of("{\"a\":0x10}", 7),
        Arguments.of("{1:2}", 2),
        Arguments.of("{\"a\":\u0661}", 6),
        Arguments.of("{\"a\":\"\\uD8\"}", 11),
        Arguments.of("", 1));
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("refused")
  void invalidJsonIsRefusedInLinearTimeWithPosition(String json, int where) {
    String message =
        assertTimeoutPreemptively(
            HANGING,
            () ->
                assertThrows(IllegalArgumentException.class, () -> JsonReader.object(json))
                    .getMessage());
    assertTrue(message.contains(" at character " + where + ", near "), message);
    assertTrue(message.length() < 200, message);
  }

  @Test
  void longValidJsonIsReadInLinearTime() {
    StringBuilder keys = new StringBuilder("{\"a\":0");
    for (int i = 0; i < MUCH / 20; i++) {
      // all these keys have one hash code
      String bits = Integer.toBinaryString(1 << 17 | i).substring(1);
      keys.append(",\"").append(bits.replace("0", "Aa").replace("1", "BB")).append("\":0");
    }
    assertTimeoutPreemptively(
        HANGING,
        () -> {
          assertEquals(1 + MUCH / 20, JsonReader.object(keys + "}").size());
          String text = "\\\"".repeat(MUCH);
          assertEquals(
              Map.of("a", "\"".repeat(MUCH)), JsonReader.object("{\"a\":\"" + text + "\"}"));
          JsonReader.object("{\"a\":[" + "{},[],".repeat(MUCH / 10) + "\"\\ud800\",-0,1e-999]}");
        });
  }

  @Test
  void writtenJsonIsAcceptedByReader() {
    for (Number number :
        new Number[] {
          BigInteger.TEN.pow(1_001),
          BigInteger.TEN.pow(962).negate(),
          BigInteger.TEN.pow(5_000),
          new BigDecimal("1E+1000000000"),
          new BigDecimal("1E-1000000000"),
          new BigDecimal(BigInteger.TEN.pow(2_000), 1_999),
          new BigDecimal("-1E+309"),
          Double.NaN,
          Double.MAX_VALUE,
          -0.0
        }) {
      String json = new JsonWriter().field("a", (Object) number).toString();
      assertEquals(1, JsonReader.object(json).size(), json);
    }
  }
}
