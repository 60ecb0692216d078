package dev.pawl.kafka;

import dev.pawl.store.machine.EffectContext;

/** The logic and the effects of orders in tests. */
final class Orders {

  private Orders() {}

  static StreamMachine<OrderState, OrderEvent> machine() {
    return StreamMachine.of(
        OrderStored.machine(
            (builder, opening) ->
                builder
                    .context(new Cart(10, 0))
                    .logic(new Rules())
                    .effects(new Mails(opening.effectContext()))),
        OrderBinary.format(),
        OrderBinary::eventToBytes,
        OrderBinary::eventFromBytes);
  }

  /** Throws a checked exception that is not declared, as Kotlin may anywhere. */
  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void throwUndeclared(Throwable error) throws T {
    throw (T) error;
  }

  /**
   * Pure guards and updates. Payments of 13, 14 and 15 make the guard fail, and after a payment of
   * 12 the context cannot be read.
   */
  static final class Rules implements OrderLogic {
    @Override
    public boolean isEnough(Cart context, OrderEvent.Pay event) {
      if (event.amount() == 13) {
        throw new IllegalStateException("13 brings bad luck");
      } else if (event.amount() == 14) {
        Orders.<RuntimeException>throwUndeclared(new Exception("bad luck, checked"));
      } else if (event.amount() == 15) {
        throw new AssertionError("bad luck, asserted");
      }
      return context.paid() + event.amount() >= context.price();
    }

    @Override
    public Cart addPayment(Cart context, OrderEvent.Pay event) {
      Cart cart = new Cart(context.price(), context.paid() + event.amount());
      return event.amount() == 12 ? cart.unreadable() : cart;
    }
  }

  /** Effects that send messages. */
  record Mails(EffectContext work) implements OrderEffects {
    @Override
    public void release(Cart context) {
      work.send("stock", "release");
    }

    @Override
    public void confirm(Cart context, OrderEvent.Pay event) {
      work.send("mail", "confirm");
    }

    @Override
    public void remind(Cart context) {
      work.send("mail", "remind");
    }

    @Override
    public void refund(Cart context) {
      work.send("bank", null);
    }

    @Override
    public void thank(Cart context) {
      work.send("mail", "thank");
    }
  }
}
