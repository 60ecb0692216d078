package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the structure in lock files, and which changes of it are rejected. */
class StructureLockTest {

  private static final String HEAD = "machine: M\nserializers: json\n";

  private static final String PARALLEL =
      """
      states:
        W:
          initial: true
          parallel: true
          defer: job
          on: { x: E }
          states:
            R1:
              states:
                A: { initial: true, on: { a: B } }
                B: { on: { a: A, b: DONE } }
                DONE: { final: true }
            R2:
              states:
                C: { initial: true, on: { c: D } }
                D: { on: { c: C, b: OVER } }
                OVER: { final: true }
                H: { history: deep, to: C }
        E: { on: { job: W, h: H } }
      """;

  private static final String ALTERNATIVES =
      PARALLEL
          .replace("parallel: true", "parallel: false")
          .replace("R1:", "R1:\n        initial: true\n        on: { r: R2 }");

  @TempDir Path temp;

  private Path file() {
    return temp.resolve("lock/M.lock");
  }

  private String lock() throws IOException {
    return Files.readString(file())
        .lines()
        .filter(l -> !l.startsWith("#"))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private String line(String name) throws IOException {
    return lock().lines().filter(l -> l.matches("state \\d+ " + name + "( .*)?")).findFirst().get();
  }

  private Compiled compile(String states, String... options) {
    Job.write(temp, "machines/m.pawl.yaml", HEAD + states);
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    return Tool.JAVAC.compile(
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .lenient()
            .with("-classpath", Libraries.path())
            .with("-Apawl.machines=" + temp.resolve("machines"))
            .with("-Apawl.lock=" + temp.resolve("lock"))
            .with("-Apawl.outputs=none", "-Apawl.warnings=off")
            .with(options));
  }

  private void accepted(String states) {
    Compiled compiled = compile(states);
    assertTrue(compiled.success(), compiled::text);
  }

  /**
   * Requires that a version has exactly one problem and does not change the lock file. Returns the
   * text of the problem.
   */
  private String refused(String code, String states) throws IOException {
    String before = lock();
    Compiled compiled = compile(states);
    assertEquals(List.of(code), compiled.codes(), compiled::text);
    assertEquals(before, lock());
    return compiled.text();
  }

  @Test
  void structureIsRecorded() throws IOException {
    accepted(PARALLEL);
    assertEquals(
        """
        lock 2 M
        state 1 W parallel defers job
        state 2 R1 composite in W
        state 3 A leaf in R1
        state 4 B leaf in R1
        state 5 DONE final in R1
        state 6 R2 composite in W
        state 7 C leaf in R2
        state 8 D leaf in R2
        state 9 OVER final in R2
        state 10 H deep in R2
        state 11 E leaf
        """,
        lock().replaceAll("(?m)^event .*\n", ""));
    String before = lock();
    accepted(PARALLEL);
    assertEquals(before, lock());
    assertTrue(compile(PARALLEL, "-Apawl.lock.check=true").success());
  }

  @Test
  void firstVersionIsUpgraded() throws IOException {
    accepted(PARALLEL);
    String present = lock();
    Job.write(
        temp,
        "lock/M.lock",
        present.replace("lock 2", "lock 1").replaceAll("(?m)^(state \\d+ \\w+).*", "$1"));
    Compiled checked = compile(PARALLEL, "-Apawl.lock.check=true");
    assertEquals(List.of("PAWL105"), checked.codes());
    assertTrue(checked.text().contains("it lacks \"lock 2 M\""), checked::text);
    accepted(PARALLEL);
    assertEquals(present, lock());
  }

  /** The structure of stored instances is unknown; the run time reads or rejects them. */
  @Test
  void firstVersionIsUpgradedAlthoughTheStructureChanges() throws IOException {
    accepted(PARALLEL);
    Job.write(
        temp,
        "lock/M.lock",
        lock().replace("lock 2", "lock 1").replaceAll("(?m)^(state \\d+ \\w+).*", "$1"));
    accepted(ALTERNATIVES);
    assertEquals("state 1 W composite defers job", line("W"));
  }

  @Test
  void newKeywordsAreNamesInTheFirstVersion() throws IOException {
    Job.write(
        temp,
        "lock/M.lock",
        """
        lock 1 M
        state 1 in wire in leaf was since parallel
        state 2 final
        event 1 defers
        """);
    accepted(
        """
        states:
          in: { initial: true, on: { defers: final } }
          final: { final: true }
        """);
    assertEquals(
        """
        lock 2 M
        state 1 "in" wire "in" "leaf" was "since" "parallel" leaf
        state 2 "final" final
        event 1 "defers"
        """,
        lock());
    assertTrue(
        compile(
                """
                states:
                  in: { initial: true, on: { defers: final } }
                  final: { final: true }
                """,
                "-Apawl.lock.check=true")
            .success());
  }

  @Test
  void laterVersionIsRejected() throws IOException {
    Job.write(temp, "lock/M.lock", "lock 3 M\nstate 1 A leaf with more\n");
    Compiled compiled = compile("states: { A: { initial: true, to: B }, B: { final: true } }");
    assertTrue(compiled.text().contains("has format 3 of a later Pawl"), compiled::text);
    assertFalse(compiled.success());
  }

  @Test
  void parallelStateWithoutItsRegionsIsRejected() throws IOException {
    accepted(PARALLEL);
    String text = refused("PAWL152", ALTERNATIVES);
    assertTrue(text.contains("M.lock:4"), text);
    assertTrue(text.contains("A and C at once"), text);
  }

  @Test
  void deletedLineAllowsTheChange() throws IOException {
    accepted(PARALLEL);
    Job.write(temp, "lock/M.lock", lock().replaceAll("(?m)^state 1 W.*\n", ""));
    accepted(ALTERNATIVES);
    assertEquals("state 12 W composite defers job", line("W"));
  }

  @Test
  void leafThatLeavesAParallelStateIsRejected() throws IOException {
    accepted(PARALLEL);
    String moved =
        PARALLEL.replace("          B: { on: { a: A, b: DONE } }\n", "")
            + "  B: { on: { a: A, b: DONE } }\n";
    String text = refused("PAWL152", moved);
    assertTrue(text.contains("B and C at once"), text);
    accepted("reserved: { B: A }\n" + moved.replace(" B", " B2"));
    assertEquals("state 4 B removed becomes A", line("B"));
    // the successor of A must also be able to be active with C
    assertTrue(refused("PAWL152", ALTERNATIVES.replace(" B", " B2")).contains("A and C at once"));
  }

  @Test
  void leafThatMovesToAnotherRegionIsRejected() throws IOException {
    accepted(PARALLEL);
    String b = "          B: { on: { a: A, b: DONE } }\n";
    String text =
        refused("PAWL152", PARALLEL.replace(b, "").replace("          D:", b + "          D:"));
    assertTrue(text.contains("B and C at once"), text);
  }

  @Test
  void stateWithoutSuccessorIsIgnored() throws IOException {
    accepted(PARALLEL);
    accepted(
        "reserved: [R2, C, D, OVER, H]\nreservedEvents: [c, h]\n"
            + ALTERNATIVES
                .replaceAll("(?s)      R2:.*OVER.*?\n.*?\n", "")
                .replace("        on: { r: R2 }\n", "")
                .replace(", h: H", ""));
  }

  @Test
  void groupsWithinARegionAreAccepted() throws IOException {
    accepted(PARALLEL);
    String before = lock();
    String grouped =
        PARALLEL.replace(
            "          B: { on: { a: A, b: DONE } }\n",
            "          G: { states: { B: { initial: true, on: { a: A, b: DONE } } } }\n");
    accepted(grouped);
    assertEquals("state 12 G composite in R1", line("G"));
    assertEquals("state 4 B leaf in G", line("B"));
    assertEquals(1, before.lines().filter(l -> l.equals("state 3 A leaf in R1")).count());
    assertFalse(
        lock().contains("since"), "all that is asked because of the former is asked anyway");
  }

  @Test
  void leafCanBecomeASuperstate() throws IOException {
    accepted("states: { A: { initial: true, to: B }, B: { final: true } }");
    accepted(
        """
        states:
          A: { initial: true, states: { A1: { initial: true, on: { x: A2 } }, A2: {} }, to: B }
          B: { final: true }
        """);
    assertEquals(
        """
        lock 2 M
        state 1 A composite since 2 leaf
        state 2 B final
        state 3 A1 leaf in A since 2
        state 4 A2 leaf in A since 2
        event 1 toB
        event 2 x
        """,
        lock());
    String before = lock();
    accepted(
        """
        states:
          A: { initial: true, states: { A1: { initial: true, on: { x: A2 } }, A2: {} }, to: B }
          B: { final: true }
        """);
    assertEquals(before, lock());
  }

  @Test
  void addedRegionKeepsLeavesExclusive() throws IOException {
    accepted(PARALLEL);
    String added =
        PARALLEL.replace(
            "  E:",
            "      R3: { states: { X: { initial: true, on: { y: Y } }, Y: { final: true } } }\n  E:");
    accepted(added);
    assertEquals("state 12 R3 composite in W since 2", line("R3"));
    accepted(
        added
            .replace(
                "X: { initial: true, on: { y: Y } }, Y", "X: { initial: true, on: { y: Z } }, Z")
            .replaceFirst("", "reserved: { Y: Z }\n"));
    assertTrue(
        refused(
                "PAWL152",
                "reserved: { Y: Z }\n"
                    + added
                        .replace("parallel: true", "parallel: false")
                        .replace("R1:", "R1:\n        initial: true\n        on: { r: R2, s: R3 }")
                        .replace(
                            "X: { initial: true, on: { y: Y } }, Y",
                            "X: { initial: true, on: { y: Z } }, Z"))
            .contains("A and C at once"));
  }

  /** A and C start in two regions; then A contains C, then A is next to C. */
  @Test
  void instancesOfOlderVersionsAreProtected() throws IOException {
    accepted(
        """
        states:
          P:
            initial: true
            parallel: true
            states:
              R1: { states: { A: { initial: true } } }
              R2: { states: { C: { initial: true } } }
        """);
    accepted(
        """
        states:
          P:
            initial: true
            parallel: true
            states:
              R1: { states: { N: { initial: true } } }
              R2: { states: { A: { initial: true, states: { C: { initial: true } } } } }
        """);
    assertEquals("state 3 A composite in R2 since 2 leaf in R1", line("A"));
    String apart =
        """
        states:
          P:
            initial: true
            parallel: true
            states:
              R1: { states: { N: { initial: true } } }
              R2: { states: { A: { initial: true, on: { x: C } }, C: {} } }
        """;
    assertTrue(refused("PAWL152", apart).contains("A and C at once"));
  }

  @Test
  void machineThatIsNoLongerParallelIsRejected() throws IOException {
    String parallel =
        """
        parallel: true
        states:
          R1: { states: { A: { initial: true } } }
          R2: { states: { C: { initial: true } } }
        """;
    accepted(parallel);
    assertTrue(lock().startsWith("lock 2 M parallel\n"), lock());
    String text =
        refused(
            "PAWL152",
            parallel
                .replace("parallel: true\n", "")
                .replace("R1: {", "R1: { initial: true, on: { x: R2 },"));
    assertTrue(text.contains("M.lock:3"), text);
  }

  @Test
  void historyCanChangeItsDepthButNotItsKind() throws IOException {
    accepted(PARALLEL);
    accepted(PARALLEL.replace("deep", "shallow"));
    assertEquals("state 10 H shallow in R2", line("H"));
    String text =
        refused("PAWL153", PARALLEL.replace("{ history: deep, to: C }", "{ on: { b: OVER } }"));
    assertTrue(text.contains("M.lock:13"), text);
    assertTrue(
        refused(
                "PAWL153",
                PARALLEL
                    .replace("D: { on: { c: C, b: OVER } }", "D: { history: shallow, to: C }")
                    .replace("c: D }", "c: OVER }"))
            .contains("D was stored as a state"));
  }

  @Test
  void deferredEventsCanChange() throws IOException {
    accepted(PARALLEL);
    accepted(PARALLEL.replace("defer: job", "defer: h"));
    assertEquals("state 1 W parallel defers h", line("W"));
  }

  @Test
  void dataOfEnteredStatesMustBeKnown() throws IOException {
    String first =
        """
        context: shop.Ctx
        states:
          A: { initial: true, on: { go: B } }
          B: { on: { back: A } }
        """;
    Job.write(temp, "src/shop/Ctx.java", "package shop; public record Ctx(int known) {}");
    accepted(first);
    String second =
        """
        context: shop.Ctx
        events: { go: { payload: { unknown: int } } }
        states:
          A: { initial: true, on: { go: B1 } }
          B:
            on: { back: A }
            states: { B1: { initial: true, data: { unknown: int } } }
        """;
    String text = refused("PAWL154", second);
    assertTrue(text.contains("in B would enter B1"), text);
    assertTrue(text.contains("M.lock:6"), text);
    accepted(second.replace("unknown", "known"));
  }
}
