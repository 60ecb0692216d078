package dev.pawl.store.machine;

import dev.pawl.engine.Definition;
import dev.pawl.engine.Replay;
import dev.pawl.engine.Replaying;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Whether recorded steps are those that the rules allow, guards aside. Thread-safe. */
@FunctionalInterface
public interface Legality {

  /** Begins to replay the history of one entity. */
  History begin();

  /**
   * Returns whether a state alone can be a complete instance. A row without a snapshot may name
   * another state if an earlier version wrote it, in which the state was a complete instance.
   *
   * @param state the name of the state in data
   */
  default boolean isWhole(String state) {
    return true;
  }

  /** The replay of one history. Confined to one thread. */
  @FunctionalInterface
  interface History {

    /**
     * The reason why the next step is not legal. After one that is not, or whose number is not the
     * next, the replay goes on from where it ended.
     *
     * @return the explanation; null if the step is legal
     */
    @Nullable String illegal(NamedStep step);
  }

  /**
   * A step by the names in data, without the data of states and events.
   *
   * @param sequence the number of the step in its history, from 1
   * @param from the name of the state left
   * @param event the name of the event; null if there was none
   * @param to the name of the state entered
   * @param forced whether the step was forced or is the record of a migration
   * @param rescued whether the row was forced without opening it; then only the names of the states
   *     are known
   */
  record NamedStep(
      long sequence,
      String from,
      @Nullable String event,
      String to,
      boolean forced,
      boolean rescued) {}

  /**
   * Asks the rules of a generated machine. Of the states that are active at a time a step names
   * those that it left and entered, or the first of them if states carry data.
   *
   * @param rules what {@code NameTransitions.RULES} is
   * @param initial the states in which a history may begin
   * @param stateFromWire the constant of a state, or of its type, of its name in data
   * @param eventFromWire the constant of an event, or of its type, of its name in data
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
        Replaying<K> history = replay.begin(null);
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
            // no forced step can be illegal
            return step.forced() ? null : e.getMessage();
          }
        };
      }

      @Override
      public boolean isWhole(String state) {
        return rules.isWhole(stateFromWire.apply(state));
      }
    };
  }
}
