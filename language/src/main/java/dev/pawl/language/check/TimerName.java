package dev.pawl.language.check;

import dev.pawl.language.model.Behavior.Timer;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A rule that reports timer names that are also used for an event or another timer. If a timer
 * shared its name, the timer's event could be fired from outside, or two timers could be confused.
 */
final class TimerName implements Rule {

  @Override
  public void check(CheckContext machine) {
    Map<String, State> unnamed = new HashMap<>();
    for (State state : machine.declaring()) {
      for (Timer timer : state.behavior().timers()) {
        if (timer.name().isEmpty()) {
          unnamed.put(timer.event().name(), state);
        }
      }
    }
    Map<String, State> named = new HashMap<>();
    for (State state : machine.declaring()) {
      for (Timer timer : state.behavior().timers()) {
        if (timer.name().isPresent()) {
          String event = timer.event().name();
          Optional<State> other =
              Optional.ofNullable(named.putIfAbsent(event, state))
                  .or(() -> Optional.ofNullable(unnamed.get(event)));
          Optional<String> reason =
              other
                  .map(o -> "a timer of " + machine.ownerName(o) + " has this name")
                  .or(() -> taken(machine, event));
          reason.ifPresent(
              why -> {
                machine.ambiguous(event);
                add(timer.name().get(), why, machine);
              });
        }
      }
    }
  }

  /** Returns the reason why a timer name is already in use; empty if the name is unused. */
  private static Optional<String> taken(CheckContext machine, String event) {
    for (Event other : machine.machine().events()) {
      if (other.name().equals(event) && other.kind() != Event.Kind.TIMER) {
        return Optional.of("an event of the program has this name");
      }
    }
    for (ResolvedTransition transition : machine.transitions()) {
      State source = transition.source().declared();
      boolean timer =
          source.behavior().timers().stream().anyMatch(t -> t.event().name().equals(event));
      if (!timer && transition.eventName().equals(event)) {
        String other = machine.ownerName(source);
        return Optional.of("a transition of " + other + " has an event with this name");
      }
    }
    return Optional.empty();
  }

  /**
   * Reports that a timer cannot have its name. If a separate transition uses the timer's event, or
   * a state or transition raises, defers or ignores it, a hint says to remove that use.
   */
  private static void add(NameReference name, String reason, CheckContext subject) {
    boolean listed =
        subject.transitions().stream()
            .anyMatch(
                t ->
                    t.eventName().equals(name.name())
                        && t.source().declared().behavior().timers().stream()
                            .noneMatch(timer -> t.declared().event().equals(timer.event())));
    boolean named =
        Stream.concat(subject.events().raised().stream(), subject.events().setAside().stream())
            .anyMatch(event -> event.name().equals(name.name()));
    String other = "or give one of the two another name.";
    Optional<String> hint = Code.TIMER_NAME.remedy();
    if (listed) {
      hint =
          Optional.of(
              "The timer declares its own transition: remove the transition for \""
                  + name.name()
                  + "\", "
                  + other);
    } else if (named) {
      hint =
          Optional.of(
              "Only the timer itself may raise its event: remove \""
                  + name.name()
                  + "\" from the events that are raised, deferred or ignored, "
                  + other);
    }
    subject.report(Code.TIMER_NAME, hint, name.origin(), name.name(), reason);
  }
}
