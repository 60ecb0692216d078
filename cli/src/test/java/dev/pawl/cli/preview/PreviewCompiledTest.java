package dev.pawl.cli.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.PawlProcessor;
import dev.pawl.processor.testing.Compiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that machines declared as enums are shown after each compilation. */
@Tag("slow")
class PreviewCompiledTest {

  private static final String ID = "out/META-INF/pawl/com.acme.Lamp.json";

  @TempDir Path folder;

  private static String lamp(String state) {
    return """
    package com.acme;

    import dev.pawl.*;

    @StateMachine
    enum LampState {
      @Initial @Transition(on = "press", to = "%s") DARK,
      @Transition(on = "press", to = "DARK") %s
    }
    """
        .formatted(state, state);
  }

  private void compile(String source, String... options) {
    Compiler.Result result =
        Compiler.JAVAC.compile(folder, new PawlProcessor(), List.of(options), source);
    assertTrue(result.success(), result.text());
  }

  @Test
  void lastCompilationIsShown() throws IOException {
    compile(lamp("LIT"));
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      Visitor visitor = new Visitor(server);
      visitor.await(ID, m -> m.get("name").equals("Lamp") && m.get("stale").equals(""));
      String page = visitor.page(ID);
      assertTrue(page.contains("LIT") && page.contains("<svg") && page.contains("id=\"walk\""));
      assertFalse(page.contains("id=\"states\""), "tables come with the compiler's page alone");

      compile(lamp("BRIGHT"), "-Apawl.outputs=svg,json,html");
      visitor.await(ID, m -> (int) m.get("revision") > 1 && m.get("stale").equals(""));
      page = visitor.page(ID);
      assertTrue(page.contains("BRIGHT") && page.contains("id=\"states\""), page);

      Path source = folder.resolve("src/com/acme/LampState.java");
      Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(60)));
      assertEquals(
          "This is the last compiled version: LampState.java has changed since.",
          visitor.await(ID, m -> !m.get("stale").equals("")).get("stale"));
    }
  }

  @Test
  void newerSourceInUnnamedPackageIsDetected() throws IOException {
    compile(lamp("LIT").replace("package com.acme;", ""));
    String id = "out/META-INF/pawl/Lamp.json";
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      Visitor visitor = new Visitor(server);
      visitor.await(id, m -> m.get("stale").equals(""));
      Path source = folder.resolve("src/LampState.java");
      Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(60)));
      assertEquals(
          "This is the last compiled version: LampState.java has changed since.",
          visitor.await(id, m -> !m.get("stale").equals("")).get("stale"));
    }
  }

  @Test
  void yamlPrecedesCompiledMachine() throws IOException {
    compile(lamp("LIT"));
    Files.writeString(
        folder.resolve("lamp.pawl.yaml"),
        """
        machine: Lamp
        package: com.acme
        states:
          DARK: { initial: true, on: { press: FROM_YAML } }
          FROM_YAML: { on: { press: DARK } }
        """);
    // a YAML file that a build copies next to its classes is not a second machine
    Files.copy(folder.resolve("lamp.pawl.yaml"), folder.resolve("out/lamp.pawl.yaml"));
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      Visitor visitor = new Visitor(server);
      visitor.await("lamp.pawl.yaml", m -> m.get("stale").equals(""));
      assertEquals(1, ((List<?>) visitor.state(-1).get("machines")).size());
    }
  }

  /** The compiler names its documents after the Java name. */
  @Test
  void compiledMachineHasItsDeclaredName() throws IOException {
    Path yaml = folder.resolve("machines/line.pawl.yaml");
    Files.createDirectories(yaml.getParent());
    Files.writeString(
        yaml,
        """
        machine: order-line
        package: com.acme
        states:
          DARK: { initial: true, on: { press: LIT } }
          LIT: { on: { press: DARK } }
        """);
    compile("package com.acme; class Any {}", "-Apawl.machines=" + yaml.getParent());
    String id = "out/META-INF/pawl/com.acme.OrderLine.json";
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      Visitor visitor = new Visitor(server);
      visitor.await("machines/line.pawl.yaml", m -> m.get("stale").equals(""));
      assertEquals(1, ((List<?>) visitor.state(-1).get("machines")).size());
      Files.delete(yaml);
      visitor.await(id, m -> m.get("name").equals("order-line"));
    }
  }

  @Test
  void damagedModelIsReported() throws IOException {
    compile(lamp("LIT"));
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      Visitor visitor = new Visitor(server);
      visitor.await(ID, m -> m.get("stale").equals(""));
      Files.writeString(folder.resolve(ID), "{");
      assertEquals(
          "com.acme.Lamp.json is not the model of a machine. Compile again.",
          visitor.await(ID, m -> !m.get("stale").equals("")).get("stale"));
      assertTrue(visitor.page(ID).contains("LIT"));
    }
  }
}
