package dev.pawl.language.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.Named;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Forbid;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.name.WireNames;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class YamlReaderTest {

  private static Stream<Path> good() {
    return GoodDocuments.all().stream();
  }

  @ParameterizedTest
  @MethodSource("good")
  void goodDocumentHasNoProblem(Path file) {
    Problems problems = new Problems();
    Optional<Machine> machine = read(GoodDocuments.text(file), problems);
    assertEquals(List.of(), problems.all());
    assertTrue(machine.isPresent());
  }

  private static Optional<Machine> read(String text, Problems problems) {
    return YamlReader.read("m.pawl.yaml", text, "com.trigger", true, new FakeTypes(), problems);
  }

  private static Machine read(String text) {
    Problems problems = new Problems();
    Machine machine = read(text, problems).orElseThrow();
    assertEquals(List.of(), problems.all());
    return machine;
  }

  private static List<String> names(List<NameReference> refs) {
    return refs.stream().map(NameReference::name).toList();
  }

  private static State state(Machine machine, String name) {
    StateTree tree = machine.tree();
    return tree.node(Named.find(tree, name).orElseThrow());
  }

  private static String shown(Transition t) {
    return t.event()
        + (t.direct() ? " (direct)" : "")
        + t.guard().map(g -> " [" + g.text() + "]").orElse("")
        + t.update().map(u -> " update " + u).orElse("")
        + (t.effects().isEmpty() ? "" : " effects " + names(t.effects()))
        + t.choose().map(c -> " choose " + c).orElse("")
        + " -> "
        + String.join(", ", names(t.targets()));
  }

  private static List<String> transitions(State state) {
    return state.transitions().stream().map(YamlReaderTest::shown).toList();
  }

  private static List<String> events(Machine machine) {
    return machine.events().stream()
        .map(e -> e.name() + (e.declared() ? " declared" : "") + (e.direct() ? " direct" : ""))
        .toList();
  }

  @Test
  void workstreamIsReadCompletely() {
    Machine machine = read(GoodDocuments.text("workstream.yaml"));
    assertEquals("Workstream", machine.name());
    assertEquals("com.acme.pipeline", machine.packageName());
    assertEquals("A workstream from creation to its end", machine.description());
    assertFalse(machine.lenient());
    assertEquals(WireNames.SNAKE_CASE, machine.wireNames());
    assertTrue(machine.stateType().isEmpty());
    assertEquals(
        List.of("S_PENDING", "S_RUNNING", "S_FAILED", "S_RETRYING", "S_SUCCESS", "S_ABANDONED"),
        machine.states().stream().map(State::name).toList());
    assertEquals(
        List.of(
            "stepFails declared",
            "startExecution",
            "allStepsSucceed",
            "abandon",
            "retry",
            "retryDelayExpires",
            "toSAbandoned direct",
            "operatorStop"),
        events(machine));
    Event stepFails = Named.event(machine, "stepFails").orElseThrow();
    assertEquals("A step fails", stepFails.description());
    assertEquals(
        List.of("step java.lang.String", "exitCode int"),
        stepFails.payload().stream().map(p -> p.name() + " " + p.type()).toList());
    State pending = state(machine, "S_PENDING");
    assertTrue(pending.isInitial());
    assertEquals("Workstream created, not yet started", pending.description());
    assertEquals(
        List.of(
            "allStepsSucceed -> S_SUCCESS",
            "stepFails -> S_FAILED",
            "abandon effects [notifyOwner] -> S_ABANDONED"),
        transitions(state(machine, "S_RUNNING")));
    assertEquals(
        List.of(
            "retry [retriesLeft && !circuitOpen] update countRetry -> S_RETRYING",
            "retry -> S_ABANDONED"),
        transitions(state(machine, "S_FAILED")));
    assertEquals(
        List.of("retryDelayExpires -> S_RUNNING", "toSAbandoned (direct) -> S_ABANDONED"),
        transitions(state(machine, "S_RETRYING")));
    assertTrue(state(machine, "S_SUCCESS").isFinal());
    assertEquals(List.of("operatorStop -> S_ABANDONED"), transitions(machine.root()));
    Forbid forbid = machine.forbids().get(0);
    assertEquals("Must run before succeeding", forbid.because());
    assertEquals("S_SUCCESS", forbid.to().get(0).name());
    assertEquals(
        List.of(
            "S_PENDING PENDING",
            "S_RUNNING RUNNING",
            "S_FAILED RUNNING",
            "S_RETRYING RUNNING",
            "S_SUCCESS DONE",
            "S_ABANDONED DONE"),
        machine.views().get(0).entries().stream().map(e -> e.state() + " " + e.value()).toList());
    assertEquals(List.of("PENDING", "RUNNING", "DONE"), machine.views().get(0).constants());
  }

  @Test
  void everyKeyIsRead() {
    Machine machine = read(GoodDocuments.text("everything.yaml"));
    assertEquals("order process", machine.name());
    assertEquals("An order,\nfrom the basket to the door.", machine.description());
    assertTrue(machine.lenient());
    assertEquals(WireNames.KEBAB_CASE, machine.wireNames());
    assertEquals(Optional.of(TypeRef.of("com.acme", "Order")), machine.context());
    assertTrue(machine.threadSafe());
    assertEquals(Set.of(Part.PHASE, Part.CASES), machine.omit());
    assertEquals(Set.of(Part.CODEC), machine.include());
    assertEquals(
        List.of(
            "pay declared",
            "audit declared",
            "inspect declared",
            "choose",
            "toDelivered direct",
            "toLost direct",
            "toPaidLate direct"),
        events(machine));
    assertEquals(
        List.of("int", "java.util.Map<java.lang.String, java.lang.Integer>", "java.lang.String[]"),
        machine.events().get(0).payload().stream()
            .limit(3)
            .map(p -> p.type().qualifiedName())
            .toList());
    State basket = state(machine, "basket");
    assertEquals("a visitor puts something into it", basket.initial().orElseThrow().description());
    assertEquals(List.of("open"), names(basket.tags()));
    assertEquals(
        List.of(
            "pay [(a || b) && !c] -> paid",
            "pay -> paid late",
            "choose update note effects [mail] choose byAmount -> paid, paid late"),
        transitions(basket));
    State paid = state(machine, "paid");
    assertEquals("bought", paid.wireName().orElseThrow().name());
    assertEquals(List.of("purchased", "acquired"), names(paid.aliases()));
    assertEquals("Money has come in", paid.description());
    assertEquals(
        List.of(
            "toDelivered (direct) -> delivered",
            "toLost (direct) [!found] effects [mail, refund] -> lost",
            "toPaidLate (direct) [!found] effects [mail, refund] -> paid late"),
        transitions(paid));
    assertEquals("Lost by post", paid.transitions().get(1).description());
    assertTrue(state(machine, "lost").external());
    assertEquals(
        List.of("toLost (direct) -> lost", "inspect -> basket"), transitions(machine.root()));
    assertEquals(2, machine.forbids().size());
    assertEquals("*", machine.forbids().get(0).to().get(0).name());
  }

  @Test
  void wordsAreReadAsText() {
    Machine machine = read(GoodDocuments.text("odd-names.yaml"));
    assertEquals(
        List.of("yes", "no", "1e3", "null", "off", "two words"),
        machine.states().stream().map(State::name).toList());
    assertEquals(
        List.of("on -> no", "12:30 -> 1e3", "null -> null", "0x10 -> off"),
        transitions(machine.states().get(0)));
    State last = machine.states().get(5);
    assertEquals("07", last.wireName().orElseThrow().name());
    assertEquals(List.of("1.0", "true"), names(last.aliases()));
  }

  @Test
  void enumOfEventsIsRead() {
    Machine.EventType type = read(GoodDocuments.text("event-enum.yaml")).eventType().orElseThrow();
    assertEquals("com.acme.Trigger", type.type().qualifiedName());
    assertEquals(List.of("TRIP", "RESET"), type.constants());
    assertEquals(
        List.of("TRIP", "RESET"),
        read(GoodDocuments.text("event-enum.yaml")).events().stream().map(Event::name).toList());
  }

  @Test
  void packageOfTriggerIsDefault() {
    assertEquals("com.trigger", read(GoodDocuments.text("minimal.yaml")).packageName());
  }

  @Test
  void elementsHaveTheirPlaces() {
    Machine machine = read(GoodDocuments.text("bom-and-crlf.yaml"));
    assertEquals(new Origin.InFile("m.pawl.yaml", 1, 10, "machine: Windows"), machine.origin());
    State a = machine.states().get(0);
    assertEquals(new Origin.InFile("m.pawl.yaml", 3, 3, "  A:"), a.origin());
    Transition go = a.transitions().get(0);
    assertEquals(new Origin.InFile("m.pawl.yaml", 6, 7, "      go: B"), go.event().origin());
    assertEquals(
        new Origin.InFile("m.pawl.yaml", 6, 11, "      go: B"), go.targets().get(0).origin());
  }

  @Test
  void eventsOfStatesPrecedeEventsOfRoot() {
    Machine machine =
        read("machine: M\non: { last: B }\nstates: { A: { to: B, on: { go: B } }, B: }\n");
    assertEquals(List.of("toB direct", "go", "last"), events(machine));
  }

  @Test
  void eventIsDirectOnlyIfNothingNamesIt() {
    Machine machine = read("machine: M\nstates: { A: { to: B }, B: { on: { toB: B } } }\n");
    assertEquals(List.of("toB"), events(machine));
  }

  @Test
  void valuesOfMisspelledKeysAreRead() {
    Problems problems = new Problems();
    String text = "name: N\nstats: { A: { on: { go: { target: B, cond: x } } } }\n";
    Machine machine = read(text, problems).orElseThrow();
    assertEquals("N", machine.name());
    assertEquals(
        List.of(Code.UNKNOWN_KEY, Code.UNKNOWN_KEY, Code.UNKNOWN_KEY, Code.UNKNOWN_KEY),
        problems.all().stream().map(Problem::code).toList());
    assertEquals(List.of("go [x] -> B"), transitions(machine.states().get(0)));
  }

  @Test
  void machineWithoutNameIsNamedAfterFile() {
    Problems problems = new Problems();
    Machine machine = read("states: { A: }", problems).orElseThrow();
    assertEquals("M", machine.name());
    assertEquals(List.of(Code.MISSING_KEY), problems.all().stream().map(Problem::code).toList());
  }

  @Test
  void transitionWithInvalidGuardStaysGuarded() {
    Problems problems = new Problems();
    String text = "machine: M\nstates: { A: { on: { go: [{ guard: a b, to: B }, B] } }, B: }";
    Machine machine = read(text, problems).orElseThrow();
    assertEquals(List.of("go [aB] -> B", "go -> B"), transitions(machine.states().get(0)));
  }

  @Test
  void hugeTextIsReadInTime() {
    String head = "machine: M\nstates: { A: }\n";
    Duration soon = Duration.ofSeconds(20);
    List<String> texts =
        List.of(
            "x".repeat(10_000_000),
            head + "description: " + "x ".repeat(140_000),
            head + "# " + "x".repeat(290_000),
            head + "description: \"" + "x\\n".repeat(90_000) + "\"",
            head + "package: " + "x.".repeat(100_000),
            head + "on: { go: { to: A, guard: " + "(".repeat(100_000) + " } }",
            head + "on: { go: { to: A, guard: " + "a && ".repeat(50_000) + " } }",
            head + "? " + "y".repeat(200_000) + "\n: 1",
            head + "on: {" + "a: A, ".repeat(40_000) + "}",
            head + "tags: [" + "[], ".repeat(60_000) + "]",
            head + "after: {" + "a: A, ".repeat(40_000) + "}",
            head + "after: { ? " + "1".repeat(200_000) + "s : A }",
            head + "initial: [" + "off, ".repeat(60_000) + "]",
            head + "raise: &a {entry: " + "{ states: { A: ".repeat(60) + "",
            "[".repeat(290_000),
            "{".repeat(290_000),
            "- ".repeat(140_000),
            "? ".repeat(140_000),
            "!a ".repeat(100_000),
            "&a ".repeat(100_000),
            "\n".repeat(290_000),
            "'".repeat(290_000),
            "🙂".repeat(140_000),
            head + "description: [" + "🙂, ".repeat(70_000) + "]",
            head + "x: &a [" + "*a, ".repeat(50_000) + "]",
            bomb(head));
    for (String text : texts) {
      assertTimeoutPreemptively(
          soon,
          () -> {
            Problems problems = new Problems();
            read(text, problems);
            assertTrue(problems.all().size() <= FileProblems.MAX_PROBLEMS);
          },
          () -> text.substring(0, 60));
    }
  }

  private static String bomb(String head) {
    StringBuilder text = new StringBuilder(head).append("x0: &x0 [a, a, a]\n");
    for (int i = 1; i < 40; i++) {
      String before = "*x" + (i - 1);
      text.append("x" + i + ": &x" + i + " [" + before + ", " + before + ", " + before + "]\n");
    }
    return text.toString();
  }

  @Test
  void tooLargeFileIsReportedOnce() {
    Problems problems = new Problems();
    assertTrue(read("x".repeat(10_000_000), problems).isEmpty());
    assertEquals(List.of(Code.NOT_READABLE), problems.all().stream().map(Problem::code).toList());
  }

  @Test
  void largeMachineIsRead() {
    StringBuilder text = new StringBuilder("machine: Large\nstates:\n");
    for (int i = 0; i < 5_000; i++) {
      text.append("  S" + i + ": { initial: true, on: { next: S" + (i + 1) % 5_000 + " } }\n");
    }
    assertEquals(5_000, read(text.toString()).states().size());
  }
}
