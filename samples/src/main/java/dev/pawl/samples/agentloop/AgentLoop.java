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
import java.util.Optional;
import java.util.function.Function;

/**
 * An agent that works session by session. It makes its backend prepare, prompt, start, cancel and
 * stop, and the backend reports here what has become of that.
 *
 * <p>Thread-safe. A report that nobody waits for any more, such as the end of a session that had to
 * be stopped by force, is no mistake of the backend and changes nothing; the methods tell.
 */
public final class AgentLoop {

  private static final Cause BACKEND = Cause.by("backend");

  private final RingHook<AgentLoopState, AgentLoopEvent> trail = new RingHook<>(1000);
  private final AgentBackend backend;
  // guarded by this: a timer of a resumed instance may be due before there is an instance
  private AgentLoopMachine machine;

  private AgentLoop(Function<AgentLoop, AgentBackend> backend) {
    this.backend = backend.apply(this);
  }

  /**
   * An agent of the system's clock that has just begun.
   *
   * @param id whose loop it is
   * @param rules thresholds and delays
   * @param backend makes the backend, which will report to what it is given
   */
  public static AgentLoop start(
      String id, LoopRules rules, Function<AgentLoop, AgentBackend> backend) {
    return start(id, rules, backend, Scheduler.system(), Clock.systemUTC());
  }

  /**
   * An agent that has just begun.
   *
   * @param id whose loop it is
   * @param rules thresholds and delays
   * @param backend makes the backend, which will report to what it is given
   * @param scheduler runs the back-off and the time of grace
   * @param clock the time of the audit trail
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
   * An agent that goes on where a snapshot was taken: what it was waiting for then is begun anew,
   * except that a session which ran is expected to run still. A back-off takes the rest of its
   * time.
   *
   * @param snapshot what {@link #snapshot} gave
   * @param rules thresholds and delays
   * @param backend makes the backend, which will report to what it is given
   * @param scheduler runs the back-off and the time of grace
   * @param clock the time of the audit trail
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
            snapshot.leaves().get(0), new PendingWork(loop.backend, snapshot.context()))
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
   * @return whether anybody was waiting for it
   */
  public boolean worktreeReady() {
    return report(AgentLoopEvent.worktreeReady());
  }

  /**
   * Reports that a prompt has been built.
   *
   * @param prompt the prompt
   * @return whether anybody was waiting for it
   */
  public boolean promptReady(String prompt) {
    return report(AgentLoopEvent.promptReady(prompt));
  }

  /**
   * Reports that a session has been started.
   *
   * @param sessionSeq its number
   * @return whether anybody was waiting for it
   */
  public boolean sessionStarted(int sessionSeq) {
    return report(AgentLoopEvent.sessionStarted(sessionSeq));
  }

  /**
   * Reports that a session is over, or could not be started.
   *
   * @param outcome how it ended
   * @return whether anybody was waiting for it
   */
  public boolean sessionExited(ExitOutcome outcome) {
    return report(AgentLoopEvent.sessionExited(outcome));
  }

  /**
   * Interrupts the session that runs, for a message that cannot wait.
   *
   * @return whether one was running
   */
  public boolean urgentMessage() {
    return report(AgentLoopEvent.urgentMessage());
  }

  /** Queued reports count as expected: they are made while something else is under way. */
  private boolean report(AgentLoopEvent event) {
    Outcome<AgentLoopState> outcome = machine().tryFire(event);
    return outcome.moved() || outcome instanceof Outcome.Ignored;
  }

  /**
   * Stops the agent, whatever it is doing; a second time changes nothing.
   *
   * @param operator who stops it
   */
  public void stop(String operator) {
    machine().operatorStop(Cause.by(operator));
  }

  /**
   * Stops the agent for what no further session will mend.
   *
   * @param msg is logged
   */
  public void fatalError(String msg) {
    machine().fatalError(msg, BACKEND.because(msg));
  }

  /** What the agent is doing. */
  public AgentLoopState state() {
    return machine().state();
  }

  /** The number of the session, the prompt, and the counters of errors. */
  public LoopContext context() {
    return machine().context();
  }

  /** How long the agent will still cool down; empty if it does not. */
  public Optional<Duration> coolingDown() {
    return Optional.ofNullable(machine().remaining().get(AgentLoopEvent.backoffElapsed()));
  }

  /** All there is to know, to {@link #resume} later or elsewhere. */
  public Snapshot<AgentLoopState, AgentLoopEvent, LoopContext> snapshot() {
    return machine().snapshot();
  }

  /** The latest steps, the oldest first. */
  public List<LifecycleEvent<AgentLoopState, AgentLoopEvent>> trail() {
    return trail.events();
  }
}
