package dev.pawl.cli.importer;

/** An action that a transition, an entry or an exit performs. */
public sealed interface ImportedAction {

  /** An action that adds an event to the internal queue. */
  record Raise(String event) implements ImportedAction {}

  /**
   * An action that calls an effect.
   *
   * @param name the name in the source, or words from which a name is derived
   * @param expression the original text; empty if the source has only a name
   */
  record Effect(String name, String expression) implements ImportedAction {}

  /**
   * An action that calls an update of the context. Only transitions have updates, and each
   * transition has at most one update.
   *
   * @param name the name in the source, or words from which a name is derived
   * @param expression the original text; empty if the source has only a name
   */
  record Update(String name, String expression) implements ImportedAction {}
}
