package dev.pawl.store.machine;

import dev.pawl.engine.Definition;
import dev.pawl.engine.Replay;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Whether a recorded step is one that the rules allow, guards aside. Thread-safe. */
@FunctionalInterface
public interface Legality {

  /**
   * Why a step is not legal.
   *
   * @param from the name of the state left, in data
   * @param event the name of the event, in data; null if there was none
   * @param to the name of the state entered, in data
   * @return the explanation; null if the step is legal
   */
  String illegal(String from, String event, String to);

  /**
   * Asks the rules of a generated machine, by the names of its states and events alone: what states
   * and events carry does not matter. Of the states that are active at a time a step names those
   * that it left and entered, or the first of them if states carry data.
   *
   * @param rules what {@code NameTransitions.rules()} gives
   * @param stateFromWire the constant of a state, or of its type, of its name in data
   * @param eventFromWire the constant of an event, or of its type, of its name in data
   * @param <K> the enum of states, or of their types
   */
  static <K> Legality of(
      Definition<K, ?> rules,
      Function<String, ? extends K> stateFromWire,
      Function<String, ? extends Enum<?>> eventFromWire) {
    Replay<K, ?> replay = new Replay<>(rules);
    return remembering(
        (from, event, to) -> {
          try {
            return replay.illegal(
                stateFromWire.apply(from),
                event == null ? null : eventFromWire.apply(event),
                stateFromWire.apply(to));
          } catch (IllegalArgumentException e) {
            return e.getMessage();
          }
        });
  }

  /** There are few different steps, however many are recorded. */
  private static Legality remembering(Legality asked) {
    Map<List<String>, String> known = new ConcurrentHashMap<>();
    return (from, event, to) -> {
      String why =
          known.computeIfAbsent(
              List.of(String.valueOf(from), event == null ? "" : event, String.valueOf(to)),
              key -> {
                String answer = asked.illegal(from, event, to);
                return answer == null ? "" : answer;
              });
      return why.isEmpty() ? null : why;
    };
  }
}
