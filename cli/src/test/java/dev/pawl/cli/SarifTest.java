package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Severity;
import dev.pawl.processor.report.TextReporter;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the log that {@code check} writes for code scanning. */
class SarifTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir Path folder;
  private final RunCommands commands = new RunCommands();

  private static TextReporter.Reported reported(Code code, String file, int column, String line) {
    Origin place = new Origin.InFile(file, 3, column, line);
    return new TextReporter.Reported(Problem.of(code, place, "A", "B", "C"), Severity.ERROR);
  }

  private JsonNode log(TextReporter.Reported... reported) throws IOException {
    return sound(SarifLog.of(List.of(reported), "1.2.3", folder));
  }

  private static JsonNode sound(String text) throws IOException {
    JsonNode log = JSON.readTree(text);
    assertEquals(List.of(), SarifShape.flaws(log), text);
    return log;
  }

  private static JsonNode physical(JsonNode log, int result) {
    return log.at("/runs/0/results/" + result + "/locations/0/physicalLocation");
  }

  @Test
  void everyProblemIsResultWithRule() throws IOException {
    Path file = folder.resolve("all/lamp.pawl.yaml");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        """
        machine: Lamp
        states:
          OFF: { initial: true, on: { press: ONN, kick: ONN } }
          ON: { on: { press: OFF } }
        """);
    Files.writeString(
        folder.resolve("all/a-light.pawl.yaml"),
        "machine: Light\nstates: { OFF: { initial: true, on: { press: ON } }, ON: {} }\n");
    assertEquals(1, commands.run("check", "--format", "sarif", folder.toString()));
    assertTrue(commands.err().contains("error: [PAWL012]"), commands.err());
    JsonNode log = sound(commands.out());
    assertEquals("2.1.0", log.get("version").asText());
    assertEquals("Pawl", log.at("/runs/0/tool/driver/name").asText());
    assertEquals("unicodeCodePoints", log.at("/runs/0/columnKind").asText());
    JsonNode rules = log.at("/runs/0/tool/driver/rules");
    JsonNode results = log.at("/runs/0/results");
    assertEquals(commands.err().split("\\[PAWL").length - 1, results.size());
    List<String> ids = new ArrayList<>();
    for (JsonNode result : results) {
      JsonNode rule = rules.get(result.get("ruleIndex").asInt());
      assertEquals(rule.get("id"), result.get("ruleId"));
      assertEquals(rule.at("/defaultConfiguration/level"), result.get("level"));
      assertFalse(result.at("/message/text").asText().isBlank());
      ids.add(rule.get("id").asText());
    }
    assertTrue(ids.containsAll(List.of("PAWL012", "PAWL022")), ids.toString());
    for (JsonNode rule : rules) {
      String id = rule.get("id").asText();
      assertEquals("https://pawl.dev/problems/" + id, rule.get("helpUri").asText());
      assertFalse(rule.get("shortDescription").get("text").asText().contains("%s"));
      assertTrue(rule.get("name").asText().matches("([A-Z][a-z]+)+"), rule.toString());
    }
    assertEquals(
        "Transition target \"ONN\" is not a state of Lamp. Did you mean \"ON\"?",
        results.get(results.size() - 1).at("/message/text").asText());
    assertEquals(
        "{\"startLine\":3,\"startColumn\":49,\"endColumn\":52}",
        physical(log, results.size() - 1).get("region").toString());
  }

  /** Tests that {@link SarifShape} finds violations. */
  @Test
  void invalidLogHasFlaws() throws IOException {
    String good = SarifLog.of(List.of(reported(Code.UNKNOWN_STATE, "f", 5, "a: [X]")), "1", folder);
    assertEquals(List.of(), SarifShape.flaws(JSON.readTree(good)));
    for (String[] change :
        new String[][] {
          {"\"2.1.0\"", "\"2.0.0\""},
          {"\"$schema\"", "\"schema\""},
          {"\"startLine\":3", "\"startLine\":0"},
          {"\"startColumn\":5", "\"startColumn\":\"5\""},
          {"\"ruleIndex\":0", "\"ruleIndex\":1"},
          {"\"uri\":\"f\"", "\"uri\":\"a b\""},
          {"\"level\":\"error\"", "\"level\":\"fatal\""},
          {"\"physicalLocation\"", "\"physical\""},
          {"\"uriBaseId\":\"%SRCROOT%\"", "\"uriBaseId\":\"%HOME%\""},
          {"\"name\":\"Pawl\",", ""}
        }) {
      String bad = good.replaceAll("\\s*([:,{}\\[\\]])\\s*", "$1").replace(change[0], change[1]);
      assertTrue(bad.contains(change[1]), bad);
      assertFalse(SarifShape.flaws(JSON.readTree(bad)).isEmpty(), change[1]);
    }
  }

  @Test
  void warningsHaveLevelOfWarningsOption() throws IOException {
    Path file = folder.resolve("lamp.pawl.yaml");
    Files.writeString(
        file, "machine: Lamp\nstates: { OFF: { initial: true, on: { press: ON } }, ON: {} }\n");
    assertEquals(0, commands.run("check", "--format=sarif", file.toString()));
    assertEquals("warning", JSON.readTree(commands.out()).at("/runs/0/results/0/level").asText());
    assertEquals(1, commands.run("check", "--format=sarif", file.toString(), "--warnings=error"));
    assertEquals("error", JSON.readTree(commands.out()).at("/runs/0/results/0/level").asText());
    assertEquals(0, commands.run("check", "--format=sarif", file.toString(), "--warnings=off"));
    assertEquals("[]", sound(commands.out()).at("/runs/0/results").toString());
  }

  @Test
  void pathsAreRelativeToWorkingFolder() throws IOException {
    Path elsewhere = folder.toAbsolutePath().getParent().resolve("other.yaml");
    String within = folder.resolve("x").resolve("..").resolve("in it#1.yaml").toString();
    JsonNode log =
        log(
            reported(Code.UNKNOWN_STATE, "./a b/ä:1.yaml", 1, "x"),
            reported(Code.UNKNOWN_STATE, within, 1, "x"),
            reported(Code.UNKNOWN_STATE, elsewhere.toString(), 1, "x"));
    JsonNode first = physical(log, 0).get("artifactLocation");
    assertEquals("%SRCROOT%", first.get("uriBaseId").asText());
    URI root = folder.toUri();
    assertEquals(folder.resolve("a b/ä:1.yaml"), Path.of(root.resolve(first.get("uri").asText())));
    assertTrue(first.get("uri").asText().startsWith("a%20b/"));
    JsonNode second = physical(log, 1).get("artifactLocation");
    assertEquals("in%20it%231.yaml", second.get("uri").asText());
    JsonNode third = physical(log, 2).get("artifactLocation");
    assertEquals(elsewhere.toUri().toString(), third.get("uri").asText());
    assertFalse(third.has("uriBaseId"));
  }

  @Test
  void regionIsWordAtPlace() throws IOException {
    JsonNode log =
        log(
            reported(Code.UNKNOWN_STATE, "f", 5, "a: [LOST_1, x]"),
            reported(Code.UNKNOWN_STATE, "f", 4, "a: \"one two\"  "),
            reported(Code.UNKNOWN_STATE, "f", 4, "a: 'open"),
            reported(Code.UNKNOWN_STATE, "f", 3, "😀 état: 1"),
            reported(Code.UNKNOWN_STATE, "f", 1, "{ a: 1 }"),
            reported(Code.UNKNOWN_STATE, "f", 9, "short"));
    int[] ends = {11, 13, 9, 7, 2, 9};
    for (int i = 0; i < ends.length; i++) {
      assertEquals(ends[i], physical(log, i).at("/region/endColumn").asInt(), "result " + i);
    }
  }

  @Test
  void everyRuleHasSummary() throws IOException {
    for (Code code : Code.values()) {
      String summary = SarifLog.summary(code);
      assertTrue(summary.endsWith(".") || summary.endsWith("…"), code + ": " + summary);
      assertTrue(summary.chars().filter(Character::isLetter).count() > 5, code + ": " + summary);
    }
  }

  @Test
  void unknownFormatIsExplained() {
    assertEquals(2, commands.run("check", "x", "--format", "sariff"));
    assertEquals(
        "error: --format must be text or sarif, not \"sariff\". Did you mean \"sarif\"?\n"
            + "Try --help.\n",
        commands.err());
  }
}
