package dev.pawl.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

  @Test
  void objectsSurviveRoundTrip() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("text", "a\"\\\n\u2028\ud800");
    fields.put("none", null);
    fields.put("numbers", Arrays.asList(1L, -0.5, Long.MIN_VALUE));
    fields.put("within", Map.of("x", List.of(true)));
    assertEquals(fields, Json.read(Json.write(fields)));
  }

  @Test
  void columnContainsNameOrObject() {
    assertEquals("OPEN", Json.readNameOrObject("OPEN", "It").text());
    assertEquals("{", Json.readNameOrObject("{", "It").text());
    assertEquals("OPEN", Json.readNameOrObject("{\"state\":\"OPEN\"}", "It").field("state").text());
    assertThrows(IllegalArgumentException.class, () -> Json.readNameOrObject("{\"state\":", "It"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "{",
        "{\"a\":1,}",
        "{\"a\":1}x",
        "{\"a\":1,\"a\":2}",
        "{\"a\":01}",
        "{\"a\":NaN}",
        "{'a':1}",
        "{\"a\":1e999}"
      })
  void invalidObjectsAreRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Json.read(text));
  }

  @Test
  void tooDeepValuesAreNeitherReadNorWritten() {
    String deep = "{\"a\":".repeat(100_000);
    assertThrows(IllegalArgumentException.class, () -> Json.read(deep));
    Map<String, Object> fields = Map.of();
    for (int i = 0; i < 200; i++) {
      fields = Map.of("a", fields);
    }
    Map<String, Object> all = fields;
    assertThrows(IllegalArgumentException.class, () -> Json.write(all));
  }
}
