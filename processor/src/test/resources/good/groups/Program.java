package groups;

import dev.pawl.Outcome;
import java.util.ArrayList;
import java.util.List;

/** Methods that are told one of several events see what these have in common. */
public final class Program {

  private static final PaymentLogic LOGIC =
      new PaymentLogic() {
        @Override
        public boolean mine(PaymentEvent.Mine event) {
          return event.id().equals("p-1");
        }

        @Override
        public boolean limited(PaymentEvent.Limited event) {
          return event.amount() < 100 && event.id().equals("p-1");
        }

        @Override
        public boolean capture(PaymentEvent.Limited event) {
          return event.amount() > 0;
        }

        @Override
        public boolean odd(PaymentEvent event) {
          return event instanceof PaymentEvent.Rename;
        }
      };

  private static final SeatLogic SEAT =
      new SeatLogic() {
        @Override
        public boolean mine(SeatEvent event) {
          return event.row() == 7;
        }

        @Override
        public boolean welcome(SeatEvent.Welcome event) {
          return event.row() < 9 && event.guest().equals("Ann");
        }
      };

  private Program() {}

  public static void main(String[] args) {
    List<String> told = new ArrayList<>();
    PaymentEffects effects = event -> told.add(event.id());
    PaymentMachine machine = PaymentMachine.builder().logic(LOGIC).effects(effects).build();
    assert machine.tryFire(PaymentEvent.capture("p-2", 5)) instanceof Outcome.GuardRefused;
    assert machine.tryFire(PaymentEvent.capture("p-1", 500)) instanceof Outcome.GuardRefused;
    assert machine.capture("p-1", 5) == PaymentState.CAPTURED;
    assert machine.tryFire(PaymentEvent.refund(0, "p-1", "")) instanceof Outcome.GuardRefused;
    assert machine.refund(5, "p-1", "broken") == PaymentState.CANCELLED;
    assert told.equals(List.of("p-1", "p-1")) : told;
    PaymentEvent event = PaymentEvent.cancel("p-1");
    assert event instanceof PaymentEvent.Mine && !(event instanceof PaymentEvent.Limited);

    SeatMachine seat = SeatMachine.builder().logic(SEAT).build();
    assert !seat.permits(SeatEvent.take(3, "Ann"));
    assert seat.take(7, "Ann") == SeatState.TAKEN;
    assert seat.tryFire(SeatEvent.take(7, "Bob")) instanceof Outcome.GuardRefused;
    assert seat.leave(7) == SeatState.FREE;
  }
}
