package dev.pawl.playground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

/** The functions of the compiled module, run on the JVM. */
class ExportsTest {

  private static final String DOOR =
      """
      machine: Door
      states:
        OPEN: { initial: true, on: { shut: CLOSED } }
        CLOSED: { on: { open: OPEN } }
      """;

  private final ObjectMapper json = new ObjectMapper();

  @Test
  void correctTextHasPageAndEnum() throws Exception {
    String[] attempt = Exports.attempt(DOOR);
    JsonNode result = json.readTree(attempt[0]);
    assertEquals(0, result.get("errors").asInt());
    assertEquals("Door", result.get("name").asText());
    assertTrue(result.get("java").asText().contains("enum DoorState"));
    assertTrue(attempt[1].startsWith("<title>Door</title>"));
    assertTrue(attempt[1].contains("<svg"));
  }

  @Test
  void problemHasCodePlaceAndHint() throws Exception {
    String[] attempt = Exports.attempt(DOOR.replace("shut: CLOSED", "shut: CLOSDE"));
    JsonNode result = json.readTree(attempt[0]);
    JsonNode mark = result.get("marks").get(0);
    assertEquals("error", mark.get("kind").asText());
    assertEquals("PAWL012", mark.get("code").asText());
    assertEquals(3, mark.get("line").asInt());
    assertEquals(38, mark.get("column").asInt());
    assertEquals("Did you mean \"CLOSED\"?", mark.get("hint").asText());
    assertEquals("", attempt[1]);
    assertEquals("", Exports.render(DOOR.replace("shut: CLOSED", "shut: CLOSDE"), "svg"));
  }

  @Test
  void examplesHaveNoProblems() throws Exception {
    JsonNode examples = json.readTree(Exports.examples());
    assertEquals(5, examples.size());
    for (JsonNode example : examples) {
      JsonNode result = json.readTree(Exports.attempt(example.get("text").asText())[0]);
      assertEquals("", result.get("report").asText(), example.get("title").asText());
    }
  }

  @Test
  void documentsAreRendered() {
    assertTrue(Exports.render(DOOR, "svg").startsWith("<svg"));
    assertTrue(Exports.render(DOOR, "mmd").startsWith("stateDiagram-v2"));
    assertTrue(Exports.render(DOOR, "txt").contains("OPEN"));
    assertThrows(IllegalArgumentException.class, () -> Exports.render(DOOR, "exe"));
  }
}
