package dev.pawl.language.yaml;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/**
 * Converts the schema to draft 7, which more editors support. Definitions and dependencies get
 * their former names. A reference becomes the only keyword of its schema, because draft 7 ignores
 * other keywords next to it.
 */
final class DraftSeven {

  private static final ObjectMapper JSON = new ObjectMapper();

  private DraftSeven() {}

  /** Returns the converted schema as text. */
  static String of(String schema) {
    try {
      ObjectNode root = (ObjectNode) converted(JSON.readTree(schema));
      root.put("$schema", "http://json-schema.org/draft-07/schema#");
      root.put("$id", root.get("$id").asText() + ":draft-07");
      return JSON.writerWithDefaultPrettyPrinter()
              .writeValueAsString(root)
              .replace("\r", "")
              .replace("\" : ", "\": ")
          + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static JsonNode converted(JsonNode node) {
    if (node instanceof ArrayNode list) {
      ArrayNode all = JSON.createArrayNode();
      list.forEach(item -> all.add(converted(item)));
      return all;
    } else if (node instanceof ObjectNode object) {
      return converted(object);
    }
    return node;
  }

  private static ObjectNode converted(ObjectNode object) {
    ObjectNode made = JSON.createObjectNode();
    for (Map.Entry<String, JsonNode> member : object.properties()) {
      switch (member.getKey()) {
        case "$defs" -> made.set("definitions", converted(member.getValue()));
        case "dependentRequired" -> made.set("dependencies", member.getValue());
        case "$ref" -> {
          String target = member.getValue().asText().replace("#/$defs/", "#/definitions/");
          if (object.size() == 1) {
            made.put("$ref", target);
          } else {
            made.putArray("allOf").addObject().put("$ref", target);
          }
        }
        default -> made.set(member.getKey(), converted(member.getValue()));
      }
    }
    return made;
  }
}
