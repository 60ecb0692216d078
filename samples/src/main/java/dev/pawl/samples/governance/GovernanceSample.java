package dev.pawl.samples.governance;

import dev.pawl.Cause;
import dev.pawl.samples.Sample;
import dev.pawl.samples.Story;
import dev.pawl.samples.StoryClock;
import dev.pawl.samples.agent.AbortReason;
import dev.pawl.samples.agent.AgentEvent;
import dev.pawl.samples.agentturn.AgentTurnEvent;
import dev.pawl.samples.governance.abort.AbortPolicy;
import dev.pawl.samples.governance.abort.AbortScope;
import dev.pawl.samples.governance.log.LifecycleLog;
import dev.pawl.samples.governance.log.Metrics;
import dev.pawl.samples.governance.timeout.Scope;
import dev.pawl.samples.task.TaskEvent;
import dev.pawl.samples.task.TransitionReason;
import dev.pawl.store.history.Refused;
import dev.pawl.store.recovery.StoreCheck;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Agents under the lifecycle governance kernel on one morning, stored in a database. */
public final class GovernanceSample implements Sample {

  private static final Cause ORCHESTRATOR = Cause.by("orchestrator");
  private static final Cause APPROVAL = Cause.by("plan_approval");

  /** Creates the sample. */
  public GovernanceSample() {}

  @Override
  public String name() {
    return "governance";
  }

  @Override
  public String machine() {
    return "dev.pawl.samples.governance.access.Trust";
  }

  @Override
  public void live(Story story) {
    try (ScratchDatabase database = new ScratchDatabase()) {
      StoryClock clock = StoryClock.at("2025-11-22T09:00:00Z");
      Kernel kernel = new Kernel(database.source(), clock, AbortPolicy.contained());
      Shift shift = new Shift(kernel, clock);
      shift.begin();
      together(story, shift);
      access(story, shift);
      timeouts(story, shift);
      aborts(story, shift);
      escalation(story, clock);
      log(story, shift);
      refusals(story, shift);
    }
  }

  private static void together(Story story, Shift shift) {
    Kernel kernel = shift.kernel();
    StoryClock clock = shift.clock();
    kernel.plan("T-1", Scope.SMALL);
    kernel.task("T-1", TaskEvent.APPROVED, APPROVAL.because("plan.yaml approved by Ada"));
    shift.claim("turn-1", "T-1", "s-1");
    shift.spawn("turn-1");
    List<List<String>> board = new ArrayList<>(List.of(Shift.BOARD));
    board.add(shift.look("s-1"));
    clock.pass("59s");
    board.add(shift.look("s-1"));
    clock.pass("1s");
    board.add(shift.look("s-1"));
    shift.ready("turn-1");
    board.add(shift.look("s-1"));
    clock.pass("5m");
    board.add(shift.look("s-1"));
    shift.beat("s-1", "committing");
    board.add(shift.look("s-1"));
    shift.turn("turn-1", AgentTurnEvent.TOOL_STARTED, "turn_monitor", "Bash");
    shift.turn("turn-1", AgentTurnEvent.TOOL_COMPLETED, "turn_monitor", "Bash");
    shift.verify("turn-1");
    shift.verified("turn-1");
    board.add(shift.look("s-1"));
    Ledger ledger = kernel.ledger();
    story.audit(ledger.tasks().lifecycle("T-1"), TaskEvent::wireName);
    story.audit(ledger.turns().lifecycle("turn-1"), AgentTurnEvent::wireName);
    story.audit(ledger.agents().lifecycle("s-1"), AgentEvent::wireName);
    story.chapter("The dashboard of s-1");
    story.table(board);
  }

  private static void access(Story story, Shift shift) {
    Kernel kernel = shift.kernel();
    story.chapter("Graduated access");
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("After", "coder-1 is", "Splits T-2"));
    kernel.create("T-2", Scope.LARGE);
    rows.add(List.of("T-1", shift.judge("coder-1"), shift.trySplit("T-2", "coder-1")));
    shift.complete("turn-3", "T-3", "s-1", 6);
    shift.complete("turn-4", "T-4", "s-1", 6);
    rows.add(List.of("T-4", shift.judge("coder-1"), shift.trySplit("T-2", "coder-1")));
    story.table(rows);
    story.chapter("Recorded refusals of T-2");
    for (Refused refused : kernel.ledger().tasks().refusals("T-2", 9)) {
      story.note(refused.event() + " by " + refused.cause().actor() + ": " + refused.outcome());
    }
  }

  private static void timeouts(Story story, Shift shift) {
    Kernel kernel = shift.kernel();
    story.chapter("Adaptive timeouts");
    shift.complete("turn-5", "T-5", "s-2", 5);
    shift.complete("turn-6", "T-6", "s-2", 6);
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("Scope", "By default", "By history"));
    for (Scope scope : Scope.values()) {
      rows.add(List.of(scope.wireName(), text(scope.timeout()), text(kernel.timeout(scope))));
    }
    story.table(rows);
    kernel.create("T-7", Scope.SMALL);
    shift.claim("turn-7", "T-7", "s-2");
    shift.spawn("turn-7");
    shift.ready("turn-7");
    shift.clock().pass("9m44s");
    story.chapter("The watchdog");
    story.note("When T-7 has run for 9:44 min, the watchdog ends " + shift.endOverdue() + ".");
    shift.clock().pass("1s");
    story.note(
        "A second later it ends " + shift.endOverdue() + ": T-7 is " + shift.task("T-7") + ".");
    shift.clock().pass("5s");
    kernel.recoverOrphans(Cause.by("crash_recovery").because("nothing worth saving"));
    story.note("Recovered, T-7 is " + shift.task("T-7") + " for another agent.");
    story.audit(kernel.ledger().agents().lifecycle("s-2"), AgentEvent::wireName);
  }

  private static void aborts(Story story, Shift shift) {
    shift.staff("red");
    shift.startTool("coder-red-b");
    story.chapter("Abort chain: a lead has the coders a and b, and b has a tester");
    shift.abort(AbortScope.TOOL, "coder-red-b", AbortReason.BASH_ERROR, "exit code 1");
    story.table(shift.table("the tool of coder-red-b", "red"));
    story.chapter("Siblings: aborts the siblings and their descendants");
    shift.abort(AbortScope.SIBLING, "coder-red-b", AbortReason.PROVIDER_ERROR, "HTTP 500");
    story.table(shift.table("the siblings of coder-red-b", "red"));
    story.chapter("A session: aborts the session and its descendants");
    shift.staff("blue");
    shift.abort(AbortScope.SESSION, "lead-blue", AbortReason.SHUTDOWN_SIGNAL, "SIGTERM");
    story.table(shift.table("the session of lead-blue", "blue"));
  }

  private static void escalation(Story story, StoryClock clock) {
    try (ScratchDatabase database = new ScratchDatabase()) {
      AbortPolicy policy = new AbortPolicy(true, true);
      Shift shift = new Shift(new Kernel(database.source(), clock, policy), clock);
      shift.staff("green");
      shift.startTool("coder-green-a");
      shift.abort(AbortScope.TOOL, "coder-green-a", AbortReason.BASH_ERROR, "exit code 1");
      story.chapter("Under " + policy + " a tool aborts all sessions");
      story.table(shift.table("the tool of coder-green-a", "green"));
    }
  }

  private static void log(Story story, Shift shift) {
    Ledger ledger = shift.kernel().ledger();
    story.chapter("Checked and replayed");
    ledger.stores().values().forEach(s -> story.note(StoreCheck.of(s).run().toString()));
    LifecycleLog log = ledger.log();
    for (String time : List.of("2025-11-22T09:01:05Z", "2025-11-22T09:30:00Z")) {
      story.note("Tasks at " + time + ": " + log.replay("task", Instant.parse(time)));
    }
    Metrics metrics = Metrics.of(log.entries());
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("Figure", "Of", "Value"));
    add(rows, "steps", metrics.steps());
    add(rows, "transition reason", metrics.transitionReasons());
    add(rows, "abort reason", metrics.abortReasons());
    metrics
        .meanTime()
        .forEach((state, time) -> rows.add(List.of("mean time of tasks", state, text(time))));
    story.chapter("Metrics");
    story.table(rows);
  }

  private static void add(List<List<String>> rows, String figure, Map<String, Long> counts) {
    counts.forEach((of, count) -> rows.add(List.of(figure, of, count.toString())));
  }

  private static String text(Duration time) {
    return String.format("%d:%02d min", time.toMinutes(), time.toSecondsPart());
  }

  private static void refusals(Story story, Shift shift) {
    Kernel kernel = shift.kernel();
    story.refusals();
    story.refused(
        "A turn that is over uses a tool",
        () -> kernel.turn("turn-1", AgentTurnEvent.TOOL_STARTED, ORCHESTRATOR));
    story.refused(
        "A closed task is claimed, so its turn does not begin",
        () -> kernel.claim("turn-8", "T-1", "s-1", ORCHESTRATOR));
    story.refused(
        "An agent forces a task",
        () -> kernel.awaitApproval("T-7", Cause.by("coder-1").because("looks good to me")));
    Cause again = Cause.by("task_store").code(TransitionReason.RETRY);
    kernel.create("T-9", Scope.SMALL);
    for (int retry = 1; retry <= 3; retry++) {
      shift.failOnce("T-9");
      kernel.task("T-9", TaskEvent.RETRY_WITHIN_MAX_RETRIES, again);
    }
    shift.failOnce("T-9");
    story.refused(
        "A task is retried for the fourth time",
        () -> kernel.task("T-9", TaskEvent.RETRY_WITHIN_MAX_RETRIES, again));
  }
}
