package dev.pawl.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
  void instancesComeBackFromJson() {
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
  void oldFormsAreRead() {
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

  @Test
  void whatIsNoInstanceOfTheMachineIsRefused() {
    assertEquals("Turnstile lacks \"pawl\".", refusal("{}"));
    assertEquals(
        "This was written in the format 2, which is newer than 1.", refusal("{\"pawl\":2}"));
    assertEquals(
        "This is an instance of Door, not of Turnstile.",
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
          "Turnstile has \"state\" and \"leaves\"; an instance has one of the two.",
          refusal(head + "\"sequence\":0," + states + "}"));
    }
    assertTrue(refusal(head + "\"sequence\":0,\"leaves\":[]}").contains("needs an active state"));
    assertTrue(refusal(head + "\"sequence\":0,\"leaves\":null}").contains("needs an active state"));
    assertTrue(refusal(head + "\"sequence\":0,\"state\":\"GONE\"}").contains("cannot be \"GONE\""));
    assertTrue(
        refusal(head + "\"sequence\":0,\"leaves\":[\"LOCKED\",\"LOCKED\",\"LOCKED\"]}")
            .contains("at most 2 items"));
    assertTrue(
        refusal(head + "\"sequence\":0,\"state\":\"LOCKED\",\"timers\":{\"push\":\"9s\"}}")
            .contains("cannot be \"9s\""));
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
  void whatALaterVersionWroteIsWrittenBackWhereItStood() {
    String json =
        "{\"pawl\":1,\"machine\":\"Turnstile\",\"entityId\":null,\"sequence\":1,\"colour\":\"red\","
            + "\"leaves\":[{\"state\":\"OPEN\",\"data\":{\"coins\":3,\"since\":\"noon\"}}],"
            + "\"timers\":{},\"deferred\":[{\"event\":\"push\",\"payload\":{\"by\":\"me\"}}]}";
    assertEquals(Json.read(json), reread(json));
  }

  @Test
  void whatAStateCarriedGoesWithIt() {
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
  void whereNothingIsUnknownNothingIsKept() {
    Plain plain = new Plain(new HashMap<>(data.of(Turnstile.open(), null)), "Turnstile");
    assertEquals(null, data.unknown(plain, data.instance(plain)));
  }
}
