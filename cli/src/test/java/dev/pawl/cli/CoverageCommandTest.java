package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.model.ModelVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command with compiled machines and recorded coverage, as in a build. */
class CoverageCommandTest {

  private final RunCommands commands = new RunCommands();
  @TempDir private Path folder;
  private Path classes;
  private Path data;
  private String yaml;
  private String report;

  @BeforeEach
  void compilePage() throws IOException {
    List<String> blocks = new ArrayList<>();
    Matcher fences =
        Pattern.compile("(?s)```(yaml|text)\n(.*?)```")
            .matcher(Files.readString(Path.of("../docs/guide/coverage.md")));
    while (fences.find()) {
      blocks.add(fences.group(2));
    }
    yaml = blocks.get(0);
    report = blocks.get(1);
    classes = folder.resolve("classes");
    data = folder.resolve("pawl-coverage");
    compile("order", yaml);
  }

  private void compile(String name, String text) throws IOException {
    Path file = write(name + ".pawl.yaml", text);
    String models = classes.resolve("META-INF/pawl").toString();
    assertEquals(
        ExitCode.OK,
        commands.run("render", file.toString(), "--to", "json", "--out", models),
        commands.err());
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private String header() throws IOException {
    String model = Files.readString(classes.resolve("META-INF/pawl/com.acme.Order.json"));
    return "{\"pawl\":1,\"machine\":\"com.acme.Order\",\"model\":\""
        + ModelVersion.of(model)
        + "\"}";
  }

  /**
   * Writes the coverage file of one JVM, with two lines for each step, as the runtime's observer
   * does.
   */
  private Path record(String name, String... steps) throws IOException {
    StringBuilder text = new StringBuilder(header()).append('\n');
    text.append(line("OrderTest#pays", "'entered':'CART'"));
    for (String step : steps) {
      String[] parts = step.split(" ");
      String at = "'leaf':'" + parts[0] + "','event':'" + parts[1] + "',";
      text.append(line("OrderTest#pays", at + "'selected':" + parts[2]));
      if (parts.length > 3) {
        text.append(line("OrderTest#pays", at + "'taken':" + parts[2]));
        text.append(line("OrderTest#pays", "'entered':'" + parts[3] + "'"));
      }
    }
    return write("pawl-coverage/" + name, text.toString());
  }

  private static String line(String test, String rest) {
    String line = "{'machine':'com.acme.Order','test':'" + test + "'," + rest + ",'times':1}\n";
    return line.replace('\'', '"');
  }

  private int coverage(String... options) {
    List<String> arguments = new ArrayList<>(List.of("coverage", classes.toString()));
    arguments.addAll(List.of("--data", data.toString()));
    arguments.addAll(List.of(options));
    return commands.run(arguments.toArray(String[]::new));
  }

  @Test
  void pageShowsTheReportOfItsMachine() throws IOException {
    record("1.jsonl", "CART place 0 PLACED", "PLACED pay -1", "PLACED pay 0 PAID");
    assertEquals(ExitCode.OK, coverage(), commands.err());
    assertEquals("", commands.err());
    assertEquals(report, commands.out());
  }

  @Test
  void fileThatIsNamedTwiceCountsOnce() throws IOException {
    Path file = record("1.jsonl", "CART place 0 PLACED");
    Path json = folder.resolve("report.json");
    assertEquals(ExitCode.OK, coverage("--json=" + json), commands.err());
    String once = Files.readString(json);
    String folderAgain = "--data=" + data.resolve("../" + data.getFileName());
    assertEquals(
        ExitCode.OK, coverage("--json=" + json, "--data=" + file, folderAgain), commands.err());
    assertEquals(once, Files.readString(json));
  }

  /**
   * Path tests cover all elements. To see the coverage by other tests, the path tests must be
   * excluded.
   */
  @Test
  void excludedTestsDoNotCount() throws IOException {
    String at = "'leaf':'CART','event':'place',";
    String taken = line("com.acme.OrderPathsTest#all", at + "'taken':0");
    write("pawl-coverage/1.jsonl", header() + "\n" + taken);
    assertEquals(ExitCode.OK, coverage("--minimum=transitions=25"), commands.err());
    for (String excluded :
        List.of("com.acme.OrderPathsTest", "com.acme.OrderPathsTest#all", "*PathsTest", "*#a*")) {
      int exit = coverage("--minimum=transitions=25", "--exclude-tests=" + excluded);
      assertEquals(ExitCode.PROBLEMS, exit, excluded);
      assertEquals(
          "error: Tests cover 0 % of the transitions, but the minimum is 25 %.\n", commands.err());
    }
    for (String other : List.of("OrderPathsTest", "com.acme.OrderPathsTest#al", "*.Order")) {
      assertEquals(
          ExitCode.OK, coverage("--minimum=transitions=25", "--exclude-tests=" + other), other);
    }
  }

  @Test
  void excludedClassIncludesNestedClasses() throws IOException {
    String taken =
        line("com.acme.OrderPathsTest$Large#all", "'leaf':'CART','event':'place','taken':0");
    write("pawl-coverage/1.jsonl", header() + "\n" + taken);
    for (String excluded : List.of("com.acme.OrderPathsTest", "*PathsTest")) {
      int exit = coverage("--minimum=transitions=25", "--exclude-tests=" + excluded);
      assertEquals(ExitCode.PROBLEMS, exit, excluded);
    }
    assertEquals(
        ExitCode.OK,
        coverage("--minimum=transitions=25", "--exclude-tests=com.acme.OrderPathsTest#all"));
  }

  @Test
  void missedMinimumFails() throws IOException {
    record("1.jsonl", "CART place 0 PLACED", "PLACED pay 0 PAID");
    assertEquals(ExitCode.PROBLEMS, coverage("--minimum", "transitions=51", "--minimum=guards=25"));
    assertEquals(
        "error: Tests cover 50 % of the transitions, but the minimum is 51 %.\n", commands.err());
    assertTrue(commands.out().contains("PAID: ship"), commands.out());
    assertEquals(ExitCode.OK, coverage("--minimum", "transitions=50"));
  }

  @Test
  void filesOfSeveralFoldersAddUp() throws IOException {
    record("1.jsonl", "CART place 0 PLACED");
    record("fork/2.jsonl", "PLACED pay 0 PAID");
    Path other = folder.resolve("other.jsonl");
    Files.move(record("3.jsonl", "PAID ship 0 SHIPPED"), other);
    assertEquals(ExitCode.OK, coverage("--data", other.toString()));
    assertTrue(commands.out().contains("transitions  75 % (3 of 4)"), commands.out());
  }

  @Test
  void machineWithoutRecordsCounts() throws IOException {
    record("1.jsonl", "CART place 0 PLACED", "PLACED pay 0 PAID");
    compile("other", "machine: Other\nstates: { A: { initial: true, on: { go: B } }, B: {} }\n");
    assertEquals(ExitCode.OK, coverage());
    assertTrue(
        commands
            .out()
            .contains(
                """
                Other
                  No test recorded this machine.
                  transitions   0 % (0 of 1)
                  states        0 % (0 of 2)
                  Transitions that no test took
                    A: go → B
                      by A → go → B
                """),
        commands.out());
    assertTrue(
        commands.out().contains("All 2 machines\n  transitions  40 % (2 of 5)\n"), commands.out());
  }

  @Test
  void linesOfAnotherVersionAreReported() throws IOException {
    record("1.jsonl", "CART place 0 PLACED");
    compile("order", yaml.replace("find:", "found:"));
    assertEquals(ExitCode.OK, coverage());
    assertTrue(
        commands
            .err()
            .contains("pawl-coverage/1.jsonl:1: com.acme.Order was recorded with another version"),
        commands.err());
    assertTrue(commands.out().contains("No test recorded this machine."), commands.out());
  }

  @Test
  void truncatedLineIsReported() throws IOException {
    Path file = record("1.jsonl", "CART place 0 PLACED");
    byte[] cut =
        "{\"machine\":\"com.acme.Order\",\"test\":\"Größe".getBytes(StandardCharsets.UTF_8);
    byte[] all =
        (Files.readString(file) + new String(cut, StandardCharsets.ISO_8859_1))
            .getBytes(StandardCharsets.ISO_8859_1);
    Files.write(file, Arrays.copyOf(all, all.length - 3));
    assertEquals(ExitCode.OK, coverage());
    assertTrue(
        commands
            .err()
            .endsWith(
                "/1.jsonl:6: the line is left out: it is not a line of coverage, or it is truncated.\n"),
        commands.err());
    assertTrue(commands.out().contains("transitions  25 % (1 of 4)"), commands.out());
  }

  @Test
  void missingDataIsReported() throws IOException {
    assertEquals(ExitCode.OK, coverage());
    assertEquals(
        "warning: " + data + " does not exist, so no test recorded coverage there.\n",
        commands.err());
    Files.createDirectories(data);
    assertEquals(ExitCode.OK, coverage());
    assertTrue(commands.err().contains("contains no *.jsonl files"), commands.err());
    assertTrue(commands.out().contains("transitions   0 % (0 of 4)"), commands.out());
  }

  @Test
  void jsonNamesTests() throws IOException {
    record("1.jsonl", "CART place 0 PLACED", "PLACED pay 0 PAID");
    Path json = folder.resolve("report/coverage.json");
    assertEquals(ExitCode.OK, coverage("--json", json.toString()), commands.err());
    String text = Files.readString(json);
    assertTrue(
        text.contains(
            "{ \"element\": \"CART: place → PLACED\", \"times\": 1, \"tests\": [\"OrderTest#pays\"] }"),
        text);
    assertTrue(
        text.contains("\"transitions\": { \"covered\": 2, \"total\": 4, \"percent\": 50 }"), text);
  }

  @Test
  void modelsAndJarsAreRead() throws IOException {
    record("1.jsonl", "CART place 0 PLACED");
    Path model = classes.resolve("META-INF/pawl/com.acme.Order.json");
    Path jar = folder.resolve("order.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("META-INF/pawl/com.acme.Order.json"));
      zip.write(Files.readAllBytes(model));
    }
    for (Path each : List.of(model, jar)) {
      assertEquals(
          ExitCode.OK,
          commands.run("coverage", "--data", data.toString(), each.toString()),
          commands.err());
      assertTrue(commands.out().contains("(1 of 4)"), commands.out());
    }
  }

  @Test
  void badArgumentsAreReported() throws IOException {
    assertEquals(ExitCode.USAGE, commands.run("coverage", classes.toString()));
    assertTrue(commands.err().contains("coverage needs --data"), commands.err());
    for (String bad : List.of("transition=90", "transitions", "guards=101", "guards=x", "=")) {
      assertEquals(ExitCode.USAGE, coverage("--minimum", bad), bad);
    }
    assertEquals(ExitCode.USAGE, coverage("--minimum", "guards=1", "--minimum", "guards=2"));
    assertEquals(ExitCode.USAGE, coverage("--minimum", "transition=90"));
    assertTrue(commands.err().contains("Did you mean \"transitions\"?"), commands.err());
    Path yamlFile = folder.resolve("order.pawl.yaml");
    Path empty = Files.createDirectories(folder.resolve("empty"));
    for (Path bad : List.of(yamlFile, empty, folder.resolve("missing"))) {
      assertEquals(
          ExitCode.FILE_ERROR,
          commands.run("coverage", "--data", data.toString(), bad.toString()),
          bad.toString());
      assertEquals("", commands.out());
      assertFalse(commands.err().contains("Exception"), commands.err());
    }
  }
}
