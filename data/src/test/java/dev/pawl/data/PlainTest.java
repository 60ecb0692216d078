package dev.pawl.data;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainTest {

  private static Plain plain(Object value) {
    return new Plain(value, "It");
  }

  private static String refusal(Object value, Consumer<Plain> reading) {
    Plain plain = plain(value);
    return assertThrows(IllegalArgumentException.class, () -> reading.accept(plain)).getMessage();
  }

  @Test
  void valuesOfTheRightTypeAreRead() {
    assertEquals(true, plain(true).asBoolean());
    assertEquals('x', plain("x").asChar());
    assertEquals((byte) -128, plain(-128L).asByte());
    assertEquals((short) 7, plain(BigInteger.valueOf(7)).asShort());
    assertEquals(Integer.MAX_VALUE, plain((long) Integer.MAX_VALUE).asInt());
    assertEquals(Long.MIN_VALUE, plain(Long.MIN_VALUE).asLong());
    assertEquals(2.0, plain(2L).asDouble());
    assertEquals(0.5f, plain(0.5).asFloat());
    assertTrue(Double.isNaN(plain("NaN").asDouble()));
    assertEquals(Double.NEGATIVE_INFINITY, plain("-Infinity").asDouble());
    assertArrayEquals(new byte[] {1, 2}, plain("AQI=").bytes());
    assertEquals(Duration.ofSeconds(5), plain("PT5S").parsed(Duration::parse));
    assertEquals(new BigInteger("12"), plain("12").number(BigInteger::new));
  }

  @Test
  void nullIsReadAsNullIfAllowed() {
    assertNull(plain(null).text());
    assertNull(plain(null).bytes());
    assertNull(plain(null).nullable(Plain::asInt));
    assertNull(plain(null).list(Plain::text));
    assertNull(plain(null).set(Plain::text));
    assertNull(plain(null).map(Plain::text, Plain::text));
    assertNull(plain(null).pairs(Plain::text, Plain::text));
    assertNull(plain(null).optional("x").text());
  }

  @Test
  void wrongTypesAreReportedWithTheirPath() {
    assertEquals("It must be true or false, not \"yes\".", refusal("yes", Plain::asBoolean));
    assertEquals("It must be one character, not \"xy\".", refusal("xy", Plain::asChar));
    assertEquals(
        "It must be a whole number from -128 to 127, not 128.", refusal(128L, Plain::asByte));
    assertEquals("It must be a string, not 3.", refusal(3L, Plain::text));
    assertEquals("It must be a number, not null.", refusal(null, Plain::asDouble));
    assertEquals("It must be a number of single precision, not 0.1.", refusal(0.1, Plain::asFloat));
    assertEquals("It lacks \"x\".", refusal(Map.of("y", 1), p -> p.field("x")));
    assertEquals("It must be an object, not [].", refusal(List.of(), p -> p.field("x")));
    assertEquals(
        "It.x must be a string, not 1.", refusal(Map.of("x", 1), p -> p.field("x").text()));
    assertEquals("It must be a list, not 1.", refusal(1L, p -> p.list(Plain::text)));
    assertTrue(
        refusal("x", p -> p.parsed(Duration::parse))
            .startsWith("It has the invalid value \"x\": "));
    assertEquals(
        "It cannot be read: the method that reads \"x\" returned null.",
        refusal("x", p -> p.parsed(t -> null)));
  }

  @Test
  void valuesInErrorsAreShortenedAndOnOneLine() {
    String shown = refusal("a\nb\u0000" + "c".repeat(1_000_000), Plain::asBoolean);
    assertTrue(shown.contains("\"a?b?ccc"), shown);
    assertTrue(shown.length() < 200, shown);
  }

  @ParameterizedTest
  @CsvSource({"9223372036854775808", "-9223372036854775809", "1e3", "0.5"})
  void numbersThatAreNoLongAreRefused(String number) {
    Object value = Json.read("{\"n\":" + number + "}").get("n");
    refusal(value, Plain::asLong);
  }

  @Test
  void longNumbersAreRefusedBeforeParsing() {
    String digits = "1".repeat(1_000_000);
    assertTrue(refusal(digits, p -> p.number(BigInteger::new)).contains("at most 1000 characters"));
    String large = "1" + "0".repeat(400);
    refusal(new BigInteger(large), Plain::asDouble);
  }

  @Test
  void collectionsKeepOrderAndAreUnmodifiable() {
    List<Object> values = Arrays.asList("b", null, "a");
    assertEquals(values, plain(values).list(Plain::text));
    assertEquals(List.of("b", "a"), List.copyOf(plain(List.of("b", "a")).set(Plain::text)));
    Map<String, Integer> map = plain(Json.read("{\"z\":1,\"y\":2}")).map(Plain::text, Plain::asInt);
    assertEquals("{z=1, y=2}", map.toString());
    assertThrows(UnsupportedOperationException.class, () -> map.put("x", 3));
    Map<Integer, String> pairs =
        plain(List.of(List.of(2L, "b"), List.of(1L, "a"))).pairs(Plain::asInt, Plain::text);
    assertEquals("{2=b, 1=a}", pairs.toString());
  }

  @Test
  void duplicatesAreRefused() {
    assertEquals(
        "It must not contain an item twice.", refusal(List.of("a", "a"), p -> p.set(Plain::text)));
    assertEquals(
        "It must not contain a key twice.",
        refusal(Map.of("a", 1L, "A", 2L), p -> p.map(k -> k.text().length(), Plain::asInt)));
    List<?> twice = List.of(List.of(1L, 1L), List.of(1L, 2L));
    assertEquals(
        "It must not contain a key twice.",
        refusal(twice, p -> p.pairs(Plain::asInt, Plain::asInt)));
    List<?> three = Arrays.asList(List.of(1L, 2L, 3L), null);
    assertEquals(
        "It must be a list of pairs.", refusal(three, p -> p.pairs(Plain::asInt, Plain::asInt)));
  }

  /** A key whose objects have one hash code and no order that a hash table could use. */
  private record Alike(String text) {
    @Override
    public int hashCode() {
      return 1;
    }
  }

  @Test
  void manyItemsWithOneHashCodeAreRefused() {
    List<String> texts = IntStream.range(0, 5_000).mapToObj(Integer::toString).toList();
    assertEquals(Set.copyOf(texts), plain(texts).set(Plain::text));
    String refusal = refusal(texts, p -> p.set(item -> new Alike(item.text())));
    assertEquals("It must not contain more than 1000 items with the same hash code.", refusal);
  }

  @Test
  void exceptionOfMakerIsReportedWithItsMessage() {
    String refusal =
        refusal(
            Map.of(),
            p ->
                p.create(
                    () -> {
                      throw new IllegalStateException("no");
                    }));
    assertEquals(
        "It cannot be created from the stored values: java.lang.IllegalStateException: no",
        refusal);
    assertEquals(List.of(), plain(Map.of()).create(ArrayList::new));
  }
}
