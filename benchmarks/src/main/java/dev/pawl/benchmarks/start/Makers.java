package dev.pawl.benchmarks.start;

import java.util.List;

/** All that make the agent turn; only the one that is asked for is loaded. */
public final class Makers {

  /** Their keys, in the order of tables. */
  public static final List<String> KEYS =
      List.of("pawl", "pawl-id", "hand", "stateless", "squirrel", "cola", "spring", "kstate");

  private Makers() {}

  /**
   * The one with a key.
   *
   * @throws IllegalArgumentException if no maker has the key
   */
  public static Made<?> of(String key) {
    return switch (key) {
      case "pawl" -> new PawlMade(false);
      case "pawl-id" -> new PawlMade(true);
      case "hand" -> new HandMade();
      case "stateless" -> new StatelessMade();
      case "squirrel" -> new SquirrelMade();
      case "cola" -> new ColaMade();
      case "spring" -> new SpringMade();
      case "kstate" -> new KStateMade();
      default -> throw new IllegalArgumentException(key);
    };
  }
}
