package dev.pawl.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.kafka.old.OrderBinary;
import dev.pawl.kafka.old.OrderEvent;
import dev.pawl.kafka.old.OrderLogic;
import dev.pawl.kafka.old.OrderState;
import dev.pawl.kafka.old.OrderStored;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.KeyValue;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.KeyValueStore;
import org.junit.jupiter.api.Test;

/** Tests that a topology of a changed machine continues entities of the earlier version. */
class UpgradeTest {

  static StreamMachine<OrderState, OrderEvent> old() {
    OrderLogic logic = (context, event) -> new Cart(context.price(), event.amount());
    return StreamMachine.of(
        OrderStored.machine((builder, opening) -> builder.context(new Cart(10, 0)).logic(logic)),
        OrderBinary.format(),
        OrderBinary::eventToBytes,
        OrderBinary::eventFromBytes);
  }

  /** Copies the stores, as a restore from their changelogs does. */
  private static void copy(Driver<?, ?> from, Driver<?, ?> to) {
    try (KeyValueIterator<String, byte[]> all = from.entities().all()) {
      all.forEachRemaining(entry -> to.entities().put(entry.key, entry.value));
    }
    KeyValueStore<Bytes, byte[]> timers = to.timers();
    try (KeyValueIterator<Bytes, byte[]> all = from.timers().all()) {
      all.forEachRemaining((KeyValue<Bytes, byte[]> e) -> timers.put(e.key, e.value));
    }
  }

  @Test
  void changedMachineContinuesStoredEntities() {
    try (Driver<OrderState, OrderEvent> before = new Driver<>(old(), MachineTopology.of(old()));
        Driver<dev.pawl.kafka.OrderState, dev.pawl.kafka.OrderEvent> after = Driver.orders()) {
      before.send("placed", Command.begin("1"));
      before.send("paid", Command.fire("2", OrderEvent.pay(10)));
      before.send("sent", Command.fire("3", OrderEvent.pay(10)));
      before.send("sent", Command.fire("4", OrderEvent.ship()));
      copy(before, after);

      after.send("sent", Command.fire("5", dev.pawl.kafka.OrderEvent.rate()));
      assertEquals(List.of("SHIPPED>RATED"), after.steps());
      after.send("paid", Command.fire("6", dev.pawl.kafka.OrderEvent.ship()));
      assertEquals(List.of("PAID>SHIPPED"), after.steps());
      // the timer that was under way keeps its time of two hours
      after.pass(Duration.ofMinutes(119));
      assertEquals(List.of(), after.steps());
      after.pass(Duration.ofMinutes(1));
      assertEquals(List.of("PLACED>EXPIRED"), after.steps());
      assertEquals(List.of("moved", "moved"), after.answers());
    }
  }

  @Test
  void repeatedCommandOfTheEarlierVersionGetsItsAnswer() {
    try (Driver<OrderState, OrderEvent> before = new Driver<>(old(), MachineTopology.of(old()));
        Driver<dev.pawl.kafka.OrderState, dev.pawl.kafka.OrderEvent> after = Driver.orders()) {
      before.send("o1", Command.fire("1", OrderEvent.pay(10)));
      copy(before, after);
      after.send("o1", Command.fire("1", dev.pawl.kafka.OrderEvent.pay(10)));
      assertEquals(List.of(), after.steps());
      assertEquals(List.of("moved"), after.answers());
    }
  }

  @Test
  void instanceOfALaterVersionWaitsUnchangedAndCanBeForced() {
    try (Driver<dev.pawl.kafka.OrderState, dev.pawl.kafka.OrderEvent> later = Driver.orders();
        Driver<OrderState, OrderEvent> earlier = new Driver<>(old(), MachineTopology.of(old()))) {
      later.send("o1", Command.fire("1", dev.pawl.kafka.OrderEvent.pay(10)));
      later.send("o1", Command.fire("2", dev.pawl.kafka.OrderEvent.ship()));
      later.send("o1", Command.fire("3", dev.pawl.kafka.OrderEvent.rate()));
      copy(later, earlier);
      byte[] stored = earlier.entities().get("o1");

      earlier.send("o1", Command.fire("4", OrderEvent.cancel()));
      assertEquals(List.of("failed"), earlier.answers());
      String why = String.valueOf(earlier.refusals().get(0).get("why"));
      assertTrue(why.contains("Deploy a version of the machine that can read it"), why);
      assertEquals(Bytes.wrap(stored), Bytes.wrap(earlier.entities().get("o1")));

      earlier.send("o1", Command.force("5", "PLACED", Cause.by("ann").because("repair")));
      assertEquals(List.of("moved"), earlier.answers());
      earlier.send("o1", Command.fire("6", OrderEvent.cancel()));
      assertEquals(List.of("moved"), earlier.answers());
    }
  }
}
