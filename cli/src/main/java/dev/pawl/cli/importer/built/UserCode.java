package dev.pawl.cli.importer.built;

import java.util.Optional;

/** A guard or an action of the user in a built machine. */
public interface UserCode {

  /**
   * Returns the object that the user passed to the library. Users can assign names to such objects.
   */
  Object original();

  /** Returns a key. Guards or actions with equal keys are replaced by one method. */
  Object key();

  /** Returns the text of the guard or action, if it is written as an expression. */
  Optional<String> expression();

  /** Returns the name that the code has in its library, or a name derived from its class. */
  Optional<String> declaredName();

  /**
   * Returns a description of the code, such as "a lambda of com.acme.Orders", for comments and
   * remarks of the import.
   */
  String describe();
}
