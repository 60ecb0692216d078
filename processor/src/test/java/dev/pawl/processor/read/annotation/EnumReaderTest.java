package dev.pawl.processor.read.annotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.Named;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Verification;
import dev.pawl.language.model.name.WireNames;
import dev.pawl.language.problem.Problem;
import dev.pawl.processor.testing.Compiler;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class EnumReaderTest {

  private static final String CIRCUIT =
      """
      package p;
      import dev.pawl.*;
      /** A circuit breaker. */
      @StateMachine
      @Transition(on = "shutDown", to = "OPEN")
      public enum CircuitState {
        /** Calls <b>pass</b>. */
        @Initial @Transition(on = "failureThresholdExceeded", to = "OPEN") CLOSED,
        @Transition(on = "cooldownExpires", to = "HALF_OPEN") OPEN,
        @Transition(on = "success", to = "CLOSED")
        @Transition(on = "failure", to = "OPEN")
        HALF_OPEN
      }
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void circuitIsRead(Compiler compiler) {
    Read read = Read.of(compiler, folder, CIRCUIT);
    Machine machine = read.machine();
    assertEquals("Circuit", machine.name());
    assertEquals("p", machine.packageName());
    assertEquals("A circuit breaker.", machine.description());
    assertEquals("p.CircuitState", machine.stateType().get().qualifiedName());
    assertTrue(machine.isPublic());
    assertEquals(WireNames.AS_DECLARED, machine.wireNames());
    assertEquals(
        List.of("CLOSED", "OPEN", "HALF_OPEN"),
        machine.states().stream().map(State::name).toList());
    State closed = machine.states().get(0);
    assertTrue(closed.isInitial());
    assertEquals("Calls pass.", closed.description());
    assertEquals(List.of("failureThresholdExceeded->OPEN"), Read.transitions(closed));
    assertEquals(
        List.of("success->CLOSED", "failure->OPEN"), Read.transitions(machine.states().get(2)));
    assertEquals(List.of("shutDown->OPEN"), Read.transitions(machine.root()));
    assertEquals(
        List.of("failureThresholdExceeded", "cooldownExpires", "success", "failure", "shutDown"),
        machine.events().stream().map(Event::name).toList());
    assertTrue(machine.context().isEmpty());
    assertTrue(machine.eventType().isEmpty());
    assertEquals(List.of(), read.problems());
    assertTrue(read.result().success(), read.result().text());
  }

  @ParameterizedTest
  @EnumSource
  void everyAttributeIsRead(Compiler compiler) {
    Read read =
        Read.of(
            compiler,
            folder,
            """
            package p;
            import dev.pawl.*;
            @StateMachine(
                name = "circuit breaker", unexpected = StateMachine.Unexpected.IGNORE,
                context = java.util.Map.class, wireNames = StateMachine.WireNames.KEBAB_CASE,
                threadSafe = true, omit = {Part.PHASE, Part.CASES}, include = Part.CODEC,
                description = "Breaks \\n  circuits.")
            @Event(name = "fails", description = "It failed.", payload = {
                @Param(name = "code", type = int.class),
                @Param(name = "names", type = String[][].class),
                @Param(name = "entry", type = java.util.Map.Entry.class)})
            @Event(name = "idle")
            @Forbid(from = "*", to = {"A", "B"}, because = "No.")
            enum Circuits {
              @Initial(description = "plan mode")
              @State(wireName = "a1", aliases = {"x", "y z"}, tags = "active", description = "First")
              @Transition(on = "fails", to = "B", guard = "a && !(b||c)", update = "count",
                  effects = {"log", "tell"}, description = "bad luck")
              A,
              @State(external = true) @Transition(on = "go", to = {"A", "C"}, choose = "pick") B,
              /** Not this. */ @State(description = "This.") @Final C
            }
            """);
    Machine machine = read.machine();
    assertEquals(List.of(), read.problems());
    assertEquals("circuit breaker", machine.name());
    assertEquals("Breaks circuits.", machine.description());
    assertTrue(machine.lenient());
    assertTrue(machine.threadSafe());
    assertFalse(machine.isPublic());
    assertEquals(WireNames.KEBAB_CASE, machine.wireNames());
    assertEquals(Set.of(Part.PHASE, Part.CASES), machine.omit());
    assertEquals(Set.of(Part.CODEC), machine.include());
    assertEquals("java.util.Map<?, ?>", machine.context().get().qualifiedName());

    State a = machine.states().get(0);
    assertEquals(Optional.of("plan mode"), a.initial().map(State.Initial::description));
    assertEquals("First", a.description());
    assertEquals("a1", a.wireName().get().name());
    assertEquals("[x, y z]", a.aliases().toString());
    assertEquals("[active]", a.tags().toString());
    assertEquals(List.of("fails[a && !(b || c)]->B /count [log, tell]"), Read.transitions(a));
    assertEquals("bad luck", a.transitions().get(0).description());
    State b = machine.states().get(1);
    assertTrue(b.external());
    assertEquals(List.of("go->A,C ?pick"), Read.transitions(b));
    State c = machine.states().get(2);
    assertTrue(c.isFinal());
    assertEquals("This.", c.description());

    Event fails = Named.event(machine, "fails").get();
    assertEquals("It failed.", fails.description());
    assertEquals(
        List.of("int code", "java.lang.String[][] names", "java.util.Map.Entry<?, ?> entry"),
        fails.payload().stream().map(p -> p.type() + " " + p.name()).toList());
    assertTrue(fails.declared());
    assertEquals(
        List.of("fails", "idle", "go"), machine.events().stream().map(Event::name).toList());
    assertFalse(Named.event(machine, "go").get().declared());

    assertEquals(
        List.of("A", "B"),
        machine.forbids().get(0).to().stream().map(NameReference::name).toList());
    assertEquals("No.", machine.forbids().get(0).because());
  }

  @ParameterizedTest
  @EnumSource
  void assumptionWithOnePredicateIsReported(Compiler compiler) {
    Read read =
        Read.of(
            compiler,
            folder,
            """
            package p;
            import dev.pawl.*;
            @StateMachine
            @Assume(implies = "isAdmin")
            enum FooState { @Initial A }
            """);
    assertEquals(
        List.of("\"implies\" must be two predicates, not 1."),
        read.problems().stream().map(Problem::text).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          @Assume                                  | @Assume is empty.
          @Assume(max = 3)                         | An assumption with "max" needs "counter".
          @Assume(counter = "x", increment = "y")  | A counter needs "max".
          @Assume(counter = "x", max = 0)          | "max" must be a whole number from 1, not 0.
          @Assume(deferredAtMost = -1)             | "deferredAtMost" must be a whole number from 0, not -1.
          @Verify(name = "v", of = "in(A)", atMost = -1)   | The property v has an invalid "atMost".
          @Verify(name = "v", of = "in(A)", atMost = 1001) | The property v has an invalid "atMost".
          """)
  void invalidVerificationIsReported(String annotation, String message) {
    for (Compiler compiler : Compiler.values()) {
      Read read =
          Read.of(
              compiler,
              folder.resolve(compiler.name()),
              """
              package p;
              import dev.pawl.*;
              @StateMachine
              %s
              enum FooState { @Initial A }
              """
                  .formatted(annotation));
      assertEquals(List.of(message), read.problems().stream().map(Problem::text).toList());
    }
  }

  @ParameterizedTest
  @EnumSource
  void smallestNumbersAreRead(Compiler compiler) {
    Read read =
        Read.of(
            compiler,
            folder,
            """
            package p;
            import dev.pawl.*;
            @StateMachine
            @Assume(counter = "x", max = 1)
            @Assume(deferredAtMost = 0)
            @Verify(name = "v", atMost = 0, of = "in(A)")
            enum FooState { @Initial A }
            """);
    assertEquals(List.of(), read.problems());
    Verification verification = read.machine().verification();
    assertEquals(List.of(), verification.assumptions());
    assertEquals(1, verification.counters().get(0).max());
    assertEquals(1, verification.properties().size());
  }

  @ParameterizedTest
  @EnumSource
  void targetsWithoutEventAreDirect(Compiler compiler) {
    Machine machine =
        Read.of(
                compiler,
                folder,
                """
                package p;
                import dev.pawl.*;
                @StateMachine
                enum FooStatus {
                  @Initial @Transition(to = {"B_C", "A"}, guard = "g", effects = "e") A,
                  @Transition(on = "toA", to = "A") @Transition(to = "A") B_C
                }
                """)
            .machine();
    assertEquals("Foo", machine.name());
    assertEquals(
        List.of("~toBC[g]->B_C [e]", "~toA[g]->A [e]"), Read.transitions(machine.states().get(0)));
    assertTrue(Named.event(machine, "toBC").get().direct());
    assertFalse(Named.event(machine, "toA").get().direct(), "named by a transition");
  }

  @ParameterizedTest
  @EnumSource
  void eventsOfAnEnumAreUsed(Compiler compiler) {
    Read read =
        Read.of(
            compiler,
            folder,
            """
            package p;
            import dev.pawl.*;
            @StateMachine(events = Agent.Happening.class)
            @Event(name = "toolDone", description = "A tool is done.")
            enum Agent {
              @Initial @Transition(on = "promptReceived", to = "BUSY") IDLE,
              @Transition(on = "TOOL_DONE", to = "IDLE") @Transition(to = "IDLE")
              @Transition(to = "BUSY") BUSY;
              enum Happening { /** A prompt. */ PROMPT_RECEIVED, TOOL_DONE, TO_IDLE, UNUSED }
            }
            """);
    Machine machine = read.machine();
    assertEquals("p.Agent.Happening", machine.eventType().get().type().qualifiedName());
    assertEquals(
        List.of("PROMPT_RECEIVED", "TOOL_DONE", "TO_IDLE", "UNUSED"),
        machine.events().stream().map(Event::name).toList());
    assertTrue(machine.events().stream().allMatch(Event::declared));
    assertEquals("A prompt.", Named.event(machine, "PROMPT_RECEIVED").get().description());
    assertEquals("A tool is done.", Named.event(machine, "TOOL_DONE").get().description());
    assertEquals(List.of("PROMPT_RECEIVED->BUSY"), Read.transitions(machine.states().get(0)));
    assertEquals(
        List.of("TOOL_DONE->IDLE", "~TO_IDLE->IDLE", "~toBusy->BUSY"),
        Read.transitions(machine.states().get(1)),
        "a name that denotes no constant is left for the checks");
    assertEquals(List.of(), read.problems());
  }

  @ParameterizedTest
  @EnumSource
  void viewsAreCollected(Compiler compiler) {
    Machine machine =
        Read.of(
                compiler,
                folder,
                """
                package p;
                import dev.pawl.*;
                import java.time.DayOfWeek;
                @StateMachine
                enum State3 {
                  @Initial @MapsTo(view = Thread.State.class, value = "NEW")
                  @MapsTo(view = DayOfWeek.class, value = "MONDAY") A,
                  @MapsTo(view = DayOfWeek.class, value = "FRIDAYS") B
                }
                """)
            .machine();
    assertEquals("State3", machine.name());
    assertEquals(
        List.of("java.lang.Thread.State", "java.time.DayOfWeek"),
        machine.views().stream().map(v -> v.type().qualifiedName()).toList());
    assertTrue(machine.views().get(0).constants().contains("NEW"));
    assertEquals("MONDAY", machine.views().get(1).entries().get(0).value().name());
    assertEquals(
        List.of("A=MONDAY", "B=FRIDAYS"),
        machine.views().get(1).entries().stream().map(e -> e.state() + "=" + e.value()).toList());
  }

  @ParameterizedTest
  @EnumSource
  void explicitContainersAreReadInOrder(Compiler compiler) {
    Machine machine =
        Read.of(
                compiler,
                folder,
                """
                package p;
                import dev.pawl.*;
                @StateMachine
                enum State {
                  @Transition(on = "a", to = "A")
                  @Transition.List({@Transition(on = "b", to = "A"), @Transition(on = "c", to = "A")})
                  A
                }
                """)
            .machine();
    assertEquals("State", machine.name(), "a name is not stripped to nothing");
    assertEquals(List.of("a->A", "b->A", "c->A"), Read.transitions(machine.states().get(0)));
  }

  @ParameterizedTest
  @EnumSource
  void nestedEnumsAreRead(Compiler compiler) {
    Read read =
        Read.of(
            compiler,
            folder,
            """
            package p.q;
            import dev.pawl.*;
            public interface Outer<T> {
              @StateMachine enum Inner { A }
              class Middle<X> { @StateMachine public enum Deep { A } }
            }
            """);
    assertEquals(
        List.of("p.q.Outer.Inner true p.q", "p.q.Outer.Middle.Deep true p.q"),
        read.machines().stream()
            .map(m -> m.stateType().get() + " " + m.isPublic() + " " + m.packageName())
            .sorted()
            .toList());
    Read hidden =
        Read.of(
            compiler,
            folder.resolve("hidden"),
            """
            class Outer {
              @dev.pawl.StateMachine public enum InnerState { }
            }
            """);
    assertFalse(hidden.machine().isPublic());
    assertEquals("", hidden.machine().packageName());
    assertEquals("Outer.InnerState", hidden.machine().stateType().get().qualifiedName());
  }

  @ParameterizedTest
  @EnumSource
  void hostileDescriptionsAreHarmless(Compiler compiler) {
    Machine machine =
        Read.of(
                compiler,
                folder,
                """
                package p;
                import dev.pawl.*;
                @StateMachine(description = "*/ class X {} /* \\\\u002a/ <script> @param {@code \\r\\n # \\t $L ${x}")
                enum A {
                  /**
                   * First {@code a < b && {c}} and {@link java.util.Map#get(Object) the getter},
                   * {@link #B}, {@link String#valueOf(char[], int, int)}.
                   *
                   * <p>Second &lt;para&gt; &amp;amp; 5 < 6 &unknown; &#x41;&#66; <br/>next<!-- gone
                   * -->.</p>{@unclosed
                   *
                   * @deprecated not this
                   */
                  @Deprecated X,
                  /** @since 1 */ B
                }
                """)
            .machine();
    assertEquals(
        "*/ class X {} /* \\u002a/ <script> @param {@code # $L ${x}", machine.description());
    assertEquals(
        "First a < b && {c} and the getter, B, String.valueOf(char[], int, int). Second <para>"
            + " &amp; 5 < 6 &unknown; AB next. {@unclosed",
        machine.states().get(0).description());
    assertEquals("", machine.states().get(1).description());
  }
}
