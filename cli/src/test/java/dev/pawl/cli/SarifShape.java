package dev.pawl.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * The requirements of SARIF 2.1.0 (OASIS, sections 3.13 to 3.30) for the objects that the command
 * {@code check} writes: their required properties, and the only allowed properties and values.
 */
final class SarifShape {

  private final JsonNode log;
  private final List<String> flaws = new ArrayList<>();
  private JsonNode run;

  private SarifShape(JsonNode log) {
    this.log = log;
  }

  /** Returns the violations of the standard, each with its place. */
  static List<String> flaws(JsonNode log) {
    SarifShape shape = new SarifShape(log);
    shape.log();
    return shape.flaws;
  }

  private void log() {
    object("log", log, Set.of("version", "runs", "$schema"), Set.of());
    isTrue("version", log.path("version").asText().equals("2.1.0"));
    uri("$schema", log.path("$schema"), true);
    isTrue("$schema", log.path("$schema").asText().endsWith("sarif-2.1.0.json"));
    each("runs", log.path("runs"), this::run);
    isTrue("runs", log.path("runs").size() == 1);
  }

  private void run(String at, JsonNode node) {
    run = node;
    object(at, node, Set.of("tool", "results"), Set.of("columnKind", "originalUriBaseIds"));
    isTrue(
        at + " columnKind",
        Set.of("utf16CodeUnits", "unicodeCodePoints").contains(node.path("columnKind").asText()));
    object(at + " tool", node.path("tool"), Set.of("driver"), Set.of());
    JsonNode driver = node.path("tool").path("driver");
    object(at + " driver", driver, Set.of("name"), Set.of("version", "informationUri", "rules"));
    text(at + " name", driver.path("name"));
    uri(at + " informationUri", driver.path("informationUri"), true);
    Set<String> ids = new HashSet<>();
    each(
        at + " rules",
        driver.path("rules"),
        (where, rule) -> {
          rule(where, rule);
          isTrue(where + " is there twice", ids.add(rule.path("id").asText()));
        });
    node.path("originalUriBaseIds")
        .properties()
        .forEach(
            base -> {
              object(at + " base", base.getValue(), Set.of(), Set.of("uri", "description"));
              message(at + " base", base.getValue().path("description"));
            });
    each(at + " results", node.path("results"), this::result);
  }

  private void rule(String at, JsonNode rule) {
    object(
        at,
        rule,
        Set.of("id"),
        Set.of("name", "shortDescription", "helpUri", "defaultConfiguration"));
    text(at + " id", rule.path("id"));
    text(at + " name", rule.path("name"));
    message(at + " shortDescription", rule.path("shortDescription"));
    uri(at + " helpUri", rule.path("helpUri"), true);
    object(at, rule.path("defaultConfiguration"), Set.of("level"), Set.of());
    level(at, rule.path("defaultConfiguration").path("level"));
  }

  private void result(String at, JsonNode result) {
    object(at, result, Set.of("message"), Set.of("ruleId", "ruleIndex", "level", "locations"));
    message(at, result.path("message"));
    level(at, result.path("level"));
    JsonNode rules = run.path("tool").path("driver").path("rules");
    JsonNode index = result.path("ruleIndex");
    isTrue(
        at + " ruleIndex",
        index.isInt()
            && rules.has(index.asInt())
            && rules.get(index.asInt()).path("id").equals(result.path("ruleId")));
    if (result.has("locations")) {
      each(at + " locations", result.path("locations"), this::location);
    }
  }

  private void location(String at, JsonNode location) {
    object(at, location, Set.of("physicalLocation"), Set.of());
    JsonNode physical = location.path("physicalLocation");
    object(at, physical, Set.of("artifactLocation", "region"), Set.of());
    JsonNode artifact = physical.path("artifactLocation");
    object(at, artifact, Set.of("uri"), Set.of("uriBaseId"));
    uri(at, artifact.path("uri"), !artifact.has("uriBaseId"));
    isTrue(
        at + " uriBaseId",
        !artifact.has("uriBaseId")
            || run.path("originalUriBaseIds").has(artifact.path("uriBaseId").asText()));
    JsonNode region = physical.path("region");
    object(at, region, Set.of("startLine"), Set.of("startColumn", "endLine", "endColumn"));
    for (String number : List.of("startLine", "startColumn", "endColumn")) {
      isTrue(at + " " + number, region.path(number).isInt() && region.path(number).asInt() >= 1);
    }
    isTrue(at + " region", region.path("endColumn").asInt() >= region.path("startColumn").asInt());
  }

  private void object(String at, JsonNode node, Set<String> needed, Set<String> allowed) {
    isTrue(at + " is an object", node.isObject());
    needed.forEach(name -> isTrue(at + " needs " + name, node.has(name)));
    node.fieldNames()
        .forEachRemaining(
            name -> isTrue(at + " has " + name, needed.contains(name) || allowed.contains(name)));
  }

  private void each(String at, JsonNode array, BiConsumer<String, JsonNode> check) {
    isTrue(at + " is an array", array.isArray());
    for (int i = 0; i < array.size(); i++) {
      check.accept(at + "[" + i + "]", array.get(i));
    }
  }

  private void message(String at, JsonNode message) {
    object(at + " message", message, Set.of("text"), Set.of());
    text(at + " text", message.path("text"));
  }

  private void text(String at, JsonNode node) {
    isTrue(at, node.isTextual() && !node.asText().isBlank());
  }

  private void level(String at, JsonNode level) {
    isTrue(at + " level", Set.of("none", "note", "warning", "error").contains(level.asText()));
  }

  private void uri(String at, JsonNode node, boolean absolute) {
    try {
      isTrue(at, node.isTextual() && (URI.create(node.asText()).isAbsolute() || !absolute));
    } catch (IllegalArgumentException e) {
      flaws.add(at + ": " + e.getMessage());
    }
  }

  private void isTrue(String what, boolean value) {
    if (!value) {
      flaws.add(what);
    }
  }
}
