package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.processor.HostileStrings;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every hostile text in every place where a declaration takes prose or a name in data, in Java and
 * in YAML: all of it compiles without a warning, and what is asked back is what was declared.
 */
class HostileTextTest {

  private static final String JAVA =
      """
      package PACKAGE;
      import dev.pawl.*;
      @StateMachine(description = TEXT)
      @Event(name = "go", description = TEXT, payload = @Param(name = "x", type = int.class))
      @Forbid(from = "B", to = "A", because = TEXT)
      enum MState {
        @Initial(description = TEXT)
        @State(description = TEXT, wireName = TEXT)
        @Transition(on = "go", to = "B", description = TEXT)
        A,
        @State(description = TEXT, aliases = TEXT2)
        @Transition(to = "C", description = TEXT, guard = "g")
        B,
        @Final C
      }
      """;

  private static final String YAML =
      """
      machine: M
      package: PACKAGE
      description: TEXT
      events: { go: { description: TEXT, payload: { x: int } } }
      forbid: [ { from: B, to: A, because: TEXT } ]
      states:
        A:
          initial: { description: TEXT }
          description: TEXT
          wireName: TEXT
          on: { go: { to: B, description: TEXT } }
        B:
          description: TEXT
          aliases: TEXT2
          to: { to: C, description: TEXT, guard: g }
        C: { final: true }
      """;

  @TempDir Path temp;

  /** Reasons and names in data may not be blank, and no text may stand alone as a surrogate. */
  private static List<String> texts() {
    return HostileStrings.visible().stream()
        .filter(t -> StandardCharsets.UTF_8.newEncoder().canEncode(t))
        .toList();
  }

  private static String filled(String template, String packageName, String text) {
    return template
        .replace("PACKAGE", packageName)
        .replace("TEXT2", RandomSoup.quoted(text + "2"))
        .replace("TEXT", RandomSoup.quoted(text));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void compilesAndMeansTheSame(Tool tool) throws IOException {
    List<String> texts = texts();
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    List<String> prefixes = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      // both kinds of declaration in turn, and in the other order for the other compiler
      boolean asYaml = i % 2 == tool.ordinal();
      String name = (asYaml ? "y" : "j") + i;
      String text = filled(asYaml ? YAML : JAVA, name, texts.get(i));
      String folder = asYaml ? "machines/" : "src/";
      Job.write(temp, folder + name + (asYaml ? "/m.pawl.yaml" : "/MState.java"), text);
      prefixes.add(name + ".M");
    }
    Job job = Job.of(temp.resolve("src"), temp.resolve("work"));
    Compiled compiled =
        tool.compile(job.with("-Apawl.machines=" + temp.resolve("machines"))).clean();
    try (URLClassLoader loader = compiled.loader()) {
      for (int i = 0; i < texts.size(); i++) {
        check(new Walk(loader, prefixes.get(i)), texts.get(i));
      }
    }
  }

  private static void check(Walk machine, String text) {
    Object a = machine.states()[0];
    Class<?> codec = machine.type("Codec");
    assertEquals(text, machine.call(null, codec, "toWire", a));
    assertEquals(a, machine.call(null, codec, "fromWire", text));
    assertEquals(machine.states()[1], machine.call(null, codec, "fromWire", text + "2"));
  }
}
