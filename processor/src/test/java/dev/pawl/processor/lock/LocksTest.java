package dev.pawl.processor.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.scxml.Charts;
import dev.pawl.language.semantics.ResolvedMachine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Versions of a machine, and the lock file after each of them or the problem of the last one. */
class LocksTest {

  @TempDir Path folder;

  /**
   * Compares the result of the last version with a table: the lines of its lock file, or its
   * problems.
   *
   * @param states the states and events of each version, as YAML
   */
  private void expect(String table, String... states) {
    String last = "";
    for (String version : states) {
      last = next(version);
    }
    assertEquals(table, last);
  }

  private String next(String states) {
    Problems problems = new Problems();
    Machine machine =
        Charts.read("machine: M\nserializers: [binary]\n" + states, problems).orElseThrow();
    assertEquals(List.of(), problems.all());
    Locks.Result result =
        new Locks(Optional.of(folder), false).number(ResolvedMachine.of(machine), problems);
    if (!problems.all().isEmpty()) {
      return problems.all().stream()
          .map(p -> p.code() + ": " + p.message() + "\n")
          .collect(Collectors.joining());
    }
    String text = result.text().or(result::old).orElseThrow();
    try {
      Files.writeString(result.file().orElseThrow(), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  private static final String FIRST =
      """
      states:
        A: { initial: true, on: { go: B } }
        B: { on: { back: A } }
      """;

  @Test
  void namesAreNumberedInDeclaredOrder() {
    expect(
        """
        lock 2 m.M
        state 1 A leaf
        state 2 B leaf
        event 1 go
        event 2 back
        """,
        FIRST);
  }

  @Test
  void newStateGetsTheNextNumber() {
    expect(
        """
        lock 2 m.M
        state 1 A leaf
        state 2 B leaf
        state 3 NEW leaf
        event 1 go
        event 2 back
        event 3 start
        """,
        FIRST,
        """
        states:
          NEW: { initial: true, on: { start: A } }
          A: { on: { go: B } }
          B: { on: { back: A } }
        """);
  }

  @Test
  void renamedStateKeepsItsNumber() {
    expect(
        """
        lock 2 m.M
        state 1 A leaf
        state 2 C wire C B was B leaf
        event 1 go
        event 2 back
        """,
        FIRST,
        """
        states:
          A: { initial: true, on: { go: C } }
          C: { renamedFrom: B, on: { back: A } }
        """);
  }

  @Test
  void removedStateMustBeReserved() {
    expect(
        "REMOVED: [PAWL102] The state B can be in stored data, but M no longer has it. If it was"
            + " removed on purpose, add reserved: { B: SUCCESSOR }, or reserved: B if no instance is in"
            + " it. If no data was stored with it yet, delete its lines, state 2, from the lock"
            + " file.\n",
        FIRST,
        """
        states:
          A: { initial: true, on: { go: A } }
        events: { back: {} }
        """);
  }

  @Test
  void timersAndCompletionOfRenamedStateKeepTheirNumbers() {
    String first =
        """
        states:
          A:
            initial: true
            after: { 5s: B, 9s: { name: late, to: B } }
            on: { done.A: B }
            states: { X: { initial: true, on: { go: Y } }, Y: { final: true } }
          B: { final: true }
        """;
    expect(
        """
        lock 2 m.M
        state 1 C wire C A was A composite
        state 2 X leaf in C
        state 3 Y final in C
        state 4 B final
        event 1 go
        event 2 C.after.5s wire C.after.5s A.after.5s was A.after.5s
        event 3 late
        event 4 done.C wire done.C done.A was done.A
        """,
        first,
        first.replace("  A:", "  C:\n    renamedFrom: A").replace("done.A", "done.C"));
  }

  @Test
  void timersAndCompletionOfRenamedStateAreReadWithoutLockFile() {
    String renamed =
        """
        machine: M
        serializers: [json]
        states:
          C:
            renamedFrom: A
            initial: true
            after: { 5s: B, 9s: { name: late, to: B } }
            on: { done.C: B }
            states: { X: { initial: true, on: { go: Y } }, Y: { final: true } }
          B: { final: true }
        """;
    assertEquals(
        List.of(
            List.of("go"),
            List.of("C.after.5s", "A.after.5s"),
            List.of("late"),
            List.of("done.C", "done.A")),
        eventNamesWithoutLockFile(renamed));
    assertEquals(
        List.of(
            List.of("go"),
            List.of("C.after.5s"),
            List.of("late"),
            List.of("done.C", "done.A"),
            List.of("A.after.5s")),
        eventNamesWithoutLockFile(renamed + "reservedEvents: { A.after.5s: late }\n"));
  }

  private static List<List<String>> eventNamesWithoutLockFile(String yaml) {
    Problems problems = new Problems();
    Machine machine = Charts.read(yaml, problems).orElseThrow();
    Locks.Result result =
        new Locks(Optional.empty(), false).number(ResolvedMachine.of(machine), problems);
    assertEquals(List.of(), problems.all());
    return result.ids().events().stream().map(StableNumbers.Entry::wireNames).toList();
  }

  @Test
  void timerWithAnotherDelayIsReservedWithItsNewName() {
    String changed =
        """
        states:
          C: { renamedFrom: A, initial: true, after: { 6s: B } }
          B: { final: true }
        """;
    expect(
        "REMOVED: [PAWL102] The event A.after.5s can be in stored data, but M no longer has it. If"
            + " it was removed on purpose, add reservedEvents: A.after.5s. If C.after.6s is its new"
            + " name, add reservedEvents: { A.after.5s: C.after.6s }. If no data was stored with it"
            + " yet, delete its lines, event 1, from the lock file.\n",
        """
        states:
          A: { initial: true, after: { 5s: B } }
          B: { final: true }
        """,
        changed);
    expect(
        """
        lock 2 m.M
        state 1 C wire C A was A leaf
        state 2 B final
        event 1 A.after.5s removed becomes C.after.6s
        event 2 C.after.6s
        """,
        changed + "reservedEvents: { A.after.5s: C.after.6s }\n");
  }

  @Test
  void timerIsNotSuggestedAsNewNameOfFiredEvent() {
    expect(
        "REMOVED: [PAWL102] The event back can be in stored data, but M no longer has it. If it was"
            + " removed on purpose, add reservedEvents: back. If no data was stored with it yet,"
            + " delete its lines, event 2, from the lock file.\n",
        FIRST,
        """
        states:
          A: { initial: true, on: { go: B } }
          B: { after: { 5s: A } }
        """);
    expect(
        "REMOVED: [PAWL102] The event B.after.5s can be in stored data, but M no longer has it. If"
            + " it was removed on purpose, add reservedEvents: B.after.5s. If no data was stored"
            + " with it yet, delete its lines, event 3, from the lock file.\n",
        """
        states:
          A: { initial: true, on: { go: B } }
          B: { on: { back: A }, after: { 5s: A } }
        """,
        """
        states:
          A: { initial: true, on: { go: B } }
          B: { on: { back: A, leave: A } }
        """);
  }

  @Test
  void numberOfReservedStateIsNotUsedAgain() {
    expect(
        """
        lock 2 m.M
        state 1 A leaf
        state 2 B removed becomes A
        state 3 C leaf
        event 1 go
        event 2 back
        """,
        FIRST,
        """
        states:
          A: { initial: true, on: { go: A, back: A } }
        reserved: { B: A }
        """,
        """
        states:
          A: { initial: true, on: { go: C, back: A } }
          C: { on: { go: A } }
        reserved: { B: A }
        """);
  }

  @Test
  void reservedNameCannotBeDeclaredAgain() {
    expect(
        "NAME_TAKEN: [PAWL103] \"B\" cannot be a name in data of M: it was removed, and its stored"
            + " data would be read as this. Give it another name.\n",
        FIRST,
        """
        states:
          A: { initial: true, on: { go: A, back: A } }
        reserved: { B: A }
        """,
        FIRST);
  }
}
