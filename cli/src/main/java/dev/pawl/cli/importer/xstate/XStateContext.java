package dev.pawl.cli.importer.xstate;

import java.util.Set;
import java.util.stream.Collectors;

/** The Java types of the components of a context. */
final class XStateContext {

  private XStateContext() {}

  static String javaType(JsonValue value) {
    if (value instanceof JsonValue.Text) {
      return "String";
    } else if (value instanceof JsonValue.Flag) {
      return "boolean";
    } else if (value instanceof JsonValue.Numeral number) {
      return number(number.text());
    } else if (value instanceof JsonValue.Items items) {
      return "java.util.List<" + element(items) + ">";
    } else if (value instanceof JsonValue.Members) {
      return "java.util.Map<String, Object>";
    }
    return "Object";
  }

  private static String number(String text) {
    if (text.matches("-?\\d+")) {
      return text.length() < 10 ? "int" : "long";
    }
    return "double";
  }

  private static String element(JsonValue.Items items) {
    Set<String> types =
        items.items().stream().map(XStateContext::javaType).collect(Collectors.toSet());
    String type = types.size() == 1 ? types.iterator().next() : "Object";
    return switch (type) {
      case "int" -> "Integer";
      case "long" -> "Long";
      case "double" -> "Double";
      case "boolean" -> "Boolean";
      default -> type;
    };
  }
}
