package dev.pawl.samples.order.annotated;

import dev.pawl.samples.order.Account;

/** What is asked of an order's account. */
public final class OrderRules implements OrderLogic {

  /** Rules without settings of their own: whatever counts stands in the account. */
  public OrderRules() {}

  @Override
  public boolean paidSomething(Account account) {
    return account.paid() > 0;
  }

  @Override
  public boolean paidInFull(Account account) {
    return account.paid() >= account.due();
  }

  @Override
  public Account addPayment(Account account, OrderEvent.PaymentReceived event) {
    return account.plus(event.cents());
  }
}
