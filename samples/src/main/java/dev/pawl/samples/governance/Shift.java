package dev.pawl.samples.governance;

import dev.pawl.Cause;
import dev.pawl.TransitionVetoedError;
import dev.pawl.samples.StoryClock;
import dev.pawl.samples.agent.AbortReason;
import dev.pawl.samples.agent.AgentStatus;
import dev.pawl.samples.agentturn.AgentTurnEvent;
import dev.pawl.samples.governance.abort.AbortScope;
import dev.pawl.samples.governance.abort.SessionTree;
import dev.pawl.samples.governance.display.AgentStateThresholds;
import dev.pawl.samples.governance.display.VisualState;
import dev.pawl.samples.governance.display.Vitals;
import dev.pawl.samples.governance.timeout.Scope;
import dev.pawl.samples.task.TaskEvent;
import dev.pawl.samples.task.TransitionReason;
import dev.pawl.store.Stored;
import dev.pawl.store.history.Recorded;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The work of agents. Calls the kernel as spawner, agents, janitor and monitors would. */
final class Shift {

  /** The header of the rows that {@link #look} returns. */
  static final List<String> BOARD =
      List.of("At", "", "Looks", "Color", "Session is", "Process says");

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss").withZone(ZoneOffset.UTC);

  private final Kernel kernel;
  private final StoryClock clock;
  private final Map<String, Vitals> vitals = new HashMap<>();

  Shift(Kernel kernel, StoryClock clock) {
    this.kernel = kernel;
    this.clock = clock;
  }

  Kernel kernel() {
    return kernel;
  }

  StoryClock clock() {
    return clock;
  }

  /** Registers two agents and opens a session for each. */
  void begin() {
    kernel.enrol("coder-1");
    kernel.enrol("coder-2");
    kernel.open("s-1", "coder-1", null);
    kernel.open("s-2", "coder-2", null);
    clock.pass("5s");
  }

  void claim(String turn, String task, String session) {
    String agent = kernel.sessions().get(session).agent();
    kernel.claim(turn, task, session, Cause.by(agent).because("claim_next()"));
  }

  void spawn(String turn) {
    turn(turn, AgentTurnEvent.AGENT_SPAWNED, "spawner", "worktree ready");
    vitals.put(session(turn), new Vitals("spawning", 4711L, clock.instant(), null));
  }

  void ready(String turn) {
    turn(turn, AgentTurnEvent.AGENT_SPAWNED, "spawner", "heartbeat received");
    beat(session(turn), "in_progress");
  }

  void verify(String turn) {
    clock.pass("30s");
    turn(turn, AgentTurnEvent.VERIFY_REQUESTED, kernel.sessions().get(session(turn)).agent(), null);
  }

  void verified(String turn) {
    clock.pass("20s");
    Cause janitor = Cause.by("janitor").code(TransitionReason.COMPLETED);
    kernel.turn(turn, AgentTurnEvent.TASK_COMPLETED, janitor.because("verified"));
    kernel.turn(turn, AgentTurnEvent.AGENT_REAPED, janitor.because("worktree removed"));
    beat(session(turn), "idle");
  }

  /** Completes a small task, from its creation to the merge of its result. */
  void complete(String turn, String task, String session, int minutes) {
    kernel.create(task, Scope.SMALL);
    clock.pass("1s");
    claim(turn, task, session);
    spawn(turn);
    clock.pass("2s");
    ready(turn);
    clock.pass(minutes + "m");
    verify(turn);
    verified(turn);
  }

  /** Claims a task, which then fails immediately. */
  void failOnce(String task) {
    clock.pass("1s");
    kernel.task(task, TaskEvent.AGENT_CLAIMS_TASK, Cause.by("coder-2"));
    kernel.task(
        task,
        TaskEvent.IMMEDIATE_FAILURE,
        Cause.by("coder-2").because("scope violation").code(TransitionReason.PERMISSION_DENIED));
  }

  void turn(String turn, AgentTurnEvent event, String actor, @Nullable String reason) {
    Cause cause = Cause.by(actor);
    kernel.turn(turn, event, reason == null ? cause : cause.because(reason));
  }

  private String session(String turn) {
    return kernel.ledger().turns().history(turn, 0, 1).stream()
        .map(Recorded::attributes)
        .map(a -> (String) a.get("session"))
        .findFirst()
        .orElseThrow();
  }

  void beat(String session, String status) {
    vitals.computeIfPresent(session, (s, v) -> v.beat(status, clock.instant()));
  }

  /** Returns the current display of a session, as a row of a table. */
  List<String> look(String session) {
    AgentStatus core = kernel.ledger().agents().get(session).state();
    Vitals known = Objects.requireNonNull(vitals.get(session));
    VisualState looks = AgentStateThresholds.standard().classify(core, known, clock.instant());
    return List.of(
        TIME.format(clock.instant()),
        looks.indicator(),
        looks.name(),
        looks.color(),
        core.name(),
        known.status());
  }

  String judge(String agent) {
    return kernel.judge(agent, Cause.by("trust_board").because("track record")).name();
  }

  /** Returns "yes" if an agent may split a task; otherwise "no", with the reason. */
  String trySplit(String task, String agent) {
    try {
      kernel.task(task, TaskEvent.DECOMPOSED_BEFORE_CLAIM, Cause.by(agent));
      return "yes";
    } catch (TransitionVetoedError e) {
      return "no: " + e.reason();
    }
  }

  List<String> endOverdue() {
    return kernel.endOverdue(clock.instant());
  }

  String task(String id) {
    return kernel.ledger().tasks().get(id).state().name();
  }

  /** Creates a team that works: a lead with two coders, one of which has a tester. */
  void staff(String team) {
    hire("lead-" + team, "lead", null);
    hire("coder-" + team + "-a", "coder", "lead-" + team);
    hire("coder-" + team + "-b", "coder", "lead-" + team);
    hire("tester-" + team, "tester", "coder-" + team + "-b");
    clock.pass("3m");
  }

  private void hire(String session, String agent, @Nullable String parent) {
    kernel.open(session, agent, parent);
    kernel.create(workOf(session), Scope.MEDIUM);
    claim(turnOf(session), workOf(session), session);
    spawn(turnOf(session));
    ready(turnOf(session));
  }

  private static String workOf(String session) {
    return "work-of-" + session;
  }

  private static String turnOf(String session) {
    return "turn-of-" + session;
  }

  void startTool(String session) {
    turn(turnOf(session), AgentTurnEvent.TOOL_STARTED, "turn_monitor", "Bash");
  }

  void abort(AbortScope scope, String session, AbortReason reason, String why) {
    clock.pass("1s");
    kernel.abort(scope, session, reason, Cause.by("orchestrator").because(why));
  }

  /** Returns the states of a team's sessions and tasks as a table, with reasons of aborts. */
  List<List<String>> table(String head, String team) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("Aborted: " + head, "Session is", "Its task is", "Reason", "Abort reason"));
    for (SessionTree.Session session : kernel.sessions().all()) {
      if (session.id().contains("-" + team)) {
        Stored<AgentStatus> agent = kernel.ledger().agents().get(session.id());
        List<Recorded> history = kernel.ledger().agents().history(session.id());
        Recorded last = history.get(history.size() - 1);
        rows.add(
            List.of(
                session.id(),
                agent.state().name(),
                task(workOf(session.id())),
                Optional.ofNullable(last.code()).orElse("–"),
                Optional.ofNullable(last.abortCode()).orElse("–")));
      }
    }
    return rows;
  }
}
