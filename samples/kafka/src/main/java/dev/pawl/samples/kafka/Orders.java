package dev.pawl.samples.kafka;

import dev.pawl.kafka.MachineTopology;
import dev.pawl.kafka.StreamMachine;
import dev.pawl.store.machine.EffectContext;

/** The topology of orders, which the processes share. */
final class Orders {

  private Orders() {}

  static final StreamMachine<OrderState, OrderEvent> MACHINE =
      StreamMachine.of(
          OrderStored.machine(
              (builder, opening) -> builder.effects(new Mails(opening.effectContext()))),
          OrderBinary.format(),
          OrderBinary::eventToBytes,
          OrderBinary::eventFromBytes);

  static MachineTopology<OrderState, OrderEvent> topology() {
    return MachineTopology.of(MACHINE).name("orders").build();
  }

  /** Effects that send messages to the topic of effects. */
  private record Mails(EffectContext context) implements OrderEffects {
    @Override
    public void confirm() {
      context.send("mail", "confirmed");
    }

    @Override
    public void refund() {
      context.send("bank", "refund");
    }
  }
}
