package dev.pawl.kafka;

import dev.pawl.TransitionHook;
import dev.pawl.store.timer.TimerPolicy;
import java.time.Duration;
import java.util.List;

/**
 * The settings of a topology. Immutable.
 *
 * @param machine the machine that the topology runs
 * @param name the prefix of the names of topics and stores
 * @param hooks the hooks that are notified of steps
 * @param timers the policy by which timers are fired
 * @param tick the time between two searches for due timers
 * @param budget the maximum time for which one search fires timers; at least one timer fires
 * @param retention the time for which an entity is kept after it has ended
 * @param answers the number of answers that are kept for each entity
 * @param maxBytes the maximum size of a record
 * @param atLeastOnce whether the topology runs without exactly-once processing
 */
record TopologySettings<S, E>(
    StreamMachine<S, E> machine,
    String name,
    List<TransitionHook<S, E>> hooks,
    TimerPolicy timers,
    Duration tick,
    Duration budget,
    Duration retention,
    int answers,
    int maxBytes,
    boolean atLeastOnce) {

  TopologySettings {
    hooks = List.copyOf(hooks);
  }

  /** Returns the name of the store of entities. */
  String entities() {
    return name + "-entities";
  }

  /** Returns the name of the store of timers. */
  String timerStore() {
    return name + "-timers";
  }

  /** Returns the name of the processor. */
  String processor() {
    return name + "-machine";
  }
}
