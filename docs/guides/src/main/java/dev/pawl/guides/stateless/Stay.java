package dev.pawl.guides.stateless;

/** What a booking is about. */
public record Stay(int nights, boolean refundable) {}
