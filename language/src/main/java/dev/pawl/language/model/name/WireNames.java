package dev.pawl.language.model.name;

/** How names in data are derived from declared names; the names equal the annotation's. */
public enum WireNames {
  AS_DECLARED,
  SNAKE_CASE,
  KEBAB_CASE,
  CAMEL_CASE;

  /** The wire name of a declared name. */
  public String of(String name) {
    Words words = Words.of(name);
    return switch (this) {
      case AS_DECLARED -> name;
      case SNAKE_CASE -> words.snake();
      case KEBAB_CASE -> words.kebab();
      case CAMEL_CASE -> words.camel();
    };
  }
}
