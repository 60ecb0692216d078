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

  private static void in(OrderMachine instance, OrderState... leaves) {
    assert List.copyOf(instance.configuration()).equals(List.of(leaves)) : instance;
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
    OrderMachine instance =
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
    in(instance, DUE, PACKING);
    assert instance.state() == OPEN && instance.is(PAYMENT) && instance.is(DUE) && !instance.is(PAID);
    try {
      instance.send();
      throw new AssertionError("not paid yet");
    } catch (GuardRefusedError e) {
      assert e.guards().equals(List.of("in(PAID)")) : e.guards();
    }
    done("");
    instance.both();
    in(instance, PAID, SENT);
    done("DUE>PAID PACKING>SENT");
    instance.refund();
    in(instance, DUE, PACKING);
    done("OPEN>OPEN");
    instance.pay();
    instance.send();
    in(instance, PAID, SENT);
    done("DUE>PAID PACKING>SENT");
    instance.back();
    in(instance, DUE, SENT);
    done("PAID>DUE");
    instance.touch();
    in(instance, PAID, SENT);
    // the region without a transition of its own takes that of the state around both
    done("DUE>PAID SENT>SENT due outer");
    instance.touch();
    done("PAID>PAID SENT>SENT payment outer");
    assert instance.state() == OrderState.OPEN && instance.state(OrderState.OPEN) == OrderState.OPEN;
    assert instance.state(OrderState.PAYMENT) == PAID && instance.state(SENT) == SENT;
    instance.cancel();
    in(instance, CANCELLED);
    try {
      throw new AssertionError(instance.state(OrderState.PAYMENT));
    } catch (IllegalArgumentException e) {
      assert e.getMessage().equals("PAYMENT is not active: Order in [CANCELLED]") : e;
    }
    // what leaves nothing is in nobody's way
    done("OPEN>CANCELLED SENT>SENT late");
    assert instance.tryFire(OrderEvent.BACK) instanceof Outcome.Illegal<OrderState>;
    skipping();
  }

  private static void skipping() {
    OrderMachine instance = OrderMachine.builder().logic(() -> picked).effects(EFFECTS).build();
    instance.skip();
    in(instance, SKIPPED);
    done("skipPayment");
    instance.back();
    in(instance, DUE, PACKING);
    instance.skip();
    instance.leap();
    in(instance, PAID, SENT);
    instance.skip();
    instance.half();
    in(instance, DUE, SENT);
    instance.give();
    in(instance, PAID, PACKING);
    assert instance.state() == OPEN;
    picked = OrderLogic.Pick.SENT;
    instance.both();
    instance.give();
    in(instance, PAID, SENT);
    instance.back();
    in(instance, DUE, SENT);
    try {
      instance.leap();
      throw new AssertionError("not from here");
    } catch (IllegalTransitionError e) {
      assert e.getMessage().startsWith("Order: leap is not legal in DUE, SENT.") : e;
    }
    Snapshot<OrderState, OrderEvent, Void> before = instance.snapshot();
    Snapshot<OrderState, OrderEvent, Void> after =
        OrderTransitions.step(before, OrderEvent.PAY, () -> picked).state();
    assert before.leaves().equals(List.of(DUE, SENT)) && after.leaves().equals(List.of(PAID, SENT));
    in(OrderMachine.from(after, () -> picked, EFFECTS), PAID, SENT);
    // a region that a snapshot lacks is entered, as if a later version had added it
    in(
        OrderMachine.from(
            new Snapshot<>(
                "Order", null, 0, List.of(DUE), before.history(), null, List.of(), List.of()),
            () -> picked,
            EFFECTS),
        DUE,
        PACKING);
  }
}
