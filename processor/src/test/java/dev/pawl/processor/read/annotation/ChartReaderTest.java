package dev.pawl.processor.read.annotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.Named;
import dev.pawl.language.model.Behavior.History;
import dev.pawl.language.model.Formula.And;
import dev.pawl.language.model.Formula.In;
import dev.pawl.language.model.Formula.Not;
import dev.pawl.language.model.Formula.Predicate;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.processor.testing.Compiler;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Compares the trees that are read from enums with trees built by hand. */
class ChartReaderTest {

  private static final String OTHER = " Use another parent, or none.";

  @TempDir Path folder;

  private Read read(Compiler compiler, String... sources) {
    return Read.of(compiler, folder, sources);
  }

  private static List<String> events(Machine machine) {
    return machine.events().stream().map(e -> e.name() + " " + e.kind()).toList();
  }

  @ParameterizedTest
  @EnumSource
  void treeIsRead(Compiler compiler) {
    Read read =
        read(
            compiler,
            """
            package p;
            import dev.pawl.*;
            @StateMachine
            @Transition(on = "kill", to = "DEAD")
            enum SessionState {
              @State(parent = "RUNNING") @Transition(on = "pause", to = "WAITING") @Initial BUSY,
              @Initial @Transition(on = "open", to = "IN_SESSION") CLOSED,
              @State(parent = "IN_SESSION", initial = "WAITING", entry = {"light", "tell"},
                  raiseOnEntry = "pause", exit = "dim", raiseOnExit = {"woke", "kill"},
                  ignore = {"open", "done.IN_SESSION"}, defer = "close")
              RUNNING,
              @Transition(on = "done.IN_SESSION", to = "CLOSED")
              @Transition(on = "*", effects = "shrug")
              IN_SESSION,
              @State(parent = "RUNNING") WAITING,
              @State(parent = "IN_SESSION", history = State.History.DEEP)
              @Transition(to = "BUSY") BEFORE,
              @Final @State(parent = "IN_SESSION") OVER,
              @Final DEAD
            }
            """);
    assertEquals(List.of(), read.problems());
    Machine machine = read.machine();
    Tree inSession =
        Tree.of(
                "IN_SESSION",
                Tree.of(
                        "RUNNING",
                        Tree.of("BUSY").initial().on("pause", "WAITING"),
                        Tree.of("WAITING"))
                    .defaults("WAITING")
                    .entry(List.of("light", "tell"), "pause")
                    .exit(List.of("dim"), "woke", "kill")
                    .ignore("open", "done.IN_SESSION")
                    .defer("close"),
                Tree.of("BEFORE").history(History.DEEP, "BUSY"),
                Tree.of("OVER").end())
            .on("done.IN_SESSION", "CLOSED")
            .with(Tree.transition("*", Optional.empty(), List.of("shrug"), false, List.of()));
    Tree expected =
        Tree.of(
                "",
                Tree.of("CLOSED").initial().on("open", "IN_SESSION"),
                inSession,
                Tree.of("DEAD").end())
            .on("kill", "DEAD");
    assertEquals(expected.state(), Bare.state(machine.root()));
    List<String> order =
        List.of("BUSY", "CLOSED", "RUNNING", "IN_SESSION", "WAITING", "BEFORE", "OVER", "DEAD");
    assertEquals(order, machine.states().stream().map(State::name).toList());
    assertEquals(
        List.of(
            "pause NAMED",
            "open NAMED",
            "woke NAMED",
            "kill NAMED",
            "close NAMED",
            "done.IN_SESSION DONE"),
        events(machine));
  }

  @ParameterizedTest
  @EnumSource
  void regionsTimersAndEventlessTransitionsAreRead(Compiler compiler) {
    Read read =
        read(
            compiler,
            """
            package p;
            import dev.pawl.*;
            @StateMachine(name = "door", parallel = true)
            @Transition(after = "1h", to = "OPEN")
            @Transition(always = true, guard = "!in(OPEN)", to = {"SHUT", "DARK"})
            enum Door {
              @State(parallel = true) @Transition(on = "storm", to = {"SHUT", "DARK"}) LEAF,
              @State(parent = "LEAF", history = State.History.SHALLOW)
              @Transition(to = {"SHUT", "DARK"}) H,
              @State(parent = "LEAF")
              @Transition(after = "60s", guard = "a", to = "DARK")
              @Transition(after = "60s", effects = "ring")
              @Transition(after = "backoff", to = "DARK")
              SHUT,
              @State(parent = "LEAF") @Transition(on = "hit", internal = true, to = "SHUT",
                  raise = {"storm", "gone"})
              @Transition(always = true, guard = "a && in( LAMP )", raise = "gone")
              DARK,
              OPEN, LAMP
            }
            """);
    assertEquals(List.of(), read.problems());
    Machine machine = read.machine();
    Predicate a = new Predicate("a");
    Guard guard = new Guard(a, Origin.NONE);
    Tree shut =
        Tree.of("SHUT")
            .timer("SHUT.after.60s", "60s", Duration.ofMinutes(1))
            .timer("SHUT.after.backoff", "backoff", null)
            .with(
                Tree.transition(
                    "SHUT.after.60s", Optional.of(guard), List.of(), false, List.of(), "DARK"))
            .with(
                Tree.transition(
                    "SHUT.after.60s", Optional.empty(), List.of("ring"), false, List.of()))
            .on("SHUT.after.backoff", "DARK");
    State dark = Bare.state(machine.tree().node(Named.find(machine.tree(), "DARK").get()));
    assertEquals(
        List.of(
            Tree.transition(
                "hit", Optional.empty(), List.of(), true, List.of("storm", "gone"), "SHUT")),
        dark.transitions());
    assertEquals(
        List.of(
            Tree.transition(
                Transition.NO_EVENT,
                Optional.of(new Guard(new And(List.of(a, new In("LAMP"))), Origin.NONE)),
                List.of(),
                false,
                List.of("gone"))),
        dark.behavior().always());
    Tree root =
        Tree.of("door", Tree.of("LEAF"), Tree.of("OPEN"), Tree.of("LAMP"))
            .parallel()
            .timer("door.after.1h", "1h", Duration.ofHours(1))
            .on("door.after.1h", "OPEN")
            .always(new Not(new In("OPEN")), "SHUT", "DARK");
    State actual = Bare.state(machine.root());
    assertEquals(root.state().behavior(), actual.behavior());
    assertEquals(root.state().transitions(), actual.transitions());
    assertEquals(
        List.of("LEAF", "OPEN", "LAMP"), actual.children().stream().map(State::name).toList());
    State leaf = actual.children().get(0);
    assertEquals(
        List.of(Tree.of("H").history(History.SHALLOW, "SHUT", "DARK").state(), shut.state(), dark),
        leaf.children());
    assertTrue(leaf.isParallel());
    assertEquals(List.of("storm->SHUT,DARK"), Read.transitions(leaf));
    assertEquals(
        List.of(
            "storm NAMED",
            "hit NAMED",
            "gone NAMED",
            "SHUT.after.60s TIMER",
            "SHUT.after.backoff TIMER",
            "door.after.1h TIMER"),
        events(machine));
  }

  @ParameterizedTest
  @EnumSource
  void internalEventsAreFoundInAnEnum(Compiler compiler) {
    Read read =
        read(
            compiler,
            """
            package p;
            import dev.pawl.*;
            @StateMachine(events = M.E.class)
            @Event(name = "done.inSession", description = "It is over.")
            enum M {
              @Transition(on = "done.IN_SESSION", to = "B")
              @Transition(after = "60s", to = "B")
              @Transition(after = "61s", to = "B")
              @Transition(on = "done.B", to = "B")
              @State(ignore = "goOn", raiseOnEntry = "stop")
              OPEN,
              B;
              enum E { OPEN_AFTER_60S, GO_ON, DONE_IN_SESSION, STOP }
            }
            """);
    assertEquals(List.of(), read.problems());
    State open = read.machine().states().get(0);
    assertEquals(
        List.of("DONE_IN_SESSION->B", "OPEN_AFTER_60S->B", "OPEN.after.61s->B", "done.B->B"),
        Read.transitions(open),
        "a name that denotes no constant is left for the checks");
    assertEquals("[GO_ON]", open.behavior().ignored().toString());
    assertEquals("[STOP]", open.behavior().entry().raise().toString());
    assertEquals(
        List.of("OPEN_AFTER_60S", "OPEN.after.61s"),
        open.behavior().timers().stream().map(t -> t.event().name()).toList());
    assertEquals(
        List.of("OPEN_AFTER_60S TIMER", "GO_ON NAMED", "DONE_IN_SESSION DONE", "STOP NAMED"),
        events(read.machine()),
        "the enum's own order");
    assertEquals("It is over.", Named.event(read.machine(), "DONE_IN_SESSION").get().description());
    assertTrue(read.machine().events().get(2).declared());
  }

  @ParameterizedTest
  @EnumSource
  void statesWithInvalidParentsAreKept(Compiler compiler) {
    String chain =
        IntStream.rangeClosed(1, 120)
            .mapToObj(i -> "@State(parent = \"S" + (i - 1) + "\") S" + i)
            .collect(Collectors.joining(",\n"));
    Read read =
        read(
            compiler,
            "package p; import dev.pawl.*;\n@StateMachine enum Deep {\nS0,\n" + chain + "}",
            """
            package p;
            import dev.pawl.*;
            @StateMachine
            enum Round {
              @State(parent = "D") A, @State(parent = "A") B, @State(parent = "B") C,
              @State(parent = "B") D, @State(parent = "E") E, @State(parent = "BB") F
            }
            """);
    assertEquals(
        List.of("Deep 121", "Round 6"),
        read.machines().stream()
            .map(m -> m.name() + " " + m.tree().declared().size())
            .sorted()
            .toList());
    assertEquals(
        List.of(
            "[PAWL057] \"S49\" cannot be the parent of S50: states are nested more than 50 deep."
                + OTHER,
            "[PAWL057] \"S99\" cannot be the parent of S100: states are nested more than 50 deep."
                + OTHER,
            "[PAWL013] \"BB\" is not a state of Round. Declare it as a state, or use another state.",
            "[PAWL057] \"D\" cannot be the parent of A: A, B and D form a cycle." + OTHER,
            "[PAWL057] \"E\" cannot be the parent of E: a state cannot contain itself." + OTHER),
        read.problems().stream()
            .map(p -> p.message())
            .sorted(Comparator.comparing(m -> m.contains(" S") ? 0 : 1))
            .toList());
    Machine round =
        read.machines().stream().filter(m -> m.name().equals("Round")).findFirst().get();
    assertEquals(
        List.of(
            Tree.of("A", Tree.of("B", Tree.of("C"), Tree.of("D"))).state(),
            Tree.of("E").state(),
            Tree.of("F").state()),
        Bare.state(round.root()).children());
  }
}
