package dev.pawl.guides.handwritten;

/** The number of attempts so far, and the maximum number of attempts. */
public record Attempts(int made, int most) {

  Attempts counted() {
    return new Attempts(made + 1, most);
  }

  Attempts forgotten() {
    return new Attempts(0, most);
  }
}
