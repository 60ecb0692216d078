package dev.pawl.language.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.Named;
import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the reading of statecharts from YAML by comparing whole trees of the model. */
class ChartReaderTest {

  private static Machine read(String text) {
    Problems problems = new Problems();
    Machine machine = read(text, problems).orElseThrow();
    assertEquals(List.of(), problems.all());
    return machine;
  }

  private static Optional<Machine> read(String text, Problems problems) {
    return YamlReader.read("m.pawl.yaml", text, "com.trigger", true, new FakeTypes(), problems);
  }

  private static Machine chart() {
    return read(GoodDocuments.text("chart.yaml"));
  }

  @Test
  void everyKeyOfStatechartIsRead() {
    assertEquals(
        """
         enters [Off, Sound]
            entry [open] raise [begin]
            exit [close]
            ignore [ping]
            defer [later]
            timer Agent.after.2h 2h = PT2H
            always [in(Failed) && broken] -> [Ended]
            * -> [Failed]
            kill effects [log] raise [stop] stays
            Agent.after.2h -> [Failed]
          Off initial "The agent is created" data (tries: int, names: java.util.List<java.lang.String>)
              begin [in(two words) || !ready] -> [Speaking, Hearing]
              begin -> [In Session]
              note update count stays "Nothing is left"
          In Session enters [Working] tags [busy]
              entry [greet, light]
              exit [leave] raise [gone, toFailed]
              done.Working -> [Ended]
              within effects [log] internal -> [Working]
            Working parallel
                timer Working.after.1m30s 1m30s = PT1M30S
                timer Working.after.500ms 500ms = PT0.5S
                timer Working.after.PT1H PT1H = PT1H
                timer Working.after.backoff backoff = method
                Working.after.1m30s -> [Failed]
                Working.after.500ms [tired] raise [stop] -> [Off]
                Working.after.500ms effects [remind] stays
                Working.after.PT1H choose byTime -> [Off, Failed]
                Working.after.backoff -> [Speaking]
                toOff (direct) effects [log] raise [stop] -> [Off]
                toFailed (direct) effects [log] raise [stop] -> [Failed]
              Sound
                  always [loud] -> [Deaf]
                  always -> [Hearing]
                Hearing initial ""
                    ignore [done.Sound, noise]
                    toDeaf (direct) -> [Deaf]
                Deaf final
              Voice enters [no]
                no
                    defer [noise]
                Speaking
                two words
                back history DEEP "As it was"
                    (none) -> [Speaking]
            Resting
            again history SHALLOW
                (none) -> [Working]
          Failed
              retry -> [Working]
          Ended final
              entry [bye]
        """,
        ModelText.of(chart().root()));
  }

  @Test
  void internalEventsFollowEventsOfUser() {
    assertEquals(
        """
        stop NAMED declared (reason: java.lang.String)
        begin NAMED
        note NAMED
        gone NAMED
        toFailed NAMED
        within NAMED
        toOff DIRECT
        toDeaf DIRECT
        noise NAMED
        retry NAMED
        kill NAMED
        ping NAMED
        later NAMED
        done.Working DONE
        Working.after.1m30s TIMER
        Working.after.500ms TIMER
        Working.after.PT1H TIMER
        Working.after.backoff TIMER
        done.Sound DONE
        Agent.after.2h TIMER
        """,
        ModelText.events(chart()));
  }

  @Test
  void nestedStatesFormTree() {
    Machine machine = chart();
    assertTrue(machine.hasNesting());
    assertEquals(
        List.of("Speaking", "Hearing"),
        machine.states().get(0).transitions().get(0).targets().stream()
            .map(r -> r.name())
            .toList());
    assertFalse(machine.states().stream().anyMatch(State::isHistory));
    assertTrue(Named.find(machine.tree(), "back").isPresent());
  }

  @Test
  void elementsHaveTheirPlaces() {
    Machine machine =
        read(
            """
            machine: M
            states:
              A:
                states: { B: { history: deep, to: C }, C: }
                initial: C
                after:
                  60s: A
                always:
                  - { guard: g, to: A }
                defer: [x]
            """);
    State a = machine.states().get(0);
    Behavior behavior = a.behavior();
    assertEquals("5:14", place(behavior.initial().get(0).origin()));
    assertEquals("7:7", place(behavior.timers().get(0).event().origin()));
    assertEquals("7:7", place(behavior.timers().get(0).delay().origin()));
    assertEquals("7:7", place(a.transitions().get(0).origin()));
    assertEquals("7:12", place(a.transitions().get(0).targets().get(0).origin()));
    assertEquals("9:9", place(behavior.always().get(0).origin()));
    assertEquals("10:13", place(behavior.deferred().get(0).origin()));
    State history = a.children().get(0);
    assertEquals("4:15", place(history.origin()));
    assertEquals("4:39", place(history.transitions().get(0).targets().get(0).origin()));
    assertEquals("7:7", place(Named.event(machine, "A.after.60s").orElseThrow().origin()));
  }

  private static String place(Origin origin) {
    Origin.InFile place = (Origin.InFile) origin;
    return place.line() + ":" + place.column();
  }

  @ParameterizedTest
  @CsvSource({
    "60s, PT1M",
    "500ms, PT0.5S",
    "1m30s, PT1M30S",
    "2h, PT2H",
    "1d, PT24H",
    "0s, PT0S",
    "PT1M30S, PT1M30S",
    "P1DT1S, PT24H1S",
    "1d2h3m4s5ms, PT26H3M4.005S",
    "pt5s, PT5S"
  })
  void delayIsParsed(String text, String duration) {
    Machine machine = read("machine: M\nstates: { A: { after: { " + text + ": A } } }");
    Behavior.Timer timer = machine.states().get(0).behavior().timers().get(0);
    assertEquals("A.after." + text, timer.event().name());
    assertEquals(text, timer.delay().text());
    assertEquals(Optional.of(Duration.parse(duration)), timer.delay().constant());
  }

  @ParameterizedTest
  @ValueSource(strings = {"backoff", "poll delay", "_x", "period", "P", "Pt", "d", "être"})
  void delayThatIsNameBecomesMethod(String text) {
    Machine machine = read("machine: M\nstates: { A: { after: { " + text + ": A } } }");
    Behavior.Timer timer = machine.states().get(0).behavior().timers().get(0);
    assertEquals(Optional.empty(), timer.delay().constant());
    assertEquals(text, timer.delay().text());
  }

  @ParameterizedTest
  @CsvSource({
    "60, \"60s\" or \"60ms\"",
    "60 s, Did you mean \"60s\"?",
    "5 minutes, Did you mean \"5m\"?",
    "90sec, Did you mean \"90s\"?",
    "1 hour 30 mins, Did you mean \"1h30m\"?",
    "250 millis, Did you mean \"250ms\"?",
    "2D, Did you mean \"2d\"?",
    "-5s, backwards",
    "PT-5S, backwards",
    "1.5s, name a Java method",
    "30s1m, name a Java method",
    "P1Y, name a Java method",
    "99999999999999999999s, name a Java method",
    "10000000000000d, name a Java method",
    ".5s, name a Java method",
    "*, name a Java method"
  })
  void invalidDelayIsReportedWithHint(String text, String hint) {
    Problems problems = new Problems();
    read("machine: M\nstates: { A: { after: { \"" + text + "\": A } } }", problems);
    assertEquals(List.of(Code.BAD_DELAY), codes(problems));
    assertTrue(problems.all().get(0).message().contains(hint), problems.all()::toString);
  }

  private static List<Code> codes(Problems problems) {
    return problems.all().stream().map(Problem::code).toList();
  }

  @Test
  void invalidDelayBecomesConstant() {
    Problems problems = new Problems();
    Machine machine =
        read("machine: M\nstates: { A: { after: { 5x: B } }, B: }", problems).orElseThrow();
    State a = machine.states().get(0);
    assertEquals(Optional.of(Duration.ZERO), a.behavior().timers().get(0).delay().constant());
    assertEquals(
        List.of("A.after.5x -> [B]"), a.transitions().stream().map(ModelText::of).toList());
  }

  @Test
  void stateTestInGuardIsParsed() {
    Machine machine =
        read("machine: M\nstates: { A: { on: { go: { guard: in( half-open ) && a, to: A } } } }");
    Formula formula = machine.states().get(0).transitions().get(0).guard().orElseThrow().formula();
    assertEquals(Set.of("half-open"), formula.states());
    assertEquals(Set.of("a"), formula.predicates());
  }

  @Test
  void starIsNotAnEvent() {
    Machine machine = read("machine: M\nstates: { A: { on: { \"*\": A, go: A } } }");
    List<Transition> transitions = machine.states().get(0).transitions();
    assertTrue(transitions.get(0).anyEvent());
    assertEquals(List.of("go"), machine.events().stream().map(Event::name).toList());
  }

  @Test
  void timersAndDoneEventsBecomeConstantsOfEnum() {
    Machine machine =
        read(
            "machine: M\nevents: com.acme.Signal\n"
                + "states: { A: { on: { done.A: A, trip: A }, ignore: reset, after: { 1s: A } } }");
    assertEquals(
        List.of("TRIP NAMED", "RESET NAMED", "DONE_A DONE", "A_AFTER_1S TIMER"),
        machine.events().stream().map(e -> e.name() + " " + e.kind()).toList());
    assertEquals("RESET", machine.states().get(0).behavior().ignored().get(0).name());
  }

  @Test
  void rootTimerIsNamedAfterMachine() {
    Machine machine = read("machine: My Life\nafter: { 1h: A }\nstates: { A: }");
    assertEquals("My Life.after.1h", machine.events().get(0).name());
    assertEquals("My Life.after.1h", machine.root().transitions().get(0).event().name());
  }

  @Test
  void truthWordIsStateNameOnlyIfStateExists() {
    Machine named = read("machine: M\nstates: { A: { initial: off, states: { off: , on: } } }");
    assertEquals("off", named.states().get(0).behavior().initial().get(0).name());
    assertFalse(named.states().get(0).isInitial());
    Machine marked = read("machine: M\nstates: { A: { initial: true, states: { \"true\": } } }");
    assertTrue(marked.states().get(0).isInitial());
    assertEquals(List.of(), marked.states().get(0).behavior().initial());
  }

  @Test
  void truthWordUnderInitialOfMachineIsStateName() {
    Machine machine = read("machine: M\ninitial: OFF\nstates: { OF: }");
    assertEquals("OFF", machine.root().behavior().initial().get(0).name());
  }

  @Test
  void nestingDeeperThanFiftyIsReported() {
    Problems fine = new Problems();
    String deep = "go: [{ to: A1, effects: [x] }]";
    Machine machine = read(nested(YamlStateReader.MAX_DEPTH, deep), fine).orElseThrow();
    assertEquals(List.of(), fine.all());
    assertEquals(YamlStateReader.MAX_DEPTH, machine.states().size());
    Problems problems = new Problems();
    Machine deeper = read(nested(YamlStateReader.MAX_DEPTH + 3, deep), problems).orElseThrow();
    assertEquals(YamlStateReader.MAX_DEPTH + 3, deeper.states().size());
    assertEquals(
        List.of(
            "[PAWL007] States nested more than 50 deep may not be used in a machine file. Nest less"
                + " deep."),
        problems.all().stream().map(Problem::message).toList());
  }

  private static String nested(int depth, String transition) {
    StringBuilder text = new StringBuilder("machine: M\nstates: {");
    for (int i = 1; i < depth; i++) {
      text.append(" A" + i + ": { states: {");
    }
    text.append(" A" + depth + ": { on: { " + transition + " } } ");
    return text.append("} }".repeat(depth - 1)).append("}").toString();
  }

  @Test
  void childrenOfRepeatedStateAreKept() {
    Problems problems = new Problems();
    String text =
        "machine: M\nstates: { A: { states: { B: } }, C: { states: { A: { states: { D: } } } } }";
    Machine machine = read(text, problems).orElseThrow();
    assertEquals(List.of(Code.DUPLICATE_KEY), codes(problems));
    assertEquals(List.of("A", "B", "C", "D"), machine.states().stream().map(State::name).toList());
  }

  @Test
  void reasonOfForbidIsPutOnOneLine() {
    Machine machine =
        read(
            "machine: M\nstates: { A: }\n"
                + "forbid:\n  - { from: A, to: A, because: \" It\\n\\n must\\u00a0not \" }\n");
    assertEquals("It must not", machine.forbids().get(0).because());
  }

  @Test
  void problemOfDirectTransitionIsReportedOnceForAllTargets() {
    Problems problems = new Problems();
    read("machine: M\nstates: { A: { to: { to: [A, B], update: '()' } }, B: }", problems);
    assertEquals(List.of(Code.BAD_NAME), codes(problems));
  }
}
