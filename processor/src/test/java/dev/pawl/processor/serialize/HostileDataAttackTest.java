package dev.pawl.processor.serialize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.pawl.processor.e2e.Invocation;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests hostile stored instances. Such instances must be rejected, and must not cost much time,
 * memory or stack. The time limit only prevents that the tests hang.
 */
@Tag("attack")
class HostileDataAttackTest {

  private static final int MUCH = 1_000_000;
  private static final Duration HANGING = Duration.ofSeconds(20);

  private static final String MACHINE =
      """
      machine: Vault
      package: hostile
      context: hostile.Ctx
      serializers: [json, jackson, jpa, binary]
      events:
        put: { payload: { id: int } }
      states:
        OPEN: { initial: true, defer: [put], after: { 60s: SHUT }, on: { close: SHUT } }
        SHUT: { data: { since: "Optional<java.math.BigInteger>" }, on: { put: SHUT, open: OPEN } }
      """;

  private static final String CONTEXT =
      """
      package hostile;
      import java.math.*;
      import java.time.*;
      import java.util.*;
      public record Ctx(BigInteger whole, BigDecimal exact, double real, float single, long large,
          Instant at, Duration left, ZonedDateTime zoned, UUID id, Set<BigInteger> set,
          Map<BigDecimal, Integer> map, byte[] bytes, Thread.State state, char letter,
          Set<List<String>> lists, Map<List<String>, Integer> pairs) {}
      """;

  private static final String PROGRAM =
      """
      package hostile;
      import java.math.*;
      import java.time.*;
      import java.util.*;
      public class Program {
        record Rules() implements VaultLogic {
          @Override public Optional<BigInteger> sinceForShut(Ctx context) {
            return Optional.empty();
          }
        }
        static VaultMachine.Builder builder() {
          return VaultMachine.builder().entityId("v").logic(new Rules())
              .scheduler(new dev.pawl.time.VirtualScheduler()).context(
              new Ctx(BigInteger.ONE, BigDecimal.ONE, 1, 1, 1, Instant.EPOCH, Duration.ZERO,
                  ZonedDateTime.parse("2026-01-01T00:00Z"), new UUID(1, 2), Set.of(BigInteger.TWO),
                  Map.of(BigDecimal.TEN, 1), new byte[3], Thread.State.NEW, 'x', Set.of(),
                  Map.of()));
        }
        public static String json() {
          return VaultCodec.toJson(builder().build());
        }
        public static byte[] bytes() {
          return VaultBinary.toBytes(builder().build());
        }
        public static String read(String json) {
          return VaultCodec.toJson(VaultCodec.fromJson(json, builder()));
        }
        public static String readBytes(byte[] bytes) {
          return VaultCodec.toJson(VaultBinary.fromBytes(bytes, builder()));
        }
        public static String state(byte[] bytes) {
          return VaultBinary.stateFromBytes(bytes).toString();
        }
        public static String column(String text) {
          return String.valueOf(new VaultStateConverter().convertToEntityAttribute(text));
        }
        public static String jackson(String json) throws Exception {
          return new com.fasterxml.jackson.databind.ObjectMapper()
              .registerModule(new VaultJackson(Program::builder))
              .readValue(json, VaultMachine.class).toString();
        }
      }
      """;

  @TempDir static Path temp;
  private static Class<?> program;
  private static String instance;

  @BeforeAll
  static void compile() throws Exception {
    Job.write(temp, "src/hostile/Ctx.java", CONTEXT);
    Job.write(temp, "src/hostile/Program.java", PROGRAM);
    Job.write(temp, "machines/vault.pawl.yaml", MACHINE);
    program =
        Tool.JAVAC
            .compile(
                Job.of(temp.resolve("src"), temp.resolve("work"))
                    .with("-classpath", Libraries.path())
                    .with("-Apawl.machines=" + temp.resolve("machines"))
                    .with("-Apawl.lock=" + temp.resolve("lock"))
                    .with("-Apawl.warnings=off", "-Apawl.outputs=none"))
            .clean()
            .loader()
            .loadClass("hostile.Program");
    instance = (String) call("json");
  }

  private static Object call(String method, Object... arguments) {
    return Invocation.invoke(
        Stream.of(program.getDeclaredMethods())
            .filter(m -> m.getName().equals(method))
            .findFirst()
            .orElseThrow(),
        null,
        arguments);
  }

  /** Returns the instance with another value at a place such as {@code context.whole}. */
  private static String with(String place, String json) {
    try {
      ObjectMapper mapper =
          new ObjectMapper(
              com.fasterxml.jackson.core.JsonFactory.builder()
                  .streamReadConstraints(
                      com.fasterxml.jackson.core.StreamReadConstraints.builder()
                          .maxNumberLength(Integer.MAX_VALUE)
                          .build())
                  .build());
      ObjectNode root = (ObjectNode) mapper.readTree(instance);
      int dot = place.indexOf('.');
      ObjectNode owner = dot < 0 ? root : (ObjectNode) root.get(place.substring(0, dot));
      owner.put(place.substring(dot + 1), "HERE");
      return root.toString().replace("\"HERE\"", json);
    } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  private static String refusal(String method, Object hostile) {
    return assertTimeoutPreemptively(
        HANGING,
        () ->
            assertThrows(IllegalArgumentException.class, () -> call(method, hostile)).getMessage());
  }

  static Stream<Arguments> refused() {
    String digits = "9".repeat(MUCH);
    return Stream.of(
        Arguments.of("context.whole", quoted(digits)),
        Arguments.of("context.whole", quoted("-" + digits)),
        Arguments.of("context.whole", quoted("1e3")),
        Arguments.of("context.whole", "7"),
        Arguments.of("context.exact", quoted(digits)),
        Arguments.of("context.exact", quoted("1e-" + digits)),
        Arguments.of("context.exact", quoted("1e99999999999")),
        Arguments.of("context.exact", "1e400"),
        Arguments.of("context.real", "1" + "0".repeat(400)),
        Arguments.of("context.real", quoted("1e400")),
        Arguments.of("context.single", "1e300"),
        Arguments.of("context.large", "9223372036854775808"),
        Arguments.of("context.large", "1e3"),
        Arguments.of("context.large", "1.0"),
        Arguments.of("context.at", quoted("+999999999999-01-01T00:00:00Z")),
        Arguments.of("context.at", quoted("+1000000001-01-01T00:00:00Z")),
        Arguments.of("context.at", "0"),
        Arguments.of("context.left", quoted("PT99999999999999999999S")),
        Arguments.of("context.left", quoted("P" + digits + "D")),
        Arguments.of("context.left", quoted("P106751991167301D")),
        Arguments.of("context.zoned", quoted("2026-01-01T00:00+19:00[Nowhere/Land]")),
        Arguments.of("context.id", quoted(digits)),
        Arguments.of("context.set", "[" + quoted(digits) + "]"),
        Arguments.of("context.set", "[\"1\",\"1\"]"),
        Arguments.of("context.set", "{}"),
        Arguments.of("context.map", "{" + quoted(digits) + ":1}"),
        Arguments.of("context.map", "{\"1\":1e9}"),
        Arguments.of("context.lists", "[" + alike("[%s]") + "]"),
        Arguments.of("context.pairs", "[" + alike("[[%s],1]") + "]"),
        Arguments.of("context.bytes", quoted("!".repeat(MUCH))),
        Arguments.of("context.state", quoted("x\\n\\u001b[31m".repeat(MUCH / 10))),
        Arguments.of("context.letter", quoted("\\ud800\\udc00")),
        Arguments.of("context", "null"),
        Arguments.of("context", "[]"),
        Arguments.of("entityId", "[]"),
        Arguments.of("sequence", "-1"),
        Arguments.of("sequence", digits),
        Arguments.of("sequence", "1e9"),
        Arguments.of("pawl", "2"),
        Arguments.of("machine", quoted("Other")),
        Arguments.of("leaves", "[]"),
        Arguments.of("leaves", "[" + "{\"state\":\"OPEN\"},".repeat(MUCH / 20) + "\"OPEN\"]"),
        Arguments.of("leaves", "[{\"state\":\"" + "S".repeat(MUCH) + "\"}]"),
        Arguments.of(
            "leaves", "[{\"state\":\"SHUT\",\"data\":{\"since\":" + quoted(digits) + "}}]"),
        Arguments.of("timers", "{\"OPEN.after.60s\":\"PT-1S\"}"),
        Arguments.of("timers", "{\"OPEN.after.60s\":\"PT99999999999999999999S\"}"),
        Arguments.of("timers", "{\"OPEN.after.60s\":null}"),
        Arguments.of("timers", "{\"other\":\"PT1S\"}"),
        Arguments.of("deferred", "[" + "{\"event\":\"put\"},".repeat(MUCH / 20) + "0]"),
        Arguments.of("deferred", "[{\"event\":\"put\",\"payload\":{\"id\":\"1\"}}]"));
  }

  /** Returns many items with equal hash codes. */
  private static String alike(String item) {
    StringBuilder items = new StringBuilder();
    for (int i = 0; i < MUCH / 20; i++) {
      String bits = Integer.toBinaryString(1 << 17 | i).substring(1);
      String text = quoted(bits.replace("0", "Aa").replace("1", "BB"));
      items.append(i == 0 ? "" : ",").append(item.formatted(text));
    }
    return items.toString();
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }

  @ParameterizedTest(name = "{index} {0}")
  @MethodSource("refused")
  void hostileDataIsRejectedWithItsPlace(String place, String json) throws Exception {
    String hostile = with(place, json);
    String message = refusal("read", hostile);
    assertTrue(message.length() < 800, message);
    assertTrue(message.chars().noneMatch(Character::isISOControl), message);
    if (place.startsWith("context.") && !message.contains(" at character ")) {
      assertTrue(message.startsWith("Vault." + place + " "), message);
    }
    assertTimeoutPreemptively(
        HANGING,
        () -> {
          try {
            call("jackson", hostile);
            throw new AssertionError("was read");
          } catch (AssertionError e) {
            // checked exceptions are wrapped
            assertTrue(e.getCause() instanceof java.io.IOException, () -> String.valueOf(e));
          }
        });
  }

  /**
   * The limit is half of the range of a nanosecond clock, so that the sum of the present time and
   * the remaining duration never overflows.
   */
  @Test
  void timersRunFor146YearsAtMost() {
    String longest = Duration.ofNanos(Long.MAX_VALUE / 2).toString();
    String timers = "{\"OPEN.after.60s\":%s}";
    String read = (String) call("read", with("timers", timers.formatted(quoted(longest))));
    assertTrue(read.contains("\"OPEN.after.60s\":" + quoted(longest)), read);
    for (String longer :
        new String[] {
          Duration.ofNanos(Long.MAX_VALUE / 2 + 1).toString(),
          "PT99999999999999999S",
          "PT9223372036854775807.999999999S",
          "P106751991167300D"
        }) {
      assertEquals(
          "An instance of Vault cannot be resumed from this snapshot: no timer runs for "
              + Duration.parse(longer)
              + ": OPEN.after.60s.",
          refusal("read", with("timers", timers.formatted(quoted(longer)))));
    }
  }

  @Test
  void hugeExponentsAreAccepted() {
    String read = (String) call("read", with("context.exact", quoted("1E+1000000000")));
    assertTrue(read.contains("\"exact\":\"1E+1000000000\""), read);
    String map = (String) call("read", with("context.map", "{\"1E+999999999\":1,\"-0\":2}"));
    assertTrue(map.contains("1E+999999999"), map);
    assertTrue(((String) call("read", with("context.real", "-0.0"))).contains("\"real\":-0.0"));
    assertTrue(((String) call("read", with("context.letter", quoted("\\ud800")))).contains("d800"));
  }

  @Test
  void columnsAreReadLikeInstances() {
    String data = "{\"state\":\"SHUT\",\"data\":{\"since\":\"" + "9".repeat(MUCH) + "\"}}";
    assertTrue(refusal("column", data).contains("SHUT.since must have at most 1000 characters"));
    refusal("column", "S".repeat(MUCH));
    refusal("column", "{\"state\":" + "[".repeat(MUCH));
    refusal("column", "\uFEFF{\"state\":\"OPEN\"}");
  }

  @Test
  void jacksonRejectsDuplicateKeysAndDeepNesting() {
    for (String hostile :
        new String[] {
          instance.replaceFirst("\\{", "{\"sequence\":0,"),
          instance.replaceFirst("\\{", "{\"x\":" + "[".repeat(300) + "]".repeat(300) + ",")
        }) {
      AssertionError error = assertThrows(AssertionError.class, () -> call("jackson", hostile));
      assertTrue(error.getCause() instanceof java.io.IOException, () -> error.toString());
    }
  }

  /** Returns bytes of the machine with a valid checksum. */
  private static byte[] bytes(char kind, int... content) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(new byte[] {'P', 1, (byte) kind});
    for (int one : content) {
      out.write(one);
    }
    CRC32 checksum = new CRC32();
    checksum.update("hostile.Vault".getBytes(StandardCharsets.UTF_8));
    checksum.update(out.toByteArray());
    return ByteBuffer.allocate(out.size() + 4)
        .put(out.toByteArray())
        .putInt((int) checksum.getValue())
        .array();
  }

  @Test
  void bytesWithTooLargeLengthsAreRejected() {
    int[] most = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F};
    int[] negative = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1};
    int[] tooLong = {0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 2};
    int[] endless = new int[MUCH];
    java.util.Arrays.fill(endless, 0xFF);
    for (int[] number : new int[][] {most, negative, tooLong, endless}) {
      refusal("state", bytes('S', number));
      // the components of a state, a string, a list, a map
      refusal("state", bytes('S', joined(new int[] {1}, number)));
      for (int kind = 5; kind <= 8; kind++) {
        refusal("state", bytes('S', joined(new int[] {2, 1, 1, 20, kind}, number)));
        refusal("readBytes", bytes('L', joined(new int[] {kind}, number)));
      }
    }
    int[] lists = new int[MUCH];
    for (int i = 0; i < lists.length; i++) {
      lists[i] = i % 2 == 0 ? 7 : 1;
    }
    assertTrue(refusal("readBytes", bytes('L', lists)).contains("nested more than 100 deep"));
    // a duplicate key, a number as key, an incomplete character
    refusal("readBytes", bytes('L', 0, 3, 0, 8, 2, 5, 1, 'a', 0, 5, 1, 'a', 0));
    refusal("readBytes", bytes('L', 0, 3, 0, 8, 1, 3, 2, 0));
    refusal("readBytes", bytes('L', 6, 1, 'a'));
  }

  private static int[] joined(int[] one, int[] two) {
    int[] all = java.util.Arrays.copyOf(one, one.length + two.length);
    System.arraycopy(two, 0, all, one.length, two.length);
    return all;
  }

  @Test
  void truncatedBytesAreRejected() {
    byte[] whole = (byte[]) call("bytes");
    String timers = "\"timers\":\\{.*?}";
    assertEquals(
        instance.replaceFirst(timers, ""),
        ((String) call("readBytes", (Object) whole)).replaceFirst(timers, ""));
    for (int length = 0; length < whole.length; length++) {
      refusal("readBytes", java.util.Arrays.copyOf(whole, length));
      int[] content = new int[Math.max(0, length - 3)];
      for (int i = 3; i < length; i++) {
        content[i - 3] = whole[i];
      }
      if (length < whole.length - 4) {
        refusal("readBytes", bytes('L', content));
      }
    }
  }
}
