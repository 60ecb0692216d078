package dev.pawl.samples.order;

import static dev.pawl.samples.order.OrderState.AWAITING_PAYMENT;
import static dev.pawl.samples.order.OrderState.CANCELLED;
import static dev.pawl.samples.order.OrderState.CART;
import static dev.pawl.samples.order.OrderState.COMPLETED;
import static dev.pawl.samples.order.OrderState.DELIVERED;
import static dev.pawl.samples.order.OrderState.ON_HOLD;
import static dev.pawl.samples.order.OrderState.OPEN;
import static dev.pawl.samples.order.OrderState.PACKING;
import static dev.pawl.samples.order.OrderState.PAID;
import static dev.pawl.samples.order.OrderState.SETTLED;
import static dev.pawl.samples.order.OrderState.SHIPPED;
import static dev.pawl.samples.order.OrderState.WAITING;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests that histories that no order can have are illegal, even if each single step is plausible.
 */
@Tag("attack")
class OrderReplayAttackTest {

  private final List<LifecycleEvent<OrderState, OrderEvent>> records = new ArrayList<>();

  private OrderReplayAttackTest step(OrderState from, OrderState to, OrderEvent event) {
    return add(from, to, event, false);
  }

  private OrderReplayAttackTest add(
      OrderState from, OrderState to, OrderEvent event, boolean forced) {
    records.add(
        new LifecycleEvent<>(
            records.size() + 1L,
            Instant.EPOCH,
            "Order",
            "A-1",
            from,
            to,
            event,
            Cause.none(),
            forced));
    return this;
  }

  private OrderReplayAttackTest placed() {
    return step(CART, OPEN, OrderEvent.place());
  }

  private OrderReplayAttackTest paid() {
    return placed()
        .step(AWAITING_PAYMENT, AWAITING_PAYMENT, OrderEvent.paymentReceived(5))
        .step(AWAITING_PAYMENT, PAID, null);
  }

  /** Adds the eventless transition by which packing starts after the payment. */
  private OrderReplayAttackTest packing() {
    return paid().step(WAITING, PACKING, null);
  }

  private void isLegal() {
    OrderValidator.requireLegal(records);
  }

  private void isIllegal(String why) {
    IllegalTransitionError error = assertThrows(IllegalTransitionError.class, this::isLegal);
    assertEquals("Step " + records.size() + ": Order A-1: " + why, error.getMessage());
  }

  @Test
  void completeHistoryIsLegal() {
    packing()
        .step(PACKING, SHIPPED, OrderEvent.packed())
        .step(PAID, SETTLED, OrderEvent.booked())
        .step(SHIPPED, DELIVERED, OrderEvent.delivered())
        .step(OPEN, COMPLETED, OrderEvent.doneOpen())
        .isLegal();
  }

  @Test
  void earlyCompletionIsIllegal() {
    placed()
        .step(OPEN, COMPLETED, OrderEvent.doneOpen())
        .isIllegal(
            "OPEN → COMPLETED on done.OPEN is not legal in AWAITING_PAYMENT, WAITING: only the"
                + " machine raises that event, and it has not raised it.");
  }

  @Test
  void missingEventlessStepIsIllegal() {
    packing()
        .step(PACKING, SHIPPED, OrderEvent.packed())
        .step(SHIPPED, DELIVERED, OrderEvent.delivered())
        .step(PAID, SETTLED, OrderEvent.booked())
        .step(OPEN, ON_HOLD, OrderEvent.hold())
        .isIllegal(
            "OPEN → ON_HOLD on hold is not legal in SETTLED, DELIVERED. Possible: OPEN → COMPLETED"
                + " on done.OPEN.");
  }

  @Test
  void missingEventlessStepOfOtherRegionIsIllegal() {
    paid()
        .step(PAID, SETTLED, OrderEvent.booked())
        .isIllegal(
            "PAID → SETTLED on booked is not legal in PAID, WAITING. Possible: WAITING → PACKING"
                + " without event.");
  }

  @Test
  void eventlessStepIsNotRepeated() {
    packing()
        .step(WAITING, PACKING, null)
        .isIllegal(
            "WAITING → PACKING without event is not legal in PAID, PACKING. Legal here: booked, hold,"
                + " cancel, packed.");
  }

  @Test
  void historyRestoresRememberedState() {
    packing()
        .step(OPEN, ON_HOLD, OrderEvent.hold())
        .step(ON_HOLD, OPEN, OrderEvent.resume())
        .step(WAITING, PACKING, null)
        .isIllegal(
            "WAITING → PACKING without event is not legal in PAID, PACKING. Legal here: booked, hold,"
                + " cancel, packed.");
  }

  @Test
  void forcedStepKeepsOrResetsOtherRegions() {
    packing().add(PAID, AWAITING_PAYMENT, null, true);
    isLegal();
    step(PACKING, SHIPPED, OrderEvent.packed()).isLegal();
    step(OPEN, CANCELLED, OrderEvent.cancel()).isLegal();
  }

  @Test
  void afterTheEndNothingHappens() {
    placed()
        .step(OPEN, CANCELLED, OrderEvent.cancel())
        .step(AWAITING_PAYMENT, AWAITING_PAYMENT, OrderEvent.paymentReceived(5))
        .isIllegal(
            "AWAITING_PAYMENT → AWAITING_PAYMENT on payment_received is not legal in CANCELLED.");
  }
}
