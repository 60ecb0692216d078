package dev.pawl.processor.serialize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.e2e.Invocation;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the data of records that can contain themselves. */
@Tag("slow")
class DeepDataTest {

  private static final String MACHINE =
      """
      machine: Forest
      package: deep
      context: Tree
      serializers: [json, jackson, binary]
      states:
        YOUNG: { initial: true, on: { grow: { to: OLD } } }
        OLD: { final: true }
      """;

  private static final String TREE =
      """
      package deep;
      import java.util.*;
      public record Tree(int age, Leaf leaf, Branch branch) {
        public record Leaf(int size) {}
        public record Branch(Leaf leaf, Optional<Branch> next, List<Branch> more,
            Map<String, Twig> named) {}
        public record Twig(Branch branch, List<Leaf> leaves) {}
      }
      """;

  private static final String PROGRAM =
      """
      package deep;
      import java.util.*;
      public class Program {
        static ForestMachine tree(String kind, int depth) {
          Tree.Branch branch = null;
          for (int i = 0; i < depth; i++) {
            Tree.Branch inner = branch;
            branch = new Tree.Branch(new Tree.Leaf(i),
                kind.equals("next") ? Optional.ofNullable(inner) : Optional.empty(),
                kind.equals("more") && inner != null ? List.of(inner) : List.of(),
                kind.equals("named")
                    ? Map.of("a", new Tree.Twig(inner, List.of(new Tree.Leaf(1)))) : Map.of());
          }
          return ForestMachine.builder().context(new Tree(1, new Tree.Leaf(2), branch)).build();
        }
        static ForestMachine cycle() {
          List<Tree.Branch> more = new ArrayList<>();
          more.add(new Tree.Branch(null, Optional.empty(), more, Map.of()));
          return ForestMachine.builder().context(new Tree(1, null, more.get(0))).build();
        }
        public static boolean again(String kind, Integer depth) throws Exception {
          ForestMachine tree = tree(kind, depth);
          return tree.context().equals(
                  ForestCodec.fromJson(ForestCodec.toJson(tree), ForestMachine.builder()).context())
              && tree.context().equals(ForestBinary.fromBytes(
                  ForestBinary.toBytes(tree), ForestMachine.builder()).context());
        }
        public static void json(String kind, Integer depth) {
          ForestCodec.toJson(tree(kind, depth));
        }
        public static void bytes(String kind, Integer depth) {
          ForestBinary.toBytes(tree(kind, depth));
        }
        public static void jackson(String kind, Integer depth) throws Exception {
          new com.fasterxml.jackson.databind.ObjectMapper()
              .registerModule(new ForestJackson(ForestMachine::builder))
              .writeValueAsString(tree(kind, depth));
        }
        public static void endless(String kind, Integer depth) {
          ForestCodec.toJson(cycle());
        }
      }
      """;

  @TempDir static Path temp;
  private static Class<?> program;

  @BeforeAll
  static void compile() throws Exception {
    Job.write(temp, "src/deep/Tree.java", TREE);
    Job.write(temp, "src/deep/Program.java", PROGRAM);
    Job.write(temp, "machines/forest.pawl.yaml", MACHINE);
    program =
        Tool.JAVAC
            .compile(
                Job.of(temp.resolve("src"), temp.resolve("work"))
                    .with("-classpath", Libraries.path())
                    .with("-Apawl.machines=" + temp.resolve("machines"))
                    .with("-Apawl.lock=" + temp.resolve("lock"))
                    .with("-Apawl.warnings=off", "-Apawl.outputs=none"))
            .clean()
            .loader()
            .loadClass("deep.Program");
  }

  private static Object call(String method, String kind, int depth) throws Exception {
    return Invocation.invoke(
        program.getMethod(method, String.class, Integer.class), null, kind, depth);
  }

  @ParameterizedTest
  @ValueSource(strings = {"next", "more", "named"})
  void deepValuesAreReadAgain(String kind) throws Exception {
    assertEquals(true, call("again", kind, 24));
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "bytes", "jackson", "endless"})
  void tooDeepValuesAreRefused(String method) {
    for (String kind : new String[] {"next", "more", "named"}) {
      Throwable error = assertThrows(Throwable.class, () -> call(method, kind, 100_000));
      while (!(error instanceof IllegalArgumentException) && error.getCause() != null) {
        error = error.getCause();
      }
      assertEquals(IllegalArgumentException.class, error.getClass());
      assertTrue(
          error.getMessage().contains("Values of Branch are nested more than 100 deep"),
          error.getMessage());
    }
  }

  @Test
  void slightlyTooDeepValuesAreRefusedByName() {
    Throwable error = assertThrows(Throwable.class, () -> call("json", "next", 99));
    while (error.getCause() != null) {
      error = error.getCause();
    }
    assertEquals("The field \"context\" has values nested more than 100 deep.", error.getMessage());
  }
}
