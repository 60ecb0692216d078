package dev.pawl.samples.pipeline;

import dev.pawl.samples.circuitbreaker.CircuitBreakerCodec;
import dev.pawl.samples.circuitbreaker.CircuitBreakerEvent;
import dev.pawl.samples.circuitbreaker.CircuitBreakerMachine;
import dev.pawl.samples.circuitbreaker.CircuitBreakerState;
import dev.pawl.samples.circuitbreaker.CircuitBreakerTransitions;
import dev.pawl.samples.circuitbreaker.CircuitBreakerValidator;
import dev.pawl.samples.step.StepCodec;
import dev.pawl.samples.step.StepEvent;
import dev.pawl.samples.step.StepMachine;
import dev.pawl.samples.step.StepRules;
import dev.pawl.samples.step.StepRun;
import dev.pawl.samples.step.StepState;
import dev.pawl.samples.step.StepTransitions;
import dev.pawl.samples.step.StepValidator;
import dev.pawl.samples.workstream.WorkstreamCodec;
import dev.pawl.samples.workstream.WorkstreamEvent;
import dev.pawl.samples.workstream.WorkstreamMachine;
import dev.pawl.samples.workstream.WorkstreamRules;
import dev.pawl.samples.workstream.WorkstreamRun;
import dev.pawl.samples.workstream.WorkstreamState;
import dev.pawl.samples.workstream.WorkstreamTransitions;
import dev.pawl.samples.workstream.WorkstreamValidator;
import dev.pawl.store.machine.Legality;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredLife;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.time.VirtualScheduler;

/** What stores have to know of the three machines, and their snapshots. */
final class Machines {

  /** What the effect of a step that runs its tool puts into the outbox. */
  static final String RUN_TOOL = "runTool";

  static final StoredMachine<WorkstreamState, WorkstreamEvent> WORKSTREAM =
      StoredMachine.<WorkstreamState, WorkstreamEvent>named("Workstream")
          .states(WorkstreamState.values(), WorkstreamCodec::toWire, WorkstreamCodec::fromWire)
          .events(WorkstreamCodec::eventToWire)
          .initial(WorkstreamTransitions.initialStates())
          .legality(Legality.pairs(WorkstreamCodec::fromWire, WorkstreamValidator::isLegal))
          .snapshots()
          .opens(
              o ->
                  StoredLife.of(
                      WorkstreamCodec.fromJson(o.snapshot(), builder(o), RunText::workstream),
                      WorkstreamMachine::fire,
                      WorkstreamMachine::force,
                      WorkstreamMachine::state,
                      machine -> WorkstreamCodec.toJson(machine, RunText::write)));

  static final StoredMachine<StepState, StepEvent> STEP =
      StoredMachine.<StepState, StepEvent>named("Step")
          .states(StepState.values(), StepCodec::toWire, StepCodec::fromWire)
          .events(StepCodec::eventToWire)
          .initial(StepTransitions.initialStates())
          .legality(Legality.pairs(StepCodec::fromWire, StepValidator::isLegal))
          .timers()
          .opens(
              o ->
                  StoredLife.of(
                      StepCodec.fromJson(
                          o.snapshot(),
                          StepMachine.builder()
                              .entityId(o.entityId())
                              .clock(o.clock())
                              .scheduler(o.scheduler())
                              .hook(o.hook())
                              .logic(new StepRules())
                              .effects((run, event) -> o.work().send(RUN_TOOL, null)),
                          RunText::step),
                      StepMachine::fire,
                      StepMachine::force,
                      StepMachine::state,
                      machine -> StepCodec.toJson(machine, RunText::write)));

  static final StoredMachine<CircuitBreakerState, CircuitBreakerEvent> CIRCUIT =
      StoredMachine.<CircuitBreakerState, CircuitBreakerEvent>named("CircuitBreaker")
          .states(
              CircuitBreakerState.values(),
              CircuitBreakerCodec::toWire,
              CircuitBreakerCodec::fromWire)
          .events(CircuitBreakerCodec::eventToWire, CircuitBreakerCodec::eventFromWire)
          .initial(CircuitBreakerTransitions.initialStates())
          .legality(
              Legality.of(
                  CircuitBreakerCodec::fromWire,
                  CircuitBreakerCodec::eventFromWire,
                  CircuitBreakerValidator::requireLegal))
          .opens(
              o ->
                  StoredLife.of(
                      CircuitBreakerMachine.builder()
                          .resume(o.state())
                          .entityId(o.entityId())
                          .sequence(o.sequence())
                          .clock(o.clock())
                          .hook(o.hook())
                          .build(),
                      CircuitBreakerMachine::fire,
                      CircuitBreakerMachine::force,
                      CircuitBreakerMachine::state));

  private Machines() {}

  /**
   * The document's history has one line for a retry, so the machine's own timer, which would add
   * one, stands still: the orchestrator waits for the back-off, and makes the retry attempt.
   */
  private static WorkstreamMachine.Builder builder(Opening<WorkstreamState, WorkstreamEvent> o) {
    return WorkstreamMachine.builder()
        .entityId(o.entityId())
        .clock(o.clock())
        .scheduler(new VirtualScheduler())
        .hook(o.hook())
        .logic(new WorkstreamRules());
  }

  /** The snapshot of a workstream that has not begun. */
  static String snapshot(String id, WorkstreamRun run) {
    return WorkstreamCodec.toJson(
        WorkstreamMachine.builder().entityId(id).context(run).logic(new WorkstreamRules()).build(),
        RunText::write);
  }

  /** The snapshot of a step that waits for its dependencies, after so many steps of its life. */
  static String snapshot(String id, StepRun run, long sequence) {
    return StepCodec.toJson(
        StepMachine.builder()
            .resume(StepState.S_PENDING)
            .entityId(id)
            .sequence(sequence)
            .context(run)
            .logic(new StepRules())
            .effects((context, event) -> {})
            .build(),
        RunText::write);
  }

  /** What a workstream knows of itself. */
  static WorkstreamRun workstreamRun(String snapshot) {
    WorkstreamMachine.Builder builder =
        WorkstreamMachine.builder().logic(new WorkstreamRules()).scheduler(new VirtualScheduler());
    return WorkstreamCodec.fromJson(snapshot, builder, RunText::workstream).context();
  }

  /** What a step knows of itself. */
  static StepRun stepRun(String snapshot) {
    StepMachine.Builder builder =
        StepMachine.builder()
            .logic(new StepRules())
            .effects((context, event) -> {})
            .scheduler(new VirtualScheduler());
    return StepCodec.fromJson(snapshot, builder, RunText::step).context();
  }
}
