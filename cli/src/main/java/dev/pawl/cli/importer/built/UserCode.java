package dev.pawl.cli.importer.built;

import java.util.Optional;

/** A guard or an action of the user in a built machine. */
public interface UserCode {

  /** Returns the object that the user gave, by which the user can name it. */
  Object original();

  /** Returns a key. Guards or actions with equal keys become one method. */
  Object key();

  /** Returns the text of an expression. */
  Optional<String> expression();

  /** Returns the name that the code has in its library, or that its class suggests. */
  Optional<String> declaredName();

  /** Returns a description for comments. */
  String describe();
}
