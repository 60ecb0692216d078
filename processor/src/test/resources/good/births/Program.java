package births;

import dev.pawl.Cause;
import java.util.List;

/** Begins instances in different states. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    assert List.copyOf(OrderTransitions.initialStates())
        .equals(List.of(OrderStatus.PLANNED, OrderStatus.OPEN));
    assert OrderMachine.start().state() == OrderStatus.PLANNED;
    assert OrderMachine.start(OrderStatus.OPEN).finish() == OrderStatus.DONE;
    assert OrderMachine.builder().initial(OrderStatus.OPEN).build().is(OrderStatus.OPEN);
    for (OrderStatus other : List.of(OrderStatus.HELD, OrderStatus.DONE)) {
      try {
        OrderMachine.start(other);
        throw new AssertionError("an instance began in " + other);
      } catch (IllegalArgumentException e) {
        assert e.getMessage().contains("PLANNED") && e.getMessage().contains("OPEN") : e;
      }
    }
    OrderMachine order = OrderMachine.start(OrderStatus.OPEN);
    order.force(OrderStatus.HELD, Cause.by("operator").because("fraud check"));
    assert order.release() == OrderStatus.OPEN;
    for (OrderStatus from : OrderStatus.values()) {
      assert !OrderTransitions.canTransition(from, OrderStatus.HELD);
    }
  }
}
