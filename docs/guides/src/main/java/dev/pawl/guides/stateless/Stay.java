package dev.pawl.guides.stateless;

// guide: context
/** What a booking is about. */
public record Stay(int nights, boolean refundable) {}
// end
