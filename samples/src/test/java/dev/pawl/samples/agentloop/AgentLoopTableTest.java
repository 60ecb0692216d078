package dev.pawl.samples.agentloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.Outcome;
import dev.pawl.Step;
import dev.pawl.time.VirtualScheduler;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Tests that the machine agrees with the tables of its document for every state and event, legal or
 * not.
 */
class AgentLoopTableTest {

  /**
   * The transitions as the document lists them. The text before "or" applies while the counters are
   * below their thresholds.
   */
  private static final String TABLE =
      """
      Initializing | WorktreeReady | BuildingPrompt | None
      BuildingPrompt | PromptReady(prompt) | Spawning | StorePrompt(prompt)
      Spawning | SessionStarted(seq) | Running { session_seq: seq } | None (resets consecutive_errors to 0)
      Spawning | SessionExited(Error) | CoolingDown or Stopped | None or LogFatal (if threshold reached)
      Spawning | SessionExited(Timeout) | CoolingDown or Stopped | None or LogFatal (if threshold reached)
      Running | SessionExited(Success) | SessionComplete | None (resets consecutive_errors to 0)
      Running | SessionExited(Error) | CoolingDown or Stopped | None or LogFatal (if threshold reached)
      Running | SessionExited(Timeout) | CoolingDown or Stopped | None or LogFatal (if threshold reached)
      Running | UrgentMessage | Interrupting { session_seq } | CancelSession
      Interrupting | SessionExited(*) | BuildingPrompt | None (no error increment)
      Interrupting | GraceExceeded | BuildingPrompt | ForceStopSession
      SessionComplete | WorktreeReady | BuildingPrompt | IncrementSession (bumps session_seq)
      CoolingDown | BackoffElapsed | BuildingPrompt | None
      """;

  private static final int SEQ = 7;

  private static final LoopContext FEW = new LoopContext(SEQ, "do", 3, 18);
  private static final LoopContext MANY_IN_A_ROW = new LoopContext(SEQ, "do", 4, 4);
  private static final LoopContext MANY_IN_ALL = new LoopContext(SEQ, "do", 0, 19);

  private static final Set<String> ON_ENTRY =
      Set.of("buildPrompt", "startSession", "prepareWorktree");

  private record Cell(String to, String effect) {}

  private static List<AgentLoopState> states() {
    return List.of(
        AgentLoopState.initializing(),
        AgentLoopState.buildingPrompt(),
        AgentLoopState.spawning(),
        AgentLoopState.running(SEQ),
        AgentLoopState.interrupting(SEQ),
        AgentLoopState.sessionComplete(),
        AgentLoopState.coolingDown(),
        AgentLoopState.stopped());
  }

  private static Map<String, AgentLoopEvent> events() {
    Map<String, AgentLoopEvent> events = new LinkedHashMap<>();
    events.put("WorktreeReady", AgentLoopEvent.worktreeReady());
    events.put("PromptReady", AgentLoopEvent.promptReady("work"));
    events.put("SessionStarted", AgentLoopEvent.sessionStarted(SEQ));
    events.put("SessionExited(Success)", exited(new ExitOutcome.Success()));
    events.put("SessionExited(Error)", exited(new ExitOutcome.Error("broken")));
    events.put("SessionExited(Timeout)", exited(new ExitOutcome.Timeout()));
    events.put("UrgentMessage", AgentLoopEvent.urgentMessage());
    events.put("GraceExceeded", AgentLoopEvent.graceExceeded());
    events.put("BackoffElapsed", AgentLoopEvent.backoffElapsed());
    events.put("OperatorStop", AgentLoopEvent.operatorStop());
    events.put("FatalError", AgentLoopEvent.fatalError("disk full"));
    return events;
  }

  private static AgentLoopEvent exited(ExitOutcome outcome) {
    return AgentLoopEvent.sessionExited(outcome);
  }

  /**
   * Returns the cells of the table, by state and event separated by a blank. The result includes
   * the global transitions.
   */
  private static Map<String, Cell> cells(boolean thresholdReached) {
    Map<String, Cell> cells = new LinkedHashMap<>();
    for (String line : TABLE.lines().toList()) {
      List<String> row = Stream.of(line.split("\\|")).map(String::strip).toList();
      String event = row.get(1).replaceAll("\\((prompt|seq)\\)", "");
      Cell cell =
          new Cell(
              either(row.get(2), thresholdReached).replaceAll(" \\{.*", ""),
              either(row.get(3), thresholdReached).replaceAll(" ?\\(.*", ""));
      for (String name : events().keySet()) {
        if (name.equals(event)
            || event.endsWith("(*)") && name.startsWith(event.replace("*)", ""))) {
          cells.put(row.get(0) + " " + name, cell);
        }
      }
    }
    for (AgentLoopState state : states()) {
      boolean inSession = AgentLoopTransitions.isInSession(state);
      cells.put(
          key(state, "OperatorStop"), new Cell("Stopped", inSession ? "CancelSession" : "None"));
      cells.put(key(state, "FatalError"), new Cell("Stopped", "LogFatal"));
    }
    return cells;
  }

  private static String either(String text, boolean second) {
    List<String> both = List.of(text.split(" or "));
    return both.get(second ? both.size() - 1 : 0);
  }

  private static String key(AgentLoopState state, String event) {
    return AgentLoopCodec.toWire(state) + " " + event;
  }

  @TestFactory
  Stream<DynamicTest> everyEventInEveryState() {
    List<DynamicTest> tests = new ArrayList<>();
    for (LoopContext context : List.of(FEW, MANY_IN_A_ROW, MANY_IN_ALL)) {
      Map<String, Cell> cells = cells(context != FEW);
      for (AgentLoopState from : states()) {
        events()
            .forEach(
                (name, event) ->
                    tests.add(
                        dynamicTest(
                            name + " in " + from + " with " + context,
                            () -> check(from, context, event, cells.get(key(from, name))))));
      }
    }
    assertEquals(8 * 11 * 3, tests.size());
    return tests.stream();
  }

  private static void check(
      AgentLoopState from, LoopContext context, AgentLoopEvent event, Cell cell) {
    RecordingBackend backend = new RecordingBackend();
    VirtualScheduler time = new VirtualScheduler();
    AgentLoopMachine machine =
        AgentLoopMachine.builder()
            .from(from)
            .context(context)
            .logic(LoopRules.DEFAULT)
            .effects(new BackendEffects(backend))
            .scheduler(time)
            .build();
    assertEquals(
        cell != null && !event.internal(),
        AgentLoopTransitions.permits(from, event, context, LoopRules.DEFAULT));
    Outcome<AgentLoopState> outcome = machine.tryFire(event);
    if (cell != null && event.internal()) {
      checkTimer(from, context, event, cell, machine, time, backend);
      return;
    }
    if (cell == null) {
      assertThrows(
          IllegalTransitionError.class,
          () -> AgentLoopTransitions.step(from, context, event, LoopRules.DEFAULT));
      assertFalse(outcome.moved());
      assertEquals(from, machine.state());
      assertSame(context, machine.context());
      assertEquals(List.of(), backend.calls());
      return;
    }
    Step<AgentLoopState, LoopContext, AgentLoopEffects> step =
        AgentLoopTransitions.step(from, context, event, LoopRules.DEFAULT);
    assertEquals(cell.to(), AgentLoopCodec.toWire(step.state()));
    assertEquals(
        cell.effect().equals("None") ? List.of() : List.of(cell.effect()),
        step.effectNames().stream()
            .filter(e -> !ON_ENTRY.contains(e))
            .map(e -> Character.toUpperCase(e.charAt(0)) + e.substring(1))
            .toList());
    assertEquals(new Outcome.Moved<>(from, step.state()), outcome);
    assertEquals(step.context(), machine.context());
    RecordingBackend folded = new RecordingBackend();
    step.effects().forEach(e -> e.perform(new BackendEffects(folded)));
    assertEquals(folded.calls(), backend.calls());
  }

  /** Checks the event of a timer, which only the timer can fire. */
  private static void checkTimer(
      AgentLoopState from,
      LoopContext context,
      AgentLoopEvent event,
      Cell cell,
      AgentLoopMachine machine,
      VirtualScheduler time,
      RecordingBackend backend) {
    assertEquals(from, machine.state());
    assertThrows(
        IllegalTransitionError.class,
        () -> AgentLoopTransitions.step(from, context, event, LoopRules.DEFAULT));
    var step = AgentLoopTransitions.elapse(from, context, event, LoopRules.DEFAULT);
    time.advance(machine.remaining().get(event));
    assertEquals(cell.to(), AgentLoopCodec.toWire(machine.state()));
    assertEquals("None", cell.effect());
    assertEquals(machine.state(), step.state());
    assertEquals(machine.context(), step.context());
    RecordingBackend folded = new RecordingBackend();
    step.effects().forEach(e -> e.perform(new BackendEffects(folded)));
    assertEquals(folded.calls(), backend.calls());
  }

  @Test
  void tableHasThirteenRowsAndGlobalTransitions() {
    assertEquals(13, TABLE.lines().count());
    assertEquals(13 + 2 + 2 * states().size(), cells(false).size()); // three outcomes replace the *
  }

  @Test
  void sessionsKeepTheirNumber() {
    AgentLoopState running = next(AgentLoopState.spawning(), AgentLoopEvent.sessionStarted(12));
    assertEquals(new AgentLoopState.Running(12), running);
    assertEquals(
        new AgentLoopState.Interrupting(12), next(running, AgentLoopEvent.urgentMessage()));
  }

  private static AgentLoopState next(AgentLoopState from, AgentLoopEvent event) {
    return AgentLoopTransitions.next(from, event, FEW, LoopRules.DEFAULT);
  }

  @Test
  void statesStartTheAwaitedWork() {
    assertEquals(List.of("buildPrompt 7"), calls(AgentLoopState.initializing(), "WorktreeReady"));
    assertEquals(
        List.of("storePrompt 7: work", "startSession 7: work"),
        calls(AgentLoopState.buildingPrompt(), "PromptReady"));
    assertEquals(
        List.of("prepareWorktree"), calls(AgentLoopState.running(SEQ), "SessionExited(Success)"));
    assertEquals(
        List.of("storeSessionSeq 8", "buildPrompt 8"),
        calls(AgentLoopState.sessionComplete(), "WorktreeReady"));
    assertEquals(
        List.of("forceStopSession 7", "buildPrompt 7"),
        calls(AgentLoopState.interrupting(SEQ), "GraceExceeded"));
  }

  @Test
  void fatalErrorsAreLogged() {
    assertEquals(List.of("logFatal: disk full"), calls(AgentLoopState.coolingDown(), "FatalError"));
    assertEquals(List.of("cancelSession 7"), calls(AgentLoopState.running(SEQ), "OperatorStop"));
  }

  private static List<String> calls(AgentLoopState from, String event) {
    RecordingBackend backend = new RecordingBackend();
    AgentLoopTransitions.step(from, FEW, events().get(event), LoopRules.DEFAULT)
        .effects()
        .forEach(e -> e.perform(new BackendEffects(backend)));
    return backend.calls();
  }

  @Test
  void refusalsListLegalEvents() {
    AgentLoopMachine machine =
        AgentLoopMachine.builder()
            .entityId("agent-1")
            .from(AgentLoopState.spawning())
            .context(FEW)
            .logic(LoopRules.DEFAULT)
            .effects(new BackendEffects(new RecordingBackend()))
            .build();
    IllegalTransitionError urgent =
        assertThrows(IllegalTransitionError.class, machine::urgentMessage);
    assertEquals(
        "AgentLoop agent-1: UrgentMessage is not legal in Spawning. Legal here: SessionStarted →"
            + " Running, SessionExited [!succeeded && !lastStraw] → CoolingDown, SessionExited"
            + " [!succeeded && lastStraw] → Stopped, OperatorStop → Stopped, FatalError → Stopped."
            + " Interrupting needs: SessionStarted, UrgentMessage.",
        urgent.getMessage());
    GuardRefusedError success =
        assertThrows(
            GuardRefusedError.class, () -> machine.sessionExited(new ExitOutcome.Success()));
    assertEquals(
        "AgentLoop agent-1: SessionExited was refused in Spawning: no guard holds (!succeeded &&"
            + " !lastStraw; !succeeded && lastStraw). Also legal here: SessionStarted → Running,"
            + " OperatorStop → Stopped, FatalError → Stopped.",
        success.getMessage());
    assertInstanceOf(
        Outcome.GuardRefused.class,
        machine.tryFire(AgentLoopEvent.sessionExited(new ExitOutcome.Success())));
    assertTrue(AgentLoopTransitions.finalStates().isEmpty());
  }

  @Test
  void wireNamesAreTheDocumentsNames() {
    assertEquals("Running", AgentLoopCodec.toWire(AgentLoopState.running(1)));
    assertSame(AgentLoopState.Type.COOLING_DOWN, AgentLoopCodec.fromWire("CoolingDown"));
    assertEquals("SessionExited", events().get("SessionExited(Error)").wireName());
    assertEquals("CoolingDown", AgentLoopState.coolingDown().toString());
  }
}
