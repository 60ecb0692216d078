package dev.pawl.spring.importer;

/** The names of states and events of Spring Statemachine. */
final class Ids {

  private Ids() {}

  /** Returns the name of a state or event: of a constant of an enum its own, else its text. */
  static String name(Object id) {
    return id instanceof Enum<?> constant ? constant.name() : String.valueOf(id);
  }
}
