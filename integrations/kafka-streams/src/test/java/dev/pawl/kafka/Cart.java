package dev.pawl.kafka;

/**
 * The context of an order.
 *
 * @param price the price
 * @param paid the amount that was paid so far
 */
public record Cart(int price, int paid) {

  /** The price of carts that can no longer be created; 0 for none. */
  static volatile int unreadablePrice;

  public Cart {
    if (price > 0 && price == unreadablePrice) {
      throw new IllegalArgumentException("no cart costs " + price);
    }
  }

  /** Returns a copy that cannot be created again. */
  Cart unreadable() {
    Cart last = new Cart(999, paid);
    unreadablePrice = 999;
    return last;
  }
}
