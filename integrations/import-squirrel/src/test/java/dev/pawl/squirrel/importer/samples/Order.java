package dev.pawl.squirrel.importer.samples;

import org.squirrelframework.foundation.fsm.AnonymousAction;
import org.squirrelframework.foundation.fsm.AnonymousCondition;
import org.squirrelframework.foundation.fsm.Conditions;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;
import org.squirrelframework.foundation.fsm.TransitionPriority;
import org.squirrelframework.foundation.fsm.annotation.AsyncExecute;
import org.squirrelframework.foundation.fsm.annotation.ExecuteWhen;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;

/**
 * A flat machine with the kinds of conditions and actions of squirrel's documentation, priorities,
 * internal transitions, a timed and a linked state.
 */
public class Order extends AbstractStateMachine<Order, Order.State, Order.Event, Order.Bill> {

  /** The states. */
  public enum State {
    NEW,
    CHECKED,
    WAITING,
    PACKING,
    PACKED,
    SENT,
    GONE,
    RETURNED,
    REFUNDED
  }

  /** The events. */
  public enum Event {
    CHECK,
    ADD,
    TAKE,
    WAIT,
    EXPIRE,
    PACK,
    SEND,
    BACK,
    LOSE,
    REFUND
  }

  /** The context. */
  public static final class Bill {
    private int amount;
    private int messages;

    /** Returns the price of all items. */
    public int getAmount() {
      return amount;
    }

    /** Removes all items. */
    public void clear() {
      amount = 0;
    }

    @Override
    public String toString() {
      return amount + " " + messages;
    }
  }

  /** A condition of a class with a name. */
  public static final class Expensive extends AnonymousCondition<Bill> {
    @Override
    public boolean isSatisfied(Bill bill) {
      return bill.amount > 50;
    }
  }

  /** An action of a class with a name. */
  public static final class TellCustomer extends AnonymousAction<Order, State, Event, Bill> {
    @Override
    public void execute(State from, State to, Event event, Bill bill, Order order) {
      if (from != State.CHECKED || to != State.WAITING) {
        throw new IllegalArgumentException(from + " to " + to);
      }
      bill.messages++;
    }
  }

  /** A machine for the time of packing. */
  public static class Packing extends AbstractStateMachine<Packing, State, Event, Bill> {}

  /** Returns a new machine. */
  public static Order machine() {
    StateMachineBuilder<Packing, State, Event, Bill> packing =
        StateMachineBuilderFactory.create(Packing.class, State.class, Event.class, Bill.class);
    packing.externalTransition().from(State.PACKING).toFinal(State.PACKED).on(Event.PACK);
    StateMachineBuilder<Order, State, Event, Bill> builder =
        StateMachineBuilderFactory.create(Order.class, State.class, Event.class, Bill.class);
    builder.defineTimedState(State.WAITING, 2000, 0, Event.EXPIRE, new Bill());
    builder.defineLinkedState(State.PACKING, packing, State.PACKING);
    builder.internalTransition().within(State.NEW).on(Event.ADD).callMethod("add");
    builder
        .transition()
        .from(State.NEW)
        .to(State.CHECKED)
        .on(Event.CHECK)
        .whenMvel("mayBeSold:::(context.amount > 10)")
        .callMethod("addFee:-100");
    builder
        .transition(TransitionPriority.HIGH)
        .from(State.NEW)
        .to(State.WAITING)
        .on(Event.CHECK)
        .when(Conditions.and(new Expensive(), Conditions.not(new Expensive())));
    builder
        .transition(TransitionPriority.HIGHEST)
        .from(State.NEW)
        .to(State.SENT)
        .on(Event.CHECK)
        .whenMvel("context.amount == 17");
    builder
        .transition()
        .from(State.CHECKED)
        .to(State.WAITING)
        .on(Event.WAIT)
        .when(new Expensive())
        .perform(new TellCustomer());
    builder.transition().from(State.CHECKED).to(State.PACKING).on(Event.TAKE);
    builder.transition().from(State.CHECKED).to(State.NEW).on(Event.LOSE).when(Conditions.never());
    builder
        .transition()
        .from(State.WAITING)
        .to(State.NEW)
        .on(Event.EXPIRE)
        .evalMvel("clear:::context.clear()");
    builder.transition().from(State.PACKING).to(State.SENT).on(Event.SEND);
    builder.localTransition().from(State.SENT).to(State.SENT).on(Event.ADD).callMethod("add");
    builder.transition().from(State.SENT).to(State.SENT).on(Event.SEND).invokeMethod(Order::resend);
    builder.transition().from(State.SENT).to(State.NEW).on(Event.BACK).callMethod("mistyped");
    builder.transition().from(State.SENT).toFinal(State.GONE).on(Event.LOSE);
    builder // no transition leads to these states
        .transitions()
        .between(State.RETURNED)
        .and(State.REFUNDED)
        .onMutual(Event.REFUND, Event.REFUND);
    builder.onExit(State.NEW).callMethod("skipped:ignore");
    builder.onEntry(State.CHECKED).callMethod("decide");
    builder.onEntry(State.SENT).callMethod("log");
    builder.onExit(State.SENT).callMethod("log");
    return builder.newStateMachine(State.NEW);
  }

  void add(State from, State to, Event event, Bill bill) {
    bill.amount += 7;
  }

  void addFee(State from, State to, Event event, Bill bill) {
    bill.amount++;
  }

  /** Fires an event, which squirrel queues. */
  void decide(State from, State to, Event event, Bill bill) {
    if (bill.amount % 2 == 0) {
      fire(Event.TAKE, bill);
    }
  }

  @ExecuteWhen("context.amount > 20")
  void log(State from, State to, Event event, Bill bill) {
    bill.messages++;
  }

  @AsyncExecute
  void onBACK(State from, State to, Event event, Bill bill) {
    bill.amount--;
  }

  void skipped(State from, State to, Event event, Bill bill) {}

  void resend(State from, State to, Event event, Bill bill) {
    bill.messages += 10;
  }

  @Override
  protected void afterTransitionDeclined(State from, Event event, Bill bill) {}
}
