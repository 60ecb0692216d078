package dev.pawl.processor.e2e;

import java.io.File;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests which members of the context fill the data of states. */
class ContextMembersTest {

  @TempDir Path folder;

  private void source(String name, String text) {
    Job.write(folder.resolve("src"), name, text);
  }

  /**
   * Compiles and runs a machine that enters a state with data.
   *
   * @param context the type of the context
   * @param value an expression for a context
   * @param data the components of the data
   * @param logic the methods of the logic; empty if the machine has no logic
   * @param expected the text of the state
   */
  private void expect(
      Tool tool, String context, String value, String data, String logic, String expected) {
    source(
        "p/door.pawl.yaml",
        """
        machine: Door
        package: p
        context: "%s"
        states:
          A: { initial: true, on: { go: B } }
          B: { data: { %s }, final: true }
        """
            .formatted(context, data));
    source(
        "p/Program.java",
        """
        package p;

        public class Program {
          public static void main(String[] args) {
            DoorMachine door = DoorMachine.builder().context(%s)%s.build();
            String state = door.go().toString();
            if (!state.equals("%s")) {
              throw new AssertionError(state);
            }
          }
        }
        """
            .formatted(
                value,
                logic.isEmpty() ? "" : ".logic(new DoorLogic() {\n" + logic + "\n})",
                expected));
    Path sources = folder.resolve("src");
    tool.compile(
            Job.of(sources, folder.resolve("work"))
                .with("-classpath", Job.RUNTIME + File.pathSeparator + Job.DATA)
                .with("-Apawl.machines=" + sources))
        .clean()
        .run("p.Program");
  }

  @ParameterizedTest
  @EnumSource
  void genericMembersFillData(Tool tool) {
    source("p/Box.java", "package p;\npublic record Box<T>(T content) {}\n");
    source(
        "p/Ctx.java",
        """
        package p;

        import java.util.*;

        public record Ctx<T>(
            List<String> a,
            Map<String, ? extends Number> b,
            Optional<int[]>[] c,
            Box<Box<String>> d,
            Box<T> e,
            List<List<T>> f) {}
        """);
    expect(
        tool,
        "Ctx<Integer>",
        "new Ctx<>(null, null, null, new Box<>(null), new Box<>(1), java.util.List.of())",
        "a: \"List<String>\", b: \"Map<String, ? extends Number>\", c: \"Optional<int[]>[]\","
            + " d: \"Box<Box<String>>\", e: \"Box<Integer>\", f: \"List<List<Integer>>\"",
        "",
        "B[a=null, b=null, c=null, d=Box[content=null], e=Box[content=1], f=[]]");
  }

  @ParameterizedTest
  @EnumSource
  void membersOfOtherTypesAreNoSources(Tool tool) {
    source(
        "p/Ctx.java", "package p;\npublic record Ctx<T>(java.util.List<java.util.List<T>> a) {}\n");
    expect(
        tool,
        "Ctx<?>",
        "new Ctx<String>(null)",
        "a: \"List<List<?>>\"",
        "public java.util.List<java.util.List<?>> aForB(Ctx<?> context) { return java.util.List.of(); }",
        "B[a=[]]");
  }

  @ParameterizedTest
  @EnumSource
  void membersWithCheckedExceptionsAreNoSources(Tool tool) {
    source(
        "p/Ctx.java",
        """
        package p;

        public class Ctx {
          public int n() throws Exception { return 1; }
          public int m() throws IllegalStateException { return 2; }
        }
        """);
    expect(
        tool,
        "Ctx",
        "new Ctx()",
        "n: int, m: int",
        "public int nForB(Ctx context) { return 3; }",
        "B[n=3, m=2]");
  }

  @Test
  void deprecatedMembersCauseNoWarnings() {
    source(
        "p/Base.java",
        "package p;\npublic class Base {\n  @Deprecated(forRemoval = true) public int m() { return 1; }\n}\n");
    source(
        "p/Ctx.java",
        "package p;\npublic class Ctx extends Base {\n  @Deprecated public int n = 2;\n}\n");
    expect(Tool.JAVAC, "Ctx", "new Ctx()", "n: int, m: int", "", "B[n=2, m=1]");
  }

  @ParameterizedTest
  @EnumSource
  void membersFillDataInDocumentedOrder(Tool tool) {
    source(
        "p/Ctx.java",
        """
        package p;

        public class Ctx {
          public int a = 3;
          public int b = 3;
          public int c = 3;
          public int getA() { return 2; }
          public int getB() { return 2; }
          public int a() { return 1; }
        }
        """);
    expect(tool, "Ctx", "new Ctx()", "a: int, b: int, c: int", "", "B[a=1, b=2, c=3]");
  }
}
