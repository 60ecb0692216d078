package dev.pawl.benchmarks.contender.pawl.phase;

import dev.pawl.benchmarks.workload.AgentTurnEvent;
import dev.pawl.benchmarks.workload.AgentTurnPhase;
import dev.pawl.benchmarks.workload.CircuitEvent;
import dev.pawl.benchmarks.workload.CircuitPhase;
import dev.pawl.benchmarks.workload.Contender;
import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.benchmarks.workload.Workload;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.annotations.CompilerControl;

/** Chains of calls of typed phases for the known walk. The types prove that each step is legal. */
public final class PhaseChain implements Contender {

  private static final List<AgentTurnEvent> TURN =
      List.of(
          AgentTurnEvent.TASK_CLAIMED,
          AgentTurnEvent.AGENT_SPAWNED,
          AgentTurnEvent.AGENT_SPAWNED,
          AgentTurnEvent.TOOL_STARTED,
          AgentTurnEvent.TOOL_COMPLETED,
          AgentTurnEvent.VERIFY_REQUESTED,
          AgentTurnEvent.TASK_COMPLETED,
          AgentTurnEvent.AGENT_REAPED);
  private static final List<CircuitEvent> ROUND =
      List.of(
          CircuitEvent.TRIPPED,
          CircuitEvent.COOLED,
          CircuitEvent.SUCCEEDED,
          CircuitEvent.SUCCEEDED);

  @Override
  public String name() {
    return "Pawl Phase, typed chain";
  }

  @Override
  public Optional<Walker> walker(Workload workload, Observation observation, Enum<?>[] events) {
    if (observation != Observation.BARE) {
      return Optional.empty();
    } else if (workload == Workload.AGENT_TURN && repeats(TURN, events)) {
      return Optional.of(new TurnChain((AgentTurnEvent[]) events));
    } else if (workload == Workload.CIRCUIT && repeats(ROUND, events)) {
      return Optional.of(new RoundChain((CircuitEvent[]) events));
    }
    return Optional.empty();
  }

  @Override
  public String note(Workload workload) {
    return "the source code fixes the order of events: one call for each loop, without look-ups";
  }

  private static boolean repeats(List<? extends Enum<?>> loop, Enum<?>[] events) {
    for (int i = 0; i < events.length; i++) {
      if (events[i] != loop.get(i % loop.size())) {
        return false;
      }
    }
    return events.length % loop.size() == 0;
  }

  /**
   * Makes a turn. Not inlined, because the compiler could otherwise eliminate all turns together.
   */
  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  static AgentTurnPhase.Reaped first(AgentTurnPhase.Idle idle) {
    return rest(idle.taskClaimed());
  }

  /** Makes another turn. */
  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  static AgentTurnPhase.Reaped again(AgentTurnPhase.Reaped reaped) {
    return rest(reaped.taskClaimed());
  }

  private static AgentTurnPhase.Reaped rest(AgentTurnPhase.Claiming claiming) {
    return claiming
        .agentSpawned()
        .agentSpawned()
        .toolStarted()
        .toolCompleted()
        .verifyRequested()
        .taskCompleted()
        .agentReaped();
  }

  /** Opens the circuit and closes it again. */
  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  static CircuitPhase.Closed round(CircuitPhase.Closed closed) {
    return closed.tripped().cooled().succeeded().succeeded();
  }

  private static final class TurnChain implements Walker {
    private final AgentTurnEvent[] events;
    private AgentTurnPhase phase = AgentTurnPhase.idle();

    TurnChain(AgentTurnEvent[] events) {
      this.events = events;
    }

    @Override
    public int walk(int from, int to) {
      int at = from;
      while (at < to) {
        if (at % TURN.size() > 0 || to - at < TURN.size()) {
          phase = AgentTurnPhases.next(phase, events[at]);
          at++;
        } else {
          phase =
              phase instanceof AgentTurnPhase.Idle idle
                  ? first(idle)
                  : again((AgentTurnPhase.Reaped) phase);
          at += TURN.size();
        }
      }
      return phase.state().ordinal();
    }

    @Override
    public String configuration() {
      return phase.state().name();
    }
  }

  private static final class RoundChain implements Walker {
    private final CircuitEvent[] events;
    private CircuitPhase phase = CircuitPhase.closed();

    RoundChain(CircuitEvent[] events) {
      this.events = events;
    }

    @Override
    public int walk(int from, int to) {
      int at = from;
      while (at < to) {
        if (at % ROUND.size() > 0 || to - at < ROUND.size()) {
          phase = CircuitPhases.next(phase, events[at]);
          at++;
        } else {
          phase = round((CircuitPhase.Closed) phase);
          at += ROUND.size();
        }
      }
      return phase.state().ordinal();
    }

    @Override
    public String configuration() {
      return phase.state().name();
    }
  }
}
