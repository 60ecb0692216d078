package dev.pawl.samples.order;

/**
 * The amounts of an order.
 *
 * @param due the amount due, in cents
 * @param paid the amount paid, in cents
 */
public record Account(long due, long paid) {

  /** Creates an account without payments. */
  public static Account due(long cents) {
    return new Account(cents, 0);
  }

  /** Returns this account with a further payment. */
  public Account plus(long cents) {
    return new Account(due, paid + cents);
  }
}
