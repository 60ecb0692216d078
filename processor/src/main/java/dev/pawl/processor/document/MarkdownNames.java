package dev.pawl.processor.document;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Names from a declaration as they stand in a table's cell. */
final class MarkdownNames {

  private MarkdownNames() {}

  static String code(Optional<Ref> ref) {
    return ref.map(name -> MarkdownText.code(name.name())).orElse("");
  }

  static String codes(List<Ref> refs) {
    return codes(refs, ", ");
  }

  static String codes(List<Ref> refs, String between) {
    return refs.stream()
        .map(ref -> MarkdownText.code(ref.name()))
        .collect(Collectors.joining(between));
  }

  /** Components of a payload or of a state's data. */
  static String params(List<Event.Param> params) {
    return params.stream()
        .map(param -> MarkdownText.code(param.type().shortName() + " " + param.name()))
        .collect(Collectors.joining(", "));
  }

  /** The delay of the timer that an event is of, if the state has it. */
  static Optional<String> delay(State state, String event) {
    return state.behavior().timers().stream()
        .filter(timer -> timer.event().name().equals(event))
        .map(Behavior.Timer::delay)
        .map(delay -> "after " + MarkdownText.code(delay.text()))
        .findFirst();
  }
}
