package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that illegal uses of machines do not compile, with an error in their line. */
class MisuseTest {

  private static final String DECLARATIONS =
      """
      machine: Circuit
      package: misuse
      include: [cases]
      events:
        stepFails: { payload: { step: String, code: int } }
      states:
        CLOSED:    { initial: true, on: { fail: OPEN, stepFails: OPEN, lost: { effects: log, to: DEAD } } }
        OPEN:      { on: { cool: HALF_OPEN, retry: { guard: left, to: CLOSED } } }
        HALF_OPEN: { on: { succeed: CLOSED, fail: OPEN, pick: { to: [OPEN, DEAD], choose: either } } }
        DEAD:      { final: true }
      """;

  /** Statements that must compile together. */
  private static final List<String> LEGAL =
      List.of(
          "CircuitPhase.Open a = CircuitPhase.closed().fail();",
          "CircuitPhase.Closed b = CircuitPhase.open().cool().succeed();",
          "CircuitPhase.Open c = CircuitPhase.closed().stepFails(\"x\", 1);",
          "CircuitPhase.Dead d = CircuitPhase.closed().lost();",
          "CircuitPhase e = CircuitPhase.halfOpen().pick(LOGIC);",
          "CircuitPhase.Closed f = CircuitPhase.open().retry(LOGIC);",
          "CircuitPhase g = CircuitPhase.of(CircuitState.OPEN);",
          "CircuitState h = CircuitPhase.dead().state();",
          "if (g instanceof CircuitPhase.Open open) { open.cool().fail().cool(); }",
          "String i = CircuitCases.match(h, CASES);",
          "CircuitState j = CircuitTransitions.next(h, CircuitEvent.fail(), LOGIC);",
          "CircuitMachine k = CircuitMachine.builder().logic(LOGIC).effects(EFFECTS).build();",
          "k.stepFails(\"x\", 1, dev.pawl.Cause.by(\"me\"));");

  /** Statements that must not compile. */
  private static final List<String> ILLEGAL =
      List.of(
          "CircuitPhase.closed().succeed();",
          "CircuitPhase.closed().cool();",
          "CircuitPhase.open().fail();",
          "CircuitPhase.open().cool().cool();",
          "CircuitPhase.closed().fail().cool().succeed().succeed();",
          "CircuitPhase.dead().fail();",
          "CircuitPhase.dead().lost();",
          "CircuitPhase.of(CircuitState.OPEN).cool();",
          "CircuitPhase.Closed a = CircuitPhase.closed().fail();",
          "CircuitPhase.Open b = CircuitPhase.halfOpen().pick(LOGIC);",
          "CircuitPhase.halfOpen().pick();",
          "CircuitPhase.open().retry();",
          "CircuitPhase.closed().stepFails();",
          "CircuitPhase.closed().stepFails(1, \"x\");",
          "CircuitPhase.Open c = new CircuitPhase.Open();",
          "CircuitPhase d = new CircuitPhase() { public CircuitState state() { return null; } };",
          "class Other extends CircuitPhase.Open {}",
          "CircuitPhase.broken();",
          "CircuitState e = CircuitState.HALFOPEN;",
          "CircuitMachine f = new CircuitMachine(CircuitState.OPEN);",
          "new CircuitMachine();",
          "CircuitMachine.builder().logic(EFFECTS).effects(LOGIC).build();",
          "CircuitMachine.builder().logic(LOGIC).effects(EFFECTS).build().nothing();",
          "CircuitMachine.builder().logic(LOGIC).effects(EFFECTS).build().stepFails(\"x\");",
          "CircuitTransitions.next(CircuitState.OPEN, CircuitEvent.Type.COOL, LOGIC);",
          "CircuitTransitions.retry(CircuitState.OPEN);",
          "CircuitEvent g = new CircuitEvent.StepFails(\"x\");",
          "CircuitLogic.Either h = CircuitLogic.Either.CLOSED;",
          "new CircuitTransitions();",
          "CircuitCases<String> i = new CircuitCases<>() { public String closed() { return \"\"; } };");

  private static final String HEAD =
      """
      package misuse;

      class Program {
        static final CircuitLogic LOGIC = new CircuitLogic() {
          public boolean left() { return true; }
          public Either either() { return Either.DEAD; }
        };
        static final CircuitEffects EFFECTS = () -> {};
        static final CircuitCases<String> CASES = new CircuitCases<>() {
          public String closed() { return "closed"; }
          public String open() { return "open"; }
          public String halfOpen() { return "half open"; }
          public String dead() { return "dead"; }
        };

      """;

  @TempDir Path temp;

  private Compiled compile(Tool tool, List<String> methods) {
    Path declaration = Job.write(temp, "machines/circuit.pawl.yaml", DECLARATIONS);
    Job.write(temp, "src/Program.java", HEAD + String.join("\n", methods) + "\n}\n");
    return tool.compile(
        Job.of(temp.resolve("src"), temp.resolve("work-" + tool))
            .lenient()
            .with("-Apawl.machines=" + declaration.getParent()));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void legalStatementsCompile(Tool tool) {
    Compiled compiled =
        compile(tool, List.of("  void all() {", "    " + String.join("\n    ", LEGAL), "  }"));
    assertEquals(List.of(), compiled.messages().stream().filter(Message::isError).toList());
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void illegalStatementsDoNotCompile(Tool tool) {
    List<String> methods =
        IntStream.range(0, ILLEGAL.size())
            .mapToObj(i -> "  void m" + i + "() { " + ILLEGAL.get(i) + " }")
            .toList();
    Compiled compiled = compile(tool, methods);
    int first = (int) HEAD.lines().count();
    List<String> wrong =
        compiled.messages().stream()
            .filter(Message::isError)
            .flatMap(m -> statement(m, first))
            .distinct()
            .sorted()
            .toList();
    assertEquals(ILLEGAL.stream().sorted().toList(), wrong, compiled::text);
  }

  private static Stream<String> statement(Message message, int first) {
    int index = (int) message.line() - first - 1;
    return message.file().equals("Program.java") && index >= 0 && index < ILLEGAL.size()
        ? Stream.of(ILLEGAL.get(index))
        : Stream.of(message.toString());
  }
}
