package regions;

import static regions.OrderState.CANCELLED;
import static regions.OrderState.DUE;
import static regions.OrderState.OPEN;
import static regions.OrderState.PACKING;
import static regions.OrderState.PAID;
import static regions.OrderState.PAYMENT;
import static regions.OrderState.SENT;
import static regions.OrderState.SKIPPED;

import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import java.util.ArrayList;
import java.util.List;

/** Two regions, what they do together, and which of them goes before the other. */
public final class Program {

  private static final List<String> DONE = new ArrayList<>();
  private static OrderLogic.Pick picked = OrderLogic.Pick.PAID;

  private static final OrderEffects EFFECTS =
      new OrderEffects() {
        @Override
        public void outer() {
          DONE.add("outer");
        }

        @Override
        public void payment() {
          DONE.add("payment");
        }

        @Override
        public void due() {
          DONE.add("due");
        }

        @Override
        public void late() {
          DONE.add("late");
        }

        @Override
        public void skipPayment() {
          DONE.add("skipPayment");
        }

        @Override
        public void skipDelivery() {
          DONE.add("skipDelivery");
        }
      };

  private Program() {}

  private static void in(OrderMachine life, OrderState... leaves) {
    assert List.copyOf(life.configuration()).equals(List.of(leaves)) : life;
  }

  private static void done(String expected) {
    assert String.join(" ", DONE).equals(expected) : DONE;
    DONE.clear();
  }

  /** A hook may ask what is permitted while a step is made, and disturbs nothing. */
  private static void asking() {
    OrderMachine[] asked = new OrderMachine[1];
    asked[0] =
        OrderMachine.builder()
            .logic(() -> picked)
            .effects(EFFECTS)
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void before(LifecycleEvent<OrderState, OrderEvent> step) {
                    assert asked[0].permits(OrderEvent.CANCEL) && !asked[0].permits(OrderEvent.LEAP);
                  }
                })
            .build();
    asked[0].both();
    in(asked[0], PAID, SENT);
  }

  public static void main(String[] args) {
    asking();
    OrderMachine life =
        OrderMachine.builder()
            .logic(() -> picked)
            .effects(EFFECTS)
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void after(LifecycleEvent<OrderState, OrderEvent> step) {
                    DONE.add(step.from() + ">" + step.to());
                  }
                })
            .build();
    in(life, DUE, PACKING);
    assert life.state() == OPEN && life.is(PAYMENT) && life.is(DUE) && !life.is(PAID);
    try {
      life.send();
      throw new AssertionError("not paid yet");
    } catch (GuardRefusedError e) {
      assert e.guards().equals(List.of("in(PAID)")) : e.guards();
    }
    done("");
    life.both();
    in(life, PAID, SENT);
    done("DUE>PAID PACKING>SENT");
    life.refund();
    in(life, DUE, PACKING);
    done("OPEN>OPEN");
    life.pay();
    life.send();
    in(life, PAID, SENT);
    done("DUE>PAID PACKING>SENT");
    life.back();
    in(life, DUE, SENT);
    done("PAID>DUE");
    life.touch();
    in(life, PAID, SENT);
    // the region without a transition of its own takes that of the state around both
    done("DUE>PAID SENT>SENT due outer");
    life.touch();
    done("PAID>PAID SENT>SENT payment outer");
    assert life.state() == OrderState.OPEN && life.state(OrderState.OPEN) == OrderState.OPEN;
    assert life.state(OrderState.PAYMENT) == PAID && life.state(SENT) == SENT;
    life.cancel();
    in(life, CANCELLED);
    try {
      throw new AssertionError(life.state(OrderState.PAYMENT));
    } catch (IllegalArgumentException e) {
      assert e.getMessage().equals("PAYMENT is not active: Order in [CANCELLED]") : e;
    }
    // what leaves nothing is in nobody's way
    done("OPEN>CANCELLED SENT>SENT late");
    assert life.tryFire(OrderEvent.BACK) instanceof Outcome.Illegal<OrderState>;
    skipping();
  }

  private static void skipping() {
    OrderMachine life = OrderMachine.start(() -> picked, EFFECTS);
    life.skip();
    in(life, SKIPPED);
    done("skipPayment");
    life.back();
    in(life, DUE, PACKING);
    life.skip();
    life.leap();
    in(life, PAID, SENT);
    life.skip();
    life.half();
    in(life, DUE, SENT);
    life.give();
    in(life, PAID, PACKING);
    assert life.state() == OPEN;
    picked = OrderLogic.Pick.SENT;
    life.both();
    life.give();
    in(life, PAID, SENT);
    life.back();
    in(life, DUE, SENT);
    try {
      life.leap();
      throw new AssertionError("not from here");
    } catch (IllegalTransitionError e) {
      assert e.getMessage().startsWith("Order: leap is not legal in DUE, SENT.") : e;
    }
    Snapshot<OrderState, OrderEvent, Void> before = life.snapshot();
    Snapshot<OrderState, OrderEvent, Void> after =
        OrderTransitions.step(before, OrderEvent.PAY, () -> picked).state();
    assert before.leaves().equals(List.of(DUE, SENT)) && after.leaves().equals(List.of(PAID, SENT));
    in(OrderMachine.resume(after, () -> picked, EFFECTS), PAID, SENT);
    // a region that a snapshot lacks is entered, as if a later version had added it
    in(
        OrderMachine.resume(
            new Snapshot<>(
                "Order", null, 0, List.of(DUE), before.history(), null, List.of(), List.of()),
            () -> picked,
            EFFECTS),
        DUE,
        PACKING);
  }
}
