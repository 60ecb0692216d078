package dev.pawl.store.sample;

import dev.pawl.store.machine.StoredMachine;
import java.util.function.Predicate;

/** The machines of the tests, described for stores as in an application. */
public final class Machines {

  private Machines() {}

  /** A machine without context. The state is the complete instance. */
  public static final StoredMachine<WorkstreamState, WorkstreamEvent> WORKSTREAM =
      WorkstreamStored.machine().withCodes(ErrorCode.class);

  /** A machine without final states, which can make any number of steps. */
  public static final StoredMachine<CircuitState, CircuitEvent> CIRCUIT = CircuitStored.machine();

  /** A machine with one effect in each step. */
  public static final StoredMachine<PumpState, PumpEvent> PUMP =
      PumpStored.machine(
          (builder, opening) ->
              builder.effects(() -> opening.effectContext().send("announce", opening.entityId())));

  /** A machine with a context, guards and effects. */
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

  /**
   * A chart with a context, a timer, history, guards and effects.
   *
   * @param first the initial context
   */
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

  /** A machine with a timer that restarts itself every second. */
  public static final StoredMachine<TickerState, TickerEvent> TICKER = TickerStored.machine();

  /** A machine with a timer that repeats every minute. */
  public static final StoredMachine<HeartbeatState, HeartbeatEvent> HEARTBEAT =
      HeartbeatStored.machine();

  /**
   * A machine with an effect and a timer with a guard.
   *
   * @param isDone the guard, which is given the id of the instance
   */
  public static StoredMachine<EggState, EggEvent> egg(Predicate<String> isDone) {
    return EggStored.machine(
        (egg, opening) ->
            egg.logic(() -> isDone.test(opening.entityId()))
                .effects(() -> opening.effectContext().send("ring", opening.entityId())));
  }

  /** The next version of the machine {@link #egg}. */
  public static StoredMachine<
          dev.pawl.store.sample.next.EggState, dev.pawl.store.sample.next.EggEvent>
      nextEgg() {
    return dev.pawl.store.sample.next.EggStored.machine(
        (egg, opening) -> egg.logic(() -> true).effects(() -> {}));
  }

  /** A machine with two timers, one of which {@link #OLD_LAMP} does not have. */
  public static final StoredMachine<LampState, LampEvent> LAMP =
      LampStored.machine(
          (lamp, opening) ->
              lamp.effects(() -> opening.effectContext().send("ring", opening.entityId())));

  /** The earlier version of {@link #LAMP}. */
  public static final StoredMachine<
          dev.pawl.store.sample.old.LampState, dev.pawl.store.sample.old.LampEvent>
      OLD_LAMP =
          dev.pawl.store.sample.old.LampStored.machine(
              (lamp, opening) ->
                  lamp.effects(() -> opening.effectContext().send("ring", opening.entityId())));

  /** A chart with regions, timers, and a context that only its snapshot contains. */
  public static StoredMachine<OvenState, OvenEvent> oven(OvenLogic logic) {
    return OvenStored.machine(
        (oven, opening) ->
            oven.logic(logic)
                .effects(
                    context -> opening.effectContext().send("ring", "after " + context.made())));
  }

  /**
   * A chart with regions, timers and a context.
   *
   * @param first the initial context
   */
  public static StoredMachine<OvenState, OvenEvent> oven(OvenLogic logic, Tries first) {
    return OvenStored.machine(
        (oven, opening) ->
            oven.logic(logic)
                .context(first)
                .effects(
                    context -> opening.effectContext().send("ring", "after " + context.made())));
  }

  /** The earlier version of {@link #oven(OvenLogic, Tries)}. */
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
