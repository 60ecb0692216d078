package dev.pawl.samples.order;

import static dev.pawl.samples.order.OrderState.AWAITING_PAYMENT;
import static dev.pawl.samples.order.OrderState.CANCELLED;
import static dev.pawl.samples.order.OrderState.COMPLETED;
import static dev.pawl.samples.order.OrderState.OPEN;
import static dev.pawl.samples.order.OrderState.PACKING;
import static dev.pawl.samples.order.OrderState.PAID;
import static dev.pawl.samples.order.OrderState.WAITING;
import static dev.pawl.test.PawlAssertions.assertThat;

import dev.pawl.hook.JsonLinesHook;
import dev.pawl.test.MachinePath;
import dev.pawl.test.MachinePaths;
import dev.pawl.test.PawlTest;
import dev.pawl.test.RandomWalks;
import dev.pawl.test.RecordedHistory;
import dev.pawl.test.Strength;
import dev.pawl.time.VirtualScheduler;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The path tests that the guide shows. */
class OrderPathsTest {

  @Nested
  class OnePerPath {
    // guide: paths
    @TestFactory
    Stream<DynamicTest> order() {
      return MachinePaths.of(OrderMachine.class).tests();
    }
    // end
  }

  @Nested
  class WithSettings {
    @TestFactory
    Stream<DynamicTest> orderInPairs() {
      return MachinePaths.of(OrderMachine.class)
          .strength(Strength.PAIRS)
          .longest(6)
          .context(() -> Account.due(1_000))
          .argument("payment_received", "cents", 400L)
          .tests();
    }
  }

  @Nested
  class Annotated {
    @PawlTest(OrderMachine.class)
    void endsAreFinal(OrderMachine order, MachinePath path) {
      if (order.is(COMPLETED) || order.is(CANCELLED)) {
        assertThat(order).permitsExactly();
      }
    }
  }

  @Nested
  class OwnLogic {
    // guide: logic
    @PawlTest(value = OrderMachine.class, settings = "rules")
    void followsTheRules() {}

    static void rules(MachinePaths paths) {
      paths
          .logic(OrderRules::new)
          .context(() -> Account.due(1_000))
          .argument("payment_received", "cents", 1_000L);
    }
    // end
  }

  @Nested
  class Walks {
    // guide: walks
    @Test
    void nothingIsPackedBeforeItIsPaid() {
      RandomWalks.of(OrderMachine.class)
          .settings(
              paths ->
                  paths
                      .logic(OrderRules::new)
                      .context(() -> Account.due(1_000))
                      .argument("payment_received", "cents", 400L))
          .invariant(
              "paid before packed", order -> !order.is(PACKING) || order.context().paid() >= 1_000)
          .run();
    }
    // end
  }

  @Nested
  class Recorded {
    @TempDir static Path folder;
    private static Path audit;

    @BeforeAll
    static void record() throws IOException {
      audit = folder.resolve("audit.jsonl");
      try (JsonLinesHook<OrderState, OrderEvent> recorder = JsonLinesHook.appendingTo(audit)) {
        OrderMachine order =
            OrderMachine.builder()
                .entityId("A-1")
                .scheduler(new VirtualScheduler())
                .context(Account.due(1_000))
                .logic(new OrderRules())
                .effects(new Errands())
                .hook(recorder)
                .build();
        order.place();
        order.hold();
        order.resume();
        order.paymentReceived(1_000);
      }
    }

    @TestFactory
    Stream<DynamicTest> ordersOfLastWeek() {
      return RecordedHistory.of(OrderMachine.class).lines(audit).tests();
    }
  }

  @Nested
  class Assertions {
    @Test
    void paidOrderIsPacked() {
      VirtualScheduler time = new VirtualScheduler();
      OrderMachine order =
          OrderMachine.builder()
              .scheduler(time)
              .context(Account.due(1_000))
              .logic(new OrderRules())
              .effects(new Errands())
              .build();
      order.place();
      assertThat(order)
          .isIn(OPEN)
          .isExactlyIn(AWAITING_PAYMENT, WAITING)
          .permits("payment_received", "hold")
          .permits(OrderEvent.cancel())
          .refuses("delivered")
          .because("delivered is not legal");
      order.paymentReceived(1_000);
      assertThat(order).isExactlyIn(PAID, PACKING);
      time.advance(Duration.ofDays(14));
      assertThat(order).isNotIn(CANCELLED);
    }
  }
}
