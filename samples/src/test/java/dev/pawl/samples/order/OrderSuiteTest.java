package dev.pawl.samples.order;

import static dev.pawl.samples.order.OrderState.AWAITING_PAYMENT;
import static dev.pawl.samples.order.OrderState.CANCELLED;
import static dev.pawl.samples.order.OrderState.PACKING;
import static dev.pawl.samples.order.OrderState.PAID;
import static dev.pawl.samples.order.OrderState.SHIPPED;
import static dev.pawl.samples.order.OrderState.WAITING;
import static dev.pawl.test.PawlAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.store.JdbcStore;
import dev.pawl.store.history.Recorded;
import dev.pawl.test.MachineFixture;
import dev.pawl.test.MachinePath;
import dev.pawl.test.PawlExtension;
import dev.pawl.test.PawlTest;
import dev.pawl.test.RecordedHistory;
import dev.pawl.time.VirtualScheduler;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteDataSource;

/** The test suite that the guide shows. */
@ExtendWith(PawlExtension.class)
class OrderSuiteTest {

  @Nested
  class Effects {
    // guide: effects
    @PawlTest(OrderMachine.class)
    void goodsAreReservedOnlyWhilePacking(OrderMachine order, MachinePath path) {
      int reserved = Collections.frequency(path.effects(), "reserveGoods");
      int released = Collections.frequency(path.effects(), "releaseGoods");
      assertEquals(order.is(PACKING) ? 1 : 0, reserved - released);
    }
    // end
  }

  @Nested
  class OneStep {
    // guide: fixture
    @Test
    void packedOrderIsHandedToCarrier(MachineFixture<OrderMachine> fixture) {
      OrderMachine order = fixture.in(PAID, PACKING).answer("paidSomething", true).start();
      order.packed();
      assertThat(order).isExactlyIn(PAID, SHIPPED).refuses(OrderEvent.cancel());
      assertEquals(List.of("releaseGoods", "handToCarrier"), fixture.effects());
    }
    // end
  }

  @Nested
  class Time {
    @Test
    void unpaidOrderExpires(MachineFixture<OrderMachine> fixture, VirtualScheduler time) {
      OrderMachine order =
          fixture
              .in(AWAITING_PAYMENT, WAITING)
              .answer("paidInFull", false)
              .answer("paidSomething", false)
              .start();
      time.advance(Duration.ofDays(13));
      assertThat(order).isIn(AWAITING_PAYMENT);
      time.advance(Duration.ofDays(1));
      assertThat(order).isExactlyIn(CANCELLED);
      assertEquals(List.of(), fixture.effects());
    }
  }

  /** Creates an empty database for each test. */
  abstract static class Stores {
    @TempDir Path folder;

    private DataSource database;

    @BeforeEach
    void openDatabase() {
      SQLiteDataSource sqlite = new SQLiteDataSource();
      sqlite.setUrl("jdbc:sqlite:" + folder.resolve("orders.db"));
      database = sqlite;
    }

    // guide: store
    JdbcStore<OrderState, OrderEvent> store(VirtualScheduler time) {
      return JdbcStore.of(
              OrderStored.machine(
                  (order, opening) -> order.logic(new OrderRules()).effects(new Errands())),
              database)
          .clock(time.clock())
          .build();
    }
    // end
  }

  @Nested
  class InStore extends Stores {
    // guide: restart
    @Test
    void paymentWaitsWhileOnHold(VirtualScheduler time) {
      JdbcStore<OrderState, OrderEvent> orders = store(time);
      orders.createTables();
      orders.create("A-1", OrderStored.with(Account.due(1_000)));
      orders.fire("A-1", OrderEvent.place());
      orders.fire("A-1", OrderEvent.hold());
      orders.tryFire("A-1", OrderEvent.paymentReceived(1_000));
      time.advance(Duration.ofDays(15));
      orders.wake("A-1");
      JdbcStore<OrderState, OrderEvent> restarted = store(time);
      restarted.fire("A-1", OrderEvent.resume());
      restarted.fire("A-1", OrderEvent.booked());
      restarted.fire("A-1", OrderEvent.packed());
      assertEquals("COMPLETED", restarted.fire("A-1", OrderEvent.delivered()).stateName());
    }
    // end
  }

  @Nested
  class InHistory extends Stores {
    // guide: history
    @TestFactory
    Stream<DynamicTest> storedStepsAreLegal(VirtualScheduler time) {
      JdbcStore<OrderState, OrderEvent> orders = store(time);
      orders.createTables();
      orders.create("A-1", OrderStored.with(Account.due(1_000)));
      orders.fire("A-1", OrderEvent.place());
      orders.fire("A-1", OrderEvent.cancel());
      RecordedHistory history = RecordedHistory.of(OrderMachine.class);
      for (Recorded step : orders.history("A-1")) {
        history.step(
            "Order", "A-1", step.sequence(), step.from(), step.event(), step.to(), step.forced());
      }
      return history.tests();
    }
    // end
  }
}
