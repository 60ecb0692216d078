package dev.pawl.language.model.name;

/**
 * The style of wire names that are derived from declared names. The constants have the names of the
 * constants of {@code dev.pawl.StateMachine.WireNames}.
 */
public enum WireNames {
  AS_DECLARED,
  SNAKE_CASE,
  KEBAB_CASE,
  CAMEL_CASE;

  /** Returns the wire name of a declared name. */
  public String of(String name) {
    return switch (this) {
      case AS_DECLARED -> name;
      case SNAKE_CASE -> Words.of(name).snake();
      case KEBAB_CASE -> Words.of(name).kebab();
      case CAMEL_CASE -> Words.of(name).camel();
    };
  }
}
