package dev.pawl.language.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TypeRefTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int[]",
        "java.util.Map.Entry<?, java.lang.String[]>[]",
        "java.util.Map<? super int[], ? extends java.util.List<? extends p.A.B>>",
        "extends_.Type<superb.Type>"
      })
  void qualifiedNameIsParsed(String name) {
    assertEquals(name, TypeRef.ofQualified(name).orElseThrow().qualifiedName());
  }

  @Test
  void shortNameOmitsPackages() {
    TypeRef type =
        TypeRef.ofQualified("java.util.List<? extends java.lang.Number>[]").orElseThrow();
    assertEquals("List<? extends Number>[]", type.shortName());
  }
}
