package stored;

import dev.pawl.Snapshot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * States, events and lives of {@code Order} as plain values: texts, numbers, lists and maps.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
final class OrderData {
  String of(OrderState state) {
    return OrderCodec.toWire(state);
  }

  OrderState state(OrderPlain plain) {
    return plain.named("state").parsed(OrderCodec::fromWire);
  }

  String of(OrderEvent event) {
    return OrderCodec.eventToWire(event);
  }

  OrderEvent event(OrderPlain plain) {
    return plain.named("event").parsed(OrderCodec::eventFromWire);
  }

  Map<String, Object> of(OrderMachine machine) {
    Snapshot<OrderState, OrderEvent, Void> snapshot = machine.snapshot();
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("pawl", 1L);
    plain.put("machine", "Order");
    plain.put("entityId", snapshot.entityId());
    plain.put("sequence", snapshot.sequence());
    plain.put("leaves", OrderPlain.listOf(snapshot.leaves(), leaf -> of(leaf)));
    plain.put("history", snapshot.history());
    Map<String, Object> timers = new LinkedHashMap<>();
    for (Snapshot.Remaining<OrderEvent> timer : snapshot.timers()) {
      timers.put(OrderCodec.eventToWire(timer.event()), timer.remaining().toString());
    }
    plain.put("timers", timers);
    plain.put("deferred", OrderPlain.listOf(snapshot.deferred(), event -> of(event)));
    return machine.kept == null ? plain
        : machine.kept.with(plain, snapshot.leaves(), snapshot.deferred());
  }

  OrderMachine life(OrderPlain plain, OrderMachine.Builder builder) {
    long version = plain.field("pawl").whole(1, Long.MAX_VALUE);
    if (version > 1) {
      throw new IllegalArgumentException(
          "This was written in the format " + version + ", which is newer than 1.");
    }
    String name = plain.field("machine").name();
    if (!name.equals("Order")) {
      throw new IllegalArgumentException("This is a life of " + name + ", not of Order.");
    }
    List<OrderState> leaves =
        plain.has("leaves")
        ? plain.field("leaves").atMost(8).items(this::state)
        : List.of(state(plain.field("state")));
    List<Snapshot.Remaining<OrderEvent>> timers = new ArrayList<>();
    plain
        .optional("timers")
        .entries(this::event, left -> left.parsed(Duration::parse))
        .forEach((event, left) -> timers.add(new Snapshot.Remaining<>(event, left)));
    Snapshot<OrderState, OrderEvent, Void> snapshot =
        new Snapshot<>(
            "Order",
            plain.optional("entityId").text(),
            plain.field("sequence").whole(0, Long.MAX_VALUE),
            leaves,
            plain.optional("history").entries(OrderPlain::name, list -> list.items(OrderPlain::name)),
            null,
            timers,
            plain.optional("deferred").items(this::event),
            List.of());
    OrderMachine machine = builder.resume(snapshot).build();
    machine.kept =
        OrderKept.of(
            plain.fields(),
            of(machine),
            leaves,
            leaf -> of(leaf),
            snapshot.deferred(),
            event -> of(event));
    return machine;
  }
}
