package dev.pawl.samples.governance;

import dev.pawl.Cause;
import dev.pawl.samples.agent.AbortReason;
import dev.pawl.samples.agent.AgentStatus;
import dev.pawl.samples.agentturn.AgentTurnEvent;
import dev.pawl.samples.agentturn.AgentTurnState;
import dev.pawl.samples.governance.abort.Abort;
import dev.pawl.samples.governance.abort.AbortChain;
import dev.pawl.samples.governance.abort.AbortPolicy;
import dev.pawl.samples.governance.abort.AbortScope;
import dev.pawl.samples.governance.abort.SessionTree;
import dev.pawl.samples.governance.access.TrackRecord;
import dev.pawl.samples.governance.access.TrustState;
import dev.pawl.samples.governance.log.LogEntry;
import dev.pawl.samples.governance.timeout.AdaptiveTimeout;
import dev.pawl.samples.governance.timeout.Scope;
import dev.pawl.samples.task.TaskEvent;
import dev.pawl.samples.task.TaskStatus;
import dev.pawl.samples.task.TransitionReason;
import dev.pawl.store.Stored;
import dev.pawl.store.history.AbortCode;
import dev.pawl.store.history.Recorded;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Coordinates the instances of tasks, agents and turns. A step of one instance and the steps that
 * it causes in other instances are committed in one transaction. States and log are in the
 * database. Scopes, sessions and turns are kept in memory, so a database may have only one kernel.
 * Confined to one thread.
 */
public final class Kernel {

  /** The exit code of a process that a watchdog has terminated. */
  private static final int TIMED_OUT = 124;

  /** The start of a turn that is not working. A timeout can be added without overflow. */
  private static final Instant NEVER = Instant.ofEpochSecond(Integer.MAX_VALUE * 100L);

  private final Ledger ledger;
  private final AbortChain chain;
  private final SessionTree sessions = new SessionTree();
  private final Map<String, Scope> scopes = new LinkedHashMap<>();
  private final Map<String, Turn> turns = new LinkedHashMap<>();

  /**
   * Creates a kernel. Missing tables are created in the database.
   *
   * @param source the database
   * @param clock the clock for the times of steps
   * @param policy the policy that lets aborts escalate
   */
  public Kernel(DataSource source, InstantSource clock, AbortPolicy policy) {
    this.ledger = new Ledger(source, clock);
    this.chain = new AbortChain(sessions, policy);
  }

  /** Returns the ledger, which contains the stores of all machines. */
  Ledger ledger() {
    return ledger;
  }

  /** Returns the sessions, including those that have ended. */
  SessionTree sessions() {
    return sessions;
  }

  /** Registers an agent with the lowest level of trust. */
  public void enrol(String agent) {
    ledger.trust().create(agent);
  }

  /**
   * Registers a session in which an agent can be spawned.
   *
   * @param session the id of the session
   * @param agent the agent that works in it
   * @param parent the session that spawned it; null if there is none
   */
  public void open(String session, String agent, @Nullable String parent) {
    sessions.add(new SessionTree.Session(session, agent, parent));
  }

  /** Creates a planned task. A human must approve it before an agent can claim it. */
  public void plan(String task, Scope scope) {
    create(task, scope, TaskStatus.PLANNED);
  }

  /** Creates a task that agents can claim immediately. */
  public void create(String task, Scope scope) {
    create(task, scope, TaskStatus.OPEN);
  }

  private void create(String task, Scope scope, TaskStatus initial) {
    ledger.tasks().create(task, initial);
    scopes.put(task, scope);
  }

  /**
   * Starts a turn: the agent of a session claims a task.
   *
   * @param turn the id of the new turn
   * @param task the id of the task
   * @param session the id of the session
   * @param cause the cause of the claim
   */
  public void claim(String turn, String task, String session, Cause cause) {
    Scope scope = scopes.get(task);
    if (scope == null) {
      throw new NoSuchElementException("There is no task " + task + ".");
    }
    Turn begun = new Turn(turn, task, scope, session, sessions.get(session).agent());
    ledger.move(
        move -> {
          move.turns().create(turn);
          return step(move, begun, AgentTurnEvent.TASK_CLAIMED, cause);
        });
    turns.put(turn, begun);
  }

  /** Fires an event at a turn, and the resulting events at its task and its agent. */
  public void turn(String turn, AgentTurnEvent event, Cause cause) {
    ledger.move(move -> step(move, known(turn), event, cause));
  }

  private Turn known(String turn) {
    Turn known = turns.get(turn);
    if (known == null) {
      throw new NoSuchElementException("There is no turn " + turn + ".");
    }
    return known;
  }

  private Void step(Ledger.Move move, Turn turn, AgentTurnEvent event, Cause cause) {
    Cause turnCause = turn.addTo(cause);
    AgentTurnState from = move.turns().get(turn.id()).state();
    AgentTurnState to = move.turns().fire(turn.id(), event, turnCause).state();
    TaskStatus task = move.tasks().get(turn.task()).state();
    Wiring.task(from, to, task).ifPresent(e -> move.tasks().fire(turn.task(), e, turnCause));
    Optional<Stored<AgentStatus>> agent = move.agents().find(turn.session());
    if (agent.isEmpty() && to == AgentTurnState.SPAWNING) {
      move.agents().create(turn.session());
    }
    agent
        .flatMap(a -> Wiring.agent(from, to, a.state()))
        .ifPresent(e -> move.agents().fire(turn.session(), e, turnCause));
    return null;
  }

  /**
   * Fires an event at a task. If the new state of the task does not allow work, a working turn
   * fails.
   */
  public void task(String task, TaskEvent event, Cause cause) {
    Optional<Turn> turn = turnAt(task);
    Cause turnCause = turn.map(t -> t.addTo(cause)).orElse(cause);
    ledger.move(
        move -> {
          TaskStatus now = move.tasks().fire(task, event, turnCause).state();
          if (turn.isPresent() && !Wiring.isWorkedOn(now)) {
            fail(move, turn.get(), turnCause);
          }
          return null;
        });
  }

  /** Fails a turn if it is working. Returns whether it was working. */
  private static boolean fail(Ledger.Move move, Turn turn, Cause turnCause) {
    boolean atWork = Wiring.isAtWork(move.turns().get(turn.id()).state());
    if (atWork) {
      move.turns().fire(turn.id(), AgentTurnEvent.TASK_FAILED, turnCause);
    }
    return atWork;
  }

  /** Returns the turn that works on a task; empty if the latest turn is over. */
  private Optional<Turn> turnAt(String task) {
    return turns.values().stream()
        .filter(t -> t.task().equals(task))
        .reduce((a, b) -> b)
        .filter(t -> !Wiring.isOver(ledger.turns().get(t.id()).state()));
  }

  /** Forces a task into {@code PENDING_APPROVAL}. No transition leads to this state. */
  public void awaitApproval(String task, Cause cause) {
    ledger.tasks().force(task, TaskStatus.PENDING_APPROVAL, cause);
  }

  /**
   * Requeues orphaned tasks, so that agents can claim them again. Requeues at most 100 tasks.
   *
   * @return the ids of the requeued tasks
   */
  public List<String> recoverOrphans(Cause cause) {
    Cause recovered = cause.code(TransitionReason.ORPHAN_RECOVERED);
    List<String> orphans =
        ledger.tasks().stuck(TaskStatus.ORPHANED, Duration.ZERO, 100).stream()
            .map(Stored::id)
            .toList();
    orphans.forEach(task -> this.task(task, TaskEvent.REQUEUED_FOR_RETRY, recovered));
    return orphans;
  }

  /**
   * Aborts a tool invocation, siblings or a session in one transaction. {@link AbortChain}
   * determines which other sessions are aborted, too.
   *
   * @param scope the level of the failure
   * @param session the session of the failure
   * @param reason how this session ends
   * @param cause the cause of all steps; a {@link TransitionReason} as its code becomes the
   *     canonical reason of this session
   * @return the aborts, including those of sessions that had already ended
   */
  public List<Abort> abort(AbortScope scope, String session, AbortReason reason, Cause cause) {
    TransitionReason why =
        cause.code() instanceof TransitionReason code ? code : TransitionReason.ABORTED;
    List<Abort> aborts = chain.from(scope, session, why, reason);
    ledger.move(
        move -> {
          aborts.forEach(abort -> abort(move, abort, cause));
          return null;
        });
    return aborts;
  }

  private void abort(Ledger.Move move, Abort abort, Cause cause) {
    Cause because = AbortCode.in(cause.code(abort.transitionReason()), abort.abortReason());
    Optional<Turn> turn = turnIn(abort.session());
    if (abort.scope() == AbortScope.TOOL) {
      turn.ifPresent(t -> step(move, t, AgentTurnEvent.TOOL_COMPLETED, because));
      return;
    }
    Cause turnCause = turn.map(t -> t.addTo(because)).orElse(because);
    move.agents()
        .find(abort.session())
        .flatMap(a -> Wiring.end(a.state()))
        .ifPresent(e -> move.agents().fire(abort.session(), e, turnCause));
    if (turn.isPresent() && fail(move, turn.get(), turnCause)) {
      String task = turn.get().task();
      Wiring.taskOfLost(move.tasks().get(task).state())
          .ifPresent(e -> move.tasks().fire(task, e, turnCause));
    }
  }

  /** Returns the latest turn of a session. */
  private Optional<Turn> turnIn(String session) {
    return turns.values().stream().filter(t -> t.session().equals(session)).reduce((a, b) -> b);
  }

  /**
   * Returns the maximum working time of a task, which depends on the durations of previous tasks.
   */
  public Duration timeout(Scope scope) {
    return timeout(scope, ledger.log().entries());
  }

  private static Duration timeout(Scope scope, List<LogEntry> log) {
    return AdaptiveTimeout.of(scope, AdaptiveTimeout.durations(scope, log));
  }

  /**
   * Aborts the sessions whose turns have exceeded their timeout.
   *
   * @param now the current time
   * @return the ids of these sessions
   */
  public List<String> endOverdue(Instant now) {
    List<LogEntry> log = ledger.log().entries();
    List<Turn> overdue =
        turns.values().stream()
            .filter(t -> !now.isBefore(begun(t).plus(timeout(t.scope(), log))))
            .toList();
    for (Turn turn : overdue) {
      Cause cause =
          Cause.by("watchdog")
              .because("no end after " + timeout(turn.scope(), log).toSeconds() + " s")
              .with("exitCode", TIMED_OUT);
      abort(AbortScope.SESSION, turn.session(), AbortReason.ofExitCode(TIMED_OUT), cause);
    }
    return overdue.stream().map(Turn::session).toList();
  }

  /** Returns the time at which a turn started to run; {@link #NEVER} if it is not working. */
  private Instant begun(Turn turn) {
    if (!Wiring.isAtWork(ledger.turns().get(turn.id()).state())) {
      return NEVER;
    }
    return ledger.turns().history(turn.id()).stream()
        .filter(step -> step.from().equals(AgentTurnState.SPAWNING.name()))
        .map(Recorded::at)
        .findFirst()
        .orElse(NEVER);
  }

  /**
   * Updates the trust in an agent according to its track record.
   *
   * @return the new level of trust
   */
  public TrustState judge(String agent, Cause cause) {
    Stored<TrustState> trust = ledger.trust().get(agent);
    TrackRecord record = TrackRecord.of(agent, trust.updatedAt(), ledger.log().entries());
    Cause explained = cause.with("verifiedInARow", record.verifiedInARow());
    return record
        .judge(trust.state())
        .map(event -> ledger.trust().fire(trust, event, explained).state())
        .orElse(trust.state());
  }
}
