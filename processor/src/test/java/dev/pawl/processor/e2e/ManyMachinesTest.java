package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests thirty machines of three kinds with deprecated types and non-ASCII letters: every encoding
 * and release, with and without modules, generates the same sources without warnings.
 */
@Tag("long")
class ManyMachinesTest {

  private static final int EACH = 10;
  private static final List<String> ENCODINGS =
      List.of("UTF-8", "US-ASCII", "ISO-8859-1", "windows-1252");
  private static final String PATH = Job.RUNTIME + File.pathSeparator + Job.DATA;

  @TempDir Path folder;

  @BeforeEach
  void write() {
    source("m/Old.java", "package m;\n@Deprecated(forRemoval = true)\npublic record Old(int n) {}");
    source("m/Aged.java", "package m;\n@Deprecated\npublic record Aged(@Deprecated String s) {}");
    for (int i = 0; i < EACH; i++) {
      source("m/Flat" + i + "State.java", FLAT.replace("#", "" + i));
      source("m/Chart" + i + "State.java", CHART.replace("#", "" + i));
      source("m/tree" + i + ".pawl.yaml", TREE.replace("#", "" + i));
    }
  }

  private void source(String name, String text) {
    Job.write(folder.resolve("src"), name, text);
  }

  private Job job(String work, String encoding, boolean isModule) {
    Path sources = folder.resolve("src");
    Path module = sources.resolve("module-info.java");
    if (isModule) {
      // java.compiler contains the @Generated of the JDK, which generated types have if it is
      // accessible
      Job.write(
          sources,
          "module-info.java",
          """
          module m {
            requires transitive dev.pawl.runtime;
            requires transitive dev.pawl.data;
            requires static transitive java.compiler;
            exports m;
          }
          """);
    } else {
      assertTrue(!module.toFile().exists() || module.toFile().delete());
    }
    return Job.of(sources, folder.resolve(work))
        .with(isModule ? "--module-path" : "-classpath", PATH, "-encoding", encoding)
        .with("-Apawl.machines=" + sources);
  }

  private static Map<String, String> java(Compiled compiled) {
    Map<String, String> sources = new TreeMap<>(compiled.clean().generated());
    assertTrue(sources.keySet().stream().filter(f -> f.endsWith("Machine.java")).count() >= 30);
    return sources;
  }

  @Test
  void sourcesAreEqualForEveryEncodingAndModule() {
    Map<String, String> first = java(Tool.JAVAC.compile(job("first", "UTF-8", false)));
    boolean isModule = true;
    for (String encoding : ENCODINGS) {
      assertEquals(first, java(Tool.JAVAC.compile(job(encoding, encoding, isModule))), encoding);
      isModule = !isModule;
    }
  }

  @ParameterizedTest
  @MethodSource("dev.pawl.processor.e2e.Tool#releases")
  void everyReleaseCompilesThem(int release) {
    Map<String, String> plain =
        java(Tool.JAVAC.compile(job("plain", "windows-1252", false).release(release)));
    assertEquals(plain, java(Tool.JAVAC.compile(job("module", "US-ASCII", true).release(release))));
  }

  private static final String FLAT =
      """
      package m;

      import dev.pawl.*;

      /** Der Auftrag # (f\\u00fcr \\u20ac 5). */
      @SuppressWarnings({"deprecation", "removal"})
      @StateMachine(context = Old.class, serializers = Serializer.JSON)
      @Event(name = "pay", payload = @Param(name = "aged", type = Aged.class))
      public enum Flat#State {
        @Initial
        @Transition(on = "pay", to = "PAID", guard = "rich", effects = "ring")
        @Transition(on = "gr\\u00fc\\u00dfen", internal = true)
        OPEN,
        /** Bezahlt \\u2192 fertig. */
        @Deprecated
        @Transition(on = "ship", to = "SHIPPED", update = "count")
        PAID,
        @Final
        SHIPPED
      }
      """;

  private static final String CHART =
      """
      package m;

      import dev.pawl.*;

      @StateMachine
      public enum Chart#State {
        @Initial
        @Transition(on = "start", to = "BUSY")
        IDLE,
        @State(parallel = true)
        @Transition(on = "stop", to = "IDLE")
        @Transition(every = "5s", effects = "poll")
        @Transition(after = "patience", to = "IDLE")
        BUSY,
        @State(parent = "BUSY")
        LEFT,
        @Initial
        @State(parent = "LEFT", entry = "enter")
        @Transition(on = "next", to = "B", raise = "stop")
        A,
        @State(parent = "LEFT")
        @Transition(on = "next", to = "A", guard = "in(D)")
        B,
        @State(parent = "BUSY")
        RIGHT,
        @Initial
        @Deprecated(forRemoval = true)
        @State(parent = "RIGHT")
        @Transition(always = true, guard = "r\\u00e9ady && in(B)", to = "D")
        C,
        @State(parent = "RIGHT")
        @Transition(on = "back", to = "C")
        D
      }
      """;

  private static final String TREE =
      """
      machine: Tree#
      package: m
      context: Old
      serializers: [json]
      description: "B\\u00e4ume \\u2192 \\u65e5\\u672c"
      events: { grow: { payload: { aged: Aged } } }
      states:
        SMALL: { initial: true, on: { grow: { to: TALL, guard: "\\u00fcppig", update: note } } }
        TALL:
          data: { since: Old }
          on: { cut: SMALL, fell: { to: LOG, effects: [shout] } }
        LOG: { final: true }
      """;
}
