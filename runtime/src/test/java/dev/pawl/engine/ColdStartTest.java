package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.hook.RingHook;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the first event in a cold JVM loads few classes, and no lambda, string concatenation
 * or switch that the JVM must link at run time.
 */
class ColdStartTest {

  /** A program that fires one event without a lambda of its own. */
  static final class Program {
    private Program() {}

    public static void main(String[] args) {
      System.out.println("<<<");
      Switch instance = Switch.builder(false, false).hook(new RingHook<>(3)).build();
      instance.fire(Switch.Press.BUTTON, Cause.none());
      System.out.println(">>>");
      System.out.println(instance.state());
    }
  }

  @Test
  void firstEventLoadsFewClasses(@TempDir Path folder) throws Exception {
    Path out = folder.resolve("out");
    List<String> places = new ArrayList<>();
    for (Class<?> type : List.of(FlatMachine.class, Program.class)) {
      places.add(
          Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString());
    }
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load=info:stdout",
                "-cp",
                String.join(File.pathSeparator, places),
                Program.class.getName())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    assertEquals(0, process.waitFor());
    String all = Files.readString(out, StandardCharsets.UTF_8);
    assertTrue(all.contains("ON"), all);
    List<String> loaded =
        all.substring(all.indexOf("<<<"), all.indexOf(">>>"))
            .lines()
            .filter(line -> line.contains("source:"))
            .toList();
    List<String> linked =
        loaded.stream()
            .filter(l -> l.contains("Lambda") || l.contains("java.lang.invoke"))
            .toList();
    assertEquals(List.of(), linked);
    long ours = loaded.stream().filter(line -> line.contains(" dev.pawl.")).count();
    long tests =
        loaded.stream().filter(line -> line.contains("Switch") || line.contains("Test")).count();
    // JDK 25 loads one class more than JDK 17
    assertTrue(ours > 5 && ours - tests <= 26, String.join("\n", loaded));
    assertTrue(loaded.size() <= ours + 40, String.join("\n", loaded));
  }
}
