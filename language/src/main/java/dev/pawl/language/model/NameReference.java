package dev.pawl.language.model;

import java.util.List;

/**
 * A name that refers to something (a state, an event, a method), and where it is written. The name
 * is kept exactly as written; whether it refers to anything is for the checks to say.
 */
public record NameReference(String name, Origin origin) {

  /** The names alone. */
  public static List<String> names(List<NameReference> refs) {
    return refs.isEmpty() ? List.of() : refs.stream().map(NameReference::name).toList();
  }

  @Override
  public String toString() {
    return name;
  }
}
