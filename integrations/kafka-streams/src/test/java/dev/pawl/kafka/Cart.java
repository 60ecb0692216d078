package dev.pawl.kafka;

/**
 * The context of an order.
 *
 * @param price the price
 * @param paid the amount that was paid so far
 */
public record Cart(int price, int paid) {}
