package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the comparison of two versions of a machine by the command. */
class DiffCommandTest {

  private static final String OLD =
      """
      machine: Order
      package: com.acme
      context: com.acme.Cart
      states:
        CART: { initial: true, on: { place: PLACED } }
        PLACED:
          after: { 30m: CANCELLED }
          on: { pay: PAID, cancel: CANCELLED }
        PAID:
          on:
            ship: { guard: inStock, effects: [notify], to: SHIPPED }
            cancel: { to: CANCELLED, update: refund }
        HELD: { external: true, on: { release: PAID } }
        SHIPPED: { final: true }
        CANCELLED: { final: true }
      """;

  private final RunCommands commands = new RunCommands();
  @TempDir private Path folder;
  private Path old;

  @BeforeEach
  void writeOld() throws IOException {
    old = write("old/order.pawl.yaml", OLD);
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private String diff(String changed, String... options) throws IOException {
    Path now = write("new/order.pawl.yaml", changed);
    List<String> arguments = new ArrayList<>(List.of("diff", old.toString(), now.toString()));
    arguments.addAll(List.of(options));
    assertEquals(ExitCode.OK, commands.run(arguments.toArray(String[]::new)), commands.err());
    return commands.out();
  }

  private static void assertLines(String output, String... lines) {
    List<String> all = output.lines().map(String::strip).toList();
    for (String line : lines) {
      assertTrue(all.contains(line), () -> line + "\nis missing in\n" + output);
    }
  }

  @Test
  void pageShowsTheOutputOfItsMachines() throws IOException {
    String page = Files.readString(Path.of("../docs/guide/compare.md"));
    List<String> blocks = new ArrayList<>();
    Matcher fences = Pattern.compile("(?s)```(?:yaml|text)\n(.*?)```").matcher(page);
    while (fences.find()) {
      blocks.add(fences.group(1));
    }
    old = write("old/order.pawl.yaml", blocks.get(0));
    assertEquals(blocks.get(2), diff(blocks.get(1)));
  }

  @Test
  void equalVersionsHaveNoDifferences() throws IOException {
    assertEquals("1 machine compared: no differences\n", diff(OLD));
    assertEquals(
        "1 machine compared: no differences\n",
        diff(OLD.replace("machine: Order", "# moved\nmachine: Order")));
  }

  @Test
  void addedTransitionIsMinorVersion() throws IOException {
    String output = diff(OLD.replace("place: PLACED", "place: PLACED, cancel: CANCELLED"));
    assertLines(
        output,
        "com.acme.Order: minor",
        "minor  CART takes cancel, which is new.",
        "1 machine compared: minor version");
    assertFalse(output.contains("major"), output);
  }

  @Test
  void constructorsAreCompared() throws IOException {
    String door = "machine: Door\nstates:\n  A: { initial: true, on: { go: B } }\n  B: {}\n";
    old = write("old/door.pawl.yaml", door);
    assertEquals("1 machine compared: no differences\n", diff(door));
    String guarded = door.replace("go: B", "go: { guard: ok, to: B }");
    assertLines(diff(guarded), "major  DoorMachine no longer has new(), from(DoorState).");
  }

  @Test
  void otherDescriptionIsNoDifference() throws IOException {
    assertEquals(
        "1 machine compared: no differences\n",
        diff(OLD.replace("final: true }", "final: true, description: The end }")));
  }

  @Test
  void strictGuardIsMajorAndNamesBothConditions() throws IOException {
    String output = diff(OLD.replace("pay: PAID", "pay: { guard: solvent, to: PAID }"));
    assertLines(
        output,
        "major  PLACED takes pay only if solvent; before always.",
        "major  OrderLogic must implement solvent(Cart).",
        "1 machine compared: major version");
    assertFalse(output.contains("no longer legal"), output);
  }

  @Test
  void impliedGuardIsMinor() throws IOException {
    String output = diff(OLD.replace("guard: inStock", "guard: inStock || !inStock"));
    assertLines(
        output, "minor  PAID takes ship only if inStock || !inStock; before only if inStock.");
    assertFalse(output.contains("major"), output);
  }

  @Test
  void assumptionsDecideWhetherGuardsAreStricter() throws IOException {
    String changed = OLD.replace("guard: inStock", "guard: \"inStock && !soldOut\"");
    assertLines(
        diff(changed),
        "major  PAID takes ship only if inStock && !soldOut; before only if inStock.");
    String assumed = changed + "verify:\n  assume:\n    - { neverBoth: [inStock, soldOut] }\n";
    assertLines(
        diff(assumed),
        "patch  The transition from PAID on ship [inStock && !soldOut] has an equivalent guard:"
            + " inStock && !soldOut, before inStock.");
  }

  @Test
  void equivalentGuardIsPatch() throws IOException {
    String output = diff(OLD.replace("guard: inStock", "guard: \"!(!inStock)\""));
    assertLines(
        output,
        "patch  The transition from PAID on ship [!!inStock] has an equivalent guard: !!inStock,"
            + " before inStock.",
        "1 machine compared: patch version");
  }

  @Test
  void removedStateStrandsInstancesAndShortensHistories() throws IOException {
    String output =
        diff(
            OLD.replace("pay: PAID, ", "")
                .replace("SHIPPED: { final: true }", "SHIPPED: { final: true, external: true }")
                .replaceAll("(?s)  PAID:.*?  HELD: [^\n]*\n", ""));
    assertLines(
        output,
        "major  State PAID was removed.",
        "major  Event release was removed.",
        "major  PLACED no longer takes pay.",
        "major  A history that is no longer legal: place, pay → PAID",
        "major  Stranded in PAID: PAID was removed and has no successor.",
        "major  Stranded in HELD: HELD was removed and has no successor.");
  }

  @Test
  void reservedStateWithSuccessorStrandsNothing() throws IOException {
    String output =
        diff(
            OLD.replaceAll("  HELD: [^\n]*\n", "")
                .replace("states:", "reserved: { HELD: PAID }\nstates:"));
    assertFalse(output.contains("Stranded"), output);
    assertLines(output, "major  State HELD was removed; it is read as PAID.");
  }

  @Test
  void renamedStateKeepsItsTransitions() throws IOException {
    String output =
        diff(
            OLD.replace("PAID", "SETTLED")
                .replace("  SETTLED:\n", "  SETTLED:\n    renamedFrom: PAID\n"));
    assertFalse(output.contains("Stranded") || output.contains("no longer legal"), output);
    assertFalse(output.contains("leads to"), output);
    assertLines(output, "major  State PAID was removed; it is read as SETTLED.");
  }

  @Test
  void stateWithoutTransitionsIsStranded() throws IOException {
    String output =
        diff(
            OLD.replace(
                    "HELD: { external: true, on: { release: PAID } }", "HELD: { external: true }")
                .replace("SHIPPED: { final: true }", "SHIPPED: { final: true, external: true }")
                .replaceAll("(?s)    on:\n      ship.*?refund }\n", "    tags: [stuck]\n"));
    assertLines(
        output,
        "major  Stranded in PAID: no transition leads out of it any more.",
        "major  A history that is no longer legal: place, pay, cancel → CANCELLED");
  }

  @Test
  void otherTargetAndActionsAreBehavior() throws IOException {
    String output =
        diff(
            OLD.replace("effects: [notify]", "effects: [notify, log]")
                .replace("pay: PAID, cancel: CANCELLED", "pay: SHIPPED, cancel: CANCELLED"));
    assertLines(
        output,
        "major  The transition from PLACED on pay leads to SHIPPED, before to PAID.",
        "minor  The transition from PAID on ship [inStock] runs notify and log, before notify.",
        "major  OrderEffects must implement log(Cart).");
  }

  @Test
  void otherDelayStartsStoredTimersAgain() throws IOException {
    String output = diff(OLD.replace("30m", "45m"));
    assertLines(
        output,
        "minor  Timer after 30m of PLACED is now after 45m.",
        "major  Timer after 30m of PLACED makes stored instances unreadable until reservedEvents"
            + " names its event: PLACED.after.30m is now PLACED.after.45m.");
    assertLines(
        diff(OLD.replace("    after: { 30m: CANCELLED }\n", "")),
        "major  Timer after 30m of PLACED makes stored instances unreadable until reservedEvents"
            + " names its event: PLACED.after.30m no longer exists.");
    String reserved =
        diff(
            OLD.replace("30m", "45m")
                .replace("states:", "reservedEvents: [PLACED.after.30m]\nstates:"));
    assertTrue(reserved.contains("starts again in stored instances"), reserved);
    assertFalse(reserved.contains("unreadable"), reserved);
    String declared =
        diff(
            OLD.replace("30m", "45m")
                .replace(
                    "states:", "reservedEvents: { PLACED.after.30m: PLACED.after.45m }\nstates:"));
    assertFalse(declared.contains("starts again"), declared);
  }

  private static final String HISTORIES =
      """
      machine: Work
      package: com.acme
      states:
        BUSY:
          initial: true
          on: { pause: PAUSED }
          states:
            DEEP: { history: deep, to: RUN }
            SHALLOW: { history: shallow, to: STOP }
            RUN:
              initial: true
              parallel: true
              states:
                ONE: { states: { ONE_A: { initial: true, on: { one: ONE_B } }, ONE_B: {} } }
                TWO: { states: { TWO_A: { initial: true, on: { two: TWO_B } }, TWO_B: {} } }
            STOP: { on: { next: RUN } }
        PAUSED: { on: { resume: DEEP, again: SHALLOW, stop: STOP } }
      """;

  @Test
  void historyThatIsLostIsReported() throws IOException {
    String reset =
        " may use its default in stored instances, because states that it remembers have changed.";
    old = write("old/order.pawl.yaml", HISTORIES);
    String region = diff(HISTORIES.replaceFirst("(?m)^( +)TWO: .*$", "$0\n$1THREE: {}"));
    assertLines(region, "minor  DEEP" + reset);
    assertFalse(region.contains("SHALLOW" + reset), region);
    String nested = diff(HISTORIES.replace("STOP: {", "STOP: { states: { A: { initial: true } },"));
    assertLines(nested, "minor  DEEP" + reset);
    assertFalse(nested.contains("SHALLOW" + reset), nested);
    String moved = diff(HISTORIES.replace("      STOP:", "  STOP:").replace("to: STOP", "to: RUN"));
    assertLines(moved, "minor  DEEP" + reset, "minor  SHALLOW" + reset);
    String renamed =
        diff(HISTORIES.replace("STOP", "HALT").replace("HALT: {", "HALT: { renamedFrom: STOP,"));
    assertFalse(renamed.contains(reset), renamed);
  }

  @Test
  void otherKindAndDefaultOfHistoryAreReported() throws IOException {
    old = write("old/order.pawl.yaml", HISTORIES);
    assertLines(
        diff(HISTORIES.replace("shallow, to: STOP", "deep, to: RUN")),
        "major  SHALLOW is now deep, before shallow.",
        "major  The default of SHALLOW is now RUN, before STOP.",
        "minor  SHALLOW may use its default in stored instances, because states that it remembers"
            + " have changed.");
    assertLines(
        diff(
            HISTORIES
                .replace("STOP: {", "STOP: { initial: true,")
                .replaceFirst("(RUN:\n) +initial: true\n", "$1")),
        "major  The default of BUSY is now STOP, before RUN.");
  }

  @Test
  void timerOfRenamedStateContinuesInStoredInstances() throws IOException {
    String output =
        diff(
            OLD.replace("PLACED", "ORDERED")
                .replace("  ORDERED:\n", "  ORDERED:\n    renamedFrom: PLACED\n"));
    assertFalse(output.contains("starts again"), output);
    String reserved =
        diff(
            OLD.replace("PLACED", "ORDERED")
                .replace("  ORDERED:\n", "  ORDERED:\n    renamedFrom: PLACED\n")
                .replace("states:", "reservedEvents: [PLACED.after.30m]\nstates:"));
    assertTrue(reserved.contains("Timer after 30m of ORDERED starts again"), reserved);
  }

  @Test
  void machineWithTimersIsThreadSafeAnyway() throws IOException {
    String output = diff(OLD.replace("states:", "threadSafe: true\nstates:"));
    assertFalse(output.contains("thread-safe"), output);
    String untimed = diff(OLD.replace("    after: { 30m: CANCELLED }\n", ""));
    assertLines(untimed, "major  Instances are no longer thread-safe.");
  }

  @Test
  void differencesFromSuccessorNameTheRemovedState() throws IOException {
    String output =
        diff(
            OLD.replaceAll("(?s)  PLACED:.*?  PAID:", "  PAID:")
                .replace("place: PLACED", "place: PAID")
                .replace("    on:\n      ship", "    tags: [paid]\n    on:\n      ship")
                .replace("states:", "reserved: { PLACED: PAID }\nstates:"));
    assertLines(
        output,
        "major  State PLACED was removed; it is read as PAID.",
        "minor  PLACED has the tag paid, which is new.",
        "minor  PAID has the tag paid, which is new.",
        "major  Timer after 30m of PLACED was removed.");
  }

  @Test
  void transitionMovedToSuperstateIsNoDifferenceOfBehavior() throws IOException {
    String nested =
        """
        machine: Order
        package: com.acme
        context: com.acme.Cart
        states:
          CART: { initial: true, on: { place: PLACED } }
          OPEN:
            on: { cancel: CANCELLED }
            states:
              PLACED:
                initial: true
                after: { 30m: CANCELLED }
                on: { pay: PAID }
              PAID:
                on:
                  ship: { guard: inStock, effects: [notify], to: SHIPPED }
                  cancel: { to: CANCELLED, update: refund }
          HELD: { external: true, on: { release: PAID } }
          SHIPPED: { final: true }
          CANCELLED: { final: true }
        """;
    String output = diff(nested);
    assertLines(output, "minor  State OPEN is new.");
    assertFalse(output.contains("Behavior") || output.contains("Protocol"), output);
    assertFalse(output.contains("Stranded"), output);
  }

  @Test
  void counterWithLowerLimitLosesHistories() throws IOException {
    String retries =
        """
        machine: Retry
        context: com.acme.Tries
        states:
          TRYING:
            initial: true
            on:
              fail: { guard: retriesLeft, update: count }
              stop: STOPPED
          STOPPED: { final: true }
        verify:
          counters: { retries: { max: 3, increment: [count], atMost: retriesLeft } }
        """;
    old = write("old/retry.pawl.yaml", retries);
    String output = diff(retries.replace("max: 3", "max: 2"));
    assertTrue(
        output.contains("no longer legal: fail [retriesLeft], fail [retriesLeft], fail"), output);
  }

  @Test
  void jarsAndModelsAndFoldersAreRead() throws IOException {
    Path models = folder.resolve("classes/META-INF/pawl");
    assertEquals(
        ExitCode.OK,
        commands.run("render", old.toString(), "--to", "json", "--out", models.toString()));
    Path model = models.resolve("com.acme.Order.json");
    Path jar = folder.resolve("order.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("META-INF/pawl/com.acme.Order.json"));
      zip.write(Files.readAllBytes(model));
      zip.putNextEntry(new ZipEntry("META-INF/pawl/com.acme.Order.svg"));
      zip.write("<svg/>".getBytes(StandardCharsets.UTF_8));
    }
    for (Path one : List.of(old, old.getParent(), model, folder.resolve("classes"), jar)) {
      for (Path other : List.of(old, jar, model)) {
        assertEquals(
            ExitCode.OK, commands.run("diff", one.toString(), other.toString()), commands.err());
        assertEquals("1 machine compared: no differences\n", commands.out(), one + " " + other);
      }
    }
  }

  @Test
  void machinesCorrespondByName() throws IOException {
    write("old/other.pawl.yaml", "machine: Other\nstates: { A: { initial: true } }\n");
    write("new/order.pawl.yaml", OLD);
    write("new/third.pawl.yaml", "machine: Third\nstates: { A: { initial: true } }\n");
    commands.run("diff", folder.resolve("old").toString(), folder.resolve("new").toString());
    assertEquals(
        """
        Other was removed: major
        Third is new: minor
        1 machine compared: major version
        """,
        commands.out());
  }

  @Test
  void failOnDecidesTheExitCode() throws IOException {
    Path now =
        write(
            "new/order.pawl.yaml",
            OLD.replace("place: PLACED", "place: PLACED, cancel: CANCELLED"));
    for (String impact : List.of("patch", "minor", "major")) {
      int expected = impact.equals("major") ? ExitCode.OK : ExitCode.PROBLEMS;
      assertEquals(
          expected,
          commands.run("diff", "--fail-on", impact, old.toString(), now.toString()),
          impact);
      assertEquals(
          ExitCode.OK, commands.run("diff", "--fail-on", impact, old.toString(), old.toString()));
    }
    assertEquals(
        ExitCode.USAGE, commands.run("diff", "--fail-on", "mayor", old.toString(), now.toString()));
    assertTrue(commands.err().contains("Did you mean \"major\"?"), commands.err());
  }

  @Test
  void jsonHasChangesAndHistory() throws IOException {
    String json = diff(OLD.replace("pay: PAID, ", ""), "--format", "json");
    assertTrue(json.contains("\"lostHistory\": [\"place\", \"pay\"]"), json);
    assertTrue(json.contains("\"category\": \"protocol\""), json);
    assertTrue(json.startsWith("{\n  \"impact\": \"major\""), json);
  }

  @Test
  void unreadableVersionIsReportedOnce() throws IOException {
    Path broken = write("broken.json", "{\"pawl\": 1, \"machine\": \"M\"}");
    Path empty = Files.createDirectories(folder.resolve("empty"));
    Path noJar = write("no.jar", "no zip");
    Path wrong =
        write("wrong/m.pawl.yaml", "machine: M\nstates: { A: { initial: true, on: { go: B } } }\n");
    for (Path bad : List.of(broken, empty, noJar, folder.resolve("missing.json"))) {
      assertEquals(
          ExitCode.FILE_ERROR,
          commands.run("diff", bad.toString(), old.toString()),
          bad.toString());
      assertEquals("", commands.out());
      assertEquals(1, commands.err().split("error: ", -1).length - 1, commands.err());
      assertFalse(commands.err().contains("Exception"), commands.err());
    }
    assertEquals(ExitCode.PROBLEMS, commands.run("diff", old.toString(), wrong.toString()));
    assertTrue(commands.err().contains("PAWL012"), commands.err());
    assertEquals("", commands.out());
    assertEquals(ExitCode.USAGE, commands.run("diff", old.toString()));
    assertTrue(commands.err().contains("diff needs two files or folders"), commands.err());
  }
}
