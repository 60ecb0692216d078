package dev.pawl.store.machine;

import dev.pawl.engine.Definition;
import dev.pawl.engine.InstanceReplay;
import dev.pawl.engine.Replay;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a machine that decide whether recorded steps are legal. Guards are ignored.
 * Thread-safe.
 */
@FunctionalInterface
public interface Legality {

  /** Begins to replay the history of one entity. */
  History begin();

  /**
   * Returns whether the state alone describes an instance. Returns false for a superstate, for
   * example. A row without a snapshot may nevertheless contain a superstate, if an earlier version
   * of the machine wrote the row.
   *
   * @param state the name of the state in data
   */
  default boolean isWhole(String state) {
    return true;
  }

  /**
   * Returns whether a state is final.
   *
   * @param state the name of the state in data
   */
  default boolean isFinal(String state) {
    return false;
  }

  /** The replay of one history. Confined to one thread. */
  @FunctionalInterface
  interface History {

    /**
     * Checks the next step. After an illegal step or a gap in the numbers, the replay continues
     * from the state that the step entered.
     *
     * @param step the step to check
     * @return the reason why the step is not legal; null if it is legal
     */
    @Nullable String illegal(NamedStep step);
  }

  /**
   * A step with the stored names of its states and its event, without their data.
   *
   * @param sequence the number of the step in its history, from 1
   * @param from the name of the state that was left
   * @param event the name of the event; null if there was none
   * @param to the name of the state that was entered
   * @param forced whether the step was forced or is the record of a migration
   * @param rescued whether the row was forced without opening the instance, so that only the names
   *     of the states are known
   */
  record NamedStep(
      long sequence,
      String from,
      @Nullable String event,
      String to,
      boolean forced,
      boolean rescued) {}

  /**
   * Returns the legality that the rules of a generated machine define.
   *
   * @param rules the generated constant {@code RULES}, for example of {@code CircuitTransitions}
   * @param initial the states in which a history may begin
   * @param stateFromWire returns the constant of a state, or of its type, by its stored name
   * @param eventFromWire returns the constant of an event, or of its type, by its stored name
   * @param <K> the enum of states, or of their types
   */
  static <K> Legality of(
      Definition<K, ?> rules,
      Set<K> initial,
      Function<String, ? extends K> stateFromWire,
      Function<String, ? extends Enum<?>> eventFromWire) {
    Replay<K, ?> replay = new Replay<>(rules, initial);
    return new Legality() {
      @Override
      public History begin() {
        InstanceReplay<K> history = replay.begin(null);
        return step -> {
          try {
            return history.next(
                step.sequence(),
                stateFromWire.apply(step.from()),
                step.event() == null ? -1 : replay.positionOf(eventFromWire.apply(step.event())),
                stateFromWire.apply(step.to()),
                step.forced(),
                step.rescued());
          } catch (IllegalArgumentException e) {
            // a forced step is always legal
            return step.forced() ? null : e.getMessage();
          }
        };
      }

      @Override
      public boolean isWhole(String state) {
        return rules.isWhole(stateFromWire.apply(state));
      }

      @Override
      public boolean isFinal(String state) {
        return rules.finalStates().contains(stateFromWire.apply(state));
      }
    };
  }
}
