package dev.pawl.processor.serialize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.processor.e2e.Invocation;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the application converts an {@code Optional} of an {@code Optional}. Null in JSON
 * could mean that either of them is empty.
 */
@Tag("slow")
class NestedOptionalTest {

  @TempDir Path temp;

  @Test
  void emptyOptionalsAreDistinguished() throws Exception {
    Job.write(
        temp,
        "src/deep/Box.java",
        """
        package deep;
        import java.util.*;
        public record Box(Optional<Optional<String>> text) {}
        """);
    Job.write(
        temp,
        "src/deep/Program.java",
        """
        package deep;
        import java.util.*;
        public class Program {
          private static final BoxesValues VALUES = new BoxesValues() {
            @Override
            public String optionalOfOptionalToText(Optional<Optional<String>> value) {
              return value.isEmpty() ? "" : value.get().map(text -> "=" + text).orElse("-");
            }

            @Override
            public Optional<Optional<String>> optionalOfOptionalFromText(String text) {
              return text.isEmpty()
                  ? Optional.empty()
                  : Optional.of(
                      text.startsWith("=") ? Optional.of(text.substring(1)) : Optional.empty());
            }
          };

          public static boolean again() {
            for (Optional<Optional<String>> text : List.of(
                Optional.<Optional<String>>empty(),
                Optional.of(Optional.<String>empty()),
                Optional.of(Optional.of("x")))) {
              BoxesMachine boxes = BoxesMachine.builder().context(new Box(text)).build();
              String json = BoxesCodec.toJson(boxes, VALUES);
              BoxesMachine read = BoxesCodec.fromJson(json, BoxesMachine.builder(), VALUES);
              if (!read.context().text().equals(text)) {
                return false;
              }
            }
            return true;
          }
        }
        """);
    Job.write(
        temp,
        "machines/boxes.pawl.yaml",
        """
        machine: Boxes
        package: deep
        context: Box
        serializers: json
        states: { OPEN: { initial: true, to: SHUT }, SHUT: { final: true } }
        """);

    Class<?> program =
        Tool.JAVAC
            .compile(
                Job.of(temp.resolve("src"), temp.resolve("work"))
                    .with("-classpath", Libraries.path())
                    .with("-Apawl.machines=" + temp.resolve("machines"))
                    .with("-Apawl.warnings=off", "-Apawl.outputs=none"))
            .clean()
            .loader()
            .loadClass("deep.Program");

    assertEquals(true, Invocation.invoke(program.getMethod("again"), null));
  }
}
