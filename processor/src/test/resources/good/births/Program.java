package births;

import dev.pawl.Cause;
import java.util.List;

/** Begins instances in different states. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    assert List.copyOf(OrderTransitions.initialStates())
        .equals(List.of(OrderStatus.PLANNED, OrderStatus.OPEN));
    assert new OrderMachine().state() == OrderStatus.PLANNED;
    assert OrderMachine.builder().initial(OrderStatus.OPEN).build().finish() == OrderStatus.DONE;
    assert OrderMachine.builder().initial(OrderStatus.OPEN).build().is(OrderStatus.OPEN);
    for (OrderStatus other : List.of(OrderStatus.HELD, OrderStatus.DONE)) {
      try {
        OrderMachine.builder().initial(other).build();
        throw new AssertionError("an instance began in " + other);
      } catch (IllegalArgumentException e) {
        assert e.getMessage().contains("PLANNED") && e.getMessage().contains("OPEN") : e;
      }
    }
    OrderMachine order = OrderMachine.builder().initial(OrderStatus.OPEN).build();
    order.force(OrderStatus.HELD, Cause.by("operator").because("fraud check"));
    assert order.release() == OrderStatus.OPEN;
    for (OrderStatus from : OrderStatus.values()) {
      assert !OrderTransitions.canTransition(from, OrderStatus.HELD);
    }
  }
}
