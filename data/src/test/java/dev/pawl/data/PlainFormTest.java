package dev.pawl.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class PlainFormTest {

  @Test
  void nullIsConvertedToNull() {
    assertNull(PlainForm.textOf(null));
    assertNull(PlainForm.nameOf(null));
    assertNull(PlainForm.bytesOf(null));
    assertNull(PlainForm.numberOf(null));
    assertNull(PlainForm.of(null, Object::toString));
    assertNull(PlainForm.optionalOf(null, Object::toString));
    assertNull(PlainForm.optionalOf(Optional.empty(), Object::toString));
    assertNull(PlainForm.listOf(null, Object::toString));
    assertNull(PlainForm.mapOf(null, Object::toString, Object::toString));
    assertNull(PlainForm.pairsOf(null, Object::toString, Object::toString));
  }

  @Test
  void convertedValuesAreReadByPlain() {
    assertEquals("SECONDS", PlainForm.nameOf(TimeUnit.SECONDS));
    assertEquals("AQI=", PlainForm.bytesOf(new byte[] {1, 2}));
    assertEquals(0.5, PlainForm.numberOf(0.5f));
    assertEquals("NaN", PlainForm.numberOf(Double.NaN));
    assertEquals("-Infinity", PlainForm.numberOf(Float.NEGATIVE_INFINITY));
    assertEquals("7", PlainForm.optionalOf(Optional.of(7), PlainForm::textOf));
    assertEquals(
        Arrays.asList("1", null), PlainForm.listOf(Arrays.asList(1, null), PlainForm::textOf));
    Map<Integer, Integer> map = new TreeMap<>(Map.of(1, 2, 3, 4));
    assertEquals(Map.of("1", 2, "3", 4), PlainForm.mapOf(map, PlainForm::textOf, v -> v));
    assertEquals(List.of(List.of(1, 2), List.of(3, 4)), PlainForm.pairsOf(map, k -> k, v -> v));
  }

  @Test
  void unreadableValuesAreRefusedByWriter() {
    assertThrows(IllegalArgumentException.class, () -> PlainForm.of("x", x -> null));
    Map<Integer, Integer> map = Map.of(1, 1, 2, 2);
    assertThrows(IllegalArgumentException.class, () -> PlainForm.mapOf(map, k -> "same", v -> v));
    assertThrows(IllegalArgumentException.class, () -> PlainForm.mapOf(map, k -> null, v -> v));
  }

  @Test
  void nullKeyIsNamedInError() {
    Map<String, Integer> map = new HashMap<>();
    map.put(null, 1);
    IllegalArgumentException error =
        assertThrows(
            IllegalArgumentException.class, () -> PlainForm.mapOf(map, key -> key, value -> value));
    assertEquals("A map has the key null, which could not be read back.", error.getMessage());
  }

  @Test
  void extremeTimesAreReadAgain() {
    for (LocalDate date :
        List.of(
            LocalDate.MIN, LocalDate.MAX, LocalDate.of(9_999, 1, 1), LocalDate.of(10_000, 1, 1))) {
      again(date, LocalDate::parse);
      YearMonth month = YearMonth.from(date);
      assertEquals(month, new Plain(PlainForm.textOf(month), "value").yearMonth());
      assertEquals(month, new Plain(month.toString(), "value").yearMonth());
      again(date.atTime(LocalTime.MAX), LocalDateTime::parse);
      for (ZoneOffset offset : List.of(ZoneOffset.MIN, ZoneOffset.UTC, ZoneOffset.MAX)) {
        again(date.atTime(LocalTime.MAX).atOffset(offset), OffsetDateTime::parse);
        again(date.atTime(LocalTime.MIN).atZone(offset), ZonedDateTime::parse);
        again(LocalTime.MAX.atOffset(offset), OffsetTime::parse);
      }
    }
    again(Instant.MIN, Instant::parse);
    again(Instant.MAX, Instant::parse);
    again(Duration.ofSeconds(Long.MIN_VALUE, 1), Duration::parse);
    again(Duration.ofSeconds(Long.MAX_VALUE, 999_999_999), Duration::parse);
    again(Period.of(Integer.MIN_VALUE, Integer.MAX_VALUE, -1), Period::parse);
    again(MonthDay.of(2, 29), MonthDay::parse);
  }

  private static <T> void again(T value, Function<String, T> parser) {
    assertEquals(value, new Plain(PlainForm.textOf(value), "value").parsed(parser));
  }

  @Test
  void numbersThatCannotBeReadAreRefusedByWriter() {
    BigInteger longest = BigInteger.TEN.pow(999);
    assertEquals(longest, new Plain(PlainForm.textOf(longest), "value").number(BigInteger::new));
    assertThrows(
        IllegalArgumentException.class, () -> PlainForm.textOf(longest.multiply(BigInteger.TEN)));
    BigDecimal small = BigDecimal.valueOf(Long.MAX_VALUE, Integer.MAX_VALUE);
    assertEquals(small, new Plain(PlainForm.textOf(small), "value").number(BigDecimal::new));
    BigDecimal large = BigDecimal.valueOf(12, Integer.MIN_VALUE + 2);
    assertEquals(large, new Plain(PlainForm.textOf(large), "value").number(BigDecimal::new));
    assertThrows(
        IllegalArgumentException.class,
        () -> PlainForm.textOf(BigDecimal.valueOf(12, Integer.MIN_VALUE + 1)));
  }
}
