package dev.pawl.language.yaml;

import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A lookup that knows a few types. */
public final class FakeTypes implements TypeLookup {

  private static final TypeRef STRING = TypeRef.of("java.lang", "String");
  private static final TypeRef INTEGER = TypeRef.of("java.lang", "Integer");

  private static final Map<String, TypeRef> KNOWN =
      Map.of(
          "int", TypeRef.of("", "int"),
          "String", STRING,
          "String[]", new TypeRef("java.lang", List.of("String"), List.of(), 1),
          "List<String>", new TypeRef("java.util", List.of("List"), List.of(STRING), 0),
          "Map<String, Integer>",
              new TypeRef("java.util", List.of("Map"), List.of(STRING, INTEGER), 0),
          "com.acme.Status", TypeRef.of("com.acme", "Status"),
          "Status", TypeRef.of("com.acme", "Status"),
          "com.acme.Trigger", TypeRef.of("com.acme", "Trigger"),
          "com.acme.Signal", TypeRef.of("com.acme", "Signal"),
          "com.acme.Order", TypeRef.of("com.acme", "Order"));

  @Override
  public Optional<TypeRef> resolve(String text, String fromPackage) {
    return Optional.ofNullable(KNOWN.get(text));
  }

  @Override
  public Optional<List<String>> constants(TypeRef type) {
    return switch (type.qualifiedName()) {
      case "com.acme.Status" -> Optional.of(List.of("PENDING", "RUNNING", "DONE"));
      case "com.acme.Trigger" -> Optional.of(List.of("TRIP", "RESET"));
      case "com.acme.Signal" -> Optional.of(List.of("TRIP", "RESET", "DONE_A", "A_AFTER_1S"));
      default -> Optional.empty();
    };
  }

  @Override
  public List<String> near(String text, String fromPackage) {
    return switch (text) {
      case "Strin" -> List.of("String");
      case "Int" -> List.of("int");
      default -> List.of();
    };
  }
}
