package dev.pawl.samples.order;

import dev.pawl.live.PawlLive;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Shows random orders in the live view until the program is stopped. */
public final class LiveOrders {

  private static final int ORDERS = 8;
  private static final int PAUSE_MILLIS = 400;

  private LiveOrders() {}

  /**
   * Starts the live view and fires random events at orders.
   *
   * @throws InterruptedException never, because nothing interrupts the program
   */
  public static void main(String[] args) throws InterruptedException {
    PawlLive.start();
    Random random = new Random();
    List<OrderMachine> orders = new ArrayList<>();
    for (int number = 1; ; ) {
      if (orders.size() < ORDERS) {
        orders.add(order("A-" + number++));
      }
      OrderMachine order = orders.get(random.nextInt(orders.size()));
      order.tryFire(event(order, random));
      if (OrderTransitions.isFinal(order.state())) {
        orders.remove(order);
      }
      Thread.sleep(PAUSE_MILLIS);
    }
  }

  private static OrderMachine order(String id) {
    return OrderMachine.builder()
        .entityId(id)
        .context(Account.due(3999))
        .logic(new OrderRules())
        .effects(new Errands())
        .build();
  }

  /** Returns an event that is mostly permitted. */
  private static OrderEvent event(OrderMachine order, Random random) {
    List<OrderEvent> events =
        List.of(
            new OrderEvent.Place(),
            new OrderEvent.PaymentReceived(2000),
            new OrderEvent.Booked(),
            new OrderEvent.Packed(),
            new OrderEvent.Delivered(),
            new OrderEvent.Hold(),
            new OrderEvent.Resume(),
            new OrderEvent.Cancel(),
            new OrderEvent.Refunded());
    List<OrderEvent> permitted = events.stream().filter(order::permits).toList();
    boolean any = permitted.isEmpty() || random.nextInt(10) == 0;
    List<OrderEvent> among = any ? events : permitted;
    return among.get(random.nextInt(among.size()));
  }
}
