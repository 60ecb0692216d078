package dev.pawl.benchmarks.start;

import java.util.List;

/** All implementations of the agent turn. Only the requested one is loaded. */
public final class Makers {

  /** The keys, in the order of tables. */
  public static final List<String> KEYS =
      List.of("pawl", "pawl-id", "hand", "stateless", "squirrel", "cola", "spring", "kstate");

  private Makers() {}

  /**
   * Returns the implementation with a key.
   *
   * @throws IllegalArgumentException if the key is unknown
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
