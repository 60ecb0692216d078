package dev.pawl.test.sample;

/** The context of a parcel. */
public record Postage(int due, int paid) {
  public Postage {
    if (due <= 0) {
      throw new IllegalArgumentException("Something must be due.");
    }
  }
}
