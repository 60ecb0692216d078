package dev.pawl.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

class BinaryFormTest {

  private static final BinaryForm FORM = Turnstile.BYTES;

  private final Turnstile data = new Turnstile();

  private static Map<String, Object> context(Object context) {
    Map<String, Object> plain = new LinkedHashMap<>(new Turnstile().of(Turnstile.open(), null));
    plain.put("context", context);
    return plain;
  }

  private static Object back(Object context) {
    return FORM.instance(FORM.ofInstance(context(context))).field("context").value();
  }

  private static String refusal(byte[] bytes) {
    return assertThrows(IllegalArgumentException.class, () -> FORM.instance(bytes)).getMessage();
  }

  /** Returns the given bytes with a header and a valid checksum. */
  private static byte[] sealed(int... body) {
    byte[] bytes = new byte[3 + body.length];
    bytes[0] = 'P';
    bytes[1] = 1;
    bytes[2] = 'L';
    for (int i = 0; i < body.length; i++) {
      bytes[3 + i] = (byte) body[i];
    }
    CRC32 checksum = new CRC32();
    checksum.update("acme.Turnstile".getBytes(StandardCharsets.UTF_8));
    checksum.update(bytes);
    return ByteBuffer.allocate(bytes.length + 4)
        .put(bytes)
        .putInt((int) checksum.getValue())
        .array();
  }

  @Test
  void statesEventsAndInstancesSurviveRoundTrip() {
    Turnstile.State open = new Turnstile.State("OPEN", 3);
    assertEquals(open, data.state(FORM.state(FORM.ofState(data.ofState(open)))));
    assertEquals("coin", data.event(FORM.event(FORM.ofEvent("coin"))));
    byte[] bytes = FORM.ofInstance(data.of(Turnstile.open(), null));
    assertEquals(Turnstile.open(), data.instance(FORM.instance(bytes)));
    assertTrue(bytes.length < 60, "" + bytes.length);
  }

  /** Format 1 must never change, because stored data uses it. */
  @Test
  void bytesOfFormat1AreRead() {
    byte[] first =
        HexFormat.of()
            .parseHex(
                "50014c0503742d31030e00020301010203060100010201010103050450543953020100010001040016811566");
    assertEquals(
        HexFormat.of().formatHex(first),
        HexFormat.of().formatHex(FORM.ofInstance(data.of(Turnstile.open(), null))));
    assertEquals(Turnstile.open(), data.instance(FORM.instance(first)));
  }

  @Test
  void bytesOfUnknownFormatAreRefused() {
    byte[] bytes = FORM.ofInstance(data.of(Turnstile.open(), null));
    bytes[1] = 3;
    assertEquals("The bytes have the format version 3, not 1 or 2.", refusal(bytes));
  }

  @Test
  void everyPlainValueSurvivesRoundTrip() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("", null);
    map.put("half a pair \ud83d", -0.0);
    map.put("list", Arrays.asList(true, false, "ü", Long.MIN_VALUE, Long.MAX_VALUE, List.of()));
    assertEquals(map, back(map));
    assertEquals(-1L, back((byte) -1));
  }

  @Test
  void valuesWithoutNumberAreRefusedByWriter() {
    BigInteger large = BigInteger.TWO.pow(63);
    assertThrows(IllegalArgumentException.class, () -> back(large));
    Map<String, Object> later = context(1L);
    later.put("colour", "red");
    assertThrows(IllegalArgumentException.class, () -> FORM.ofInstance(later));
    assertThrows(IllegalArgumentException.class, () -> FORM.ofEvent("kick"));
    Map<String, Object> state = Map.of("state", "OPEN", "data", Map.of("coins", 1L, "by", "me"));
    assertThrows(IllegalArgumentException.class, () -> FORM.ofState(state));
  }

  @Test
  void everyDamagedByteIsDetected() {
    byte[] bytes = FORM.ofInstance(data.of(Turnstile.open(), null));
    for (int at = 0; at < bytes.length; at++) {
      byte[] changed = bytes.clone();
      changed[at] ^= 0x10;
      refusal(changed);
      refusal(Arrays.copyOf(bytes, at));
    }
    refusal(Arrays.copyOf(bytes, bytes.length + 1));
    byte[] state = FORM.ofState("LOCKED");
    assertEquals("The bytes have the kind S, not L.", refusal(state));
  }

  @Test
  void bytesOfOtherMachineAreRefused() {
    BinaryNames none = new BinaryNames("Door state");
    BinaryForm other = new BinaryForm("acme.Door", "Door", none.add(1, "LOCKED"), none);
    assertTrue(refusal(other.ofState("LOCKED")).contains("belong to another machine"));
  }

  @Test
  void deepestContextThatJsonContainsIsKept() {
    assertEquals(nested(99), back(nested(99)));
    assertThrows(IllegalArgumentException.class, () -> back(nested(100)));
    assertThrows(IllegalArgumentException.class, () -> Json.write(Map.of("context", nested(100))));
    assertEquals(nested(99), Json.read(Json.write(Map.of("context", nested(99)))).get("context"));
  }

  private static Object nested(int depth) {
    Object value = 1L;
    for (int i = 0; i < depth; i++) {
      value = List.of(value);
    }
    return value;
  }

  /** An attacker can compute the checksum. Such bytes must be refused quickly. */
  @Test
  void bytesWithValidChecksumButInvalidContentAreRefused() {
    int[] deep = new int[1_000_000];
    for (int i = 0; i < deep.length; i += 2) {
      deep[i] = 7;
      deep[i + 1] = 1;
    }
    assertTrue(refusal(sealed(deep)).contains("more than 100 deep"));
    assertTrue(
        refusal(sealed(7, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 2))
            .contains("longer than 64 bits"));
    assertTrue(
        refusal(sealed(5, 0xff, 0xff, 0xff, 0x7f)).contains("length exceeds the remaining bytes"));
    assertTrue(refusal(sealed(6, 1, 65)).contains("UTF-16 string are odd"));
    assertTrue(refusal(sealed(8, 1, 0, 0)).contains("A key is not a string"));
    assertTrue(refusal(sealed(8, 2, 5, 0, 0, 5, 0, 0)).contains("twice"));
    assertTrue(refusal(sealed(9)).contains("unknown type 9"));
    assertTrue(refusal(sealed(0, 0, 0, 1, 9, 0)).contains("No Turnstile state has the number 9"));
    assertTrue(refusal(sealed(0, 0, 0, 1, 3, 1, 9, 0)).contains("no component with the number 9"));
    assertEquals("The bytes end before the content is complete.", refusal(sealed(0)));
  }

  @Test
  void randomBytesAreRefusedOrRead() {
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      int[] body =
          random.ints(1 + random.nextInt(40), 0, random.nextBoolean() ? 10 : 256).toArray();
      try {
        data.instance(FORM.instance(sealed(body)));
      } catch (IllegalArgumentException e) {
        assertTrue(!e.getMessage().isBlank());
      }
    }
  }
}
