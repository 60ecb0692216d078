package dev.pawl;

import org.jspecify.annotations.Nullable;

/**
 * A constant of a generated enum whose declared name differs from its Java name. Messages, logs,
 * metrics and REST responses use the declared name.
 */
public interface DeclaredName {

  /** Returns the name of the state or event as it was declared. */
  String declaredName();

  /** Returns the declared name of a state or event, without its data. */
  static String of(@Nullable Object value) {
    Object key = value;
    if (value instanceof StateRecord<?> state) {
      key = state.stateType();
    } else if (value instanceof EventRecord<?> event) {
      key = event.eventType();
    }
    if (key instanceof DeclaredName named) {
      return named.declaredName();
    }
    return key instanceof Enum<?> constant ? constant.name() : String.valueOf(key);
  }
}
