package dev.pawl.engine.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Replay;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * A worked example of {@code docs/internals/replay.md}. The method of a choice decides whether a
 * reset order is due or paid. The record of the reset does not contain this decision, so after the
 * reset there are two candidates. A later record excludes one of them.
 */
class ChartReplayTest {

  private enum Order {
    OPEN,
    PAYMENT,
    DUE,
    PAID,
    DELIVERY,
    PACKING,
    SENT
  }

  private enum Event {
    RESET,
    PAY,
    REFUND,
    SEND
  }

  private static final int ROOT = 0;
  private static final int OPEN = 1;
  private static final int PAYMENT = 2;
  private static final int DUE = 3;
  private static final int PAID = 4;
  private static final int DELIVERY = 5;
  private static final int PACKING = 6;
  private static final int SENT = 7;

  private final ChartDefinition<Order, Event> rules =
      new ChartDefinition<>(chart(), Order.values());
  private final List<LifecycleEvent<Order, Event>> records = new ArrayList<>();

  private static Chart<Order, Event> chart() {
    ChartBuilder<Order, Event> chart = new ChartBuilder<>("Order", Order.values());
    for (Event event : Event.values()) {
      chart.event(event.name().toLowerCase(Locale.ROOT), event);
    }
    chart.root(false).enters(OPEN, PAYMENT, DUE, DELIVERY, PACKING);
    chart.parallel("OPEN", Order.OPEN, ROOT);
    chart.composite("PAYMENT", Order.PAYMENT, OPEN);
    chart.leaf("DUE", Order.DUE, PAYMENT).leaf("PAID", Order.PAID, PAYMENT);
    chart.composite("DELIVERY", Order.DELIVERY, OPEN);
    chart.leaf("PACKING", Order.PACKING, DELIVERY).leaf("SENT", Order.SENT, DELIVERY);
    chart
        .transition(OPEN, null, DUE, PAID)
        .chosen()
        .move(ROOT, OPEN, PAYMENT, DUE, DELIVERY, PACKING)
        .move(ROOT, OPEN, PAYMENT, PAID, DELIVERY, PACKING);
    chart.transition(DUE, null, PAID).move(PAYMENT, PAID);
    chart.transition(PAID, null, DUE).move(PAYMENT, DUE);
    chart.transition(PACKING, null, SENT).move(DELIVERY, SENT);
    return chart.build(
        new short[] {
          0, 1, -1, -1, -1, // DUE
          0, -1, 2, -1, -1, // PAID
          0, -1, -1, 3, -1, // PACKING
          0, -1, -1, -1, -1, // SENT
        });
  }

  private ChartReplayTest step(Order from, Order to, Event event) {
    records.add(
        new LifecycleEvent<>(
            records.size() + 1L,
            Instant.EPOCH,
            "Order",
            "o-1",
            from,
            to,
            event,
            Cause.none(),
            false));
    return this;
  }

  private ChartReplayTest reset() {
    return step(Order.OPEN, Order.OPEN, Event.RESET);
  }

  private void assertLegal() {
    new Replay<>(rules).require(records);
  }

  private void assertIllegal(String message) {
    assertEquals(
        message, assertThrows(IllegalTransitionError.class, this::assertLegal).getMessage());
  }

  @Test
  void eachCandidateCanContinue() {
    reset().step(Order.DUE, Order.PAID, Event.PAY).assertLegal();
    records.clear();
    reset().step(Order.PAID, Order.DUE, Event.REFUND).assertLegal();
  }

  @Test
  void laterRecordExcludesACandidate() {
    reset().step(Order.DUE, Order.PAID, Event.PAY).step(Order.DUE, Order.PAID, Event.PAY);
    assertIllegal(
        "Step 3: Order o-1: DUE → PAID on pay is not legal in PAID, PACKING."
            + " Legal here: reset, refund, send.");
  }

  @Test
  void stepInAnotherRegionExcludesNoCandidate() {
    reset().step(Order.PACKING, Order.SENT, Event.SEND);
    step(Order.PAID, Order.DUE, Event.REFUND).assertLegal();
    step(Order.PACKING, Order.SENT, Event.SEND)
        .assertIllegal(
            "Step 4: Order o-1: PACKING → SENT on send is not legal in DUE, SENT."
                + " Legal here: reset, pay.");
  }

  @Test
  void firstStepBeginsInTheInitialConfiguration() {
    step(Order.PAID, Order.DUE, Event.REFUND)
        .assertIllegal(
            "Step 1: Order o-1: PAID → DUE on refund is not legal in DUE, PACKING."
                + " Legal here: reset, pay, send.");
  }
}
