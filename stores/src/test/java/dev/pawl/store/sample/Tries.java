package dev.pawl.store.sample;

/**
 * How often a job was tried.
 *
 * @param made so far
 * @param most before it is no use
 */
public record Tries(int made, int most) {

  /** As a text. */
  public String text() {
    return made + "/" + most;
  }

  /** Of a text. */
  public static Tries parse(String text) {
    String[] parts = text.split("/");
    return new Tries(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
  }
}
