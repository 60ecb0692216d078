package dev.pawl.language.model;

/**
 * A serializer, which is generated only on request. The names equal those of the annotation's enum.
 */
public enum Serializer {
  JSON,
  JACKSON,
  JACKSON3,
  JPA,
  BINARY,
  STORE
}
