package dev.pawl.samples.order.annotated;

import dev.pawl.Assume;
import dev.pawl.Event;
import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Param;
import dev.pawl.Serializer;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;
import dev.pawl.Verify;
import dev.pawl.samples.order.Account;

/** An order, from the cart to its end. */
@StateMachine(
    context = Account.class,
    serializers = Serializer.STORE,
    description =
        "An order of a shop. After it is placed, payment and fulfilment proceed in parallel; the order"
            + " is complete when both are done. It can be put on hold, and resumes in the states in"
            + " which it was.")
@Event(name = "place", description = "The customer places the order")
@Event(
    name = "payment_received",
    payload = @Param(name = "cents", type = long.class),
    description = "A payment arrives; it may be less than the amount due")
@Event(name = "booked", description = "The bank confirms the payment")
@Event(name = "packed", description = "The parcel is packed")
@Event(name = "delivered", description = "The parcel is delivered")
@Event(name = "hold", description = "The order must wait, for example because fraud is suspected")
@Event(name = "resume", description = "The order continues")
@Event(name = "cancel", description = "The customer no longer wants it")
@Event(name = "refunded", description = "The customer has received the refund")
@Assume(deferredAtMost = 2)
@Verify(
    name = "paidBeforePacked",
    entered = "PACKING",
    onlyAfter = "entered(PAID)",
    requirement = "ORD-4")
@Verify(
    name = "refundEnds",
    alwaysPossible = "in(CANCELLED)",
    during = "in(REFUNDING)",
    requirement = "ORD-5")
@Verify(
    name = "holdWaits",
    handlesAll = true,
    in = "ON_HOLD",
    except = {"place", "hold", "refunded"},
    requirement = "ORD-6")
@Verify(
    name = "completedIsPaid",
    entered = "COMPLETED",
    onlyAfter = "entered(SETTLED)",
    requirement = "ORD-7")
@Verify(
    name = "completedIsDelivered",
    entered = "COMPLETED",
    onlyAfter = "entered(DELIVERED)",
    requirement = "ORD-7")
public enum OrderState {

  /** Not ordered yet. */
  @Initial
  @Transition(on = "place", to = "OPEN", effects = "confirmOrder", requirement = "ORD-1")
  CART,

  /** Ordered: payment and fulfilment proceed in parallel. */
  @State(parallel = true)
  @Transition(on = "done.OPEN", to = "COMPLETED", effects = "thankCustomer")
  @Transition(on = "hold", to = "ON_HOLD")
  @Transition(
      on = "cancel",
      guard = "paidSomething && !in(SHIPPED)",
      to = "REFUNDING",
      requirement = "ORD-5")
  @Transition(on = "cancel", guard = "!paidSomething", to = "CANCELLED")
  OPEN,

  /** The customer's part of the order. */
  @State(parent = "OPEN")
  PAYMENT,

  /** Less has been paid than is due. */
  @Initial
  @State(parent = "PAYMENT")
  @Transition(on = "payment_received", update = "addPayment", requirement = "ORD-2")
  @Transition(
      always = true,
      guard = "paidInFull",
      to = "PAID",
      effects = "sendReceipt",
      requirement = "ORD-2")
  @Transition(
      after = "14d",
      guard = "paidSomething",
      to = "REFUNDING",
      requirement = {"ORD-3", "ORD-5"})
  @Transition(after = "14d", to = "CANCELLED", requirement = "ORD-3")
  AWAITING_PAYMENT,

  /** The order is paid in full. */
  @State(parent = "PAYMENT")
  @Transition(on = "booked", to = "SETTLED")
  PAID,

  /** The bank has confirmed the payment. */
  @Final
  @State(parent = "PAYMENT")
  SETTLED,

  /** The shop's part of the order. */
  @State(parent = "OPEN")
  FULFILMENT,

  /** Waiting for the full payment. */
  @Initial
  @State(parent = "FULFILMENT", requirement = "ORD-4")
  @Transition(always = true, guard = "in(PAID)", to = "PACKING", requirement = "ORD-4")
  WAITING,

  /** The goods are collected and packed. */
  @State(parent = "FULFILMENT", entry = "reserveGoods", exit = "releaseGoods")
  @Transition(on = "packed", to = "SHIPPED", effects = "handToCarrier")
  PACKING,

  /** On its way. */
  @State(parent = "FULFILMENT")
  @Transition(on = "delivered", to = "DELIVERED")
  SHIPPED,

  /** With the customer. */
  @Final
  @State(parent = "FULFILMENT")
  DELIVERED,

  /** The states before the order was put on hold. */
  @State(parent = "OPEN", history = State.History.DEEP)
  @Transition(to = {"PAYMENT", "FULFILMENT"})
  WHERE_IT_WAS,

  /** No work is done, and reports are deferred. */
  @State(
      entry = "tellCustomer",
      defer = {"payment_received", "booked", "packed", "delivered"},
      requirement = "ORD-6")
  @Transition(on = "resume", to = "WHERE_IT_WAS", requirement = "ORD-6")
  @Transition(on = "cancel", guard = "paidSomething", to = "REFUNDING", requirement = "ORD-5")
  @Transition(on = "cancel", to = "CANCELLED")
  ON_HOLD,

  /** The paid amount is refunded. */
  @State(entry = "payBack", requirement = "ORD-5")
  @Transition(on = "refunded", to = "CANCELLED")
  REFUNDING,

  /** Paid and delivered. */
  @Final
  @State(requirement = "ORD-7")
  COMPLETED,

  /** Cancelled; nothing is left to pay. */
  @Final
  CANCELLED
}
