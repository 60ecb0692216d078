package dev.pawl.processor.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.e2e.Compiled;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Tool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that each property of the samples can fail. For each property, a changed sample breaks the
 * property, so the compiler rejects the sample with a message that shows the right events.
 */
@Tag("slow")
class BrokenTwinsTest {

  private static final Path SAMPLES = Path.of("../samples/src/main");
  private static final Path JAVA = SAMPLES.resolve("java");
  private static final String PACKAGES = "java/dev/pawl/samples/";
  private static final String WORKSTREAM = "resources/dev/pawl/samples/workstream/workstream.yaml";
  private static final String STEP = "pawl/step.pawl.yaml";
  private static final String BREAKER = "pawl/circuit-breaker.pawl.yaml";
  private static final String CIRCUIT = "pawl/circuit.pawl.yaml";
  private static final String LOOP = "pawl/agent-loop.pawl.yaml";
  private static final String ACTIVITY = "pawl/agent-activity.pawl.yaml";
  private static final String ORDER = "pawl/order.pawl.yaml";
  private static final String ORDER_ENUM = PACKAGES + "order/annotated/OrderState.java";
  private static final String TASK = PACKAGES + "task/TaskStatus.java";
  private static final String AGENT = PACKAGES + "agent/AgentStatus.java";
  private static final String TURN = PACKAGES + "agentturn/AgentTurnState.java";
  private static final String EXECUTION = PACKAGES + "executionstate/ExecutionState.java";
  private static final String TRUST = PACKAGES + "governance/access/TrustState.java";

  private static final Pattern FAILS =
      Pattern.compile("\\[PAWL161] The property (\\w+) fails: (.*)");
  private static final Pattern PROPERTY =
      Pattern.compile("@Verify\\(\\s*name = \"(\\w+)\"|(?m)^    (\\w+):(?: \\{|$)");

  /** The events of an attempt of the agent loop that fails before its session starts. */
  private static final String ERROR = "PromptReady, SessionExited, BackoffElapsed, ";

  /** The events of a session that starts and then fails. */
  private static final String STARTED =
      "PromptReady, SessionStarted, SessionExited, BackoffElapsed, ";

  @TempDir Path temp;

  /**
   * A change of a sample.
   *
   * @param broken the properties that the change breaks, with the events that show it
   */
  private record Twin(String file, String from, String to, Map<String, String> broken) {}

  private static final List<Twin> TWINS =
      List.of(
          new Twin(
              WORKSTREAM,
              "description: Orchestrator starts execution }\n",
              """
              description: Orchestrator starts execution }
                    skip: S_SKIPPED
                S_SKIPPED: { on: { adopt: S_SUCCESS, give_up: S_FAILED, retry_later: S_RETRYING } }
              """,
              Map.of(
                  "runsFirst", "skip, adopt",
                  "failsWhileRunning", "skip, give_up",
                  "retriesAfterFailure", "skip, retry_later")),
          new Twin(
              WORKSTREAM,
              "retry_attempt: { to: S_RUNNING",
              "retry_attempt: { to: S_PENDING",
              Map.of(
                  "neverPendingAgain",
                  "start_execution, step_fails, retry_eligible, retry_attempt")),
          new Twin(
              WORKSTREAM,
              "guard: retriesLeft\n",
              "guard: retriesLeft || isUrgent\n",
              Map.of(
                  "fewRetries",
                  "start_execution, "
                      + "step_fails, retry_eligible, retry_attempt, ".repeat(3)
                      + "step_fails, retry_eligible")),
          new Twin(
              WORKSTREAM,
              "    final: true\n    description: All steps completed successfully\n",
              "    on: { reopen: S_RUNNING }\n",
              Map.of("successIsFinal", "start_execution, all_steps_succeed, reopen")),
          new Twin(
              WORKSTREAM,
              "    final: true\n    description: Manually stopped",
              "    on: { reopen: S_RUNNING }\n    description: Manually stopped",
              Map.of("abandonedIsFinal", "start_execution, abandon, reopen")),
          new Twin(
              STEP,
              "all depends_on steps in S_SUCCESS\n",
              """
              all depends_on steps in S_SUCCESS
                    skip: S_SUCCESS
                    retry_later: S_RETRYING
              """,
              Map.of("runsFirst", "skip", "retriesAfterFailure", "retry_later")),
          new Twin(
              STEP,
              "    final: true\n",
              "    on: { redo: S_RUNNING }\n",
              Map.of("successIsFinal", "dependencies_met, tool_exits, redo")),
          new Twin(
              STEP,
              "guard: retriesLeft\n",
              "guard: retriesLeft || isUrgent\n",
              Map.of(
                  "fewRetries",
                  "dependencies_met, "
                      + "tool_exits, retry_eligible, retry_attempt, ".repeat(3)
                      + "tool_exits, retry_eligible")),
          new Twin(
              BREAKER,
              "failure_threshold_exceeded: { to: OPEN",
              "failure_threshold_exceeded: { to: HALF_OPEN",
              Map.of(
                  "testedAfterRest", "failure_threshold_exceeded",
                  "restsBeforeEachTest",
                      "failure_threshold_exceeded, success, failure_threshold_exceeded")),
          new Twin(
              BREAKER,
              "cooldown_expires: { to: HALF_OPEN",
              "recover: CLOSED\n      cooldown_expires: { to: HALF_OPEN",
              Map.of(
                  "closedAfterTest",
                  "failure_threshold_exceeded, recover, "
                      + "failure_threshold_exceeded, cooldown_expires")),
          new Twin(
              BREAKER,
              "success: { to: CLOSED",
              "success: { to: OPEN",
              Map.of("recovers", "failure_threshold_exceeded")),
          new Twin(
              CIRCUIT,
              "failure_threshold_exceeded: { to: OPEN",
              "failure_threshold_exceeded: { to: HALF_OPEN",
              Map.of("testedAfterRest", "failure_threshold_exceeded")),
          new Twin(
              CIRCUIT,
              "reset: { to: CLOSED",
              "reset: { to: OPEN",
              Map.of("opensAtThreshold", "reset")),
          new Twin(
              CIRCUIT,
              "cooldown_expires: { to: HALF_OPEN",
              "recover: CLOSED\n      cooldown_expires: { to: HALF_OPEN",
              Map.of(
                  "closedAfterTest",
                  "failure_threshold_exceeded, recover, "
                      + "failure_threshold_exceeded, cooldown_expires")),
          new Twin(
              CIRCUIT,
              """
              description: "E.g., after 60 seconds" }
                  ignore: [success, failure]    # of calls that were permitted before
              """,
              """
              description: "E.g., after 60 seconds" }
                    give_up: BROKEN
                  ignore: [success, failure]
                BROKEN: { final: true }
              """,
              Map.of("canBeReset", "failure_threshold_exceeded, give_up")),
          new Twin(
              LOOP,
              """
              UrgentMessage: { to: Interrupting, effects: [cancelSession] }
                    OperatorStop: { to: Stopped,\
              """,
              """
              UrgentMessage: { to: Interrupting, effects: [cancelSession] }
                    OperatorStop: { to: Interrupting,\
              """,
              Map.of(
                  "operatorStops",
                  "WorktreeReady, PromptReady, SessionStarted, OperatorStop, then again and again: "
                      + "SessionExited, PromptReady, SessionStarted, UrgentMessage")),
          new Twin(
              LOOP,
              "  FatalError: { to: Stopped, effects: [logFatal] }",
              "  FatalError: { effects: [logFatal] }",
              Map.of("fatalErrorStops", "FatalError")),
          new Twin(
              LOOP,
              "  Stopped:\n",
              "  Stopped:\n    on: { WorktreeReady: BuildingPrompt }\n",
              Map.of("stoppedForGood", "OperatorStop, WorktreeReady")),
          new Twin(
              LOOP,
              "        name: BackoffElapsed\n",
              "        name: BackoffElapsed\n        update: resetErrors\n",
              Map.of(
                  "fewConsecutiveErrors",
                  "WorktreeReady, " + ERROR.repeat(5) + "PromptReady, SessionStarted",
                  "fewErrorsBetweenSessions",
                  "WorktreeReady, PromptReady, SessionStarted, SessionExited, BackoffElapsed, "
                      + ERROR.repeat(4)
                      + "PromptReady, SessionStarted")),
          new Twin(
              LOOP,
              "total_errors: { max: 19, increment: [countError], reached: totalFull }",
              "total_errors: { max: 20, increment: [countError], reached: totalFull }",
              Map.of(
                  "fewErrors",
                  "WorktreeReady, "
                      + ERROR.repeat(4)
                      + (STARTED + ERROR.repeat(3)).repeat(3)
                      + STARTED
                      + ERROR.repeat(2)
                      + "PromptReady, SessionExited")),
          new Twin(
              LOOP,
              "on: { WorktreeReady: BuildingPrompt }",
              "on: { WorktreeReady: Spawning }",
              Map.of("promptedFirst", "WorktreeReady, SessionStarted")),
          new Twin(
              LOOP,
              "GraceExceeded: { to: BuildingPrompt",
              "GraceExceeded: { to: CoolingDown",
              Map.of(
                  "interruptIsNoError",
                  "WorktreeReady, PromptReady, SessionStarted, UrgentMessage, GraceExceeded")),
          new Twin(
              ACTIVITY,
              "guard: \"!in(LifecycleKilled)\", ",
              "",
              Map.of("killedBeginsNoTurn", "markKilled, messageStart")),
          new Twin(
              ACTIVITY,
              "error: { to: LifecycleIdle, update: touch }\n        ignore: [markSpawning]",
              "error: { to: LifecycleKilled, update: touch }\n        ignore: [markSpawning]",
              Map.of("onlyAnIdleAgentTimesOut", "error")),
          new Twin(
              TASK,
              "on = \"fast completion (trivial task)\",\n      to = \"DONE\"",
              "on = \"fast completion (trivial task)\",\n      to = \"CLOSED\"",
              Map.of("closedAfterDone", "agent claims task, fast completion (trivial task)")),
          new Twin(
              TASK,
              "@Final\n  CLOSED",
              "@Transition(on = \"reopen\", to = \"OPEN\")\n  CLOSED",
              Map.of(
                  "closedForGood",
                  "agent claims task, fast completion (trivial task), janitor verified + merged,"
                      + " reopen")),
          new Twin(
              TASK,
              "@Final\n  CANCELLED",
              "@Transition(on = \"reopen\", to = \"OPEN\")\n  CANCELLED",
              Map.of("cancelledForGood", "rejected, reopen")),
          new Twin(
              TASK,
              "@Transition(on = \"dependency resolved\", to = \"OPEN\"",
              "@Transition(on = \"dependency resolved\", to = \"IN_PROGRESS\"",
              Map.of(
                  "worksAfterClaim",
                  "decomposed before claim, subtask timeout escalation, dependency resolved")),
          new Twin(
              TASK,
              "on = \"immediate failure\",\n      to = \"FAILED\"",
              "on = \"immediate failure\",\n      to = \"ORPHANED\"",
              Map.of("orphanedAtWork", "agent claims task, immediate failure")),
          new Twin(
              TASK,
              "on = \"retry (within max_retries)\",\n      to = \"OPEN\"",
              "on = \"retry (within max_retries)\",\n      to = \"CANCELLED\"",
              Map.of("failureCanBeRetried", "agent claims task, immediate failure")),
          new Twin(
              AGENT,
              "@Final\n  DEAD",
              "@Transition(on = \"revived\", to = \"IDLE\")\n  DEAD",
              Map.of(
                  "deadForGood", "spawn failure / fast exit, revived",
                  "idleAfterWork", "spawn failure / fast exit, revived")),
          new Twin(
              AGENT,
              "  WORKING,\n",
              "  @Transition(on = \"parked\", to = \"PARKED\")\n  WORKING,\n\n  PARKED,\n",
              Map.of("canBeAborted", "process confirmed alive, parked")),
          new Twin(
              TURN,
              "@Final\n  REAPED",
              "@Transition(on = \"task_claimed\", to = \"CLAIMING\")\n  REAPED",
              Map.of("reapedForGood", "task_claimed, task_failed, agent_reaped, task_claimed")),
          new Twin(
              TURN,
              "on = \"verify_requested\",\n      to = \"RUNNING\"",
              "on = \"verify_requested\",\n      to = \"COMPLETING\"",
              Map.of(
                  "verifiedFirst",
                  "task_claimed, agent_spawned, agent_spawned, compact_needed, verify_requested")),
          new Twin(
              TURN,
              "on = \"agent_spawned\",\n      to = \"RUNNING\"",
              "on = \"agent_spawned\",\n      to = \"TOOL_USE\"",
              Map.of("toolsWhileRunning", "task_claimed, agent_spawned, agent_spawned")),
          new Twin(
              TURN,
              "to = \"REAPED\",\n      description = \"Error handled",
              "to = \"RUNNING\",\n      description = \"Error handled",
              Map.of("failureIsReaped", "task_claimed, task_failed, agent_reaped")),
          new Twin(
              TURN,
              "to = \"REAPED\",\n      description = \"Error handled",
              "to = \"FAILED\",\n      description = \"Error handled",
              Map.of("canBeCleanedUp", "task_claimed, task_failed")),
          new Twin(
              EXECUTION,
              "@Transition(on = \"CONNECTED\", to = \"IDLE\")",
              "@Transition(on = \"CONNECTED\", to = \"BUSY\")",
              Map.of("connectedFirst", "SPAWN, CONNECTED")),
          new Twin(
              EXECUTION,
              "/** Agent exited cleanly. */\n  @Transition(on = \"RESTART\", to = \"STARTING\")",
              "/** Agent exited cleanly. */\n  @Transition(on = \"RESTART\", to = \"IDLE\")",
              Map.of("restartsAfterStop", "SPAWN, CONNECTED, USER_TERMINATED, RESTART")),
          new Twin(
              EXECUTION,
              "crashed. */\n  @Transition(on = \"RESTART\", to = \"STARTING\")",
              "crashed. */\n  @Transition(on = \"RESTART\", to = \"PENDING\")",
              Map.of(
                  "restartsAfterFailure", "PROCESS_CRASHED, RESTART",
                  "neverPendingAgain", "PROCESS_CRASHED, RESTART")),
          new Twin(
              TRUST,
              "to = \"STANDARD\",\n      description = \"Three",
              "to = \"TRUSTED\",\n      description = \"Three",
              Map.of("trustedStepByStep", "proven")),
          new Twin(
              TRUST,
              "on = \"found unreliable\",\n      to = \"RESTRICTED\"",
              "on = \"found unreliable\",\n      to = \"STANDARD\"",
              Map.of("trustCanBeLost", "proven")),
          new Twin(
              ORDER,
              "guard: in(PAID), to: PACKING",
              "to: PACKING",
              Map.of("paidBeforePacked", "place")),
          new Twin(
              ORDER,
              "refunded: CANCELLED",
              "refunded: REFUNDING",
              Map.of("refundEnds", "place, cancel")),
          new Twin(
              ORDER,
              "defer: [payment_received, booked, packed, delivered]",
              "defer: [payment_received, booked, packed]",
              Map.of("holdWaits", "delivered is refused: place, hold")),
          new Twin(
              ORDER,
              "on: { booked: SETTLED } }",
              "on: { booked: SETTLED, waive: WAIVED } }\n          WAIVED: { final: true }",
              Map.of("completedIsPaid", "place, packed, delivered, waive")),
          new Twin(
              ORDER,
              "on: { delivered: DELIVERED } }",
              "on: { delivered: DELIVERED, lose: LOST } }\n          LOST: { final: true }",
              Map.of("completedIsDelivered", "place, booked, packed, lose")),
          new Twin(
              ORDER_ENUM, "guard = \"in(PAID)\", to", "to", Map.of("paidBeforePacked", "place")),
          new Twin(
              ORDER_ENUM,
              "@Transition(on = \"refunded\", to = \"CANCELLED\")",
              "@Transition(on = \"refunded\", to = \"REFUNDING\")",
              Map.of("refundEnds", "place, cancel")),
          new Twin(
              ORDER_ENUM,
              "\"packed\", \"delivered\"}",
              "\"packed\"}",
              Map.of("holdWaits", "delivered is refused: place, hold")),
          new Twin(
              ORDER_ENUM,
              "  PAID,\n",
              """
                @Transition(on = "waive", to = "WAIVED")
                PAID,
                @Final
                @State(parent = "PAYMENT")
                WAIVED,
              """,
              Map.of("completedIsPaid", "place, packed, delivered, waive")),
          new Twin(
              ORDER_ENUM,
              "  SHIPPED,\n",
              """
                @Transition(on = "lose", to = "LOST")
                SHIPPED,
                @Final
                @State(parent = "FULFILMENT")
                LOST,
              """,
              Map.of("completedIsDelivered", "place, booked, packed, lose")));

  @Test
  void brokenTwinsAreRefusedWithTheRightEvents() throws IOException {
    List<String> differences = new ArrayList<>();
    for (Twin twin : TWINS) {
      String text = Files.readString(SAMPLES.resolve(twin.file()));
      assertEquals(
          text.indexOf(twin.from()), text.lastIndexOf(twin.from()), () -> twin + " is ambiguous");
      assertTrue(text.contains(twin.from()), () -> twin + " does not fit");
      Compiled compiled = compiled(twin.file(), text.replace(twin.from(), twin.to()));
      Map<String, String> failing = failing(compiled);
      failing.keySet().retainAll(twin.broken().keySet());
      if (compiled.success() || !failing.equals(twin.broken())) {
        differences.add(twin.broken() + "\nnot " + failing + "\n" + compiled.text());
      }
    }
    assertEquals("", String.join("\n\n", differences));
  }

  @Test
  void everyPropertyOfTheSamplesHasTwin() throws IOException {
    TreeSet<String> declared = new TreeSet<>();
    List<Path> files = new ArrayList<>(Job.below(SAMPLES, ".java"));
    files.addAll(Job.below(SAMPLES, ".yaml"));
    for (Path file : files) {
      String text = Files.readString(file);
      int start = file.toString().endsWith(".java") ? 0 : text.indexOf("\n  properties:\n");
      Matcher matcher = PROPERTY.matcher(text.substring(start < 0 ? text.length() : start));
      while (matcher.find()) {
        String name = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
        declared.add(SAMPLES.relativize(file) + " " + name);
      }
    }
    TreeSet<String> broken = new TreeSet<>();
    TWINS.forEach(t -> t.broken().keySet().forEach(p -> broken.add(t.file() + " " + p)));
    assertEquals(String.join("\n", declared), String.join("\n", broken));
  }

  /**
   * Compiles a sample with a changed text. The types of the sample come from the source path.
   * Serializers are removed, because they need a module. Forbidden pairs are removed, because they
   * state the same as some properties.
   */
  private Compiled compiled(String file, String text) throws IOException {
    Path folder = Files.createTempDirectory(temp, "twin");
    Path work = folder.resolve("work");
    Path source = folder.resolve("src/Source.java");
    Path machines = Files.createDirectories(folder.resolve("machines"));
    if (file.endsWith(".java")) {
      String plain = text.replaceFirst("(,\\s*)?serializers = Serializer.STORE", "");
      source = Job.write(folder, "src/" + Path.of(file).getFileName(), plain);
    } else {
      String inPackage = file.equals(WORKSTREAM) ? "package: dev.pawl.samples.workstream\n" : "";
      String plain =
          text.replaceFirst("(?m)^machine: .*\n", "$0" + inPackage)
              .replace("serializers: [store]\n", "")
              .replaceFirst("(?s)\nforbid:\n.*?\n\n", "\n\n");
      Job.write(machines, "twin.pawl.yaml", plain);
      Job.write(folder, "src/Source.java", "class Source {}");
    }
    return Tool.JAVAC.compile(
        new Job(List.of(source), work, 17, false, List.of())
            .with("-sourcepath", JAVA.toString(), "-implicit:none")
            .with("-Apawl.machines=" + machines, "-Apawl.warnings=off"));
  }

  /**
   * Returns the events that show the failure of each property, without the results of predicates.
   */
  private static Map<String, String> failing(Compiled compiled) {
    Map<String, String> failing = new TreeMap<>();
    compiled
        .messages()
        .forEach(
            m -> {
              Matcher matcher = FAILS.matcher(m.text());
              if (matcher.find()) {
                String run = matcher.group(2).replaceFirst("( →|, then nothing).*", "");
                failing.put(matcher.group(1), run.replaceAll(" \\[[^]]*]", ""));
              }
            });
    return failing;
  }
}
