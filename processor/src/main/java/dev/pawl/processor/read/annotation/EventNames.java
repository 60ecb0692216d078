package dev.pawl.processor.read.annotation;

import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Words;
import java.util.List;
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
    List<String> constants = type.map(Machine.EventType::constants).orElse(List.of());
    if (constants.contains(name)) {
      return name;
    }
    String wanted = Words.of(name).constant();
    List<String> alike =
        constants.stream().filter(c -> Words.of(c).constant().equals(wanted)).toList();
    return alike.size() == 1 ? alike.get(0) : name;
  }
}
