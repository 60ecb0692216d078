package dev.pawl.cli.importer;

/** An action of a transition, or on entry or exit. */
public sealed interface ImportedAction {

  /** An event that is added to the internal queue. */
  record Raise(String event) implements ImportedAction {}

  /**
   * A call of an effect.
   *
   * @param name the name that it has in the source, or words from which a name is derived
   * @param expression the original text; empty if the source has only a name
   */
  record Effect(String name, String expression) implements ImportedAction {}

  /**
   * A call of an update of the context. Only a transition can have an update, and at most one.
   *
   * @param name the name that it has in the source, or words from which a name is derived
   * @param expression the original text; empty if the source has only a name
   */
  record Update(String name, String expression) implements ImportedAction {}
}
