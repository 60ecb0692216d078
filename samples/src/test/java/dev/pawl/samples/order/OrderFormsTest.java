package dev.pawl.samples.order;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.samples.order.annotated.OrderTransitions;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that the order in YAML and the order as an enum behave alike. */
class OrderFormsTest {

  private static final List<String> EVENTS =
      List.of(
          "place",
          "payment_received",
          "booked",
          "packed",
          "delivered",
          "hold",
          "resume",
          "cancel",
          "refunded",
          "done.OPEN",
          "AWAITING_PAYMENT.after.14d");

  /** Returns a random action that can be applied to both forms. */
  private static Function<OrderForm, String> happening(Random random) {
    int kind = random.nextInt(12);
    if (kind == 0) {
      return OrderForm::resume;
    } else if (kind == 1) {
      Duration days = Duration.ofDays(random.nextInt(16));
      return form -> form.advance(days);
    }
    // the last events are mostly refused, so the first eight are more frequent
    int last = random.nextInt(4) == 0 ? EVENTS.size() : 8;
    String event = EVENTS.get(random.nextInt(last));
    long cents = 20L + random.nextInt(100);
    return form -> form.fire(event, cents);
  }

  @Test
  void formsBehaveAlikeEventByEvent() {
    Random random = new Random(20260301);
    Set<String> seen = new TreeSet<>();
    for (int walk = 0; walk < 500; walk++) {
      OrderForm yaml = OrderForm.fromYaml();
      OrderForm annotated = OrderForm.fromEnum();
      for (int step = 0; step < 30; step++) {
        Function<OrderForm, String> happening = happening(random);
        assertEquals(happening.apply(yaml), happening.apply(annotated));
        seen.addAll(yaml.configuration());
      }
    }
    Set<String> leaves =
        Stream.of(OrderState.values())
            .map(Enum::name)
            .filter(s -> !List.of("OPEN", "PAYMENT", "FULFILMENT").contains(s))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(leaves, seen, "the walks miss states");
  }

  @Test
  void theirRulesAreTheSame() {
    for (OrderState state : OrderState.values()) {
      var twin = dev.pawl.samples.order.annotated.OrderState.valueOf(state.name());
      assertEquals(
          names(dev.pawl.samples.order.OrderTransitions.events(state)),
          names(OrderTransitions.events(twin)),
          state.name());
      assertEquals(
          names(dev.pawl.samples.order.OrderTransitions.targets(state)),
          names(OrderTransitions.targets(twin)),
          state.name());
    }
  }

  /**
   * Returns the names without their order, because the order of internal events depends on the form
   * of the declaration.
   */
  private static Set<String> names(Set<?> constants) {
    return constants.stream().map(Object::toString).collect(Collectors.toSet());
  }
}
