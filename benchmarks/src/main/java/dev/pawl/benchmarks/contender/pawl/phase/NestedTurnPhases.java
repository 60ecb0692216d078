package dev.pawl.benchmarks.contender.pawl.phase;

import dev.pawl.benchmarks.workload.NestedTurnEvent;
import dev.pawl.benchmarks.workload.NestedTurnPhase;
import dev.pawl.benchmarks.workload.Walker;

/** The nested turn implemented with typed phases. */
final class NestedTurnPhases implements Walker {

  private final NestedTurnEvent[] events;
  private NestedTurnPhase phase = NestedTurnPhase.idle();

  NestedTurnPhases(NestedTurnEvent[] events) {
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    NestedTurnPhase at = phase;
    for (int i = from; i < to; i++) {
      at = next(at, events[i]);
    }
    phase = at;
    return at.state().ordinal();
  }

  @Override
  public String configuration() {
    return phase.state().name();
  }

  /** Returns the phase after an event. Shows the code that users need if the event is a value. */
  static NestedTurnPhase next(NestedTurnPhase from, NestedTurnEvent event) {
    if (from instanceof NestedTurnPhase.Idle idle) {
      return switch (event) {
        case TASK_CLAIMED -> idle.taskClaimed();
        default -> throw illegal(from, event);
      };
    }
    if (from instanceof NestedTurnPhase.Claiming claiming) {
      return switch (event) {
        case AGENT_SPAWNED -> claiming.agentSpawned();
        case TASK_FAILED -> claiming.taskFailed();
        default -> throw illegal(from, event);
      };
    }
    if (from instanceof NestedTurnPhase.Spawning spawning) {
      return switch (event) {
        case AGENT_SPAWNED -> spawning.agentSpawned();
        case TASK_FAILED -> spawning.taskFailed();
        default -> throw illegal(from, event);
      };
    }
    if (from instanceof NestedTurnPhase.Running running) {
      return switch (event) {
        case TOOL_STARTED -> running.toolStarted();
        case COMPACT_NEEDED -> running.compactNeeded();
        case VERIFY_REQUESTED -> running.verifyRequested();
        case TASK_FAILED -> running.taskFailed();
        default -> throw illegal(from, event);
      };
    }
    if (from instanceof NestedTurnPhase.ToolUse toolUse) {
      return switch (event) {
        case TOOL_COMPLETED -> toolUse.toolCompleted();
        case TASK_FAILED -> toolUse.taskFailed();
        default -> throw illegal(from, event);
      };
    }
    if (from instanceof NestedTurnPhase.Compacting compacting) {
      return switch (event) {
        case VERIFY_REQUESTED -> compacting.verifyRequested();
        case TASK_FAILED -> compacting.taskFailed();
        default -> throw illegal(from, event);
      };
    }
    if (from instanceof NestedTurnPhase.Verifying verifying) {
      return switch (event) {
        case TASK_COMPLETED -> verifying.taskCompleted();
        case COMPACT_NEEDED -> verifying.compactNeeded();
        case TASK_FAILED -> verifying.taskFailed();
        default -> throw illegal(from, event);
      };
    }
    if (from instanceof NestedTurnPhase.Completing completing) {
      return switch (event) {
        case AGENT_REAPED -> completing.agentReaped();
        default -> throw illegal(from, event);
      };
    }
    if (from instanceof NestedTurnPhase.Failed failed) {
      return switch (event) {
        case AGENT_REAPED -> failed.agentReaped();
        default -> throw illegal(from, event);
      };
    }
    if (from instanceof NestedTurnPhase.Reaped reaped) {
      return switch (event) {
        case TASK_CLAIMED -> reaped.taskClaimed();
        default -> throw illegal(from, event);
      };
    }
    throw new AssertionError(from);
  }

  private static IllegalStateException illegal(NestedTurnPhase phase, NestedTurnEvent event) {
    return new IllegalStateException(event + " in " + phase.state());
  }
}
