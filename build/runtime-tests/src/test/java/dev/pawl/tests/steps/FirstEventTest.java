package dev.pawl.tests.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Machine;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests which classes the first event of a machine without builder loads. Each class costs about
 * 0.3 ms in a new JVM. The verifier also loads a class if code passes an object as its superclass.
 */
class FirstEventTest {

  private static final Pattern LOADED = Pattern.compile("(?m)\\bdev\\.pawl\\.([\\w.$]+) source:");

  /** A program that fires one event. */
  static final class Program {
    private Program() {}

    public static void main(String[] args) {
      System.out.println(new LampMachine().press());
    }
  }

  @Test
  void firstEventLoadsNeitherBuilderNorRefusal(@TempDir Path folder) throws Exception {
    Path log = folder.resolve("classes.log");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load=info:file=" + log.getFileName(),
                "-cp",
                folderOf(Machine.class) + File.pathSeparator + folderOf(LampMachine.class),
                Program.class.getName())
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes());
    assertEquals("LIT", output.strip());
    Set<String> loaded = new TreeSet<>();
    LOADED.matcher(Files.readString(log)).results().forEach(match -> loaded.add(match.group(1)));
    loaded.removeIf(name -> name.startsWith("tests.steps.FirstEventTest"));
    assertEquals(
        new TreeSet<>(
            List.of(
                "DeclaredName",
                "Machine",
                "engine.Definition",
                "engine.Driver",
                "engine.FlatMachine",
                "engine.FlatSteps",
                "engine.TableDefinition",
                "tests.steps.LampEvent",
                "tests.steps.LampMachine",
                "tests.steps.LampState",
                "tests.steps.LampTransitions")),
        loaded);
  }

  private static String folderOf(Class<?> type) throws Exception {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
  }
}
