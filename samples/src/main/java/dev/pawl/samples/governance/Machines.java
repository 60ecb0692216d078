package dev.pawl.samples.governance;

import dev.pawl.samples.agent.AgentCodec;
import dev.pawl.samples.agent.AgentEvent;
import dev.pawl.samples.agent.AgentMachine;
import dev.pawl.samples.agent.AgentStatus;
import dev.pawl.samples.agent.AgentTransitions;
import dev.pawl.samples.agent.AgentValidator;
import dev.pawl.samples.agentturn.AgentTurnCodec;
import dev.pawl.samples.agentturn.AgentTurnEvent;
import dev.pawl.samples.agentturn.AgentTurnMachine;
import dev.pawl.samples.agentturn.AgentTurnState;
import dev.pawl.samples.agentturn.AgentTurnTransitions;
import dev.pawl.samples.agentturn.AgentTurnValidator;
import dev.pawl.samples.governance.access.TrustCodec;
import dev.pawl.samples.governance.access.TrustEvent;
import dev.pawl.samples.governance.access.TrustMachine;
import dev.pawl.samples.governance.access.TrustState;
import dev.pawl.samples.governance.access.TrustTransitions;
import dev.pawl.samples.governance.access.TrustValidator;
import dev.pawl.samples.task.TaskCodec;
import dev.pawl.samples.task.TaskEvent;
import dev.pawl.samples.task.TaskMachine;
import dev.pawl.samples.task.TaskStatus;
import dev.pawl.samples.task.TaskTransitions;
import dev.pawl.samples.task.TaskValidator;
import dev.pawl.samples.task.TransitionReason;
import dev.pawl.store.machine.Legality;
import dev.pawl.store.machine.StoredLife;
import dev.pawl.store.machine.StoredMachine;

/** What the stores have to know of the machines. */
final class Machines {

  /** Tasks. */
  static final StoredMachine<TaskStatus, TaskEvent> TASK =
      StoredMachine.<TaskStatus, TaskEvent>named("Task")
          .states(TaskStatus.values(), TaskCodec::toWire, TaskCodec::fromWire)
          .events(TaskCodec::eventToWire, TaskCodec::eventFromWire)
          .initial(TaskTransitions.initialStates())
          .legality(
              Legality.of(
                  TaskCodec::fromWire, TaskCodec::eventFromWire, TaskValidator::requireLegal))
          .codes(TransitionReason.class)
          .opens(
              o ->
                  StoredLife.of(
                      TaskMachine.builder()
                          .resume(o.state())
                          .entityId(o.entityId())
                          .sequence(o.sequence())
                          .clock(o.clock())
                          .hook(o.hook())
                          .build(),
                      TaskMachine::fire,
                      TaskMachine::force,
                      TaskMachine::state));

  /** Sessions of agents. */
  static final StoredMachine<AgentStatus, AgentEvent> AGENT =
      StoredMachine.<AgentStatus, AgentEvent>named("Agent")
          .states(AgentStatus.values(), AgentCodec::toWire, AgentCodec::fromWire)
          .events(AgentCodec::eventToWire, AgentCodec::eventFromWire)
          .initial(AgentTransitions.initialStates())
          .legality(
              Legality.of(
                  AgentCodec::fromWire, AgentCodec::eventFromWire, AgentValidator::requireLegal))
          .codes(TransitionReason.class)
          .opens(
              o ->
                  StoredLife.of(
                      AgentMachine.builder()
                          .resume(o.state())
                          .entityId(o.entityId())
                          .sequence(o.sequence())
                          .clock(o.clock())
                          .hook(o.hook())
                          .build(),
                      AgentMachine::fire,
                      AgentMachine::force,
                      AgentMachine::state));

  /** Turns. */
  static final StoredMachine<AgentTurnState, AgentTurnEvent> TURN =
      StoredMachine.<AgentTurnState, AgentTurnEvent>named("AgentTurn")
          .states(AgentTurnState.values(), AgentTurnCodec::toWire, AgentTurnCodec::fromWire)
          .events(AgentTurnCodec::eventToWire, AgentTurnCodec::eventFromWire)
          .initial(AgentTurnTransitions.initialStates())
          .legality(
              Legality.of(
                  AgentTurnCodec::fromWire,
                  AgentTurnCodec::eventFromWire,
                  AgentTurnValidator::requireLegal))
          .codes(TransitionReason.class)
          .opens(
              o ->
                  StoredLife.of(
                      AgentTurnMachine.builder()
                          .resume(o.state())
                          .entityId(o.entityId())
                          .sequence(o.sequence())
                          .clock(o.clock())
                          .hook(o.hook())
                          .build(),
                      AgentTurnMachine::fire,
                      AgentTurnMachine::force,
                      AgentTurnMachine::state));

  /** How far agents are trusted. */
  static final StoredMachine<TrustState, TrustEvent> TRUST =
      StoredMachine.<TrustState, TrustEvent>named("Trust")
          .states(TrustState.values(), TrustCodec::toWire, TrustCodec::fromWire)
          .events(TrustCodec::eventToWire, TrustCodec::eventFromWire)
          .initial(TrustTransitions.initialStates())
          .legality(
              Legality.of(
                  TrustCodec::fromWire, TrustCodec::eventFromWire, TrustValidator::requireLegal))
          .codes(TransitionReason.class)
          .opens(
              o ->
                  StoredLife.of(
                      TrustMachine.builder()
                          .resume(o.state())
                          .entityId(o.entityId())
                          .sequence(o.sequence())
                          .clock(o.clock())
                          .hook(o.hook())
                          .build(),
                      TrustMachine::fire,
                      TrustMachine::force,
                      TrustMachine::state));

  private Machines() {}
}
