package dev.pawl.samples.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.hook.RingHook;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OrderTest {

  private final VirtualScheduler time = new VirtualScheduler();
  private final RingHook<OrderState, OrderEvent> trail = new RingHook<>(100);
  private final Errands errands = new Errands();

  private OrderMachine.Builder builder() {
    return OrderMachine.builder()
        .entityId("A-1")
        .context(Account.due(100))
        .logic(new OrderRules())
        .effects(errands)
        .scheduler(time)
        .hook(trail);
  }

  private OrderMachine placed() {
    OrderMachine order = builder().build();
    order.place();
    return order;
  }

  private OrderMachine paid() {
    OrderMachine order = placed();
    order.paymentReceived(100);
    return order;
  }

  private static void assertIn(OrderMachine order, OrderState... leaves) {
    assertEquals(List.of(leaves), List.copyOf(order.configuration()));
  }

  @Test
  void paymentAndFulfilmentRunConcurrently() {
    OrderMachine order = placed();
    assertIn(order, OrderState.AWAITING_PAYMENT, OrderState.WAITING);
    assertTrue(order.is(OrderState.OPEN));
    assertTrue(order.is(OrderState.PAYMENT));
    order.paymentReceived(100);
    assertIn(order, OrderState.PAID, OrderState.PACKING);
    order.packed();
    assertIn(order, OrderState.PAID, OrderState.SHIPPED);
    order.delivered();
    assertIn(order, OrderState.PAID, OrderState.DELIVERED);
    assertSame(OrderState.COMPLETED, order.booked());
    assertEquals(
        "confirmOrder, sendReceipt, reserveGoods, releaseGoods, handToCarrier, thankCustomer",
        errands.toString());
  }

  @Test
  void eitherRegionMayBeDoneFirst() {
    OrderMachine order = paid();
    order.booked();
    assertIn(order, OrderState.SETTLED, OrderState.PACKING);
    order.packed();
    assertSame(OrderState.COMPLETED, order.delivered());
  }

  @Test
  void paymentsAddUp() {
    OrderMachine order = placed();
    order.paymentReceived(60);
    order.paymentReceived(39);
    assertIn(order, OrderState.AWAITING_PAYMENT, OrderState.WAITING);
    assertEquals("confirmOrder", errands.toString());
    order.paymentReceived(1);
    assertIn(order, OrderState.PAID, OrderState.PACKING);
    assertEquals(new Account(100, 100), order.context());
    assertThrows(IllegalTransitionError.class, () -> order.paymentReceived(1));
  }

  @Test
  void paymentExpires() {
    OrderMachine order = placed();
    assertEquals(List.of(Duration.ofDays(14)), List.copyOf(order.remaining().values()));
    time.advance(Duration.ofDays(14).minusNanos(1));
    assertTrue(order.is(OrderState.AWAITING_PAYMENT));
    time.advance(Duration.ofNanos(1));
    assertSame(OrderState.CANCELLED, order.state());
  }

  @Test
  void partialPaymentIsRefundedOnExpiry() {
    OrderMachine order = placed();
    order.paymentReceived(99);
    time.advance(Duration.ofDays(14));
    assertSame(OrderState.REFUNDING, order.state());
    assertTrue(errands.toString().endsWith("payBack"), errands::toString);
    assertSame(OrderState.CANCELLED, order.refunded());
  }

  @Test
  void paidOrderDoesNotExpire() {
    OrderMachine order = paid();
    assertEquals(List.of(), time.pending());
    time.advance(Duration.ofDays(100));
    assertIn(order, OrderState.PAID, OrderState.PACKING);
  }

  @Test
  void resumedOrderContinuesInRememberedStates() {
    OrderMachine order = paid();
    order.packed();
    assertSame(OrderState.ON_HOLD, order.hold());
    order.resume();
    assertIn(order, OrderState.PAID, OrderState.SHIPPED);
  }

  @Test
  void goodsAreReleasedWhileItIsOnHold() {
    OrderMachine order = paid();
    order.hold();
    order.resume();
    assertIn(order, OrderState.PAID, OrderState.PACKING);
    assertEquals(
        "confirmOrder, sendReceipt, reserveGoods, releaseGoods, tellCustomer, reserveGoods",
        errands.toString());
  }

  @Test
  void paymentOnHoldIsDeferredWithCause() {
    OrderMachine order = placed();
    order.hold();
    assertEquals(
        new Outcome.Ignored<>(OrderState.ON_HOLD, true),
        order.tryFire(OrderEvent.paymentReceived(40)));
    order.paymentReceived(60, Cause.by("bank").because("the rest"));
    assertEquals(Account.due(100), order.context());
    assertEquals(2, order.snapshot().deferred().size());
    order.resume(Cause.by("shop"));
    assertIn(order, OrderState.PAID, OrderState.PACKING);
    assertEquals(
        List.of("resume shop", "payment_received null", "payment_received bank"),
        trail.events().stream()
            .filter(e -> e.event() != null)
            .skip(2)
            .map(e -> e.event().wireName() + " " + e.cause().actor())
            .toList());
  }

  @Test
  void snapshotKeepsWholeInstance() {
    OrderMachine order = placed();
    time.advance(Duration.ofDays(3));
    order.paymentReceived(10);
    Snapshot<OrderState, OrderEvent, Account> open = order.snapshot();
    OrderMachine again = builder().from(open).build();
    assertEquals(List.of(Duration.ofDays(11)), List.copyOf(again.remaining().values()));
    order.hold();
    order.paymentReceived(90);
    OrderMachine held = builder().from(order.snapshot()).build();
    assertIn(held, OrderState.ON_HOLD);
    held.resume();
    assertIn(held, OrderState.PAID, OrderState.PACKING);
  }

  @Test
  void shippedOrderIsNotCancelled() {
    OrderMachine order = paid();
    order.packed();
    GuardRefusedError refused = assertThrows(GuardRefusedError.class, order::cancel);
    assertTrue(refused.getMessage().contains("!in(SHIPPED)"), refused::getMessage);
    assertFalse(order.permits(OrderEvent.cancel()));
    assertTrue(order.is(OrderState.SHIPPED));
  }

  @Test
  void cancellingPaysBackWhatHasBeenPaid() {
    OrderMachine unpaid = placed();
    assertSame(OrderState.CANCELLED, unpaid.cancel());
    OrderMachine paid = paid();
    assertSame(OrderState.REFUNDING, paid.cancel());
    assertEquals(Set.of(OrderState.REFUNDING), paid.configuration());
    OrderMachine held = paid();
    held.hold();
    assertSame(OrderState.REFUNDING, held.cancel());
  }

  @Test
  void refusalShowsPathThroughEachRegion() {
    OrderMachine order = placed();
    String message = assertThrows(IllegalTransitionError.class, order::delivered).getMessage();
    assertTrue(message.endsWith("DELIVERED needs: packed, delivered."), message);
  }
}
