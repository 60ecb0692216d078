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
import dev.pawl.store.Stored;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.time.VirtualScheduler;
import java.util.Objects;

/** The stored machines of workstreams and steps, and their snapshots. */
final class Machines {

  /** The topic of the message that a step sends so that its tool is run. */
  static final String RUN_TOOL = "runTool";

  private static final Backoffs BACKOFFS = new Backoffs();

  /**
   * The machine of workstreams. A timer of the machine would add a second entry for each retry to
   * the history, but the original document has only one. A {@link VirtualScheduler} therefore stops
   * the timer: the orchestrator waits for the back-off and fires the event itself.
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

  /** Returns the snapshot of a workstream that has not started. */
  static String snapshot(String id, WorkstreamRun run) {
    return WorkstreamCodec.toJson(
        WorkstreamMachine.builder().entityId(id).context(run).logic(new WorkstreamRules()).build(),
        BACKOFFS);
  }

  /**
   * Returns the snapshot of a step that waits for its dependencies.
   *
   * @param id the id of the step
   * @param run the context of the step
   * @param sequence the number of transitions that its instance has taken
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

  /** Returns the context of a stored workstream. */
  static WorkstreamRun workstreamRun(Stored<WorkstreamState> stored) {
    String snapshot = Objects.requireNonNull(stored.snapshot());
    WorkstreamMachine.Builder builder =
        WorkstreamMachine.builder().logic(new WorkstreamRules()).scheduler(new VirtualScheduler());
    return WorkstreamCodec.fromJson(snapshot, builder, BACKOFFS).context();
  }

  /** Returns the context of a stored step. */
  static StepRun stepRun(Stored<StepState> stored) {
    String snapshot = Objects.requireNonNull(stored.snapshot());
    StepMachine.Builder builder =
        StepMachine.builder()
            .logic(new StepRules())
            .effects((context, event) -> {})
            .scheduler(new VirtualScheduler());
    return StepCodec.fromJson(snapshot, builder, BACKOFFS).context();
  }
}
