package dev.pawl.store.sample;

import dev.pawl.store.machine.StoredMachine;

/** What a store has to know of the machines of the tests, as a program would write it. */
public final class Machines {

  private Machines() {}

  /** The state is all there is. */
  public static final StoredMachine<WorkstreamState, WorkstreamEvent> WORKSTREAM =
      WorkstreamStored.machine().withCodes(ErrorCode.class);

  /** Never ends, so that any number of steps can be made. */
  public static final StoredMachine<CircuitState, CircuitEvent> CIRCUIT = CircuitStored.machine();

  /** Each step has one effect. */
  public static final StoredMachine<PumpState, PumpEvent> PUMP =
      PumpStored.machine(
          (life, opening) ->
              life.effects(() -> opening.work().send("announce", opening.entityId())));

  /** Has a context, guards and effects. */
  public static StoredMachine<JobState, JobEvent> job(JobLogic logic) {
    return JobStored.machine(
        (life, opening) ->
            life.context(new Tries(0, 2)).logic(logic).effects(new JobErrands(opening.work())));
  }

  /** A chart with timers and deferred events. */
  public static final StoredMachine<BeaconState, BeaconEvent> BEACON = BeaconStored.machine();

  /** A chart with regions, whose states carry data. */
  public static final StoredMachine<ParcelState, ParcelEvent> PARCEL = ParcelStored.machine();
}
