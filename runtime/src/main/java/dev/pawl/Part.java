package dev.pawl;

/** A generated part that a declaration may leave out, or ask for. */
public enum Part {
  /** {@code NameMachine}, one instance; without it {@code NameCodec} has no JSON. */
  MACHINE,
  /** {@code NamePhase}, a class per state with only the legal methods. */
  PHASE,
  /** {@code NameCases}, a method per state; by default only where states carry data. */
  CASES,
  /** {@code NameValidator}, the exhaustive check of recorded instances. */
  VALIDATOR,
  /** {@code NameCodec}, names and snapshots in data. */
  CODEC,
  /**
   * {@code NameBeans}, a configuration for Spring: a bean of the builder, one of the store if there
   * is one, converters of names; only where it is asked for.
   */
  SPRING
}
