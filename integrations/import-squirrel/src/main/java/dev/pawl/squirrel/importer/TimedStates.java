package dev.pawl.squirrel.importer;

import dev.pawl.cli.importer.Ids;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.squirrelframework.foundation.fsm.ImmutableState;
import org.squirrelframework.foundation.fsm.ImmutableTimedState;
import org.squirrelframework.foundation.fsm.MutableTimedState;
import org.squirrelframework.foundation.fsm.StateMachine;

/**
 * The timed states of a machine in a {@link SideBySide} comparison. Until {@link #release} is
 * called, the timers of the states do not fire by themselves, because the comparison fires them.
 */
final class TimedStates<T extends StateMachine<T, S, E, C>, S, E, C> {

  private static final long NEVER = Duration.ofDays(1000).toMillis();

  private final List<HeldState<T, S, E, C>> states = new ArrayList<>();

  /** A timed state and its original settings. */
  private record HeldState<T extends StateMachine<T, S, E, C>, S, E, C>(
      ImmutableTimedState<T, S, E, C> state, Duration delay, long initialDelay, long interval) {}

  /** Sets the timers of the timed states among the given states to a very long time. */
  TimedStates(List<ImmutableState<T, S, E, C>> all) {
    for (ImmutableState<T, S, E, C> state : all) {
      if (state instanceof ImmutableTimedState<T, S, E, C> timed) {
        states.add(
            new HeldState<>(
                timed,
                MachineWalker.delay(timed),
                timed.getInitialDelay(),
                timed.getTimeInterval()));
        set(timed, NEVER, NEVER);
      }
    }
  }

  private static void set(ImmutableTimedState<?, ?, ?, ?> state, long initialDelay, long interval) {
    MutableTimedState<?, ?, ?, ?> mutable = (MutableTimedState<?, ?, ?, ?>) state;
    mutable.setInitialDelay(initialDelay);
    mutable.setTimeInterval(interval);
  }

  /**
   * Returns the active state that has a timer with the given delay.
   *
   * @param active the names of the innermost active states
   */
  Optional<ImmutableTimedState<T, S, E, C>> active(Set<String> active, Duration delay) {
    return states.stream()
        .filter(s -> s.delay().equals(delay))
        .<ImmutableTimedState<T, S, E, C>>map(HeldState::state)
        .filter(s -> active.contains(Ids.name(s.getStateId())))
        .findFirst();
  }

  /** Restores the original settings of the timed states. */
  void release() {
    states.forEach(s -> set(s.state(), s.initialDelay(), s.interval()));
  }
}
