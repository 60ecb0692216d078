package dev.pawl.guides.handwritten;

import java.util.function.Consumer;

/** What a program needs to have deliveries. */
final class Deliveries {

  private Deliveries() {}

  static DeliveryMachine begin(int most, Consumer<String> effects) {
    return DeliveryMachine.builder()
        .context(new Attempts(0, most))
        .logic(new DeliveryRules())
        .effects(new Told(effects))
        .build();
  }

  /** Goes on with a row that the switch has written. */
  static DeliveryMachine adopt(String status, int made, int most, Consumer<String> effects) {
    return DeliveryMachine.from(
        DeliveryCodec.fromWire(status),
        new Attempts(made, most),
        new DeliveryRules(),
        new Told(effects));
  }

  record Told(Consumer<String> effects) implements DeliveryEffects {
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
