package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

  @Test
  void fieldsAreWritten() {
    assertEquals("{}", new JsonWriter().toString());
    JsonWriter writer =
        new JsonWriter()
            .field("a", "x")
            .field("b", (String) null)
            .field("c", 1L)
            .field("d", true)
            .field("e", List.of(1, "y", List.of()))
            .field("f", Map.of(Thread.State.NEW, new Object[] {1.5, null}));
    assertEquals(
        "{\"a\":\"x\",\"b\":null,\"c\":1,\"d\":true,\"e\":[1,\"y\",[]],\"f\":{\"NEW\":[1.5,null]}}",
        writer.toString());
    assertEquals(writer.toString(), writer.toString());
    assertThrows(IllegalStateException.class, () -> writer.field("g", 1L));
  }

  @Test
  void valuesOfAnyTypeAreWritten() {
    Object[] values = {
      1,
      (byte) 2,
      (short) 3,
      4L,
      1.5f,
      -0.0,
      Double.NaN,
      Float.NEGATIVE_INFINITY,
      BigInteger.TEN.pow(30),
      new BigDecimal("1E+3"),
      Thread.State.NEW,
      Instant.EPOCH,
      'c',
      Path.of("a"),
      new java.util.concurrent.atomic.AtomicInteger(7)
    };
    assertEquals(
        "{\"v\":[1,2,3,4,1.5,-0.0,\"NaN\",\"-Infinity\",1000000000000000000000000000000,1E+3,"
            + "\"NEW\",\"1970-01-01T00:00:00Z\",\"c\",\"a\",\"7\"]}",
        new JsonWriter().field("v", values).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "'\"\\', '\\\"\\\\'",
    "'\n\r\t', '\\n\\r\\t'",
    "'\0\u001F\u007F\u0085', '\\u0000\\u001f\\u007f\\u0085'",
    "'\u2028\u2029', '\\u2028\\u2029'",
    "'\uD800', '\\ud800'",
    "'\uDC00\uD83D', '\\udc00\\ud83d'",
    "'\uD83D\uDE00', '\uD83D\uDE00'",
    "'\u202E\u200B\uDB40\uDC41', '\\u202e\\u200b\\udb40\\udc41'",
    "'\u00E9/<>', '\u00E9/<>'",
  })
  void specialCharactersAreEscaped(String text, String expected) {
    String json = new JsonWriter().field("k", text).toString();
    assertEquals("{\"k\":\"" + expected + "\"}", json);
    assertEquals(Map.of("k", text), JsonReader.object(json));
  }

  @Test
  void valueThatContainsItselfIsRefused() {
    List<Object> loop = new ArrayList<>();
    loop.add(loop);
    JsonWriter writer = new JsonWriter();
    assertThrows(IllegalArgumentException.class, () -> writer.field("k", loop));
  }

  @Test
  void validJsonIsRead() {
    Map<String, Object> expected = new LinkedHashMap<>();
    expected.put("", 0L);
    expected.put("n", null);
    expected.put("a", Arrays.asList(true, false, null, Map.of(), List.of()));
    expected.put("d", List.of(1.0, -1.5e-3, 100.0, Long.MIN_VALUE, BigInteger.TWO.pow(63)));
    expected.put("s", "\"\\/\b\f\n\r\té😀");
    Map<String, Object> read =
        JsonReader.object(
            """
             \t{ "" : 0, "n":null,"a":[ true,false , null,{ },[ ] ],
             "d":[1.0,-1.5e-3,1E+2,-9223372036854775808,9223372036854775808],
             "s":"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83d\\uDE00" }\r
            """);
    assertEquals(expected, read);
    assertEquals(List.copyOf(expected.keySet()), List.copyOf(read.keySet()));
    assertThrows(UnsupportedOperationException.class, () -> read.put("x", 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "[]",
        "1",
        "\"x\"",
        "null",
        "{",
        "{\"a\"",
        "{\"a\":",
        "{\"a\":1",
        "{\"a\":1,",
        "{\"a\":1,}",
        "{,}",
        "{a:1}",
        "{'a':1}",
        "{\"a\":1}x",
        "{\"a\":1}{}",
        "{\"a\" 1}",
        "{\"a\":01}",
        "{\"a\":-}",
        "{\"a\":+1}",
        "{\"a\":.5}",
        "{\"a\":1.}",
        "{\"a\":1e}",
        "{\"a\":1e+}",
        "{\"a\":0x1}",
        "{\"a\":1f}",
        "{\"a\":1e999}",
        "{\"a\":NaN}",
        "{\"a\":Infinity}",
        "{\"a\":True}",
        "{\"a\":tru}",
        "{\"a\":nul",
        "{\"a\":truex}",
        "{\"a\":[1,]}",
        "{\"a\":[1 2]}",
        "{\"a\":[}",
        "{\"a\":\"x}",
        "{\"a\":\"\\",
        "{\"a\":\"\\x\"}",
        "{\"a\":\"\\u12\"}",
        "{\"a\":\"\\u12g4\"}",
        "{\"a\":\"\\u\uFF11\uFF11\uFF11\uFF11\"}",
        "{\"a\":\uFF11}",
        "{\"a\":\"\n\"}",
        "{\"a\":\"\0\"}",
        "{\"a\":1,\"a\":2}",
        "{\"a\":{\"b\":1,\"\\u0062\":1}}",
        "{\"a\":1/*x*/}",
        "\uFEFF{}",
        "{\u00A0}",
      })
  void invalidJsonIsRefused(String json) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> JsonReader.object(json));
    assertTrue(e.getMessage().contains(" at character "), e.getMessage());
  }

  @Test
  void errorContainsPosition() {
    assertEquals(
        "Invalid JSON: a value is expected at character 26, near …\"?\", \"b\": oops,"
            + " \"three\": 3}",
        assertThrows(
                IllegalArgumentException.class,
                () -> JsonReader.object("{\"number one\": \"\u00E9\", \"b\": oops, \"three\": 3}"))
            .getMessage());
  }

  @Test
  void depthIsLimited() {
    String deepest = "{\"a\":" + "[".repeat(99) + "]".repeat(99) + "}";
    JsonReader.object(deepest);
    assertEquals(
        deepest, new JsonWriter().field("a", JsonReader.object(deepest).get("a")).toString());
    for (int depth : new int[] {100, 1_000_000}) {
      String json = "{\"a\":" + "[".repeat(depth) + "]".repeat(depth) + "}";
      assertThrows(IllegalArgumentException.class, () -> JsonReader.object(json));
      assertThrows(
          IllegalArgumentException.class, () -> JsonReader.object("{\"a\":".repeat(depth + 1)));
    }
  }

  @Test
  void longNumbersAreRefused() {
    String number = "1".repeat(1_000_000);
    assertThrows(IllegalArgumentException.class, () -> JsonReader.object("{\"a\":" + number + "}"));
    assertThrows(
        IllegalArgumentException.class, () -> JsonReader.object("{\"a\":1e" + number + "}"));
    assertThrows(
        IllegalArgumentException.class, () -> JsonReader.object("{\"a\":1e-" + number + "}"));
    assertEquals(Map.of("a", 0.0), JsonReader.object("{\"a\":1e-" + "1".repeat(900) + "}"));
  }

  @Test
  void writtenJsonSurvivesRoundTrip() {
    SplittableRandom random = new SplittableRandom(20250101);
    for (int i = 0; i < 5_000; i++) {
      Map<String, Object> fields = object(random, 0);
      JsonWriter writer = new JsonWriter();
      fields.forEach(writer::field);
      assertEquals(fields, JsonReader.object(writer.toString()));
    }
  }

  @Test
  void damagedJsonIsReadOrRefused() {
    SplittableRandom random = new SplittableRandom(20250102);
    int refused = 0;
    for (int i = 0; i < 20_000; i++) {
      JsonWriter writer = new JsonWriter();
      object(random, 0).forEach(writer::field);
      StringBuilder json = new StringBuilder(writer.toString());
      int at = random.nextInt(json.length());
      switch (random.nextInt(3)) {
        case 0 -> json.deleteCharAt(at);
        case 1 -> json.insert(at, "{}[]\",:\\01-.e tfn\n".charAt(random.nextInt(18)));
        default -> json.setLength(at);
      }
      try {
        JsonReader.object(json.toString());
      } catch (IllegalArgumentException e) {
        refused++;
      }
    }
    assertTrue(refused > 10_000, "refused " + refused);
  }

  private static Map<String, Object> object(SplittableRandom random, int depth) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int n = random.nextInt(5); n > 0; n--) {
      fields.put(string(random), value(random, depth + 1));
    }
    return fields;
  }

  private static Object value(SplittableRandom random, int depth) {
    return switch (random.nextInt(depth > 4 ? 6 : 8)) {
      case 0 -> null;
      case 1 -> random.nextBoolean();
      case 2 -> random.nextLong() >> random.nextInt(64);
      case 3 -> {
        double d = Double.longBitsToDouble(random.nextLong());
        yield Double.isFinite(d) ? d : 0.5;
      }
      case 4 -> BigInteger.valueOf(random.nextLong()).shiftLeft(70).setBit(69);
      case 5 -> string(random);
      case 6 -> object(random, depth);
      default -> {
        List<Object> items = new ArrayList<>();
        for (int n = random.nextInt(5); n > 0; n--) {
          items.add(value(random, depth + 1));
        }
        yield Collections.unmodifiableList(items);
      }
    };
  }

  /** Returns random UTF-16 units, well-formed or not, most of them special characters. */
  private static String string(SplittableRandom random) {
    StringBuilder out = new StringBuilder();
    for (int n = random.nextInt(8); n > 0; n--) {
      switch (random.nextInt(4)) {
        case 0 -> out.append((char) random.nextInt(0x80));
        case 1 -> out.append((char) (0xD7F0 + random.nextInt(0x830)));
        case 2 -> out.append((char) random.nextInt(0x10000));
        default -> out.appendCodePoint(random.nextInt(0x110000));
      }
    }
    return out.toString();
  }
}
