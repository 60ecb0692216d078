package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests that generated types in packages and modules with {@link NullMarked} are {@link
 * NullUnmarked}. Otherwise NullAway reports errors in generated code. The build of the samples runs
 * NullAway.
 */
class NullMarkedTest {

  private static final Path JSPECIFY = Tool.locationOf(NullMarked.class);
  private static final String DOOR =
      """
      package p;

      import dev.pawl.*;

      @StateMachine
      public enum Door {
        @Initial
        @Transition(on = "shut", to = "SHUT")
        OPEN,
        @Final
        SHUT
      }
      """;

  @TempDir Path folder;

  private Job job(String... options) {
    // javac warns of each annotation that no processor handles
    return Job.of(folder.resolve("src"), folder.resolve("work"))
        .with("-Xlint:-processing")
        .with(options);
  }

  private void source(String name, String text) {
    Job.write(folder.resolve("src"), name, text);
  }

  private static void requireUnmarked(Compiled compiled, boolean isUnmarked) throws Exception {
    try (URLClassLoader loader = compiled.clean().loader()) {
      for (String type : List.of("DoorMachine", "DoorTransitions", "DoorEvent")) {
        Class<?> generated = Class.forName("p." + type, false, loader);
        assertEquals(isUnmarked, generated.isAnnotationPresent(NullUnmarked.class), type);
      }
    }
  }

  private static String classPath() {
    return Job.RUNTIME + File.pathSeparator + JSPECIFY;
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void typesInMarkedPackageAreUnmarked(Tool tool) throws Exception {
    source("p/Door.java", DOOR);
    source(
        "p/package-info.java",
        """
        @NullMarked
        package p;

        import org.jspecify.annotations.NullMarked;
        """);
    requireUnmarked(tool.compile(job("-classpath", classPath())), true);
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void typesInOtherPackagesNeedNoJspecify(Tool tool) throws Exception {
    source("p/Door.java", DOOR);
    requireUnmarked(tool.compile(job("-classpath", Job.RUNTIME.toString())), false);
  }

  @Test
  void typesInMarkedModuleAreUnmarked() throws Exception {
    source("p/Door.java", DOOR);
    source(
        "module-info.java",
        """
        @org.jspecify.annotations.NullMarked
        module door {
          requires static org.jspecify;
          requires transitive dev.pawl.runtime;
          exports p;
        }
        """);
    Compiled compiled = Tool.JAVAC.compile(job("--module-path", classPath()));
    assertTrue(compiled.success(), compiled::text);
    requireUnmarked(compiled, true);
  }
}
