package dev.pawl.samples.order;

/**
 * What is to be paid for an order, and what has been.
 *
 * @param due how many cents are to be paid
 * @param paid how many have been
 */
public record Account(long due, long paid) {

  /** An account on which nothing has been paid yet. */
  public static Account due(long cents) {
    return new Account(cents, 0);
  }

  /** The account after a payment. */
  public Account plus(long cents) {
    return new Account(due, paid + cents);
  }
}
