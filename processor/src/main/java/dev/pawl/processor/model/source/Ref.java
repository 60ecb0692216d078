package dev.pawl.processor.model.source;

import java.util.List;

/**
 * A name that refers to something (a state, an event, a method), and where it is written. The name
 * is kept exactly as written; whether it refers to anything is for the checks to say.
 */
public record Ref(String name, Origin origin) {

  /** The names alone. */
  public static List<String> names(List<Ref> refs) {
    return refs.isEmpty() ? List.of() : refs.stream().map(Ref::name).toList();
  }

  @Override
  public String toString() {
    return name;
  }
}
