package dev.pawl.language.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the places of names in guards. */
class GuardPlaceTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "\"  guard: a && in(OPEN)\"; 10; OPEN; 18",
        "\"  guard: hasKey && key\"; 10; key; 20",
        "\"  on: { key: { guard: '!key' } }\"; 23; key; 25",
        "\"  guard: 𝔸b && key\"; 10; key; 16",
        "\"  guard: keys && mykey && 𝔸key && key\"; 10; key; 35",
        "\"  guard: keys || !keyring\"; 10; key; 10",
        "\"  guard: >-\"; 10; key; 10",
        "\"  guard: a || b\"; 10; ''; 10",
        "\"  guard: a\"; 40; a; 40"
      })
  void placeOfNameIsFoundInLine(String line, int column, String name, int expected) {
    Origin.InFile guard = new Origin.InFile("door.pawl.yaml", 3, column, line);
    Origin found = new Guard(new Formula.Predicate(name), guard).at(name);
    assertEquals(new Origin.InFile("door.pawl.yaml", 3, expected, line), found);
  }
}
