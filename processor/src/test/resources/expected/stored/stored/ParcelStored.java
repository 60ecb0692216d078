package stored;

import dev.pawl.store.machine.Legality;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredLife;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.time.VirtualScheduler;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import javax.annotation.processing.Generated;

/** Lives of {@code Parcel} in a store of {@code pawl-stores}. Thread-safe. */
@Generated("dev.pawl.processor")
public final class ParcelStored {
  private ParcelStored() {}

  /**
   * What a store has to know of {@code Parcel}; made once, it serves any number of stores.
   *
   * @param values converts what only the program knows
   * @param setup gives the builder of a life, for each step, what only the program has: its logic
   *     and the context that a life has when it begins
   */
  public static StoredMachine<ParcelState, ParcelEvent> machine(ParcelValues values,
      BiConsumer<? super ParcelMachine.Builder, ? super Opening<ParcelState, ParcelEvent>> setup) {
    Objects.requireNonNull(values, "values");
    Objects.requireNonNull(setup, "setup");
    return StoredMachine.<ParcelState, ParcelEvent>named("Parcel")
        .states(
            ParcelState.Type.values(),
            ParcelState.Type::wireName,
            ParcelCodec::fromWire,
            ParcelCodec::toWire)
        .events(ParcelCodec::eventToWire)
        .initialNames(List.of("DUE"))
        .legality(
            Legality.of(
                ParcelTransitions.rules(), ParcelTransitions.initialStates(), ParcelCodec::fromWire,
                    ParcelCodec::eventFromWire))
        .regions()
        .timers()
        .opens(opening -> life(opening, values, setup));
  }

  private static StoredLife<ParcelState, ParcelEvent> life(
      Opening<ParcelState, ParcelEvent> opening, ParcelValues values,
      BiConsumer<? super ParcelMachine.Builder, ? super Opening<ParcelState, ParcelEvent>> setup) {
    ParcelMachine.Builder builder =
        ParcelMachine.builder()
            .entityId(opening.entityId())
            .clock(opening.clock())
            .scheduler(opening.scheduler())
            .hook(opening.hook());
    setup.accept(builder, opening);
    if (opening.kept() != null) {
      ParcelMachine.Builder former = ParcelMachine.builder().scheduler(new VirtualScheduler());
      setup.accept(former, opening);
      builder.context(ParcelCodec.fromJson(opening.kept(), former, values).context());
    }
    ParcelMachine machine;
    if (opening.begins()) {
      machine = builder.build();
    } else if (opening.snapshot() == null) {
      // forced
      machine = builder.resume(opening.state()).sequence(opening.sequence()).build();
    } else {
      machine = ParcelCodec.fromJson(opening.snapshot(), builder, values);
    }
    return StoredLife.of(
        machine,
        ParcelMachine::fire,
        ParcelMachine::force,
        ParcelMachine::state,
        life -> ParcelCodec.toJson(life, values));
  }
}
