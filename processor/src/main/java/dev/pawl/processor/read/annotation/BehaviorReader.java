package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.read.annotation.mirror.Mirror;
import dev.pawl.processor.read.annotation.mirror.PawlAnnotation;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import javax.lang.model.element.Element;

/** Reads what only the states of statecharts have. */
final class BehaviorReader {

  /** The elements that belong to a state that an instance can be in. */
  private static final List<String> OF_STATES =
      List.of(
          ("initial parallel entry exit raiseOnEntry raiseOnExit ignore defer tags" + " external")
              .split(" "));

  private final EventNames events;
  private final Problems problems;

  BehaviorReader(EventNames events, Problems problems) {
    this.events = events;
    this.problems = problems;
  }

  /** The behavior of the machine as a whole. */
  static Behavior ofRoot(boolean parallel, DeclaredTransitions read) {
    return behavior(read).parallel(parallel).build();
  }

  private static Behavior.Builder behavior(DeclaredTransitions read) {
    return Behavior.builder().always(read.always()).timers(read.timers());
  }

  /** The behavior of a state that is no history state. */
  Behavior read(Optional<Mirror> state, DeclaredTransitions read) {
    if (state.isEmpty()) {
      return ofRoot(false, read);
    }
    Mirror annotation = state.get();
    return behavior(read)
        .parallel(annotation.flag("parallel"))
        .initial(annotation.refs("initial"))
        .entry(actions(annotation, "entry", "raiseOnEntry"))
        .exit(actions(annotation, "exit", "raiseOnExit"))
        .ignored(events(annotation, "ignore", NameRules::checkTaken))
        .deferred(events(annotation, "defer", NameRules::checkOwn))
        .build();
  }

  private Behavior.Actions actions(Mirror state, String effects, String raise) {
    return new Behavior.Actions(
        NameRules.checked(state.refs(effects), "an effect", problems),
        events(state, raise, NameRules::checkOwn));
  }

  private List<NameReference> events(
      Mirror state, String attribute, BiPredicate<NameReference, Problems> check) {
    return state.refs(attribute).stream()
        .filter(e -> check.test(e, problems))
        .map(events::use)
        .toList();
  }

  /** The kind of a history state; empty for every other state. */
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
    return Behavior.builder().history(Optional.of(history)).build();
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
