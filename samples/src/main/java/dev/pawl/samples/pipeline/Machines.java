package dev.pawl.samples.pipeline;

import dev.pawl.samples.step.StepCodec;
import dev.pawl.samples.step.StepEvent;
import dev.pawl.samples.step.StepMachine;
import dev.pawl.samples.step.StepRules;
import dev.pawl.samples.step.StepRun;
import dev.pawl.samples.step.StepState;
import dev.pawl.samples.step.StepStored;
import dev.pawl.samples.workstream.WorkstreamCodec;
import dev.pawl.samples.workstream.WorkstreamEvent;
import dev.pawl.samples.workstream.WorkstreamMachine;
import dev.pawl.samples.workstream.WorkstreamRules;
import dev.pawl.samples.workstream.WorkstreamRun;
import dev.pawl.samples.workstream.WorkstreamState;
import dev.pawl.samples.workstream.WorkstreamStored;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.time.VirtualScheduler;

/** What stores have to know of workstreams and steps, and their snapshots. */
final class Machines {

  /** What the effect of a step that runs its tool puts into the outbox. */
  static final String RUN_TOOL = "runTool";

  private static final Backoffs BACKOFFS = new Backoffs();

  /**
   * The document's history has one line for a retry, so the machine's own timer, which would add
   * one, stands still: the orchestrator waits for the back-off, and makes the retry attempt.
   */
  static final StoredMachine<WorkstreamState, WorkstreamEvent> WORKSTREAM =
      WorkstreamStored.machine(
          BACKOFFS,
          (instance, opening) ->
              instance.logic(new WorkstreamRules()).scheduler(new VirtualScheduler()));

  static final StoredMachine<StepState, StepEvent> STEP =
      StepStored.machine(
          BACKOFFS,
          (instance, opening) ->
              instance
                  .logic(new StepRules())
                  .effects((run, event) -> opening.effectContext().send(RUN_TOOL, null)));

  private Machines() {}

  /** The snapshot of a workstream that has not begun. */
  static String snapshot(String id, WorkstreamRun run) {
    return WorkstreamCodec.toJson(
        WorkstreamMachine.builder().entityId(id).context(run).logic(new WorkstreamRules()).build(),
        BACKOFFS);
  }

  /**
   * The snapshot of a step that waits for its dependencies, after so many steps of its instance.
   */
  static String snapshot(String id, StepRun run, long sequence) {
    return StepCodec.toJson(
        StepMachine.builder()
            .from(StepState.S_PENDING)
            .entityId(id)
            .sequence(sequence)
            .context(run)
            .logic(new StepRules())
            .effects((context, event) -> {})
            .build(),
        BACKOFFS);
  }

  /** What a workstream knows of itself. */
  static WorkstreamRun workstreamRun(String snapshot) {
    WorkstreamMachine.Builder builder =
        WorkstreamMachine.builder().logic(new WorkstreamRules()).scheduler(new VirtualScheduler());
    return WorkstreamCodec.fromJson(snapshot, builder, BACKOFFS).context();
  }

  /** What a step knows of itself. */
  static StepRun stepRun(String snapshot) {
    StepMachine.Builder builder =
        StepMachine.builder()
            .logic(new StepRules())
            .effects((context, event) -> {})
            .scheduler(new VirtualScheduler());
    return StepCodec.fromJson(snapshot, builder, BACKOFFS).context();
  }
}
