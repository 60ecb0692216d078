package dev.pawl.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests that the commands in documents can be run: programs, goals, modules, profiles, properties,
 * options, scripts and files exist. Commands of {@code pawl} are run if they need no file of the
 * reader.
 */
class CommandsTest {

  private static final Pattern BLOCK =
      Pattern.compile("^ *```sh\n(.*?)^ *```\n", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern INLINE =
      Pattern.compile("`((?:(?:mvn|pawl|java|javac) |\\.ci/\\w)[^`\n]*)`");
  private static final Pattern TOKEN = Pattern.compile("(?:[^\\s'\"]|'[^']*'|\"[^\"]*\")+");

  /** Programs of the operating system, which are not checked. */
  private static final Set<String> SYSTEM = Set.of("rm", "curl", "iconv", "python3", "chmod");

  private final ShownMaven maven = new ShownMaven();
  private final ShownPawl pawl = new ShownPawl();
  private final List<String> wrong = new ArrayList<>();

  CommandsTest() throws Exception {}

  @Test
  void commandsCanBeRun() throws Exception {
    List<Path> documents = new ArrayList<>(Documents.all());
    documents.add(Documents.ROOT.resolve("CONTRIBUTING.md"));
    documents.add(Documents.ROOT.resolve("benchmarks/README.md"));
    int commands = 0;
    for (Path document : documents) {
      String text = Documents.read(document);
      List<String> lines = new ArrayList<>();
      Matcher block = BLOCK.matcher(text);
      while (block.find()) {
        boolean bad = text.substring(0, block.start()).endsWith("Bad:\n\n");
        block.group(1).lines().map(line -> bad ? "bad " + line : line).forEach(lines::add);
      }
      Matcher inline = INLINE.matcher(text.replaceAll("(?sm)^ *```.*?^ *```$", ""));
      while (inline.find()) {
        lines.add(inline.group(1));
      }
      for (String line : lines) {
        for (String command : line.replaceAll("(^|\\s)#.*", "").split("&&|\\||;(?= )")) {
          List<String> words = words(command);
          if (!words.isEmpty()) {
            commands++;
            String where = Documents.ROOT.relativize(document) + ": " + command.strip() + ": ";
            check(words).forEach(problem -> wrong.add(where + problem));
          }
        }
      }
    }
    for (Path check : longChecks()) {
      String text = Files.readString(check).replace("\\\n", " ").replace("\"$@\"", "");
      for (String line : text.lines().skip(1).toList()) {
        commands++;
        String where = Documents.ROOT.relativize(check) + ": " + line.strip() + ": ";
        check(words(line)).forEach(problem -> wrong.add(where + problem));
      }
    }
    assertEquals("", String.join("\n", wrong));
    assertTrue(commands > 100, "only " + commands);
  }

  /**
   * Tests that every long check has a description, because {@code .ci/long} lists the descriptions.
   */
  @Test
  void longChecksAreDescribed() throws IOException {
    for (Path check : longChecks()) {
      String first = Files.readAllLines(check).get(0);
      assertTrue(first.matches("# \\S.{9,140}"), () -> check + ": " + first);
    }
  }

  private static List<Path> longChecks() throws IOException {
    try (Stream<Path> checks = Files.list(Documents.ROOT.resolve(".ci/long.d"))) {
      return checks.sorted().toList();
    }
  }

  private static List<String> words(String command) {
    return TOKEN
        .matcher(command.replaceAll("\\s>\\s*\\S+", " "))
        .results()
        .map(word -> word.group().replaceAll("['\"]", ""))
        .toList();
  }

  private List<String> check(List<String> words) throws Exception {
    List<String> rest = words.subList(1, words.size());
    return switch (words.get(0)) {
      case "mvn" -> maven.problems(rest);
      case "pawl" -> pawl.problems(rest);
      case "java" -> java(rest);
      case "javac" -> javac(rest);
      case "install" -> install(rest);
      case "bad" -> {
        // the arguments of this javac are wrong, but its name is right
        boolean named = List.of("javac", "iconv").contains(rest.get(0));
        yield named ? List.of() : List.of("what is that?");
      }
      default -> script(words.get(0));
    };
  }

  private static List<String> script(String name) {
    if (SYSTEM.contains(name)) {
      return List.of();
    }
    boolean there = Files.isExecutable(Documents.ROOT.resolve(name));
    return name.startsWith(".ci/") && there ? List.of() : List.of("there is no " + name);
  }

  /**
   * Checks that the file of an {@code install} command is built by this build, or downloaded by an
   * earlier command.
   */
  private static List<String> install(List<String> words) throws IOException {
    String file = words.get(2);
    String pom = Files.readString(Documents.ROOT.resolve("cli/pom.xml"));
    boolean built = file.equals("cli/target/pawl") && pom.contains("/pawl<");
    return built || file.equals("pawl-cli.sh") ? List.of() : List.of("no " + file);
  }

  private static List<String> javac(List<String> words) throws IOException {
    String options =
        Files.readString(
            Documents.ROOT.resolve(
                "processor/src/main/java/dev/pawl/processor/option/Option.java"));
    return words.stream()
        .filter(word -> word.startsWith("-A"))
        .map(word -> word.substring(2).replaceAll("=.*", ""))
        .filter(option -> !options.contains("\"" + option + "\""))
        .map(option -> "there is no option " + option)
        .toList();
  }

  private List<String> java(List<String> words) throws IOException {
    List<String> problems = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.equals("@samples/target/run")) {
        String name = i + 1 < words.size() ? words.get(i + 1) : "";
        if (!maven.mentioned("return \"" + name + "\";") && !Set.of("all", "NAME").contains(name)) {
          problems.add("no sample " + name);
        }
      } else if (word.startsWith("@")) {
        problems.add("no file " + word);
      } else if (word.startsWith("dev.pawl.")) {
        if (!maven.isClass(word)) {
          problems.add("no class " + word);
        }
      } else if (word.endsWith(".jar")
          && !word.matches("(benchmarks/target/benchmarks|pawl-processor.*|[^/]*…[^/]*)\\.jar")) {
        problems.add("no jar " + word);
      }
    }
    return problems;
  }

  /** Tests that mistakes in commands are found. */
  @Test
  void wrongCommandsAreReported() throws Exception {
    TreeSet<String> passed = new TreeSet<>();
    for (String command :
        List.of(
            "mvn verfy",
            "mvn -Pnone verify",
            "mvn verify -pl sampels",
            "mvn verify -Dpawl.sampel=order",
            "mvn test -Dtest=NoSuchTest",
            "mvn -q dependency:copy -Dartifact=dev.pawl:pawl-cli:9.9.9:sh",
            "pawl rendre order.pawl.yaml",
            "pawl render order.pawl.yaml --too svg",
            "pawl render order.pawl.yaml -o order.xyz",
            "pawl check --format sarf src/main/pawl",
            "pawl render samples/no.pawl.yaml",
            "java @samples/target/run ordre",
            "java -cp benchmarks/target/benchmarks.jar dev.pawl.benchmarks.None",
            "javac -Apawl.strickt=true",
            "install -m 755 cli/target/pwal x",
            ".ci/none",
            "gradlew build")) {
      if (check(words(command)).isEmpty()) {
        passed.add(command);
      }
    }
    assertEquals(Set.of(), passed);
  }
}
