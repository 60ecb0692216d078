package dev.pawl.guides.handwritten;

import java.util.function.Consumer;

/** Creates deliveries as an application would. */
final class Deliveries {

  private Deliveries() {}

  static DeliveryMachine begin(int most, Consumer<String> effects) {
    return DeliveryMachine.builder()
        .context(new Attempts(0, most))
        .logic(new DeliveryRules())
        .effects(new RecordedEffects(effects))
        .build();
  }

  /** Restores a delivery from a row that the switch has written. */
  static DeliveryMachine adopt(String status, int made, int most, Consumer<String> effects) {
    return DeliveryMachine.from(
        DeliveryCodec.fromWire(status),
        new Attempts(made, most),
        new DeliveryRules(),
        new RecordedEffects(effects));
  }

  record RecordedEffects(Consumer<String> effects) implements DeliveryEffects {
    @Override
    public void post(Attempts attempts) {
      effects.accept("post");
    }

    @Override
    public void tellOwner(Attempts attempts, DeliveryEvent.Fail event) {
      effects.accept("tellOwner");
    }
  }
}
