package dev.pawl.samples.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.samples.StoryClock;
import dev.pawl.samples.step.StepEvent;
import dev.pawl.samples.step.StepRun;
import dev.pawl.samples.step.StepState;
import dev.pawl.samples.workstream.WorkstreamEvent;
import dev.pawl.samples.workstream.WorkstreamState;
import dev.pawl.store.command.StoreCommand;
import dev.pawl.store.history.Refused;
import dev.pawl.store.recovery.StoreCheck;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("slow")
class PipelineTest {

  /** The output of the query, as the document shows it. */
  private static final String OUTPUT =
      """
      -- S_PENDING → S_RUNNING (2025-11-22 20:00:00) reason: orchestrator start
      -- S_RUNNING → S_FAILED  (2025-11-22 20:05:30) reason: step s2 failed
      -- S_FAILED → S_RETRYING (2025-11-22 20:05:31) reason: retry attempt 1
      -- S_RETRYING → S_RUNNING (2025-11-22 20:05:33) reason: retry delay expired
      -- S_RUNNING → S_SUCCESS (2025-11-22 20:08:15) reason: all steps succeeded
      """;

  private static final String BY_ADA = " --actor ada --reason checked";
  private static final AtomicInteger NUMBER = new AtomicInteger();
  private static EmbeddedPostgres server;

  enum Kind {
    SQLITE,
    POSTGRESQL
  }

  /** A tool with predefined exit codes. After these, each run succeeds. */
  private static final class Fake implements Tool {
    final Deque<Integer> exitCodes = new ArrayDeque<>();
    boolean crashes;
    boolean healthy = true;

    @Override
    public String name() {
      return "aider";
    }

    @Override
    public int run(String step) {
      if (crashes) {
        throw new IllegalStateException("the orchestrator died");
      }
      return exitCodes.isEmpty() ? 0 : exitCodes.remove();
    }

    @Override
    public boolean isHealthy() {
      return healthy;
    }
  }

  @TempDir Path folder;

  private final StoryClock clock = StoryClock.at("2025-11-22T20:00:00Z");
  private final Fake tool = new Fake();
  private final ByteArrayOutputStream told = new ByteArrayOutputStream();
  private Pipeline pipeline;
  private Orchestrator orchestrator;

  private void open(Kind kind) {
    pipeline = Pipeline.open(url(kind), clock);
    orchestrator = new Orchestrator(pipeline, tool);
  }

  private String url(Kind kind) {
    if (kind == Kind.SQLITE) {
      return "jdbc:sqlite:" + folder.resolve("pipeline_state.db");
    }
    try {
      server = server == null ? EmbeddedPostgres.start() : server;
      String name = "p" + NUMBER.incrementAndGet();
      try (var c = server.getPostgresDatabase().getConnection();
          var statement = c.createStatement()) {
        statement.execute("CREATE DATABASE " + name);
      }
      return server.getJdbcUrl("postgres", name);
    } catch (IOException | SQLException e) {
      throw new AssertionError(e);
    }
  }

  @AfterEach
  void close() {
    if (pipeline != null) {
      pipeline.close();
    }
  }

  @AfterAll
  static void stop() throws IOException {
    if (server != null) {
      server.close();
      server = null;
    }
  }

  private int run(String line) {
    told.reset();
    PrintStream out = new PrintStream(told, true, StandardCharsets.UTF_8);
    return PipelineMain.command(pipeline, tool).progress(false).to(out, out).run(line.split(" "));
  }

  private String told() {
    return told.toString(StandardCharsets.UTF_8);
  }

  private void plan(int steps) {
    assertEquals(StoreCommand.DONE, run("plan WS-001 " + "s1,s2,s3".substring(0, steps * 3 - 1)));
  }

  private WorkstreamState workstream() {
    return pipeline.workstreams.get("WS-001").state();
  }

  private StepState step(String id) {
    return pipeline.steps.get(id).state();
  }

  /** Changes a row without any check, which the document forbids. */
  private void bypass(String sql) {
    pipeline.read(c -> Rows.update(c, sql));
  }

  private void assertClean() {
    assertEquals(StoreCommand.DONE, run("validate"), this::told);
  }

  @ParameterizedTest
  @EnumSource
  void auditQueryReturnsFiveLinesOfTheDocument(Kind kind) {
    open(kind);
    FailsOnce.live(pipeline, clock);
    List<String> expected = OUTPUT.lines().map(line -> line.substring(3)).toList();
    assertEquals(expected, AuditQuery.run(pipeline, "WS-001"));
    assertEquals(StoreCommand.DONE, run("audit WS-001"));
    assertEquals(expected, told().lines().toList());
    assertClean();
    assertEquals(StoreCommand.DONE, run("dry-run"));
    FailsOnce.live(pipeline, clock);
    assertEquals(expected, AuditQuery.run(pipeline, "WS-001"));
  }

  @ParameterizedTest
  @EnumSource
  void stepRunsAfterItsDependencies(Kind kind) {
    open(kind);
    orchestrator.plan(
        "WS-001",
        0,
        List.of(
            PlannedStep.of("s1"),
            PlannedStep.of("s2"),
            PlannedStep.of("s3", "s1", "s2"),
            PlannedStep.of("s4", "s3")));
    assertThrows(
        GuardRefusedError.class,
        () -> pipeline.steps.fire("s3", StepEvent.dependenciesMet(Set.of("s1")), Cause.by("ada")));
    assertEquals(Refused.Outcome.GUARD_REFUSED, pipeline.steps.refusals("s3", 1).get(0).outcome());
    tool.exitCodes.addAll(List.of(0, 1));
    orchestrator.start("WS-001");

    assertEquals(StepState.S_SUCCESS, step("s1"));
    assertEquals(StepState.S_FAILED, step("s2"));
    assertEquals(StepState.S_PENDING, step("s3"));
    assertEquals(WorkstreamState.S_FAILED, workstream());
    assertEquals(StoreCommand.DONE, run("steps WS-001"));
    assertEquals(
        """
        s1  S_SUCCESS  retries 0
        s2  S_FAILED  retries 0
        s3  S_PENDING  retries 0  after s1,s2
        s4  S_PENDING  retries 0  after s3
        """,
        told());
    assertEquals(StoreCommand.FAILED, run("retry WS-001"));
    assertEquals(StoreCommand.DONE, run("give-up WS-001"), this::told);
    assertEquals(WorkstreamState.S_ABANDONED, workstream());
    assertEquals(StoreCommand.FAILED, run("start WS-001"));
    assertClean();
  }

  @ParameterizedTest
  @EnumSource
  void workstreamCannotSucceedWithFailedStep(Kind kind) {
    open(kind);
    plan(2);
    tool.exitCodes.addAll(List.of(0, 1));
    orchestrator.start("WS-001");
    Cause ada = Cause.by("ada").because("wants to");
    assertThrows(IllegalTransitionError.class, () -> orchestrator.complete("WS-001", ada));

    pipeline.workstreams.force("WS-001", WorkstreamState.S_RUNNING, ada);
    assertThrows(GuardRefusedError.class, () -> orchestrator.complete("WS-001", ada));
    assertThrows(
        GuardRefusedError.class,
        () -> pipeline.workstreams.fire("WS-001", WorkstreamEvent.allStepsSucceed(1), ada));
    assertEquals(WorkstreamState.S_RUNNING, workstream());
    assertEquals(StoreCommand.FAILED, run("complete WS-001" + BY_ADA));
    assertTrue(told().contains("no guard holds (everyStepInSuccess)"), this::told);
    assertClean();
  }

  @ParameterizedTest
  @EnumSource
  void recovery1MarksAWorkstreamWhoseStepsHaveSucceeded(Kind kind) {
    open(kind);
    plan(1);
    orchestrator.start("WS-001");
    // as if the orchestrator had died before it reported the success: the workstream is running
    // again
    pipeline.workstreams.force(
        "WS-001", WorkstreamState.S_RUNNING, Cause.by("test").because("crash"));
    clock.pass("30m");
    String stuck = "stuck S_RUNNING --for 1h --machine Workstream";
    assertEquals(StoreCommand.DONE, run(stuck));
    assertEquals("", told());
    clock.pass("31m");
    run(stuck);
    assertTrue(told().startsWith("WS-001 in S_RUNNING"), this::told);
    run("steps WS-001");
    assertTrue(told().startsWith("s1  S_SUCCESS"), this::told);

    assertEquals(StoreCommand.USAGE, run("complete WS-001 --actor ada"));
    assertEquals(StoreCommand.DONE, run("complete WS-001" + BY_ADA), this::told);
    assertEquals(WorkstreamState.S_SUCCESS, workstream());
    assertClean();
  }

  @ParameterizedTest
  @EnumSource
  void recovery1RestartsExecutionAfterACrash(Kind kind) {
    open(kind);
    plan(3);
    tool.crashes = true;
    assertEquals(StoreCommand.DONE, run("start WS-001"), this::told);
    assertEquals(StepState.S_RUNNING, step("s1"));
    tool.crashes = false;
    clock.pass("61m");
    run("stuck S_RUNNING --for 1h --machine Workstream");
    assertTrue(told().startsWith("WS-001 in S_RUNNING"), this::told);

    assertEquals(StoreCommand.DONE, run("resume WS-001"), this::told);
    assertEquals(WorkstreamState.S_SUCCESS, workstream());
    assertClean();
  }

  /** Lets the workstream fail, be retried once, and fail again, so that no retry is left. */
  private void failForGood() {
    plan(2);
    tool.exitCodes.addAll(List.of(0, 1, 1));
    orchestrator.start("WS-001");
    orchestrator.retry("WS-001");
    clock.pass("1.999s");
    orchestrator.resume("WS-001");
    assertEquals(WorkstreamState.S_RETRYING, workstream());
    assertEquals(StepState.S_RETRYING, step("s2"));
    clock.pass("0.001s");
    orchestrator.resume("WS-001");
    assertEquals(StepState.S_FAILED, step("s2"));
    assertEquals(WorkstreamState.S_FAILED, workstream());
    assertEquals(StoreCommand.FAILED, run("retry WS-001"));
    assertTrue(told().contains("retriesLeft"), this::told);
    run("steps WS-001");
    assertTrue(told().contains("s2  S_FAILED  retries 1"), this::told);
  }

  private void runsAgain() {
    pipeline.workstreams.force(
        "WS-001", WorkstreamState.S_RUNNING, Cause.by("ada").because("step s2 was seen to"));
    assertEquals(StoreCommand.DONE, run("resume WS-001"), this::told);
    assertEquals(WorkstreamState.S_SUCCESS, workstream());
    assertClean();
  }

  @ParameterizedTest
  @EnumSource
  void recovery2ResetsStepWithoutRetries(Kind kind) {
    open(kind);
    failForGood();
    assertEquals(StoreCommand.FAILED, run("reset-step s1" + BY_ADA));
    assertTrue(told().contains("has not failed"), this::told);
    assertEquals(StoreCommand.DONE, run("reset-step s2" + BY_ADA), this::told);
    assertEquals(StepState.S_PENDING, step("s2"));
    StepRun run = Machines.stepRun(pipeline.steps.get("s2"));
    assertEquals(0, run.retryCount());
    assertEquals(Set.of("s1"), run.dependsOn());
    run("steps WS-001");
    assertTrue(told().contains("s2  S_PENDING  retries 0  after s1"), this::told);
    assertClean();
    runsAgain();
  }

  @ParameterizedTest
  @EnumSource
  void recovery2SkipsAFailedStep(Kind kind) {
    open(kind);
    failForGood();
    assertEquals(StoreCommand.FAILED, run("skip-step s2 WS-002" + BY_ADA));
    assertEquals(StoreCommand.FAILED, run("skip-step s9 WS-001" + BY_ADA));
    assertEquals(StepState.S_FAILED, step("s2"));
    assertEquals(StoreCommand.DONE, run("skip-step s2 WS-001" + BY_ADA), this::told);
    assertEquals(StepState.S_SUCCESS, step("s2"));
    runsAgain();
  }

  @ParameterizedTest
  @EnumSource
  void recovery3WaitsForACircuitOrResetsIt(Kind kind) {
    open(kind);
    ToolCircuit circuit = new ToolCircuit(pipeline, "aider");
    circuit.requireCalls();
    for (int failure = 1; failure <= 4; failure++) {
      circuit.report(false);
    }
    circuit.report(true);
    for (int failure = 1; failure <= 5; failure++) {
      circuit.requireCalls();
      circuit.report(false);
    }
    clock.pass("2s");
    assertEquals(
        "aider circuit is open, retry in 58 seconds",
        assertThrows(IllegalStateException.class, circuit::requireCalls).getMessage());
    plan(1);
    orchestrator.start("WS-001");
    assertEquals(StepState.S_RUNNING, step("s1"));

    tool.healthy = false;
    assertEquals(StoreCommand.FAILED, run("reset-circuit" + BY_ADA));
    assertTrue(told().contains("does not answer"), this::told);
    tool.healthy = true;
    assertEquals(StoreCommand.DONE, run("reset-circuit" + BY_ADA), this::told);
    circuit.requireCalls();

    for (int failure = 1; failure <= 5; failure++) {
      circuit.report(false);
    }
    clock.pass("60s");
    circuit.requireCalls();
    assertThrows(IllegalStateException.class, circuit::requireCalls);
    circuit.report(false);
    clock.pass("60s");
    circuit.requireCalls();
    circuit.report(true);
    circuit.requireCalls();
    assertEquals(StoreCommand.DONE, run("history aider --machine CircuitBreaker"));
    assertEquals(
        List.of("OPEN", "CLOSED", "OPEN", "HALF_OPEN", "OPEN", "HALF_OPEN", "CLOSED"),
        pipeline.circuits.history("aider").stream().map(step -> step.to()).toList());
    assertEquals(StoreCommand.DONE, run("resume WS-001"));
    assertEquals(WorkstreamState.S_SUCCESS, workstream());
    assertClean();
  }

  @ParameterizedTest
  @EnumSource
  void recovery4FindsAnInvalidStateAndPutsTheStepRight(Kind kind) {
    open(kind);
    plan(2);
    orchestrator.start("WS-001");
    bypass("UPDATE steps SET state = 'S_FAILED' WHERE step_id = 's2'");
    assertEquals(StoreCommand.FOUND, run("validate"));
    assertTrue(
        told()
            .startsWith(
                "Data integrity error: Workstream WS-001 in S_SUCCESS but step s2 in S_FAILED\n"),
        this::told);
    assertTrue(told().contains("STATE_MISMATCH s2"), this::told);

    assertEquals(StoreCommand.DONE, run("force s2 S_SUCCESS --machine Step" + BY_ADA), this::told);
    assertClean();
  }

  @ParameterizedTest
  @EnumSource
  void recovery4PutsTheWorkstreamRight(Kind kind) {
    open(kind);
    plan(2);
    tool.exitCodes.addAll(List.of(0, 1));
    orchestrator.start("WS-001");
    bypass("UPDATE workstreams SET state = 'S_SUCCESS' WHERE ws_id = 'WS-001'");
    assertEquals(StoreCommand.FOUND, run("validate"));
    assertEquals(
        StoreCommand.DONE, run("force WS-001 S_FAILED --machine Workstream" + BY_ADA), this::told);
    assertEquals(WorkstreamState.S_FAILED, workstream());
    assertClean();
    assertTrue(StoreCheck.of(pipeline.workstreams).run().isClean());
  }

  @Test
  void planWithUnknownDependencyIsRefused() {
    open(Kind.SQLITE);
    assertThrows(
        IllegalArgumentException.class,
        () -> orchestrator.plan("WS-001", 1, List.of(PlannedStep.of("s2", "s1"))));
    assertThrows(IllegalArgumentException.class, () -> PlannedStep.of("s1,s2"));
    assertTrue(pipeline.workstreams.find("WS-001").isEmpty());
  }

  @Test
  void databaseIsReopened() {
    open(Kind.SQLITE);
    plan(1);
    pipeline.close();
    open(Kind.SQLITE);
    orchestrator.start("WS-001");
    assertEquals(WorkstreamState.S_SUCCESS, workstream());
  }

  @Test
  void programRunsAsTool() {
    assertEquals(0, new ProcessTool("true").run("s1"));
    assertEquals(1, new ProcessTool("false").run("s1"));
    assertTrue(new ProcessTool("true").isHealthy());
    assertFalse(new ProcessTool("no-such-program").isHealthy());
    assertThrows(IllegalStateException.class, () -> new ProcessTool("no-such-program").run("s1"));
  }
}
