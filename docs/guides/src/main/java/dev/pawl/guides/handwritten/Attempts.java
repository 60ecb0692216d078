package dev.pawl.guides.handwritten;

/** How often a delivery was tried, and how often it may be. */
public record Attempts(int made, int most) {

  Attempts counted() {
    return new Attempts(made + 1, most);
  }

  Attempts forgotten() {
    return new Attempts(0, most);
  }
}
