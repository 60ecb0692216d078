package dev.pawl.language.model;

import java.util.List;

/** The make-up of a type of the program's own, so far as it can be taken apart and made again. */
public sealed interface Shape {

  /** An enum, whose constants have names. */
  record Constants() implements Shape {}

  /** A record, whose components are all there is to it. */
  record Components(List<Component> components) implements Shape {
    public Components {
      components = List.copyOf(components);
    }
  }

  /** One component of a record. */
  record Component(String name, TypeRef type) {}
}
