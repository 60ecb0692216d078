package dev.pawl.engine;

/** Holds the place of the types to come: an exported package must not be empty. */
public final class Placeholder {

  private Placeholder() {}
}
