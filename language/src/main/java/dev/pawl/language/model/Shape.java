package dev.pawl.language.model;

import java.util.List;

/** The structure of a user's type that serializers can write and read part by part. */
public sealed interface Shape {

  /** The structure of an enum. The constants of an enum are written by name. */
  record Constants() implements Shape {}

  /** The structure of a record. The components of a record are the whole state of the record. */
  record Components(List<Component> components) implements Shape {
    public Components {
      components = List.copyOf(components);
    }
  }

  /** A component of a record. */
  record Component(String name, TypeRef type) {}
}
