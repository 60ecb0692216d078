package dev.pawl.cli.importer;

import java.util.Optional;

/** A guard or an action of another library. */
public interface UserCode {

  /**
   * Returns the object that the user passed to the library. Users can set names for the objects
   * that they pass.
   */
  Object original();

  /** Returns the key of the code. One method can replace all guards or actions with equal keys. */
  Object key();

  /** Returns the text of the guard or action if it is an expression, not a class. */
  Optional<String> expression();

  /**
   * Returns the name that the guard or action has in its library, or a name derived from its class.
   */
  Optional<String> declaredName();

  /** Returns a description for comments and remarks, such as "a lambda of com.acme.Orders". */
  String describe();
}
