package dev.pawl.samples.order;

import dev.pawl.Cause;
import dev.pawl.hook.RingHook;
import dev.pawl.samples.Sample;
import dev.pawl.samples.Story;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.time.Instant;

/** An order that is put on hold while it is packed, and an order that is not paid. */
public final class OrderSample implements Sample {

  private static final Cause SHOP = Cause.by("shop");
  private static final Cause CUSTOMER = Cause.by("customer");
  private static final Cause BANK = Cause.by("bank");

  /** Creates the sample. */
  public OrderSample() {}

  @Override
  public String name() {
    return "order";
  }

  @Override
  public String machine() {
    return "dev.pawl.samples.order.Order";
  }

  @Override
  public void live(Story story) {
    VirtualScheduler time = new VirtualScheduler(Instant.parse("2026-03-02T09:00:00Z"));
    RingHook<OrderState, OrderEvent> trail = new RingHook<>(20);
    Errands errands = new Errands();
    OrderMachine order = order("A-17", time, errands).hook(trail).build();
    order.place(CUSTOMER);
    time.advance(Duration.ofHours(1));
    order.paymentReceived(2000, BANK.because("half of it"));
    order.hold(SHOP.because("the address does not exist"));
    time.advance(Duration.ofHours(2));
    order.paymentReceived(1999, BANK.because("the rest"));
    String onHold = order.configuration() + ", " + order.context().paid() + " cents paid";
    order.resume(SHOP.because("the customer has called"));
    String resumed = order.configuration() + ", " + order.context().paid() + " cents paid";
    order.packed(SHOP);
    order.booked(BANK);
    time.advance(Duration.ofHours(20));
    order.delivered(Cause.by("carrier"));
    story.audit(trail.events(), OrderEvent::wireName);

    story.chapter("On hold");
    story.note("While it waits: " + onHold + "; the payment is deferred.");
    story.note("Resumed: " + resumed + ".");
    story.note("Errands: " + errands + ".");

    story.chapter("Time");
    OrderMachine forgotten = order("A-18", time, errands).build();
    forgotten.place(CUSTOMER);
    time.advance(Duration.ofDays(13));
    story.note("An unpaid order: " + forgotten.remaining().values() + " left.");
    time.advance(Duration.ofDays(1));
    story.note("A day later it is " + forgotten.state() + ".");

    story.refusals();
    story.refused("An order is delivered before it is packed", () -> placed(time).delivered());
    OrderMachine shipped = placed(time);
    shipped.paymentReceived(3999);
    shipped.packed();
    story.refused("An order is cancelled that is on its way", shipped::cancel);
  }

  private OrderMachine placed(VirtualScheduler time) {
    OrderMachine order = order("A-19", time, new Errands()).build();
    order.place();
    return order;
  }

  private OrderMachine.Builder order(String id, VirtualScheduler time, OrderEffects effects) {
    return OrderMachine.builder()
        .entityId(id)
        .context(Account.due(3999))
        .logic(new OrderRules())
        .effects(effects)
        .scheduler(time)
        .clock(time.clock());
  }
}
