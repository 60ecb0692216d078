package dev.pawl.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MachineDataTest {

  private final Turnstile data = new Turnstile();

  private static Plain plain(String json) {
    return new Plain(Json.read(json), "Turnstile");
  }

  private String refusal(String json) {
    Plain plain = plain(json);
    return assertThrows(IllegalArgumentException.class, () -> data.instance(plain)).getMessage();
  }

  @Test
  void instancesSurviveJsonRoundTrip() {
    String json = Json.write(data.of(Turnstile.open(), null));
    assertEquals(
        "{\"pawl\":1,\"machine\":\"Turnstile\",\"entityId\":\"t-1\",\"sequence\":7,"
            + "\"leaves\":[{\"state\":\"OPEN\",\"data\":{\"coins\":3}},{\"state\":\"LOCKED\"}],"
            + "\"history\":{\"LAST\":[\"LOCKED\"]},\"timers\":{\"timeout\":\"PT9S\"},"
            + "\"deferred\":[\"push\",\"push\"],\"elapsed\":[\"rest\"]}",
        json);
    assertEquals(Turnstile.open(), data.instance(plain(json)));
  }

  @Test
  void dataOfEarlierVersionsIsRead() {
    assertEquals(
        List.of(new Turnstile.State("LOCKED", 0)),
        data.instance(
                plain("{\"pawl\":1,\"machine\":\"Turnstile\",\"sequence\":0,\"state\":\"LOCKED\"}"))
            .leaves());
    assertEquals(
        Map.of("LOCKED", List.of("LOCKED", "OPEN")),
        data.instance(
                plain(
                    "{\"pawl\":1,\"machine\":\"Turnstile\",\"sequence\":0,\"state\":\"LOCKED\","
                        + "\"history\":{\"SHUT\":[\"SHUT\",\"OPEN\"]}}"))
            .history());
  }

  private static final String WAITING =
      "{\"pawl\":1,\"machine\":\"Turnstile\",\"entityId\":null,\"sequence\":0,"
          + "\"leaves\":[{\"state\":\"LOCKED\"}],\"timers\":{},\"deferred\":[";

  @Test
  void deferredEventsSurviveRoundTripWithCauses() {
    String json =
        WAITING
            + "{\"event\":\"push\",\"cause\":{\"actor\":\"ada\",\"reason\":\"why\",\"code\":\"C\","
            + "\"attributes\":{\"a\":1,\"b\":null}},\"attempts\":2,\"parked\":true},\"push\"]}";
    var read = data.instance(plain(json));
    assertEquals("ada", read.deferred().get(0).cause().actor());
    assertEquals("C", read.deferred().get(0).cause().codeName());
    assertEquals(2, read.deferred().get(0).attempts());
    assertTrue(read.deferred().get(0).parked());
    assertEquals(Cause.none(), read.deferred().get(1).cause());
    assertEquals(json, Json.write(data.of(read, null)));
    byte[] bytes = Turnstile.BYTES.ofInstance(data.of(read, null));
    assertEquals(2, bytes[1]);
    assertEquals(read, data.instance(Turnstile.BYTES.instance(bytes)));
    assertEquals(1, Turnstile.BYTES.ofInstance(data.of(Turnstile.open(), null))[1]);
  }

  @Test
  void unknownFieldsOfDeferredEventsAreKept() {
    String json =
        WAITING + "{\"event\":\"push\",\"cause\":{\"actor\":\"ada\",\"later\":1},\"since\":2}]}";
    Plain plain = plain(json);
    var read = data.instance(plain);
    String written = Json.write(data.of(read, data.unknown(plain, read)));
    assertEquals(Json.read(json), Json.read(written));
  }

  @Test
  void invalidCausesAreRefused() {
    for (String wrong :
        List.of(
            "\"cause\":1",
            "\"cause\":{\"actor\":1}",
            "\"cause\":{\"attributes\":[]}",
            "\"attempts\":-1",
            "\"attempts\":\"1\"",
            "\"parked\":1")) {
      refusal(WAITING + "{\"event\":\"push\"," + wrong + "}]}");
    }
    refusal(WAITING + "null]}");
  }

  @Test
  void dataThatIsNoInstanceOfTheMachineIsRefused() {
    assertEquals("Turnstile lacks \"pawl\".", refusal("{}"));
    assertEquals(
        "The data of Turnstile has the format version 2, but this version of Pawl reads at most 1.",
        refusal("{\"pawl\":2}"));
    assertEquals(
        "The data is an instance of Door, not of Turnstile.",
        refusal("{\"pawl\":1,\"machine\":\"Door\"}"));
    String head = "{\"pawl\":1,\"machine\":\"Turnstile\",";
    assertTrue(refusal(head + "\"state\":\"LOCKED\",\"sequence\":-1}").contains("from 0 to"));
    assertTrue(refusal(head + "\"sequence\":0}").contains("lacks \"state\""));
    for (String states :
        new String[] {
          "\"state\":\"LOCKED\",\"leaves\":[\"LOCKED\"]",
          "\"state\":\"LOCKED\",\"leaves\":[]",
          "\"leaves\":null,\"state\":\"LOCKED\"",
          "\"leaves\":[\"LOCKED\"],\"state\":null"
        }) {
      assertEquals(
          "Turnstile must not have both \"state\" and \"leaves\".",
          refusal(head + "\"sequence\":0," + states + "}"));
    }
    assertTrue(refusal(head + "\"sequence\":0,\"leaves\":[]}").contains("has no active state"));
    assertTrue(refusal(head + "\"sequence\":0,\"leaves\":null}").contains("has no active state"));
    assertTrue(
        refusal(head + "\"sequence\":0,\"state\":\"GONE\"}").contains("invalid value \"GONE\""));
    assertTrue(
        refusal(head + "\"sequence\":0,\"leaves\":[\"LOCKED\",\"LOCKED\",\"LOCKED\"]}")
            .contains("at most 2 items"));
    assertTrue(
        refusal(head + "\"sequence\":0,\"state\":\"LOCKED\",\"timers\":{\"push\":\"9s\"}}")
            .contains("invalid value \"9s\""));
    assertEquals(
        "Turnstile.timers contains a timer without a remaining time.",
        refusal(head + "\"sequence\":0,\"state\":\"LOCKED\",\"timers\":{\"push\":null}}"));
    assertTrue(
        refusal(head + "\"sequence\":0,\"state\":\"LOCKED\",\"deferred\":{}}")
            .contains("must be a list"));
  }

  private Map<String, Object> reread(String json) {
    Plain plain = plain(json);
    var snapshot = data.instance(plain);
    return data.of(snapshot, data.unknown(plain, snapshot));
  }

  @Test
  void unknownFieldsAreWrittenBackToTheirPlace() {
    String json =
        "{\"pawl\":1,\"machine\":\"Turnstile\",\"entityId\":null,\"sequence\":1,\"colour\":\"red\","
            + "\"leaves\":[{\"state\":\"OPEN\",\"data\":{\"coins\":3,\"since\":\"noon\"}}],"
            + "\"timers\":{},\"deferred\":[{\"event\":\"push\",\"payload\":{\"by\":\"me\"}}]}";
    assertEquals(Json.read(json), reread(json));
  }

  @Test
  void unknownHistoryIsKept() {
    Map<String, Object> plain = new HashMap<>(data.of(Turnstile.open(), null));
    Map<String, List<String>> history = Map.of("LAST", List.of("LOCKED"), "LATER", List.of("NEW"));
    plain.put("history", history);
    assertEquals(history, reread(Json.write(plain)).get("history"));
    plain.put("history", Map.of("LATER", List.of("NEW")));
    UnknownFields unknown =
        data.unknown(new Plain(plain, "Turnstile"), data.instance(new Plain(plain, "Turnstile")));
    assertEquals(history, data.of(Turnstile.open(), unknown).get("history"));
  }

  @Test
  void unknownFieldsOfLeafAreDroppedWhenItIsLeft() {
    Plain plain =
        plain(
            "{\"pawl\":1,\"machine\":\"Turnstile\",\"entityId\":null,\"sequence\":1,"
                + "\"leaves\":[{\"state\":\"OPEN\",\"data\":{\"coins\":3,\"since\":\"noon\"}}],"
                + "\"timers\":{},\"deferred\":[]}");
    UnknownFields unknown = data.unknown(plain, data.instance(plain));
    String later = Json.write(data.of(Turnstile.open(), unknown));
    assertEquals(Json.write(data.of(Turnstile.open(), null)), later);
  }

  @Test
  void withoutUnknownFieldsNothingIsKept() {
    Plain plain = new Plain(new HashMap<>(data.of(Turnstile.open(), null)), "Turnstile");
    assertEquals(null, data.unknown(plain, data.instance(plain)));
  }
}
