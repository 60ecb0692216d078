package dev.pawl.guides.snippet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.guides.Documents;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Of the examples of problems, those that are whole machines: what is called bad has the problem,
 * what is called good has no such problem. Parts of machines are told apart by what they begin
 * with; each problem has whole ones among the tests of the processor.
 */
class ProblemExamplesTest {

  private static final Pattern SECTION =
      Pattern.compile(
          "^## (?<code>PAWL\\d+) (?<body>.*?)(?=^## |\\z)", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "^(?<kind>Bad|Good):\n\n```(?<language>java|yaml)\n(?<text>.*?)^```",
          Pattern.DOTALL | Pattern.MULTILINE);

  private static final Pattern PLACE = Pattern.compile("\\bp(\\d+)\\b(?=[/.\\\\])");

  /** Thousands of states, that is, a lock file, a second file, or an earlier compilation. */
  private static final Set<String> NEED_MORE =
      Set.of(
          "PAWL043", "PAWL048", "PAWL049", "PAWL102", "PAWL131", "PAWL132", "PAWL140", "PAWL151");

  @TempDir static Path temp;

  private record Example(String code, boolean bad, String text, boolean yaml) {}

  @Test
  void areWhatTheyAreCalled() throws IOException {
    List<Example> examples = examples();
    Path sources = temp.resolve("sources");
    Path machines = temp.resolve("machines");
    for (int i = 0; i < examples.size(); i++) {
      write(examples.get(i), "p" + i, sources.resolve("p" + i), machines.resolve("p" + i));
    }
    Compilation compiled =
        Compilation.of(
            temp, List.of(sources), machines, List.of("-proc:only", "-Apawl.strict=true"));
    List<Set<String>> found = new ArrayList<>();
    examples.forEach(example -> found.add(new TreeSet<>()));
    for (String message : compiled.messages()) {
      Matcher place = PLACE.matcher(message);
      Matcher code = Pattern.compile("\\[(PAWL\\d+)]").matcher(message);
      if (place.find() && code.find()) {
        found.get(Integer.parseInt(place.group(1))).add(code.group(1));
      }
    }
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < examples.size(); i++) {
      Example example = examples.get(i);
      if (found.get(i).contains(example.code()) != example.bad()) {
        wrong.add(example + " has " + found.get(i));
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(examples.size() > 35, "only " + examples.size());
  }

  private static List<Example> examples() throws IOException {
    List<Example> examples = new ArrayList<>();
    Matcher section = SECTION.matcher(Documents.read(Documents.ROOT.resolve("docs/problems.md")));
    while (section.find()) {
      Matcher block = EXAMPLE.matcher(section.group("body"));
      while (block.find()) {
        String text = block.group("text");
        boolean yaml = block.group("language").equals("yaml");
        boolean bad = block.group("kind").equals("Bad");
        boolean whole = yaml ? isMachine(text) : isEnum(text);
        if (whole && !(bad && NEED_MORE.contains(section.group("code")))) {
          examples.add(new Example(section.group("code"), bad, text, yaml));
        }
      }
    }
    return examples;
  }

  /** Whether it has all that a machine needs, but perhaps its name. */
  private static boolean isMachine(String text) {
    return Pattern.compile("^states:", Pattern.MULTILINE).matcher(text).find()
        && text.contains("initial:");
  }

  private static boolean isEnum(String text) {
    return text.contains("@StateMachine") && Pattern.compile("enum \\w+ \\{").matcher(text).find();
  }

  private static void write(Example example, String name, Path sources, Path machines)
      throws IOException {
    Files.createDirectories(sources);
    Files.createDirectories(machines);
    String text = example.text();
    if (example.yaml()) {
      boolean named = Pattern.compile("^machine:", Pattern.MULTILINE).matcher(text).find();
      boolean placed = Pattern.compile("^package:", Pattern.MULTILINE).matcher(text).find();
      Files.writeString(
          machines.resolve("m.pawl.yaml"),
          (named ? "" : "machine: M\n") + (placed ? "" : "package: " + name + "\n") + text);
    } else {
      Matcher type = Pattern.compile("public enum (\\w+)").matcher(text);
      Files.writeString(
          sources.resolve((type.find() ? type.group(1) : "Shown") + ".java"),
          "package " + name + ";\nimport dev.pawl.*;\n" + text);
    }
  }
}
