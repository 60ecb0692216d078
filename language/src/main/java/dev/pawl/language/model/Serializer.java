package dev.pawl.language.model;

/** A way into data that is generated only on request; the names equal the annotation's. */
public enum Serializer {
  JSON,
  JACKSON,
  JACKSON3,
  JPA,
  BINARY,
  STORE
}
