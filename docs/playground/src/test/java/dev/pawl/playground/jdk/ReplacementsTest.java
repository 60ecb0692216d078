package dev.pawl.playground.jdk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The replacements of classes of the JDK return what these return. */
class ReplacementsTest {

  @Test
  void digestIsSha256() throws Exception {
    Random random = new Random(1);
    for (int length = 0; length < 300; length++) {
      byte[] message = new byte[length];
      random.nextBytes(message);
      assertArrayEquals(
          MessageDigest.getInstance("SHA-256").digest(message),
          TMessageDigest.getInstance("SHA-256").digest(message),
          () -> message.length + " bytes");
    }
  }

  @Test
  void hexadecimalDigitsAreLowerCase() {
    byte[] bytes = {0, -1, 10, 0x7f, -128};
    assertEquals(HexFormat.of().formatHex(bytes, 1, 4), THexFormat.of().formatHex(bytes, 1, 4));
  }

  @Test
  void tableContainsPublicTypesWithTheirParameters() throws Exception {
    List<String> util =
        JdkTypeTable.table()
            .lines()
            .filter(line -> line.startsWith("java.util "))
            .flatMap(line -> List.of(line.split(" ")).stream())
            .toList();
    assertTrue(util.containsAll(List.of("Map:2", "Map.Entry:2", "List:1", "UUID:0")));
    assertFalse(util.contains("KeyValueHolder:0"), "a type that is not public");
  }
}
