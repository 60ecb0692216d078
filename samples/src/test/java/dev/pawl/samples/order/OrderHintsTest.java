package dev.pawl.samples.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.Refusal;
import dev.pawl.time.VirtualScheduler;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the hints about legal events in the errors of an order. */
class OrderHintsTest {

  private final OrderMachine order = placed();

  private static OrderMachine placed() {
    VirtualScheduler time = new VirtualScheduler(Instant.parse("2026-03-02T09:00:00Z"));
    OrderMachine order =
        OrderMachine.builder()
            .context(Account.due(100))
            .logic(new OrderRules())
            .effects(new Errands())
            .scheduler(time)
            .clock(time.clock())
            .build();
    order.place();
    return order;
  }

  @Test
  void transitionsRuledOutByActiveStatesAreNotProposed() {
    IllegalTransitionError early = assertThrows(IllegalTransitionError.class, order::delivered);
    assertTrue(early.getMessage().contains("cancel [paidSomething && !in(SHIPPED)]"));

    order.paymentReceived(100);
    order.packed();
    assertTrue(order.is(OrderState.SHIPPED));
    IllegalTransitionError late = assertThrows(IllegalTransitionError.class, order::packed);
    assertFalse(late.getMessage().contains("!in(SHIPPED)"), late.getMessage());
    assertTrue(late.getMessage().contains("cancel [!paidSomething] → CANCELLED"));
  }

  @Test
  void refusedEventsAreNotProposed() {
    order.paymentReceived(100);
    order.packed();
    GuardRefusedError refused = assertThrows(GuardRefusedError.class, order::cancel);
    List<String> permitted = refused.permitted().stream().map(Refusal.Move::event).toList();
    assertEquals(List.of("booked", "delivered", "hold"), permitted);
    assertEquals(List.of(), refused.shortestPath().stream().filter("cancel"::equals).toList());
  }
}
