package dev.pawl.benchmarks.start;

import dev.pawl.benchmarks.course.AgentTurn;
import dev.pawl.benchmarks.course.AgentTurnEvent;

/** The steps of the agent turn, for builders of any library; nothing of Pawl is loaded for them. */
enum Steps {
  S01(AgentTurn.IDLE, AgentTurnEvent.TASK_CLAIMED, AgentTurn.CLAIMING),
  S02(AgentTurn.CLAIMING, AgentTurnEvent.AGENT_SPAWNED, AgentTurn.SPAWNING),
  S03(AgentTurn.CLAIMING, AgentTurnEvent.TASK_FAILED, AgentTurn.FAILED),
  S04(AgentTurn.SPAWNING, AgentTurnEvent.AGENT_SPAWNED, AgentTurn.RUNNING),
  S05(AgentTurn.SPAWNING, AgentTurnEvent.TASK_FAILED, AgentTurn.FAILED),
  S06(AgentTurn.RUNNING, AgentTurnEvent.TOOL_STARTED, AgentTurn.TOOL_USE),
  S07(AgentTurn.RUNNING, AgentTurnEvent.COMPACT_NEEDED, AgentTurn.COMPACTING),
  S08(AgentTurn.RUNNING, AgentTurnEvent.VERIFY_REQUESTED, AgentTurn.VERIFYING),
  S09(AgentTurn.RUNNING, AgentTurnEvent.TASK_FAILED, AgentTurn.FAILED),
  S10(AgentTurn.TOOL_USE, AgentTurnEvent.TOOL_COMPLETED, AgentTurn.RUNNING),
  S11(AgentTurn.TOOL_USE, AgentTurnEvent.TASK_FAILED, AgentTurn.FAILED),
  S12(AgentTurn.COMPACTING, AgentTurnEvent.VERIFY_REQUESTED, AgentTurn.RUNNING),
  S13(AgentTurn.COMPACTING, AgentTurnEvent.TASK_FAILED, AgentTurn.FAILED),
  S14(AgentTurn.VERIFYING, AgentTurnEvent.TASK_COMPLETED, AgentTurn.COMPLETING),
  S15(AgentTurn.VERIFYING, AgentTurnEvent.COMPACT_NEEDED, AgentTurn.RUNNING),
  S16(AgentTurn.VERIFYING, AgentTurnEvent.TASK_FAILED, AgentTurn.FAILED),
  S17(AgentTurn.COMPLETING, AgentTurnEvent.AGENT_REAPED, AgentTurn.REAPED),
  S18(AgentTurn.FAILED, AgentTurnEvent.AGENT_REAPED, AgentTurn.REAPED),
  S19(AgentTurn.REAPED, AgentTurnEvent.TASK_CLAIMED, AgentTurn.CLAIMING);

  final AgentTurn from;
  final AgentTurnEvent on;
  final AgentTurn to;

  Steps(AgentTurn from, AgentTurnEvent on, AgentTurn to) {
    this.from = from;
    this.on = on;
    this.to = to;
  }
}
