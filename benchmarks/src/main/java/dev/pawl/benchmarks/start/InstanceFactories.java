package dev.pawl.benchmarks.start;

import java.util.List;

/** All implementations of the agent turn. Only the requested one is loaded. */
public final class InstanceFactories {

  /** The keys, in the order of tables. */
  public static final List<String> KEYS =
      List.of("pawl", "pawl-id", "hand", "stateless", "squirrel", "cola", "spring", "kstate");

  private InstanceFactories() {}

  /**
   * Returns the implementation with a key.
   *
   * @throws IllegalArgumentException if the key is unknown
   */
  public static InstanceFactory<?> of(String key) {
    return switch (key) {
      case "pawl" -> new PawlFactory(false);
      case "pawl-id" -> new PawlFactory(true);
      case "hand" -> new HandwrittenFactory();
      case "stateless" -> new StatelessFactory();
      case "squirrel" -> new SquirrelFactory();
      case "cola" -> new ColaFactory();
      case "spring" -> new SpringFactory();
      case "kstate" -> new KStateFactory();
      default -> throw new IllegalArgumentException(key);
    };
  }
}
