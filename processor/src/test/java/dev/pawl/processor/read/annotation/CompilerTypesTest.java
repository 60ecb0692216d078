package dev.pawl.processor.read.annotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.TypeRef;
import dev.pawl.processor.testing.Compiler;
import dev.pawl.processor.testing.ElementProcessor;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnJre;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CompilerTypesTest {

  private static final String OWN =
      """
      package com.acme;
      public class Outer<T> {
        public enum Inner { B, A, C }
        static class Hidden {}
        private static class Secret {}
      }
      """;

  private static final String OWN_LIST = "package com.acme;\nclass List {}\nclass Unit {}\n";

  @TempDir Path folder;

  private void with(Compiler compiler, Consumer<TypeLookup> test) {
    ElementProcessor processor =
        new ElementProcessor(
            (environment, round) -> {
              if (!round.processingOver()) {
                test.accept(
                    new CompilerTypes(environment.getElementUtils(), environment.getTypeUtils()));
              }
            });
    compiler.compile(folder, processor, List.of(), OWN, OWN_LIST, "class Unnamed {}");
    processor.rethrow();
  }

  private static String resolved(TypeLookup types, String text, String from) {
    return types.resolve(text, from).map(TypeRef::qualifiedName).orElse("-");
  }

  @ParameterizedTest
  @EnumSource
  void knownTypesAreResolved(Compiler compiler) {
    with(
        compiler,
        types -> {
          assertEquals("int", resolved(types, "int", "p"));
          assertEquals("long[][]", resolved(types, " long [ ] []", "p"));
          assertEquals("java.lang.String", resolved(types, "String", "p"));
          assertEquals(
              "java.util.Map<java.lang.String, java.util.List<int[]>>",
              resolved(types, "Map<String, List<int[]>>", "p"));
          assertEquals("java.util.Map.Entry<?, ?>", resolved(types, "Map.Entry", "p"));
          assertEquals("java.util.List<?>[]", resolved(types, "List[]", "p"));
          assertEquals("java.util.List<?>", resolved(types, "java.util.List<?>", "p"));
          assertEquals(
              "java.util.Map<? super java.lang.Integer, ? extends java.util.List<int[]>[]>",
              resolved(types, "Map<?super Integer, ? extends  List<int[]>[]>", "p"));
          assertEquals("com.acme.List", resolved(types, "List", "com.acme"));
          assertEquals("java.time.Instant", resolved(types, "Instant", "p"));
          assertEquals("java.math.BigDecimal", resolved(types, "BigDecimal", ""));
          assertEquals("com.acme.Outer.Inner", resolved(types, "com.acme.Outer.Inner", "p"));
          assertEquals("com.acme.Outer.Inner", resolved(types, "Outer.Inner", "com.acme"));
          assertEquals("com.acme.Outer<?>", resolved(types, "com.acme.Outer", "p"));
          assertEquals("com.acme.Outer.Hidden", resolved(types, "Outer.Hidden", "com.acme"));
          assertEquals("Unnamed", resolved(types, "Unnamed", ""));
        });
  }

  @ParameterizedTest
  @EnumSource
  void otherTypesAreNotResolved(Compiler compiler) {
    with(
        compiler,
        types -> {
          for (String text :
              List.of(
                  "",
                  " ",
                  "?",
                  "void",
                  "List<",
                  "List<int>",
                  "List<String, String>",
                  "Map<String>",
                  "String<String>",
                  "int<String>",
                  "List<? extends>",
                  "List<? extends ?>",
                  "List<? extends int>",
                  "List<? extends Strin>",
                  "List<? extendsNumber>",
                  "List<?[]>",
                  "? extends Number",
                  "Strin",
                  "a b",
                  "[]",
                  "String]",
                  "String..",
                  ".String",
                  "String;",
                  "List<>",
                  "java.util",
                  "Unnamed",
                  "com.acme.Outer.Hidden",
                  "com.acme.Outer.Secret",
                  "@A String",
                  "String...",
                  "List<".repeat(100) + "X" + ">".repeat(100),
                  "int" + "[]".repeat(300))) {
            assertEquals("-", resolved(types, text, "p"), text);
          }
        });
  }

  /**
   * ECJ finds the types of other modules whether they are exported or not. Later JDKs compile with
   * {@code --release}, which has only exported types.
   */
  @Test
  @EnabledOnJre(JRE.JAVA_17)
  void typesThatTheirModuleDoesNotExportAreNotResolved() {
    ElementProcessor processor =
        new ElementProcessor(
            (environment, round) -> {
              if (!round.processingOver()) {
                TypeLookup types =
                    new CompilerTypes(
                        environment.getElementUtils(),
                        environment.getTypeUtils(),
                        round.getRootElements().iterator().next());
                assertEquals("-", resolved(types, "jdk.internal.misc.VM", "p"));
                assertEquals("-", resolved(types, "List<jdk.internal.misc.VM>", "p"));
                assertEquals(
                    Optional.of("java.base"), types.hidingModule("jdk.internal.misc.VM", "p"));
                assertEquals("java.net.URI", resolved(types, "java.net.URI", "p"));
                assertEquals(Optional.empty(), types.hidingModule("java.net.URI", "p"));
                assertEquals(Optional.empty(), types.hidingModule("java.net.Url", "p"));
              }
            });
    Compiler.JAVAC.compile(folder, processor, List.of(), OWN);
    processor.rethrow();
  }

  @ParameterizedTest
  @EnumSource
  void constantsAreListed(Compiler compiler) {
    with(
        compiler,
        types -> {
          assertEquals(
              Optional.of(List.of("B", "A", "C")),
              types.constants(TypeRef.of("com.acme", "Outer", "Inner")));
          assertTrue(types.constants(TypeRef.of("java.lang", "Thread", "State")).isPresent());
          assertTrue(types.constants(TypeRef.of("java.lang", "String")).isEmpty());
          assertTrue(types.constants(TypeRef.of("", "int")).isEmpty());
          assertTrue(types.constants(TypeRef.of("no", "Such")).isEmpty());
        });
  }

  @ParameterizedTest
  @EnumSource
  void nearTypesAreSuggested(Compiler compiler) {
    with(
        compiler,
        types -> {
          assertEquals(List.of("String"), types.near("string", "p"));
          assertEquals(List.of("List<String>"), types.near("List<Strng>", "p"));
          assertEquals(List.of("Instant"), types.near("Instnat", "p"));
          assertEquals(List.of("Outer"), types.near("Outr", "com.acme"));
          assertEquals(List.of("com.acme.Outer"), types.near("com.acme.Outr", "p"));
          assertEquals(1, types.near("java.util.Lst", "p").size());
          assertEquals(List.of("boolean"), types.near("bolean", "p"));
          assertEquals(List.of(), types.near("Quxquuxcorge", "p"));
          assertEquals(List.of(), types.near("not a type", "p"));
        });
  }
}
