package dev.pawl.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
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
}
