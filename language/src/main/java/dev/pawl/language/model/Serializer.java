package dev.pawl.language.model;

/**
 * A serializer that is generated only on request. The constants have the names of the constants of
 * {@code dev.pawl.Serializer}.
 */
public enum Serializer {
  JSON,
  JACKSON,
  JACKSON3,
  JPA,
  BINARY,
  STORE
}
