package stored;

import dev.pawl.store.machine.Legality;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredLife;
import dev.pawl.store.machine.StoredMachine;
import javax.annotation.processing.Generated;

/** Lives of {@code Circuit} in a store of {@code pawl-stores}. Thread-safe. */
@Generated("dev.pawl.processor")
public final class CircuitStored {
  private CircuitStored() {}

  /** What a store has to know of {@code Circuit}; made once, it serves any number of stores. */
  public static StoredMachine<CircuitState, CircuitEvent> machine() {
    return StoredMachine.<CircuitState, CircuitEvent>named("Circuit")
        .states(CircuitState.values(), CircuitCodec::toWire, CircuitCodec::fromWire)
        .events(CircuitCodec::eventToWire, CircuitCodec::eventFromWire)
        .initial(CircuitTransitions.initialStates())
        .legality(
            Legality.of(
                CircuitTransitions.rules(), CircuitTransitions.initialStates(),
                    CircuitCodec::fromWire, CircuitCodec::eventFromWire))
        .opens(CircuitStored::life);
  }

  private static StoredLife<CircuitState, CircuitEvent> life(
      Opening<CircuitState, CircuitEvent> opening) {
    CircuitMachine.Builder builder =
        CircuitMachine.builder()
            .entityId(opening.entityId())
            .clock(opening.clock())
            .hook(opening.hook());
    CircuitMachine machine =
        builder.resume(opening.state()).sequence(opening.sequence()).build();
    return StoredLife.of(
        machine,
        CircuitMachine::fire,
        CircuitMachine::force,
        CircuitMachine::state);
  }
}
