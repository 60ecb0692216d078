package dev.pawl.processor.read.annotation;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Origin;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import javax.lang.model.element.Element;

/** Reads what only the states of statecharts have. */
final class BehaviorReader {

  /** What belongs to a state that an instance can be in. */
  private static final List<String> OF_STATES =
      List.of(
          "initial",
          "parallel",
          "entry",
          "exit",
          "raiseOnEntry",
          "raiseOnExit",
          "ignore",
          "defer",
          "tags",
          "external");

  private final EventNames events;
  private final Problems problems;

  BehaviorReader(EventNames events, Problems problems) {
    this.events = events;
    this.problems = problems;
  }

  /** What the machine as a whole has. */
  static Behavior ofRoot(boolean parallel, Ways ways) {
    return behavior(
        parallel,
        List.of(),
        Behavior.Actions.NONE,
        Behavior.Actions.NONE,
        ways,
        List.of(),
        List.of());
  }

  /** What a state has that is no history state. */
  Behavior read(Optional<Mirror> state, Ways ways) {
    if (state.isEmpty()) {
      return ofRoot(false, ways);
    }
    Mirror annotation = state.get();
    return behavior(
        annotation.flag("parallel"),
        annotation.refs("initial"),
        actions(annotation, "entry", "raiseOnEntry"),
        actions(annotation, "exit", "raiseOnExit"),
        ways,
        events(annotation, "ignore", NameRules::checkTaken),
        events(annotation, "defer", NameRules::checkOwn));
  }

  private static Behavior behavior(
      boolean parallel,
      List<Ref> initial,
      Behavior.Actions entry,
      Behavior.Actions exit,
      Ways ways,
      List<Ref> ignored,
      List<Ref> deferred) {
    return new Behavior(
        parallel,
        Optional.empty(),
        initial,
        entry,
        exit,
        ways.always(),
        ways.timers(),
        ignored,
        deferred,
        List.of());
  }

  private Behavior.Actions actions(Mirror state, String effects, String raise) {
    return new Behavior.Actions(
        NameRules.checked(state.refs(effects), "an effect", problems),
        events(state, raise, NameRules::checkOwn));
  }

  private List<Ref> events(Mirror state, String attribute, BiPredicate<Ref, Problems> check) {
    return state.refs(attribute).stream()
        .filter(e -> check.test(e, problems))
        .map(events::use)
        .toList();
  }

  /** What a history state remembers; empty for every other state. */
  static Optional<Behavior.History> history(Optional<Mirror> state) {
    return state.stream()
        .flatMap(s -> s.constants("history").stream())
        .flatMap(name -> Stream.of(Behavior.History.values()).filter(h -> h.name().equals(name)))
        .findFirst();
  }

  /** The behavior of a history state; what has no meaning for one is reported. */
  Behavior ofHistory(Behavior.History history, Mirror state, Element constant) {
    OF_STATES.stream()
        .filter(a -> state.flag(a) || !state.refs(a).isEmpty())
        .forEach(a -> exclusive(state.origin(a), "\"" + a + "\""));
    Mirror.first(constant, PawlAnnotation.FINAL).ifPresent(f -> exclusive(f.origin(), "@Final"));
    return new Behavior(
        false,
        Optional.of(history),
        List.of(),
        Behavior.Actions.NONE,
        Behavior.Actions.NONE,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private void exclusive(Origin origin, String what) {
    problems.add(
        Code.EXCLUSIVE,
        origin,
        "\"history\"",
        what,
        "no instance is ever in a history state, it only stands for others");
  }
}
