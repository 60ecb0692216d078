package dev.pawl.tests.internal;

import static dev.pawl.tests.internal.InternalEvents.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.Snapshot;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests internal events of a machine with regions, done events and timers. */
class OrderTest {

  private static final String HERE =
      " Legal here: cancel → cancelled, pay → paid, hurry → packing.";
  private static final String DONE =
      "Order o-1: done.placed cannot be fired: the machine itself raises it when placed is done."
          + HERE;
  private static final String NAMED =
      "Order o-1: reservationEnds cannot be fired: the machine itself raises it 14d after placed is"
          + " entered."
          + HERE;
  private static final String UNNAMED =
      "Order o-1: unpaid.after.1h cannot be fired: the machine itself raises it 1h after unpaid is"
          + " entered."
          + HERE;

  private static final List<OrderEvent> INTERNAL =
      List.of(
          OrderEvent.DONE_PLACED,
          OrderEvent.DONE_PAYMENT,
          OrderEvent.RESERVATION_ENDS,
          OrderEvent.UNPAID_AFTER_1H);

  private static OrderMachine placed(VirtualScheduler time) {
    OrderMachine order = OrderMachine.builder().entityId("o-1").scheduler(time).build();
    order.place();
    return order;
  }

  @Test
  void firingInternalEventByNameThrows() {
    OrderMachine order = placed(new VirtualScheduler());
    Snapshot<OrderState, OrderEvent, Void> before = order.snapshot();
    String[] names = {"done.placed", "reservationEnds", "unpaid.after.1h"};
    String[] messages = {DONE, NAMED, UNNAMED};
    for (int i = 0; i < names.length; i++) {
      OrderEvent event = OrderCodec.eventFromWire(names[i]);
      refused(messages[i], () -> order.fire(event));
      refused(messages[i], () -> order.fire(event, Cause.by("timer")));
      refused(messages[i], order.tryFire(event));
      refused(messages[i], order.tryFire(event, Cause.by("machine")));
      assertTrue(!order.permits(event), event::toString);
    }
    assertEquals(before, order.snapshot());
  }

  @Test
  void eventsShowWhetherTheyAreInternal() {
    for (OrderEvent event : OrderEvent.values()) {
      assertEquals(INTERNAL.contains(event), event.internal());
    }
  }

  @Test
  void internalEventsAreRefusedButStillRaisedByTheMachine() {
    OrderMachine order = placed(new VirtualScheduler());
    order.hurry();
    for (OrderEvent event : INTERNAL) {
      assertTrue(!order.tryFire(event).moved(), event::toString);
    }
    assertEquals(OrderState.PLACED, order.state());
    // the refusals do not prevent the machine from raising the event
    order.pay();
    assertEquals(OrderState.COMPLETED, order.state());
    for (OrderEvent event : INTERNAL) {
      assertTrue(!order.tryFire(event).moved(), event::toString);
      assertTrue(!order.permits(event), event::toString);
    }
  }

  @Test
  void timersFireTheirEvents() {
    VirtualScheduler time = new VirtualScheduler();
    OrderMachine order = placed(time);
    time.advance(Duration.ofHours(1));
    assertTrue(order.is(OrderState.REMINDED), order::toString);
    time.advance(Duration.ofDays(14));
    assertEquals(OrderState.CANCELLED, order.state());
  }

  @Test
  void internalEventFiredByHookIsRefused() {
    InternalEvents.RecordingHook<OrderState, OrderEvent> heard =
        new InternalEvents.RecordingHook<>();
    OrderMachine[] order = new OrderMachine[1];
    VirtualScheduler time = new VirtualScheduler();
    order[0] =
        OrderMachine.builder()
            .entityId("o-1")
            .scheduler(time)
            .hook(heard)
            .hook(
                new dev.pawl.TransitionHook<OrderState, OrderEvent>() {
                  @Override
                  public void after(dev.pawl.LifecycleEvent<OrderState, OrderEvent> step) {
                    if (step.event() == OrderEvent.PLACE) {
                      order[0].tryFire(OrderEvent.DONE_PLACED);
                      order[0].tryFire(OrderEvent.RESERVATION_ENDS);
                    }
                  }
                })
            .build();
    order[0].place();
    assertTrue(order[0].is(OrderState.UNPAID), String.valueOf(order[0]));
    assertEquals(
        List.of("PLACE by null", "DONE_PLACED Illegal", "RESERVATION_ENDS Illegal"), heard.all);
  }

  @Test
  void functionsRefuseInternalEvents() {
    Snapshot<OrderState, OrderEvent, Void> instance = placed(new VirtualScheduler()).snapshot();
    for (OrderEvent event : INTERNAL) {
      assertTrue(!OrderTransitions.permits(instance, event), event::toString);
      try {
        OrderTransitions.step(instance, event);
        throw new AssertionError(event);
      } catch (IllegalTransitionError e) {
        assertTrue(
            e.getMessage().contains("cannot be fired: the machine itself raises it"),
            String.valueOf(e.getMessage()));
      }
    }
    assertEquals(
        Set.of(OrderEvent.PAY, OrderEvent.CANCEL), OrderTransitions.events(OrderState.UNPAID));
    for (OrderState state : OrderState.values()) {
      assertTrue(
          OrderTransitions.events(state).stream().noneMatch(OrderEvent::internal), state::toString);
    }
  }

  @Test
  void elapseRequiresRunningTimer() {
    Snapshot<OrderState, OrderEvent, Void> instance = placed(new VirtualScheduler()).snapshot();
    Snapshot<OrderState, OrderEvent, Void> reminded =
        OrderTransitions.elapse(instance, OrderEvent.UNPAID_AFTER_1H).state();
    assertEquals(List.of(OrderState.REMINDED, OrderState.PACKING), reminded.leaves());
    assertEquals(
        List.of(OrderState.CANCELLED),
        OrderTransitions.elapse(reminded, OrderEvent.RESERVATION_ENDS).state().leaves());
    try {
      OrderTransitions.elapse(reminded, OrderEvent.UNPAID_AFTER_1H);
      throw new AssertionError("it does not run");
    } catch (IllegalTransitionError expected) {
      // the timer is not running
    }
    try {
      OrderTransitions.elapse(reminded, OrderEvent.PAY);
      throw new AssertionError("it is no timer");
    } catch (IllegalArgumentException e) {
      assertTrue(
          e.getMessage().startsWith("PAY is no timer of Order: ["), String.valueOf(e.getMessage()));
    }
  }

  @Test
  void internalEventsHaveNoMethods() {
    InternalEvents.lacks(
        OrderMachine.class, "donePlaced", "donePayment", "reservationEnds", "unpaidAfter1h");
  }

  @Test
  void refusalsListOnlyEventsThatCanBeFired() {
    OrderMachine order = placed(new VirtualScheduler());
    refused(
        "Order o-1: place is not legal in unpaid, packing." + HERE,
        () -> order.fire(OrderEvent.PLACE));
    refused(
        "Order: cancelled → completed is not legal. Nothing is legal here: cancelled is final.",
        () -> OrderTransitions.transition(OrderState.CANCELLED, OrderState.COMPLETED));
  }
}
