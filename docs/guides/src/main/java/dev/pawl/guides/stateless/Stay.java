package dev.pawl.guides.stateless;

/** The data of a booking. */
public record Stay(int nights, boolean refundable) {}
