package dev.pawl.samples.agentloop;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.hook.RingHook;
import dev.pawl.time.Scheduler;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * An agent that works in sessions. The agent asks its backend to prepare worktrees, build prompts,
 * and start, cancel and stop sessions. The backend reports the results by the methods of this
 * class.
 *
 * <p>Thread-safe. A report may come too late, for example that of a session that had to be stopped
 * by force. Such a report changes nothing; the method then returns false.
 */
public final class AgentLoop {

  private static final Cause BACKEND = Cause.by("backend");

  private final RingHook<AgentLoopState, AgentLoopEvent> trail = new RingHook<>(1000);
  private final AgentBackend backend;

  // guarded by this: a timer of a resumed instance may be due before the field is set
  @SuppressWarnings("NullAway.Init")
  private AgentLoopMachine machine;

  private AgentLoop(Function<AgentLoop, AgentBackend> backend) {
    this.backend = backend.apply(this);
  }

  /**
   * Starts an agent with the clock and the scheduler of the system.
   *
   * @param id the id of the agent
   * @param rules thresholds and delays
   * @param backend creates the backend, which reports to the given loop
   */
  public static AgentLoop start(
      String id, LoopRules rules, Function<AgentLoop, AgentBackend> backend) {
    return start(id, rules, backend, Scheduler.system(), Clock.systemUTC());
  }

  /**
   * Starts an agent.
   *
   * @param id the id of the agent
   * @param rules thresholds and delays
   * @param backend creates the backend, which reports to the given loop
   * @param scheduler runs the timers for the back-off and the grace period
   * @param clock the clock of the audit trail
   */
  public static AgentLoop start(
      String id,
      LoopRules rules,
      Function<AgentLoop, AgentBackend> backend,
      Scheduler scheduler,
      InstantSource clock) {
    AgentLoop loop = new AgentLoop(backend);
    loop.live(loop.instance(rules, scheduler, clock).entityId(id).context(LoopContext.FRESH));
    loop.backend.prepareWorktree();
    return loop;
  }

  /**
   * Resumes an agent from a snapshot. Starts pending work again, except for a running session,
   * because such a session is assumed to be still running. A back-off continues with its remaining
   * time.
   *
   * @param snapshot the result of {@link #snapshot}
   * @param rules thresholds and delays
   * @param backend creates the backend, which reports to the given loop
   * @param scheduler runs the timers for the back-off and the grace period
   * @param clock the clock of the audit trail
   */
  public static AgentLoop resume(
      Snapshot<AgentLoopState, AgentLoopEvent, LoopContext> snapshot,
      LoopRules rules,
      Function<AgentLoop, AgentBackend> backend,
      Scheduler scheduler,
      InstantSource clock) {
    AgentLoop loop = new AgentLoop(backend);
    loop.live(loop.instance(rules, scheduler, clock).from(snapshot));
    AgentLoopCases.match(
            snapshot.leaves().get(0),
            new PendingWork(loop.backend, Objects.requireNonNull(snapshot.context())))
        .run();
    return loop;
  }

  private AgentLoopMachine.Builder instance(
      LoopRules rules, Scheduler scheduler, InstantSource clock) {
    return AgentLoopMachine.builder()
        .logic(rules)
        .effects(new BackendEffects(backend))
        .scheduler(scheduler)
        .clock(clock)
        .hook(trail);
  }

  private synchronized void live(AgentLoopMachine.Builder instance) {
    machine = instance.build();
  }

  private synchronized AgentLoopMachine machine() {
    return machine;
  }

  /**
   * Reports that the worktree is ready.
   *
   * @return whether the report was expected
   */
  public boolean worktreeReady() {
    return report(AgentLoopEvent.worktreeReady());
  }

  /**
   * Reports that a prompt has been built.
   *
   * @param prompt the prompt
   * @return whether the report was expected
   */
  public boolean promptReady(String prompt) {
    return report(AgentLoopEvent.promptReady(prompt));
  }

  /**
   * Reports that a session has been started.
   *
   * @param sessionSeq the number of the session
   * @return whether the report was expected
   */
  public boolean sessionStarted(int sessionSeq) {
    return report(AgentLoopEvent.sessionStarted(sessionSeq));
  }

  /**
   * Reports that a session has ended, or could not be started.
   *
   * @param outcome how it ended
   * @return whether the report was expected
   */
  public boolean sessionExited(ExitOutcome outcome) {
    return report(AgentLoopEvent.sessionExited(outcome));
  }

  /**
   * Interrupts the running session because of an urgent message.
   *
   * @return whether a session was running
   */
  public boolean urgentMessage() {
    return report(AgentLoopEvent.urgentMessage());
  }

  /**
   * Fires an event and returns whether it was expected. Queued events count as expected: they are
   * fired during another step.
   */
  private boolean report(AgentLoopEvent event) {
    Outcome<AgentLoopState> outcome = machine().tryFire(event);
    return outcome.moved() || outcome instanceof Outcome.Ignored;
  }

  /**
   * Stops the agent in any state. Has no effect if it has already been stopped.
   *
   * @param operator the operator who stops it
   */
  public void stop(String operator) {
    machine().operatorStop(Cause.by(operator));
  }

  /**
   * Stops the agent because of an error that another session cannot fix.
   *
   * @param msg the message that is logged
   */
  public void fatalError(String msg) {
    machine().fatalError(msg, BACKEND.because(msg));
  }

  /** Returns the state of the agent. */
  public AgentLoopState state() {
    return machine().state();
  }

  /** Returns the number of the session, the prompt and the error counters. */
  public LoopContext context() {
    return machine().context();
  }

  /** Returns the remaining time of the back-off; empty if there is none. */
  public Optional<Duration> coolingDown() {
    return Optional.ofNullable(machine().remaining().get(AgentLoopEvent.backoffElapsed()));
  }

  /** Returns a snapshot from which {@link #resume} can continue, also in another process. */
  public Snapshot<AgentLoopState, AgentLoopEvent, LoopContext> snapshot() {
    return machine().snapshot();
  }

  /** Returns the latest steps, oldest first. */
  public List<LifecycleEvent<AgentLoopState, AgentLoopEvent>> trail() {
    return trail.events();
  }
}
