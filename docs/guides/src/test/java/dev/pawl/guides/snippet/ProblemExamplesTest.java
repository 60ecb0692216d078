package dev.pawl.guides.snippet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.guides.Documents;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compiles the examples in {@code docs/reference/problems}, whole or within a {@link Frames frame}.
 * A bad example has exactly the problem and the message of its page, apart from the problems in
 * {@link #ALSO}. A good example has no error and does not have the problem of its page, but may
 * have warnings.
 */
class ProblemExamplesTest {

  private static final Pattern SECTION =
      Pattern.compile(
          "^# (?<code>PAWL\\d+) (?<body>.*?)(?=^# |\\z)", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "^(?<kind>Bad|Good):\n\n```(?<language>\\w+)\n(?<text>.*?)^```",
          Pattern.DOTALL | Pattern.MULTILINE);

  private static final Pattern MESSAGE =
      Pattern.compile("^Message:\n\n```text\n(?<text>.*?)^```", Pattern.DOTALL | Pattern.MULTILINE);

  private static final Pattern PLACE = Pattern.compile("\\bp(\\d+)\\b(?=[/.\\\\])");
  private static final Pattern CODE = Pattern.compile("\\[(PAWL\\d+)]");

  private static final Set<String> STRICT = Set.of("PAWL030", "PAWL031", "PAWL050", "PAWL143");

  /**
   * The codes whose bad examples are not compiled here, each with the reason. A test of the
   * processor shows each of these problems.
   */
  private static final Map<String, String> ELSEWHERE = new TreeMap<>();

  static {
    elsewhere("thousands of states", "PAWL043", "PAWL048");
    elsewhere("a bug of Pawl", "PAWL049");
    elsewhere("a lock file, or an earlier version", "PAWL100", "PAWL101", "PAWL102", "PAWL105");
    elsewhere("a lock file, or an earlier version", "PAWL106", "PAWL109", "PAWL150", "PAWL151");
    elsewhere("a lock file, or an earlier version", "PAWL152", "PAWL153", "PAWL154");
    elsewhere("an option, and a folder", "PAWL041", "PAWL047", "PAWL134", "PAWL135", "PAWL144");
    elsewhere("a file, not what stands in it", "PAWL051", "PAWL085", "PAWL099", "PAWL133");
    elsewhere("blocks of a document", "PAWL095", "PAWL096", "PAWL097", "PAWL098");
    elsewhere("a file, not what stands in it", "PAWL157");
    elsewhere("an option, and a folder", "PAWL158");
    elsewhere("the class path", "PAWL107", "PAWL130", "PAWL140", "PAWL141", "PAWL159");
  }

  /** The codes whose messages have another hint in a frame. */
  private static final Set<String> OTHER_HINT = Set.of("PAWL120");

  /** The further problems of bad examples. */
  private static final Map<String, Set<String>> ALSO =
      Map.of(
          // the frames of these name events try and wait
          "PAWL053", Set.of("PAWL156"),
          "PAWL065", Set.of("PAWL156"),
          "PAWL067", Set.of("PAWL156"));

  private static void elsewhere(String what, String... codes) {
    for (String code : codes) {
      ELSEWHERE.put(code, what);
    }
  }

  @TempDir static Path temp;

  private final Frames frames = new Frames();
  private final String page = String.join("\n", texts(Documents.pagesOf("reference/problems")));
  private final Assumed assumed = Assumed.by(Documents.read("reference/problems/PAWL001.md"));

  ProblemExamplesTest() throws IOException {}

  private static List<String> texts(List<Path> pages) throws IOException {
    List<String> texts = new ArrayList<>();
    for (Path page : pages) {
      texts.add(Documents.read(page));
    }
    return texts;
  }

  private record Example(String code, boolean bad, String text, boolean yaml) {

    @Override
    public String toString() {
      return (bad ? "bad " : "good ") + code + "\n" + text;
    }
  }

  @Test
  void examplesHaveTheProblemsOfTheirPages() throws IOException {
    List<Example> examples = examples();
    List<String> wrong = new ArrayList<>();
    for (boolean strict : new boolean[] {false, true}) {
      List<Example> some =
          examples.stream().filter(example -> STRICT.contains(example.code()) == strict).toList();
      wrong.addAll(wrong(some, strict));
    }
    assertEquals("", String.join("\n", wrong));
    assertTrue(examples.size() > 150, "only " + examples.size());
  }

  /** Returns the examples that do not have the expected problems, each with its problems. */
  private List<String> wrong(List<Example> examples, boolean strict) throws IOException {
    Path root = Files.createDirectory(temp.resolve(strict ? "strict" : "lax"));
    for (int i = 0; i < examples.size(); i++) {
      write(examples.get(i), "p" + i, root);
    }
    Compilation compiled =
        Compilation.of(
            root,
            List.of(root.resolve("sources"), SnippetsTest.COMMON),
            root.resolve("machines"),
            // the files of the examples are not named after their types
            List.of("-proc:only", "-Apawl.strict=" + strict, "-Apawl.suppress=PAWL157"));
    List<Set<String>> found = new ArrayList<>();
    List<List<String>> texts = new ArrayList<>();
    List<Set<String>> errors = new ArrayList<>();
    for (int i = 0; i < examples.size(); i++) {
      found.add(new TreeSet<>());
      texts.add(new ArrayList<>());
      errors.add(new TreeSet<>());
    }
    for (String message : compiled.messages()) {
      Matcher place = PLACE.matcher(message);
      Matcher code = CODE.matcher(message);
      if (place.find()) {
        int example = Integer.parseInt(place.group(1));
        String said = code.find() ? code.group(1) : "javac";
        message.lines().map(ProblemExamplesTest::normal).forEach(texts.get(example)::add);
        if (!also(examples.get(example)).contains(said)) {
          found.get(example).add(said);
        }
        if (compiled.errors().contains(message)) {
          errors.get(example).add(said);
        }
      }
    }
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < examples.size(); i++) {
      Example example = examples.get(i);
      boolean right =
          example.bad()
              ? found.get(i).equals(Set.of(example.code()))
              : errors.get(i).isEmpty() && !found.get(i).contains(example.code());
      if (!right) {
        String expected =
            example.bad() ? "only " + example.code() : "no error and not " + example.code();
        wrong.add(example + "has " + found.get(i) + ", expected " + expected + "\n");
      } else if (example.bad() && !OTHER_HINT.contains(example.code())) {
        List<String> shown =
            shownMessages(example.code()).stream().map(ProblemExamplesTest::normal).toList();
        if (shown.stream().noneMatch(texts.get(i)::contains)) {
          wrong.add(example + "has the message " + texts.get(i) + ", expected " + shown + "\n");
        }
      }
    }
    return wrong;
  }

  /** Returns the messages on the page of a code. */
  private List<String> shownMessages(String code) {
    Matcher section = SECTION.matcher(page);
    while (section.find()) {
      Matcher message = MESSAGE.matcher(section.group("body"));
      if (section.group("code").equals(code) && message.find()) {
        return message.group("text").lines().toList();
      }
    }
    throw new AssertionError("no message of " + code);
  }

  /**
   * Returns a message without its place, and with fixed numbers and names of packages, machines and
   * folders, because frames have other ones than the pages.
   */
  private static String normal(String message) {
    return message
        .replaceFirst("^.*?(?=\\[PAWL)", "")
        .replaceAll("\\S*[/\\\\]machines[/\\\\]\\S*; ", "")
        .replaceAll("\\bp\\d+\\b", "com.acme")
        .replace("com/acme", "com.acme")
        .replaceAll("\\b(Shown|M|Circuit|Workstream)\\b", "MACHINE")
        .replaceAll("(?<!PAWL)\\b\\d[\\d,]*\\b", "0");
  }

  private static Set<String> also(Example example) {
    return example.bad() ? ALSO.getOrDefault(example.code(), Set.of()) : Set.of();
  }

  private List<Example> examples() throws IOException {
    List<Example> examples = new ArrayList<>();
    Set<String> left = new HashSet<>();
    Set<String> framed = new HashSet<>();
    Matcher section = SECTION.matcher(page);
    while (section.find()) {
      String code = section.group("code");
      Matcher block = EXAMPLE.matcher(section.group("body"));
      while (block.find()) {
        String text = block.group("text");
        boolean yaml = block.group("language").equals("yaml");
        boolean bad = block.group("kind").equals("Bad");
        boolean whole = yaml ? isMachine(text) : isEnum(text);
        if (ELSEWHERE.containsKey(code) && (bad || !whole || text.contains("…"))) {
          left.add(code);
        } else if (whole && !code.equals("PAWL131")) {
          examples.add(new Example(code, bad, text, yaml));
        } else {
          framed.add(code);
          assertTrue(
              frames.all().containsKey(code), "add " + code + " to a frame in " + Frames.FOLDER);
          String longest = text.replace("…", "…".repeat(10_000));
          examples.add(new Example(code, bad, frames.all().get(code).around(longest), yaml));
        }
      }
    }
    assertEquals(
        ELSEWHERE.keySet(),
        new TreeSet<>(left),
        "codes in ELSEWHERE with no example that is skipped");
    assertEquals(frames.all().keySet(), framed, "codes in frames whose examples need no frame");
    return examples;
  }

  @Test
  void problemsThatAreNotCompiledHereHaveATestOfTheProcessor() throws IOException {
    StringBuilder tests = new StringBuilder();
    Path processor = Documents.ROOT.resolve("processor/src/test");
    try (Stream<Path> files = Files.walk(processor.resolve("java"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        tests.append(Files.readString(file));
      }
    }
    try (Stream<Path> folders = Files.list(processor.resolve("resources/bad"))) {
      folders.forEach(tests::append);
    }
    List<String> missing =
        ELSEWHERE.keySet().stream().filter(code -> tests.indexOf(code) < 0).toList();
    assertEquals(List.of(), missing, "codes in ELSEWHERE that no test of the processor mentions");
  }

  /** Returns whether a text is a whole machine, possibly without a name. */
  private static boolean isMachine(String text) {
    return Pattern.compile("^states:", Pattern.MULTILINE).matcher(text).find()
        && text.contains("initial:");
  }

  private static boolean isEnum(String text) {
    return text.contains("@StateMachine") && Pattern.compile("enum \\w+ \\{").matcher(text).find();
  }

  private void write(Example example, String name, Path root) throws IOException {
    Path sources = Files.createDirectories(root.resolve("sources/" + name));
    Path machines = Files.createDirectories(root.resolve("machines/" + name));
    String text = example.text();
    if (example.yaml()) {
      boolean named = Pattern.compile("^machine:", Pattern.MULTILINE).matcher(text).find();
      boolean placed =
          Pattern.compile("^package:", Pattern.MULTILINE).matcher(text).find()
              || example.code().equals("PAWL132") && example.bad();
      Files.writeString(
          machines.resolve("m.pawl.yaml"),
          (named ? "" : "machine: M\n") + (placed ? "" : "package: " + name + "\n") + text);
    } else {
      Matcher type = Pattern.compile("public (?:final )?(?:enum|class) (\\w+)").matcher(text);
      Files.writeString(
          sources.resolve((type.find() ? type.group(1) : "Shown") + ".java"),
          "package " + name + ";\n" + assumed.importsOf(text) + text);
    }
    if (frames.all().containsKey(example.code())) {
      for (Map.Entry<String, String> file : frames.all().get(example.code()).files().entrySet()) {
        String[] where = file.getKey().split("/", 2);
        if (where[0].equals("machines") && !example.bad()) {
          continue; // a good example has no second machine
        }
        Path path = root.resolve(where[0]).resolve(name).resolve(where[1]);
        Files.createDirectories(path.getParent());
        Files.writeString(path, file.getValue().replace("{package}", name));
      }
    }
  }
}
