package dev.pawl.language.check;

import dev.pawl.language.model.Behavior.Timer;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;
import java.time.Duration;
import java.util.List;

/** A rule that reports repeating timers ({@code every}) that have a target or a delay of zero. */
final class RepeatingTimer implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (State owner : machine.declaring()) {
      for (Timer timer : owner.behavior().timers()) {
        if (timer.repeats()) {
          check(machine, owner, timer);
        }
      }
    }
  }

  private static void check(CheckContext machine, State owner, Timer timer) {
    // a reader replaces an invalid delay by zero
    if (timer.delay().constant().filter(Duration.ZERO::equals).isPresent()
        && !machine.has(Code.BAD_DELAY, timer.delay().origin())) {
      machine.report(
          Code.CANNOT_REPEAT,
          timer.delay().origin(),
          timer.event().name(),
          "its interval is 0, so it would fire endlessly");
    }
    List<ResolvedTransition> taken =
        machine.byEvent(owner).getOrDefault(timer.event().name(), List.of());
    for (ResolvedTransition transition : taken) {
      if (!transition.isTargetless()) {
        machine.report(
            Code.CANNOT_REPEAT,
            transition.declared().origin(),
            timer.event().name(),
            "it leads to " + transition.declared().targets().get(0).name());
      }
    }
  }
}
