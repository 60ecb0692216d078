package dev.pawl.samples.order;

/** The guards and updates of an order's account. */
public final class OrderRules implements OrderLogic {

  /** Creates rules, which have no settings because all amounts are in the account. */
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
