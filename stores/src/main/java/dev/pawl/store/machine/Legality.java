package dev.pawl.store.machine;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
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

  /** Asks the generated validator of a machine whose states and events are enums. */
  static <S, E> Legality of(
      Function<String, ? extends S> stateFromWire,
      Function<String, ? extends E> eventFromWire,
      Consumer<List<LifecycleEvent<S, E>>> requireLegal) {
    return remembering(
        (from, event, to) -> {
          try {
            LifecycleEvent<S, E> step =
                new LifecycleEvent<>(
                    2,
                    Instant.EPOCH,
                    null,
                    null,
                    stateFromWire.apply(from),
                    stateFromWire.apply(to),
                    event == null ? null : eventFromWire.apply(event),
                    Cause.none(),
                    false);
            requireLegal.accept(List.of(step));
            return null;
          } catch (IllegalTransitionError e) {
            return e.getMessage().replaceFirst("^Step 1: ", "");
          } catch (IllegalArgumentException e) {
            return e.getMessage();
          }
        });
  }

  /**
   * Asks whether any transition joins two states, for a machine whose events carry payload: of
   * those only the names are recorded.
   */
  static <S> Legality pairs(
      Function<String, ? extends S> stateFromWire, BiPredicate<? super S, ? super S> isLegal) {
    return remembering(
        (from, event, to) -> {
          try {
            boolean legal = isLegal.test(stateFromWire.apply(from), stateFromWire.apply(to));
            return legal ? null : "No transition leads from " + from + " to " + to + ".";
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
