package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that generated code repeats the type arguments of the user's types. */
class GenericTypesTest {

  @TempDir Path folder;

  private Compiled compile(Tool tool) {
    Path sources = folder.resolve("src");
    return tool.compile(
            Job.of(sources, folder.resolve("work"))
                .with("-classpath", Job.RUNTIME + File.pathSeparator + Job.DATA)
                .with("-Apawl.machines=" + sources, "-Apawl.lock=" + folder.resolve("lock")))
        .clean();
  }

  private void source(String name, String text) {
    Job.write(folder.resolve("src"), name, text);
  }

  @ParameterizedTest
  @EnumSource
  void componentsOfStoredRecordsCompile(Tool tool) {
    source(
        "p/Rec.java",
        """
        package p;

        import java.util.*;

        public record Rec(
            List<? extends Number> a,
            Map<String, List<? super Integer>> b,
            List<String>[] c,
            Optional<? extends Comparable<?>> d) {}
        """);
    source(
        "p/door.pawl.yaml",
        """
        machine: Door
        package: p
        serializers: [json, binary]
        events: { go: { payload: { r: Rec } } }
        states:
          A: { initial: true, on: { go: B } }
          B: { data: { r: Rec }, final: true }
        """);
    compile(tool);
  }

  @ParameterizedTest
  @EnumSource
  void boundedWildcardsAreKept(Tool tool) {
    source(
        "p/door.pawl.yaml",
        """
        machine: Door
        package: p
        context: "List<? super Integer>"
        serializers: [json, binary]
        events:
          go:
            payload: { a: "List<? extends Number>", b: "Map<? super Integer, ? extends List<?>[]>" }
        states:
          A: { initial: true, on: { go: { to: B, guard: fits, update: note } } }
          B:
            data: { a: "List<? extends Number>", c: "List<? extends Number>" }
            on: { go: { to: B, effects: [ring] } }
        """);
    source(
        "p/Program.java",
        """
        package p;

        import java.util.*;

        public class Program {
          public static void main(String[] args) {
            DoorLogic logic =
                new DoorLogic() {
                  @Override
                  public boolean fits(List<? super Integer> context, DoorEvent.Go event) {
                    return event.a().get(0).intValue() == 1;
                  }

                  @Override
                  public List<? super Integer> note(
                      List<? super Integer> context, DoorEvent.Go event) {
                    return context;
                  }

                  @Override
                  public List<? extends Number> cForB(
                      List<? super Integer> context, DoorEvent.Go event) {
                    return List.of(2.5);
                  }
                };
            DoorMachine door =
                DoorMachine.builder()
                    .context(new ArrayList<Number>())
                    .logic(logic)
                    .effects((context, state, event) -> {})
                    .build();
            List<? extends Number> a = List.of(1, 2);
            door.go(a, new HashMap<Number, List<?>[]>());
            if (!(door.state() instanceof DoorState.B b) || b.a() != a) {
              throw new AssertionError(door.state());
            }
          }
        }
        """);
    compile(tool).run("p.Program");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          List<int[]>                                |
          Map<String>                                | Map has 2 type parameters.
          List<String<Integer>>                      | String has no type parameters.
          EnumSet<? extends String>                  | must be a subtype of Enum, not ? extends String
          EnumSet<? super String>                    | must be a subtype of Enum, not ? super String
          EnumSet<? extends int[]>                   | must be a subtype of Enum, not ? extends int[]
          EnumSet<? extends Thread>                  | must be a subtype of Enum, not ? extends Thread
          EnumSet<? extends Runnable>                |
          EnumSet<? super Thread.State>              |
          EnumSet<?>                                 |
          """)
  void typeArgumentsAreChecked(String type, String expected) {
    source(
        "p/door.pawl.yaml",
        """
        machine: Door
        package: p
        events: { go: { payload: { a: "TYPE" } } }
        states:
          A: { initial: true, on: { go: B } }
          B: { final: true }
        """
            .replace("TYPE", type));
    source("p/Other.java", "package p; class Other {}");
    Path sources = folder.resolve("src");
    Compiled compiled =
        Tool.JAVAC.compile(
            Job.of(sources, folder.resolve("work"))
                .with("-classpath", Job.RUNTIME.toString(), "-Apawl.machines=" + sources));
    if (expected == null) {
      compiled.clean();
    } else {
      List<Message> errors = compiled.messages().stream().filter(Message::isError).toList();
      assertEquals(1, errors.size(), compiled::text);
      assertTrue(errors.get(0).text().contains(expected), compiled::text);
    }
  }
}
