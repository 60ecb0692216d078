package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests that the encoding of the compiler does not change the generated code, and that damaged
 * names are errors.
 */
@Tag("slow")
class EncodingTest {

  private static final List<String> ENCODINGS =
      List.of("UTF-8", "US-ASCII", "ISO-8859-1", "windows-1252");

  /** A source with escapes, which every encoding can read. */
  private static final String ENUM =
      """
      package p;
      import dev.pawl.*;
      /** Der Auftrag, \u20ac 5, \ud83d\ude00 \u2192 fertig. */
      @StateMachine(name = "Gr\u00f6\u00dfe", serializers = {Serializer.JACKSON, Serializer.JPA},
          include = {Part.CASES, Part.PHASE})
      @Forbid(from = "GRO\u00df", to = "KLEIN", because = "W\u00e4chst \u2192 nie \\\\u0041 */")
      @Event(name = "w\u00e4chst", payload = @Param(name = "m\u00e4\u00df", type = int.class))
      enum Gr\u00f6\u00dfeState {
        /** Noch kl\u00e4in \u00bd {@code \u20ac}. */
        @Initial @State(wireName = "gr\u00f6\u00dfe", aliases = "\ud83d\ude00x")
        @Transition(on = "w\u00e4chst", to = "GRO\u00df", guard = "gen\u00fcgendPlatz")
        KLEIN,
        @Final @State(wireName = "gr\u00fc\u00dfe", tags = "\u00fcbergro\u00df") GRO\u00df
      }
      """;

  private static final String YAML =
      """
      machine: \u0394\u03b9\u03b1\u03b4\u03b9\u03ba\u03b1\u03c3\u03af\u03b1
      package: p
      description: "\u20ac \ud83d\ude00 \\\\u0041 */ \u65e5\u672c"
      events: { \u6ce8\u6587: { payload: { gr\u00f6\u00dfe: int }, description: "\u2192 \\u2028 x" } }
      states:
        \u65e5\u672c: { initial: true, on: { \u6ce8\u6587: { to: \u00c9tat, guard: "\u00fcber && !unter" } } }
        \u00c9tat: { after: { 5s: { to: ENDE, effects: [l\u00f6sche] } } }
        ENDE: { final: true }
      """;

  @TempDir Path temp;

  /** Returns a Java source with Unicode escapes. */
  private static String escaped(String source) {
    StringBuilder out = new StringBuilder();
    for (char c : source.toCharArray()) {
      out.append(c < 0x80 ? String.valueOf(c) : String.format("\\u%04x", (int) c));
    }
    return out.toString();
  }

  private Job job(String work) {
    Job.write(temp, "src/p/Gr\u00f6\u00dfeState.java", escaped(ENUM));
    Job.write(temp, "machines/m.pawl.yaml", YAML);
    return Job.of(temp.resolve("src"), temp.resolve(work))
        .with("-Apawl.machines=" + temp.resolve("machines"))
        .with("-classpath", System.getProperty("java.class.path"));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void sourcesAreEqualInEveryEncoding(Tool tool) throws Exception {
    List<TreeMap<String, String>> all = new ArrayList<>();
    for (String encoding : tool == Tool.JAVAC ? ENCODINGS : ENCODINGS.subList(0, 1)) {
      Job job = job(tool + encoding).with("-encoding", encoding);
      Compiled compiled = tool.compile(job).clean();
      all.add(compiled.generated());
      for (var file : compiled.generated().entrySet()) {
        boolean java = file.getKey().endsWith(".java");
        assertTrue(
            !java || StandardCharsets.US_ASCII.newEncoder().canEncode(file.getValue()),
            file.getKey());
      }
      try (URLClassLoader loader = compiled.loader()) {
        Walk machine = new Walk(loader, "p.Gr\u00f6\u00dfe");
        Class<?> codec = machine.type("Codec");
        Object small = machine.states()[0];
        assertEquals("gr\u00f6\u00dfe", machine.call(null, codec, "toWire", small));
        assertEquals(small, machine.call(null, codec, "fromWire", "gr\u00f6\u00dfe"));
        assertEquals(small, machine.call(null, codec, "fromWire", "\ud83d\ude00x"));
      }
    }
    all.forEach(each -> assertEquals(all.get(0), each));
  }

  /** Compiles in a process whose locale supports only ASCII, as on many build servers. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void sourcesAreEqualInAnAsciiLocale() throws Exception {
    Job.write(
        temp,
        "ascii/p/OrderState.java",
        escaped(
            ENUM.replace("Gr\u00f6\u00dfeState", "OrderState")
                .replace("Gr\u00f6\u00dfe\"", "Order\"")
                // these become classes whose file names the locale does not support
                .replace("w\u00e4chst", "grows")
                .replace("GRO\u00df", "BIG")));
    List<TreeMap<String, String>> all = new ArrayList<>();
    for (String locale : List.of("C", "C.UTF-8")) {
      Job job = Job.of(temp.resolve("ascii"), temp.resolve("work" + locale));
      Files.createDirectories(job.classes());
      Files.createDirectories(job.generated());
      ProcessBuilder javac =
          new ProcessBuilder(
              Path.of(System.getProperty("java.home"), "bin", "javac").toString(),
              "-J-XX:TieredStopAtLevel=1",
              "-J-XX:+UseSerialGC",
              "-Xlint:all,-processing,-path",
              "-Werror",
              "-processor",
              "dev.pawl.processor.PawlProcessor",
              "-classpath",
              System.getProperty("java.class.path"),
              "-d",
              job.classes().toString(),
              "-s",
              job.generated().toString(),
              job.sources().get(0).toString());
      javac.environment().put("LC_ALL", locale);
      javac.redirectErrorStream(true);
      Process process = javac.start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(0, process.waitFor(), said);
      assertEquals("", said);
      all.add(new Compiled(Tool.JAVAC, job, true, List.of(), "").clean().generated());
    }
    assertEquals(all.get(1), all.get(0));
    assertTrue(all.get(0).get("p/OrderCodec.java").contains("gr\\u00f6\\u00dfe"));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void lostCharactersInAnEnumAreErrors(Tool tool) {
    Job.write(
        temp,
        "src/p/MState.java",
        """
        package p;
        import dev.pawl.*;
        /** Gr\\uFFFD\\uFFFDe. */
        @StateMachine(name = "M")
        @Forbid(from = "B", to = "A", because = "W\\uFFFDchst")
        enum MState {
          @Initial @State(wireName = "gr\\uFFFDe", aliases = {"x", "y\\uFFFD"})
          @Transition(on = "w\\uFFFDchst", to = "B") A,
          /** Kl\\uFFFDin. */
          @Final B
        }
        """);
    Compiled compiled = tool.compile(Job.of(temp.resolve("src"), temp.resolve("work")));
    List<String> texts = compiled.problems("PAWL155").stream().map(Message::text).toList();
    // ECJ does not decode escapes in comments
    assertEquals(tool == Tool.JAVAC ? 6 : 4, texts.size(), compiled.text());
    assertTrue(texts.stream().allMatch(t -> t.contains("-encoding UTF-8")), texts.toString());
  }

  @Test
  void lostCharactersInYamlAreErrors() {
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    Job.write(
        temp,
        "machines/m.pawl.yaml",
        "machine: M\npackage: p\n# a comment \ufffd is nobody's name\nstates:\n"
            + "  A: { initial: true, wireName: \"gr\ufffde\", on: { w\ufffdchst: B } }\n"
            + "  B: { final: true }\n");
    Compiled compiled =
        Tool.JAVAC.compile(
            Job.of(temp.resolve("src"), temp.resolve("work"))
                .with("-Apawl.machines=" + temp.resolve("machines")));
    assertEquals(List.of("PAWL155", "PAWL155"), compiled.codes(), compiled.text());
    assertTrue(compiled.text().contains("m.pawl.yaml:5:"), compiled.text());
  }
}
