package dev.pawl.store.sample;

import dev.pawl.Snapshot;
import dev.pawl.store.machine.Legality;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredLife;
import dev.pawl.store.machine.StoredMachine;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/** What a store has to know of the machines of the tests, as a program would write it. */
public final class Machines {

  private Machines() {}

  /** The state is all there is. */
  public static final StoredMachine<WorkstreamState, WorkstreamEvent> WORKSTREAM =
      StoredMachine.<WorkstreamState, WorkstreamEvent>named("Workstream")
          .states(WorkstreamState.values(), WorkstreamCodec::toWire, WorkstreamCodec::fromWire)
          .events(WorkstreamCodec::eventToWire, WorkstreamCodec::eventFromWire)
          .initial(WorkstreamTransitions.initialStates())
          .legality(
              Legality.of(
                  WorkstreamCodec::fromWire,
                  WorkstreamCodec::eventFromWire,
                  WorkstreamValidator::requireLegal))
          .codes(ErrorCode.class)
          .opens(
              o ->
                  StoredLife.of(
                      WorkstreamMachine.builder()
                          .resume(o.state())
                          .entityId(o.entityId())
                          .sequence(o.sequence())
                          .clock(o.clock())
                          .hook(o.hook())
                          .build(),
                      WorkstreamMachine::fire,
                      WorkstreamMachine::force,
                      WorkstreamMachine::state));

  /** Never ends, so that any number of steps can be made. */
  public static final StoredMachine<CircuitState, CircuitEvent> CIRCUIT =
      StoredMachine.<CircuitState, CircuitEvent>named("Circuit")
          .states(CircuitState.values(), CircuitCodec::toWire, CircuitCodec::fromWire)
          .events(CircuitCodec::eventToWire, CircuitCodec::eventFromWire)
          .initial(CircuitTransitions.initialStates())
          .legality(
              Legality.of(
                  CircuitCodec::fromWire,
                  CircuitCodec::eventFromWire,
                  CircuitValidator::requireLegal))
          .opens(
              o ->
                  StoredLife.of(
                      CircuitMachine.builder()
                          .resume(o.state())
                          .entityId(o.entityId())
                          .sequence(o.sequence())
                          .clock(o.clock())
                          .hook(o.hook())
                          .build(),
                      CircuitMachine::fire,
                      CircuitMachine::force,
                      CircuitMachine::state));

  /** Each step has one effect. */
  public static final StoredMachine<PumpState, PumpEvent> PUMP =
      StoredMachine.<PumpState, PumpEvent>named("Pump")
          .states(PumpState.values(), PumpCodec::toWire, PumpCodec::fromWire)
          .events(PumpCodec::eventToWire, PumpCodec::eventFromWire)
          .initial(PumpTransitions.initialStates())
          .legality(
              Legality.of(
                  PumpCodec::fromWire, PumpCodec::eventFromWire, PumpValidator::requireLegal))
          .opens(
              o ->
                  StoredLife.of(
                      PumpMachine.builder()
                          .resume(o.state())
                          .entityId(o.entityId())
                          .sequence(o.sequence())
                          .clock(o.clock())
                          .hook(o.hook())
                          .effects(() -> o.work().send("announce", o.entityId()))
                          .build(),
                      PumpMachine::fire,
                      PumpMachine::force,
                      PumpMachine::state));

  /** Has a context, guards and effects. */
  public static StoredMachine<JobState, JobEvent> job(JobLogic logic) {
    return StoredMachine.<JobState, JobEvent>named("Job")
        .states(JobState.values(), JobCodec::toWire, JobCodec::fromWire)
        .events(JobCodec::eventToWire)
        .initial(JobTransitions.initialStates())
        .legality(Legality.pairs(JobCodec::fromWire, JobValidator::isLegal))
        .snapshots()
        .opens(
            o -> {
              JobMachine.Builder builder =
                  JobMachine.builder()
                      .entityId(o.entityId())
                      .clock(o.clock())
                      .hook(o.hook())
                      .logic(logic)
                      .effects(new JobErrands(o.work()));
              JobMachine machine =
                  o.begins()
                      ? builder.context(new Tries(0, 2)).build()
                      : JobCodec.fromJson(o.snapshot(), builder, Tries::parse);
              return StoredLife.of(
                  machine,
                  JobMachine::fire,
                  JobMachine::force,
                  JobMachine::state,
                  m -> JobCodec.toJson(m, Tries::text));
            });
  }

  /** A chart with timers and deferred events. */
  public static final StoredMachine<BeaconState, BeaconEvent> BEACON =
      StoredMachine.<BeaconState, BeaconEvent>named("Beacon")
          .states(BeaconState.values(), BeaconCodec::toWire, BeaconCodec::fromWire)
          .events(BeaconCodec::eventToWire, BeaconCodec::eventFromWire)
          .initialNames(List.of("LIT"))
          .legality(
              Legality.of(
                  BeaconCodec::fromWire, BeaconCodec::eventFromWire, BeaconValidator::requireLegal))
          .timers()
          .opens(
              o -> {
                BeaconMachine.Builder builder =
                    BeaconMachine.builder()
                        .entityId(o.entityId())
                        .clock(o.clock())
                        .scheduler(o.scheduler())
                        .hook(o.hook());
                return StoredLife.of(
                    o.begins() ? builder.build() : BeaconCodec.fromJson(o.snapshot(), builder),
                    BeaconMachine::fire,
                    BeaconMachine::force,
                    BeaconMachine::state,
                    BeaconCodec::toJson);
              });

  /** A chart with regions, whose states carry data: its snapshot is written by hand. */
  public static final StoredMachine<ParcelState, ParcelEvent> PARCEL =
      StoredMachine.<ParcelState, ParcelEvent>named("Parcel")
          .states(
              Arrays.stream(ParcelState.Type.values()).map(ParcelState.Type::wireName).toList(),
              ParcelCodec::toWire)
          .events(ParcelCodec::eventToWire)
          .initialNames(List.of("DUE"))
          .legality((from, event, to) -> null)
          .regions()
          .opens(
              o ->
                  StoredLife.of(
                      parcel(o),
                      ParcelMachine::fire,
                      ParcelMachine::force,
                      ParcelMachine::state,
                      m ->
                          m.configuration().stream()
                              .map(Machines::text)
                              .collect(Collectors.joining(" "))));

  private static ParcelMachine parcel(Opening<ParcelState, ParcelEvent> o) {
    ParcelMachine.Builder builder =
        ParcelMachine.builder().entityId(o.entityId()).clock(o.clock()).hook(o.hook());
    if (o.begins()) {
      return builder.build();
    }
    List<ParcelState> leaves =
        Arrays.stream(o.snapshot().split(" ")).map(Machines::parcelState).toList();
    return builder
        .resume(
            new Snapshot<>(
                "Parcel",
                o.entityId(),
                o.sequence(),
                leaves,
                new LinkedHashMap<>(),
                null,
                List.of(),
                List.of()))
        .build();
  }

  private static String text(ParcelState state) {
    return state instanceof ParcelState.Paid paid ? "PAID:" + paid.amount() : state.wireName();
  }

  private static ParcelState parcelState(String text) {
    return switch (text) {
      case "DUE" -> ParcelState.due();
      case "BOXING" -> ParcelState.boxing();
      case "SEALED" -> ParcelState.sealed();
      case "SHIPPED" -> ParcelState.shipped();
      case "CANCELLED" -> ParcelState.cancelled();
      default -> ParcelState.paid(Long.parseLong(text.substring("PAID:".length())));
    };
  }
}
