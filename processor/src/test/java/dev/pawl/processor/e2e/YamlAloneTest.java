package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Machine;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests a module whose only Java source is the one that the Maven plugin creates for machines in
 * YAML.
 */
class YamlAloneTest {

  @TempDir Path temp;

  @ParameterizedTest
  @EnumSource(Tool.class)
  void moduleWithYamlAloneWorks(Tool tool) throws Exception {
    Job.write(
        temp,
        "pawl/door.pawl.yaml",
        """
        machine: Door
        package: com.acme
        states:
          OPEN: { initial: true, on: { close: SHUT } }
          SHUT: { on: { open: OPEN, lock: LOCKED } }
          LOCKED: { final: true }
        """);
    Job.write(
        temp,
        "pawl/more/lamp.pawl.yaml",
        """
        machine: Lamp
        package: com.acme.light
        states:
          OFF: { initial: true, on: { press: ON } }
          ON: { on: { press: OFF } }
        """);
    // the goal refresh of the Maven plugin writes such a source
    Job.write(
        temp,
        "made/com/acme/package-info.java",
        "/** The code that Pawl generates from machines in YAML. */\npackage com.acme;\n");
    Compiled compiled =
        tool.compile(
                Job.of(temp.resolve("made"), temp.resolve("work"))
                    .with("-Apawl.machines=" + temp.resolve("pawl")))
            .clean();
    try (URLClassLoader loader = compiled.loader()) {
      Object door = loader.loadClass("com.acme.DoorMachine").getConstructor().newInstance();
      door.getClass().getMethod("close").invoke(door);
      door.getClass().getMethod("lock").invoke(door);
      assertEquals("LOCKED", ((Machine<?, ?>) door).state().toString());
      Object lamp = loader.loadClass("com.acme.light.LampMachine").getConstructor().newInstance();
      lamp.getClass().getMethod("press").invoke(lamp);
      assertEquals("ON", ((Machine<?, ?>) lamp).state().toString());
    }
  }
}
