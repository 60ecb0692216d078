package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.cli.input.UnknownTypes;
import dev.pawl.language.model.TypeRef;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnknownTypesTest {

  private final UnknownTypes types = new UnknownTypes();

  private Optional<String> resolve(String text) {
    return types.resolve(text, "com.acme").map(TypeRef::qualifiedName);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "int; int",
        "long[]; long[]",
        "String; java.lang.String",
        "Map.Entry<String, ?>; java.util.Map.Entry<java.lang.String, ?>",
        "List; java.util.List<?>",
        "Duration; java.time.Duration",
        "java.util.concurrent.TimeUnit; java.util.concurrent.TimeUnit",
      })
  void jdkTypesAreKnown(String text, String type) {
    assertEquals(Optional.of(type), resolve(text));
    assertEquals(Set.of(), types.assumed());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Retries; com.acme.Retries; com.acme.Retries",
        "List<Retries>; java.util.List<com.acme.Retries>; com.acme.Retries",
        "Box<int[]>[]; com.acme.Box<int[]>[]; com.acme.Box",
        "Outer.Inner; com.acme.Outer.Inner; com.acme.Outer.Inner",
        // a type of java.lang that is not public
        "Shutdown; com.acme.Shutdown; com.acme.Shutdown",
        "org.other.Outer.Inner; org.other.Outer.Inner; org.other.Outer.Inner",
      })
  void otherNamesAreAssumedToBeTypes(String text, String type, String assumed) {
    assertEquals(Optional.of(type), resolve(text));
    assertEquals(Set.of(assumed), types.assumed());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "a b", "int<String>", "List<int>", "Map<String>", "String<String>", "1x"})
  void textThatIsNoTypeIsRefused(String text) {
    assertEquals(Optional.empty(), resolve(text));
  }

  @Test
  void onlyUnknownTypeCanBeEnum() {
    TypeRef status = types.resolve("Status", "com.acme").orElseThrow();
    assertEquals(Optional.of(List.of()), types.constants(status));
    assertEquals(Optional.empty(), types.constants(types.resolve("String", "").orElseThrow()));
    assertEquals(Optional.empty(), types.constants(types.resolve("int", "").orElseThrow()));
    assertEquals(
        Optional.empty(), types.constants(types.resolve("Status[]", "com.acme").orElseThrow()));
  }

  @Test
  void enumsOfTheJdkAreEnums() {
    assertEquals(Optional.of(List.of()), constants("java.util.concurrent.TimeUnit"));
    assertEquals(Optional.of(List.of()), constants("java.lang.Thread.State"));
    assertEquals(Optional.empty(), constants("java.time.Instant"));
    assertEquals(Optional.empty(), constants("String"));
  }

  private Optional<List<String>> constants(String type) {
    return types.constants(types.resolve(type, "com.acme").orElseThrow());
  }
}
