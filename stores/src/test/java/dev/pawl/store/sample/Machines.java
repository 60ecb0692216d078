package dev.pawl.store.sample;

import dev.pawl.store.machine.StoredMachine;
import java.util.function.Predicate;

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
          (builder, opening) ->
              builder.effects(() -> opening.effectContext().send("announce", opening.entityId())));

  /** Has a context, guards and effects. */
  public static StoredMachine<JobState, JobEvent> job(JobLogic logic) {
    return JobStored.machine(
        (builder, opening) ->
            builder
                .context(new Tries(0, 2))
                .logic(logic)
                .effects(new JobErrands(opening.effectContext())));
  }

  /** A chart with a context, a timer, history, guards and effects. */
  public static StoredMachine<ExpeditionState, ExpeditionEvent> expedition(ExpeditionLogic logic) {
    return expedition(logic, new Tries(0, 9));
  }

  /** The same, which begins with a context of one's own. */
  public static StoredMachine<ExpeditionState, ExpeditionEvent> expedition(
      ExpeditionLogic logic, Tries first) {
    return ExpeditionStored.machine(
        (builder, opening) ->
            builder
                .context(first)
                .logic(logic)
                .effects(
                    context -> opening.effectContext().send("ring", "after " + context.made())));
  }

  /** A chart with timers and deferred events. */
  public static final StoredMachine<BeaconState, BeaconEvent> BEACON = BeaconStored.machine();

  /** A chart with regions, whose states carry data. */
  public static final StoredMachine<ParcelState, ParcelEvent> PARCEL = ParcelStored.machine();

  /** Wakes itself every second. */
  public static final StoredMachine<TickerState, TickerEvent> TICKER = TickerStored.machine();

  /** Has a timer that repeats every minute. */
  public static final StoredMachine<HeartbeatState, HeartbeatEvent> HEARTBEAT =
      HeartbeatStored.machine();

  /** Has a timer with a guard, which asks of whose egg it is, and an effect. */
  public static StoredMachine<EggState, EggEvent> egg(Predicate<String> isDone) {
    return EggStored.machine(
        (egg, opening) ->
            egg.logic(() -> isDone.test(opening.entityId()))
                .effects(() -> opening.effectContext().send("ring", opening.entityId())));
  }

  /** The same in its next version. */
  public static StoredMachine<
          dev.pawl.store.sample.next.EggState, dev.pawl.store.sample.next.EggEvent>
      nextEgg() {
    return dev.pawl.store.sample.next.EggStored.machine(
        (egg, opening) -> egg.logic(() -> true).effects(() -> {}));
  }

  /** Has a timer that its version before did not have, beside another. */
  public static final StoredMachine<LampState, LampEvent> LAMP =
      LampStored.machine(
          (lamp, opening) ->
              lamp.effects(() -> opening.effectContext().send("ring", opening.entityId())));

  /** The version before. */
  public static final StoredMachine<
          dev.pawl.store.sample.old.LampState, dev.pawl.store.sample.old.LampEvent>
      OLD_LAMP =
          dev.pawl.store.sample.old.LampStored.machine(
              (lamp, opening) ->
                  lamp.effects(() -> opening.effectContext().send("ring", opening.entityId())));

  /** Has regions, timers and a context that only its snapshot tells. */
  public static StoredMachine<OvenState, OvenEvent> oven(OvenLogic logic) {
    return OvenStored.machine(
        (oven, opening) ->
            oven.logic(logic)
                .effects(
                    context -> opening.effectContext().send("ring", "after " + context.made())));
  }

  /** The same, with the context that instances begin with. */
  public static StoredMachine<OvenState, OvenEvent> oven(OvenLogic logic, Tries first) {
    return OvenStored.machine(
        (oven, opening) ->
            oven.logic(logic)
                .context(first)
                .effects(
                    context -> opening.effectContext().send("ring", "after " + context.made())));
  }

  /** The version before. */
  public static StoredMachine<
          dev.pawl.store.sample.old.OvenState, dev.pawl.store.sample.old.OvenEvent>
      oldOven(dev.pawl.store.sample.old.OvenLogic logic) {
    return dev.pawl.store.sample.old.OvenStored.machine(
        (oven, opening) ->
            oven.logic(logic)
                .context(new Tries(0, 9))
                .effects(
                    context -> opening.effectContext().send("ring", "after " + context.made())));
  }
}
