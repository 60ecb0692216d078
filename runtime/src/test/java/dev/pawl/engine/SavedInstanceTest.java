package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SavedInstanceTest {

  private static String wrong(String json) {
    return assertThrows(
            IllegalArgumentException.class, () -> SavedInstance.read("Task", json, true))
        .getMessage();
  }

  @Test
  void jsonHasDocumentedFormat() {
    assertEquals(
        "{\"pawl\":1,\"machine\":\"Task\",\"entityId\":\"t-1\",\"state\":\"open\",\"sequence\":7,"
            + "\"context\":\"x\"}",
        new SavedInstance("Task", "t-1", "open", 7, "x").toJson());
    assertEquals(
        "{\"pawl\":1,\"machine\":\"Task\",\"state\":\"open\",\"sequence\":0}",
        new SavedInstance("Task", null, "open", 0, null).toJson());
  }

  @Test
  void instanceSurvivesRoundTrip() {
    long seed = Long.getLong("pawl.fuzz.seed", 1);
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 5_000; round++) {
      SavedInstance snapshot =
          new SavedInstance(
              text(random),
              random.nextBoolean() ? text(random) : null,
              text(random),
              random.nextLong() >>> 1 + random.nextInt(63),
              random.nextBoolean() ? text(random) : null);
      assertEquals(
          snapshot,
          SavedInstance.read(snapshot.machine(), snapshot.toJson(), true),
          "seed " + seed);
    }
    SavedInstance last = new SavedInstance("Task", null, "open", Long.MAX_VALUE, null);
    assertEquals(last, SavedInstance.read("Task", last.toJson(), true));
  }

  private static String text(SplittableRandom random) {
    StringBuilder text = new StringBuilder();
    for (int n = random.nextInt(12); n > 0; n--) {
      text.append((char) random.nextInt(random.nextBoolean() ? 0x80 : 0x10000));
    }
    return text.toString();
  }

  @Test
  void missingFieldsAreNullOrZero() {
    assertEquals(
        new SavedInstance("Task", null, "open", 0, null),
        SavedInstance.read(
            "Task", " { \"state\" : \"open\", \"machine\":\"Task\", \"pawl\":1 } ", true));
    assertEquals(
        new SavedInstance("Task", null, "open", 0, null),
        SavedInstance.read(
            "Task",
            "{\"pawl\":1,\"machine\":\"Task\",\"entityId\":null,\"state\":\"open\","
                + "\"context\":null}",
            false));
  }

  @Test
  void stateAndLeavesTogetherAreRefused() {
    for (String leaves : new String[] {"[]", "[\"open\"]", "[\"other\"]", "null", "{}"}) {
      for (String state : new String[] {"\"open\"", "null"}) {
        assertEquals(
            "A snapshot must not have both \"state\" and \"leaves\".",
            wrong(
                "{\"pawl\":1,\"machine\":\"Task\",\"state\":"
                    + state
                    + ",\"leaves\":"
                    + leaves
                    + "}"));
      }
    }
  }

  /**
   * Reads data of a version of the machine that had regions, history, timers or deferred events.
   */
  @Test
  void snapshotsOfChartsAreReadIfFlatMachineSupportsTheirState() {
    String head = "{\"pawl\":1,\"machine\":\"Task\",\"sequence\":2,";
    assertEquals(
        new SavedInstance("Task", null, "open", 2, null),
        SavedInstance.read(
            "Task",
            head
                + "\"leaves\":[\"open\"],\"history\":{\"h\":[\"a\"]},"
                + "\"timers\":{\"late\":\"PT1S\"},\"deferred\":[]}",
            true));
    assertEquals(
        "This version of the machine has no regions and needs exactly one state, not [a, b].",
        wrong(head + "\"leaves\":[\"a\",\"b\"]}"));
    assertEquals(
        "This version of the machine has no regions and needs exactly one state, not [].",
        wrong(head + "\"leaves\":[]}"));
    assertEquals(
        "This version of the machine defers no events, so \"deferred\" would be lost: [go].",
        wrong(head + "\"leaves\":[\"a\"],\"deferred\":[\"go\"]}"));
  }

  @Test
  void unknownKeysAreRefused() {
    assertEquals(
        "A snapshot cannot have the field \"stat\".",
        wrong("{\"pawl\":1,\"machine\":\"Task\",\"stat\":\"open\"}"));
  }

  @Test
  void otherMachinesAreRefused() {
    assertEquals(
        "The snapshot belongs to Circuit, not to Task.",
        wrong("{\"pawl\":1,\"machine\":\"Circuit\",\"state\":\"open\"}"));
    assertEquals(
        "The snapshot belongs to null, not to Task.", wrong("{\"pawl\":1,\"state\":\"open\"}"));
  }

  @Test
  void otherVersionsAreRefused() {
    assertEquals(
        "\"pawl\" must be 1, the version of the format, not 2.",
        wrong("{\"pawl\":2,\"machine\":\"Task\",\"state\":\"open\"}"));
    assertEquals(
        "\"pawl\" must be 1, the version of the format, not null.",
        wrong("{\"machine\":\"Task\",\"state\":\"open\"}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "1.5", "1.0", "\"1\"", "null", "9223372036854775808", "[]", "true"})
  void invalidSequenceIsRefused(String sequence) {
    String message =
        wrong("{\"pawl\":1,\"machine\":\"Task\",\"state\":\"open\",\"sequence\":" + sequence + "}");
    assertEquals(
        "\"sequence\" must be a whole number, not " + sequence.replace("\"", "") + ".", message);
  }

  @Test
  void nonStringFieldsAreRefused() {
    assertEquals(
        "A snapshot needs \"state\" or \"leaves\".", wrong("{\"pawl\":1,\"machine\":\"Task\"}"));
    assertEquals(
        "A snapshot needs \"state\" or \"leaves\".",
        wrong("{\"pawl\":1,\"machine\":\"Task\",\"state\":null}"));
    assertEquals(
        "\"state\" must be a string, not 3.",
        wrong("{\"pawl\":1,\"machine\":\"Task\",\"state\":3}"));
    assertEquals(
        "\"entityId\" must be a string, not {}.",
        wrong("{\"pawl\":1,\"machine\":\"Task\",\"state\":\"open\",\"entityId\":{}}"));
    assertEquals(
        "\"context\" must be a string, not true.",
        wrong("{\"pawl\":1,\"machine\":\"Task\",\"state\":\"open\",\"context\":true}"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "null", "[]", "{", "{\"pawl\":1,\"pawl\":1}", "open", "{\"pawl\":01}"})
  void invalidJsonIsRefused(String json) {
    wrong(json);
  }
}
