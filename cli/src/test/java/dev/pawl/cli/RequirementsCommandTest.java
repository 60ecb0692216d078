package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.HostileStrings;
import dev.pawl.language.model.ModelVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command that lists the requirements of machines. */
class RequirementsCommandTest {

  private static final String HEADER = "requirement,machine,element,verdict,tests (no data)\r\n";

  private final RunCommands commands = new RunCommands();
  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static String machine(String name, String... ids) {
    String quoted =
        List.of(ids).stream()
            .map(i -> '"' + i.replace("\\", "\\\\").replace("\"", "\\\"") + '"')
            .map(i -> i.replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t"))
            .collect(Collectors.joining(", "));
    return "machine: "
        + name
        + "\nstates:\n"
        + "  A: { initial: true, requirement: ["
        + quoted
        + "], on: { go: B } }\n"
        + "  B: { final: true }\n";
  }

  private String csv(int exitCode, String... arguments) throws IOException {
    Path csv = folder.resolve("out/requirements.csv");
    List<String> all = new ArrayList<>(List.of("requirements", "--csv", csv.toString()));
    all.addAll(List.of(arguments));
    assertEquals(exitCode, commands.run(all.toArray(String[]::new)), commands.err());
    return Files.readString(csv);
  }

  /** Reads CSV as RFC 4180 defines it. */
  private static List<List<String>> parse(String csv) {
    List<List<String>> records = new ArrayList<>();
    List<String> record = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean isQuoted = false;
    for (int i = 0; i < csv.length(); i++) {
      char c = csv.charAt(i);
      if (isQuoted) {
        if (c != '"') {
          cell.append(c);
        } else if (i + 1 < csv.length() && csv.charAt(i + 1) == '"') {
          cell.append(csv.charAt(++i));
        } else {
          isQuoted = false;
        }
      } else if (c == '"') {
        assertEquals(0, cell.length(), "a quote within a cell");
        isQuoted = true;
      } else if (c == ',' || c == '\r') {
        record.add(cell.toString());
        cell.setLength(0);
        if (c == '\r') {
          assertEquals('\n', csv.charAt(++i));
          records.add(record);
          record = new ArrayList<>();
        }
      } else {
        assertFalse(c == '\n', "a line feed outside of quotes");
        cell.append(c);
      }
    }
    assertEquals(0, cell.length() + record.size(), "the last record has no end");
    return records;
  }

  @Test
  void pageShowsTheOutputOfTheSample() throws IOException {
    String page = Files.readString(Path.of("../docs/guide/requirements.md"));
    String list = "../samples/requirements.txt";
    String order = "../samples/src/main/pawl/order.pawl.yaml";
    assertEquals(ExitCode.OK, commands.run("requirements", order, "--list", list), commands.err());
    Matcher shown =
        Pattern.compile("(?s)```text\n(?<start>requirement  .*?)…\n(?<end>.*?)```").matcher(page);
    assertTrue(shown.find());
    assertTrue(commands.out().startsWith(shown.group("start")), commands.out());
    assertTrue(commands.out().endsWith(shown.group("end")), commands.out());
  }

  @Test
  void csvQuotesCellsAndDisarmsFormulas() throws IOException {
    Path file =
        write(
            "m.pawl.yaml",
            machine(
                "M",
                "a,b",
                "say \"x\"",
                "l1\nl2",
                "=1+1",
                "+1",
                "-1",
                "@A1",
                "\t=1",
                "Größe",
                "x;=1"));
    assertEquals(
        HEADER
            + "\"'\t=1\",M,state A,,\r\n"
            + "'+1,M,state A,,\r\n"
            + "'-1,M,state A,,\r\n"
            + "'=1+1,M,state A,,\r\n"
            + "'@A1,M,state A,,\r\n"
            + "Größe,M,state A,,\r\n"
            + "\"a,b\",M,state A,,\r\n"
            + "\"l1\nl2\",M,state A,,\r\n"
            + "\"say \"\"x\"\"\",M,state A,,\r\n"
            + "\"x;=1\",M,state A,,\r\n",
        csv(ExitCode.OK, file.toString()));
    assertTrue(commands.out().contains("\nl1\\u000Al2  "), commands.out());
    assertTrue(commands.out().contains("\n\\u0009=1  "), commands.out());
  }

  @Test
  void hostileIdentifiersMakeOneRecordEach() throws IOException {
    List<String> ids = HostileStrings.all().stream().filter(s -> !s.isBlank()).distinct().toList();
    StringBuilder json = new StringBuilder();
    for (String id : ids) {
      id.chars().forEach(c -> json.append(String.format("\\u%04x", c)));
      json.append("\", \"");
    }
    Path file =
        write(
            "m.pawl.yaml",
            "machine: M\nstates: { A: { initial: true, final: true, requirement: [\""
                + json.substring(0, json.length() - 4)
                + "\"] } }\n");
    List<List<String>> records = parse(csv(ExitCode.OK, file.toString()));
    assertEquals(ids.size() + 1, records.size());
    for (List<String> record : records) {
      assertEquals(5, record.size(), record.toString());
      assertTrue("=+-@\t\r\n".indexOf(record.get(0).charAt(0)) < 0, record.toString());
    }
    long lines = commands.out().lines().count();
    // the title, a blank line, the summary and the note
    assertEquals(ids.size() + 4, lines, commands.out());
  }

  @Test
  void severalMachinesShareOneTableInStableOrder() throws IOException {
    Path one = write("one/a.pawl.yaml", machine("Zeta", "R10", "R2"));
    Path two = write("two/b.pawl.yaml", machine("Alpha", "R2", "R1"));
    String expected =
        HEADER
            + "R1,Alpha,state A,,\r\n"
            + "R2,Alpha,state A,,\r\n"
            + "R2,Zeta,state A,,\r\n"
            + "R10,Zeta,state A,,\r\n";
    assertEquals(expected, csv(ExitCode.OK, one.toString(), two.toString()));
    assertEquals(expected, csv(ExitCode.OK, two.toString(), one.toString()));
    assertEquals(expected, csv(ExitCode.OK, folder.toString()));
    assertTrue(
        commands
            .out()
            .contains("3 requirements in 2 machines. Without requirement: 4 of 6 elements."),
        commands.out());
  }

  @Test
  void machineNamedTwiceIsReadOnceWithNote() throws IOException {
    Path one = write("one/a.pawl.yaml", machine("M", "R1"));
    Path two = write("two/b.pawl.yaml", machine("M", "R2"));
    assertEquals(HEADER + "R1,M,state A,,\r\n", csv(ExitCode.OK, one.toString(), two.toString()));
    assertEquals("note: M is read from " + one + ", not from " + two + ".\n", commands.err());
    csv(ExitCode.OK, one.toString(), one.toString());
    assertEquals("", commands.err());
  }

  @Test
  void listReportsMissingAndUnknownRequirements() throws IOException {
    Path file = write("m.pawl.yaml", machine("M", "REQ-1", "REQ-21"));
    Path list = write("list.txt", "\uFEFFREQ-1\r\n\r\n  REQ-2 \r\nREQ-1\r\n");
    assertEquals(
        HEADER + "REQ-1,M,state A,,\r\nREQ-2,,,,\r\nREQ-21,M,state A,,\r\n",
        csv(ExitCode.PROBLEMS, file.toString(), "--list", list.toString()));
    assertTrue(
        commands
            .out()
            .endsWith(
                list
                    + ":3: REQ-2 is missing: no element covers it.\n"
                    + "REQ-21 of M (state A) is unknown: "
                    + list
                    + " does not list it. Did you mean \"REQ-2\"?\n"),
        commands.out());
    write("list.txt", "REQ-21\nREQ-1\n");
    csv(ExitCode.OK, file.toString(), "--list", list.toString());
    assertFalse(commands.out().contains("list.txt"), commands.out());
  }

  @Test
  void failingPropertyIsShownAndReported() throws IOException {
    Path file =
        write(
            "m.pawl.yaml",
            machine("M", "R1")
                + "verify:\n  properties: { never: { never: in(B), requirement: R1 } }\n");
    assertEquals(
        HEADER + "R1,M,state A,,\r\nR1,M,property never,fails,\r\n",
        csv(ExitCode.PROBLEMS, file.toString()));
    assertTrue(commands.err().contains("PAWL161"), commands.err());
  }

  @Test
  void modelsHaveTheSameTableAsTheirFiles() throws IOException {
    Path order = Path.of("../samples/src/main/pawl/order.pawl.yaml");
    Path models = folder.resolve("classes/META-INF/pawl");
    assertEquals(
        ExitCode.OK,
        commands.run("render", order.toString(), "--to", "json", "--out", models.toString()));
    String csv = csv(ExitCode.OK, order.toString());
    assertTrue(
        csv.contains("ORD-4,dev.pawl.samples.order.Order,property paidBeforePacked,holds,\r\n"),
        csv);
    assertEquals(csv, csv(ExitCode.OK, folder.resolve("classes").toString()));
  }

  @Test
  void testsOfElementsAreListedWithData() throws IOException {
    Path yaml =
        write(
            "m.pawl.yaml",
            """
            machine: M
            states:
              A: { initial: true, requirement: R1, on: { go: { to: B, requirement: R2 }, x: { to: B, requirement: R3 } } }
              B: { final: true, requirement: R4 }
            verify:
              properties:
                reached: { entered: B, onlyAfter: in(A), requirement: R5 }
            """);
    Path classes = folder.resolve("classes");
    commands.run("render", yaml.toString(), "--to", "json", "--out", classes + "/META-INF/pawl");
    String model = ModelVersion.of(Files.readString(classes.resolve("META-INF/pawl/M.json")));
    write(
        "data/1.jsonl",
        """
        {"pawl":1,"machine":"M","model":"%s"}
        {"machine":"M","test":"MTest#c","entered":"A","times":1}
        {"machine":"M","test":"MTest#b","entered":"A","times":1}
        {"machine":"M","test":"MTest#a","entered":"A","times":1}
        {"machine":"M","test":"MTest#a","leaf":"A","event":"go","taken":0,"times":1}
        {"machine":"M","test":"MTest#a","entered":"B","times":1}
        {"machine":"M","tes"""
            .formatted(model));
    String data = folder.resolve("data").toString();
    assertEquals(
        """
        requirement,machine,element,verdict,tests
        R1,M,state A,,"MTest#a; MTest#b; MTest#c"
        R2,M,transition from A on go to B,,MTest#a
        R3,M,transition from A on x to B,,
        R4,M,state B,,MTest#a
        R5,M,property reached,holds,"MTest#a; MTest#b; MTest#c"
        """
            .replace("\n", "\r\n"),
        csv(ExitCode.PROBLEMS, classes.toString(), "--data", data));
    assertTrue(commands.out().contains("  MTest#a; MTest#b; 1 more\n"), commands.out());
    assertTrue(
        commands.out().endsWith("elements.\nR3 has no test: no test covers its elements.\n"),
        commands.out());
    assertTrue(commands.err().contains("1.jsonl:7: "), commands.err());
    assertEquals(
        ExitCode.FILE_ERROR, commands.run("requirements", yaml.toString(), "--data", data));
    assertTrue(commands.err().contains("it is not the model of a machine"), commands.err());
  }

  @Tag("slow")
  @Test
  void tenThousandRequirementsAreListedInSeconds() throws IOException {
    String[] ids = IntStream.range(0, 10_000).mapToObj(i -> "REQ-" + i).toArray(String[]::new);
    Path file = write("m.pawl.yaml", machine("M", ids));
    Path list =
        write(
            "list.txt",
            IntStream.range(0, 10_000)
                .mapToObj(i -> "RQ-" + i + "\n")
                .collect(Collectors.joining()));
    long start = System.nanoTime();
    List<List<String>> records =
        parse(csv(ExitCode.PROBLEMS, file.toString(), "--list", list.toString()));
    long seconds = (System.nanoTime() - start) / 1_000_000_000;
    assertEquals(20_001, records.size());
    assertEquals(List.of("REQ-9999", "M", "state A", "", ""), records.get(10_000));
    assertTrue(seconds < 30, seconds + " s");
  }

  @Test
  void unreadableInputIsReportedAndNothingWritten() throws IOException {
    Path good = write("good/m.pawl.yaml", machine("M", "R1"));
    Path model = write("bad.json", "{\"pawl\": 1, \"machine\": \"M\"}");
    Path jar = write("bad.jar", "no zip");
    Path empty = Files.createDirectories(folder.resolve("empty"));
    Path csv = folder.resolve("none.csv");
    for (Path bad : List.of(model, jar, empty, folder.resolve("missing.json"))) {
      assertEquals(
          ExitCode.FILE_ERROR,
          commands.run("requirements", good.toString(), bad.toString(), "--csv", csv.toString()));
      assertEquals("", commands.out());
      assertEquals(1, commands.err().split("error: ", -1).length - 1, commands.err());
      assertFalse(commands.err().contains("Exception"), commands.err());
    }
    Path wrong =
        write("wrong.pawl.yaml", "machine: M\nstates: { A: { initial: true, on: { go: B } } }\n");
    assertEquals(
        ExitCode.PROBLEMS, commands.run("requirements", wrong.toString(), "--csv", csv.toString()));
    assertTrue(commands.err().contains("PAWL012"), commands.err());
    assertEquals(
        ExitCode.FILE_ERROR,
        commands.run("requirements", good.toString(), "--list", empty.toString()));
    assertTrue(commands.err().contains("it is a folder"), commands.err());
    assertEquals("", commands.out());
    assertFalse(Files.exists(csv));
    assertEquals(
        ExitCode.FILE_ERROR,
        commands.run("requirements", good.toString(), "--csv", empty.toString()));
    assertTrue(commands.err().contains("PAWL"), commands.err());
    assertEquals(ExitCode.USAGE, commands.run("requirements"));
  }

  @Test
  void machineWithoutRequirementsHasSummaryOnly() throws IOException {
    Path file = write("m.pawl.yaml", "machine: M\nstates: { A: { initial: true, final: true } }\n");
    assertEquals(HEADER, csv(ExitCode.OK, file.toString()));
    assertEquals(
        """
        0 requirements in 1 machine. Without requirement: 1 of 1 element.
        No coverage data is given, so the tests are unknown. Set its folder with --data.
        """,
        commands.out());
  }
}
