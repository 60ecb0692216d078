package dev.pawl.processor.model.source;

/**
 * A name that refers to something (a state, an event, a method), and where it is written. The name
 * is kept exactly as written; whether it refers to anything is for the checks to say.
 */
public record Ref(String name, Origin origin) {

  @Override
  public String toString() {
    return name;
  }
}
