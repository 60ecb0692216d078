package dev.pawl.processor.read.annotation;

import dev.pawl.processor.model.Machine;
import java.util.Optional;

/**
 * Which event a name denotes. Where the user has an enum of events, a name in any case style
 * denotes the constant with the same words; else every name denotes itself.
 */
final class EventNames {

  private final Optional<Machine.EventType> type;

  EventNames(Optional<Machine.EventType> type) {
    this.type = type;
  }

  Optional<Machine.EventType> type() {
    return type;
  }

  /** The constant's own name; the name as written where it denotes none, or more than one. */
  String denoted(String name) {
    return type.map(t -> t.denoted(name)).orElse(name);
  }
}
