package dev.pawl.language.check;

import dev.pawl.language.model.Behavior.Timer;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.ResolvedTransition;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A rule that reports timers that are always cancelled before they elapse. */
final class TimerNeverFires implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (State state : machine.states()) {
      // other rules report timers of final and history states
      if (state.isFinal() || state.isHistory()) {
        continue;
      }
      List<Timer> timers = state.behavior().timers();
      for (int i = 0; i < timers.size(); i++) {
        Timer timer = timers.get(i);
        reason(machine, machine.number(state), i)
            .ifPresent(
                why ->
                    machine.report(
                        Code.TIMER_NEVER_FIRES, timer.delay().origin(), timer.event().name(), why));
      }
    }
  }

  /** Returns the reason why a timer never elapses; empty if the timer can elapse. */
  private static Optional<String> reason(CheckContext machine, int node, int index) {
    StateTree tree = machine.tree();
    int passing = TransientStates.around(machine, node);
    if (passing >= 0) {
      return Optional.of(tree.node(passing).name() + " is left at once by an eventless transition");
    }
    Timer timer = tree.node(node).behavior().timers().get(index);
    for (int above : tree.upwards(node)) {
      List<Timer> others = tree.node(above).behavior().timers();
      for (int i = 0; i < others.size(); i++) {
        boolean first = above == node && i < index;
        if ((above != node || i != index)
            && isBefore(others.get(i), timer, first)
            && alwaysLeaves(machine, above, others.get(i))) {
          return Optional.of(others.get(i).event().name() + " comes first and leaves the state");
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Returns whether {@code other}, a timer of the same state or of an ancestor, elapses before
   * {@code timer}. It is enough to compare the delays, because {@code other} is never started after
   * {@code timer}.
   *
   * @param orAtOnce whether {@code other} elapses first if both delays are equal
   */
  private static boolean isBefore(Timer other, Timer timer, boolean orAtOnce) {
    Optional<Duration> before = other.delay().constant();
    Optional<Duration> after = timer.delay().constant();
    if (before.isEmpty() || after.isEmpty()) {
      return false;
    }
    int order = before.get().compareTo(after.get());
    return order < 0 || (orAtOnce && order == 0);
  }

  /** Returns whether a timer always triggers a transition that leaves the timer's state. */
  private static boolean alwaysLeaves(CheckContext machine, int node, Timer timer) {
    if (node == 0 || timer.repeats()) {
      return false;
    }
    Condition taken = machine.guards().never();
    String event = timer.event().name();
    for (ResolvedTransition transition :
        machine.byEvent(machine.tree().node(node)).getOrDefault(event, List.of())) {
      if (!TransientStates.leaves(machine, node, transition)) {
        return false;
      }
      taken = taken.or(machine.guard(transition));
    }
    return taken.isAlways();
  }
}
