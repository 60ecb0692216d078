package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.IllegalTransitionError;
import dev.pawl.language.HostileStrings;
import dev.pawl.processor.generate.code.AsciiSource;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests hostile texts in every place of a declaration that takes prose or wire names, in Java and
 * in YAML: everything compiles without warnings, and the texts are returned as declared.
 */
@Tag("long")
class HostileTextTest {

  /** The number of texts in one machine, each in a separate state. */
  private static final int GROUP = 24;

  @TempDir Path temp;

  /**
   * Returns the hostile texts that can be wire names. Blank texts and texts with unpaired
   * surrogates cannot be wire names.
   */
  private static List<String> texts() {
    return HostileStrings.visible().stream()
        .filter(t -> StandardCharsets.UTF_8.newEncoder().canEncode(t))
        .toList();
  }

  private static String filled(String template, int number, String text) {
    return template
        .replace("TEXT2", RandomSoup.quoted(text + "2"))
        .replace("TEXT", RandomSoup.quoted(text))
        .replace("NUMBER", "" + number);
  }

  private static String each(String template, List<String> texts) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < texts.size(); i++) {
      all.append(filled(template, i, texts.get(i)));
    }
    return all.toString();
  }

  private static String java(String packageName, List<String> texts) {
    return "package "
        + packageName
        + ";\nimport dev.pawl.*;\n"
        + filled("@StateMachine(description = TEXT)\n", 0, String.join("\n", texts))
        + each("@Forbid(from = \"END\", to = \"SNUMBER\", because = TEXT)\n", texts)
        + each(
            """
            @Event(name = "eNUMBER", description = TEXT, payload = @Param(name = "x", type = int.class))
            """,
            texts)
        + "enum MState {\n"
        + each(
            """
              @Initial(description = TEXT)
              @State(description = TEXT, wireName = TEXT, aliases = TEXT2)
              @Transition(on = "eNUMBER", to = "END", description = TEXT)
              @Transition(to = "END", guard = "g", description = TEXT)
              SNUMBER,
            """,
            texts)
        + "  @Final END\n}\n";
  }

  private static String yaml(String packageName, List<String> texts) {
    return "machine: M\npackage: "
        + packageName
        + filled("\ndescription: TEXT\n", 0, String.join("\n", texts))
        + "forbid:\n"
        + each("  - { from: END, to: SNUMBER, because: TEXT }\n", texts)
        + "events:\n"
        + each("  eNUMBER: { description: TEXT, payload: { x: int } }\n", texts)
        + "states:\n"
        + each(
            """
              SNUMBER:
                initial: { description: TEXT }
                description: TEXT
                wireName: TEXT
                aliases: TEXT2
                on: { eNUMBER: { to: END, description: TEXT } }
                to: { to: END, guard: g, description: TEXT }
            """,
            texts)
        + "  END: { final: true }\n";
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void hostileTextIsKept(Tool tool) throws IOException {
    List<List<String>> groups = new ArrayList<>();
    List<String> texts = texts();
    for (int i = 0; i < texts.size(); i += GROUP) {
      groups.add(texts.subList(i, Math.min(i + GROUP, texts.size())));
    }
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    for (int i = 0; i < groups.size(); i++) {
      if (inYaml(tool, i)) {
        Job.write(temp, "machines/p" + i + "/m.pawl.yaml", yaml("p" + i, groups.get(i)));
      } else {
        Job.write(temp, "src/p" + i + "/MState.java", java("p" + i, groups.get(i)));
      }
    }
    Job job = Job.of(temp.resolve("src"), temp.resolve("work"));
    Compiled compiled =
        tool.compile(job.with("-Apawl.machines=" + temp.resolve("machines"))).clean();
    try (URLClassLoader loader = compiled.loader()) {
      for (int i = 0; i < groups.size(); i++) {
        check(new Walk(loader, "p" + i + ".M"), groups.get(i));
      }
    }
  }

  /** Returns texts next to letters that some encodings lack, and directly after backslashes. */
  private static List<String> foreign() {
    List<String> letters =
        List.of("\u00e9", "\u20ac", "\ud83d\ude00", "\u05d0", "\u0085", "\u00ad");
    List<String> all = new ArrayList<>();
    List<String> texts = texts();
    for (int i = 0; i < texts.size(); i++) {
      String letter = letters.get(i % letters.size());
      String backslashes = "\\".repeat(i % 5);
      all.add(letter + texts.get(i) + backslashes + letter + "u0041" + backslashes + letter);
    }
    return all;
  }

  @Test
  void hostileTextIsEqualInEveryEncoding() throws IOException {
    List<String> texts = foreign();
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    for (int i = 0; i * GROUP < texts.size(); i++) {
      List<String> group = texts.subList(i * GROUP, Math.min((i + 1) * GROUP, texts.size()));
      Job.write(temp, "machines/p" + i + "/m.pawl.yaml", yaml("p" + i, group));
      Job.write(temp, "src/q" + i + "/MState.java", AsciiSource.of(java("q" + i, group)));
    }
    Map<String, String> first = null;
    for (String encoding : List.of("UTF-8", "US-ASCII", "windows-1252")) {
      Compiled compiled =
          Tool.JAVAC
              .compile(
                  Job.of(temp.resolve("src"), temp.resolve("work" + encoding))
                      .with("-Apawl.machines=" + temp.resolve("machines"), "-encoding", encoding))
              .clean();
      try (URLClassLoader loader = compiled.loader()) {
        for (int i = 0; i * GROUP < texts.size(); i++) {
          List<String> group = texts.subList(i * GROUP, Math.min((i + 1) * GROUP, texts.size()));
          check(new Walk(loader, "p" + i + ".M"), group);
          check(new Walk(loader, "q" + i + ".M"), group);
        }
      }
      first = first == null ? compiled.generated() : first;
      assertEquals(first, compiled.generated(), encoding);
    }
  }

  /**
   * Returns whether a group of texts is declared in YAML. Each group is in YAML for one compiler,
   * and in Java for the other.
   */
  private static boolean inYaml(Tool tool, int group) {
    return group % 2 == tool.ordinal();
  }

  private static void check(Walk machine, List<String> texts) {
    Class<?> codec = machine.type("Codec");
    Object end = machine.states()[texts.size()];
    for (int i = 0; i < texts.size(); i++) {
      Object state = machine.states()[i];
      String text = texts.get(i);
      assertEquals(text, machine.call(null, codec, "toWire", state));
      assertEquals(state, machine.call(null, codec, "fromWire", text));
      assertEquals(state, machine.call(null, codec, "fromWire", text + "2"));
      IllegalTransitionError error =
          Assertions.assertThrows(
              IllegalTransitionError.class,
              () -> machine.call(null, machine.type("Transitions"), "transition", end, state));
      assertEquals(oneLine(text), oneLine(error.because().orElseThrow()));
    }
  }

  private static String oneLine(String text) {
    return text.replaceAll("[\\p{Z}\\p{Cc}]+", " ").strip();
  }
}
