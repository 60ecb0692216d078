package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import javax.lang.model.element.Element;

/**
 * Reads the declarations of a state that only statecharts have, such as entry effects and regions.
 */
final class BehaviorReader {

  /** The annotation elements that are not allowed at a history state. */
  private static final List<String> NOT_FOR_HISTORY =
      List.of(
          ("initial parallel entry exit raiseOnEntry raiseOnExit ignore defer tags" + " external")
              .split(" "));

  private final EventNames events;
  private final Problems problems;

  BehaviorReader(EventNames events, Problems problems) {
    this.events = events;
    this.problems = problems;
  }

  static Behavior ofRoot(boolean parallel, DeclaredTransitions read) {
    return behavior(read).parallel(parallel).build();
  }

  private static Behavior.Builder behavior(DeclaredTransitions read) {
    return Behavior.builder().always(read.always()).timers(read.timers());
  }

  /** Returns the behavior of a state that is not a history state. */
  Behavior read(Optional<ElementAnnotation> state, DeclaredTransitions read) {
    if (state.isEmpty()) {
      return ofRoot(false, read);
    }
    ElementAnnotation annotation = state.get();
    return behavior(read)
        .parallel(annotation.flag("parallel"))
        .initial(annotation.names("initial"))
        .entry(actions(annotation, "entry", "raiseOnEntry"))
        .exit(actions(annotation, "exit", "raiseOnExit"))
        .ignored(events(annotation, "ignore", NameRules::checkTrigger))
        .deferred(events(annotation, "defer", NameRules::checkRaisedOrDeclared))
        .build();
  }

  private Behavior.Actions actions(ElementAnnotation state, String effects, String raise) {
    return new Behavior.Actions(
        NameRules.checked(state.names(effects), "an effect", problems),
        events(state, raise, NameRules::checkRaisedOrDeclared));
  }

  private List<NameReference> events(
      ElementAnnotation state, String attribute, BiPredicate<NameReference, Problems> check) {
    return state.names(attribute).stream()
        .filter(e -> check.test(e, problems))
        .map(events::use)
        .toList();
  }

  /** Returns the kind of a history state; empty for other states. */
  static Optional<Behavior.History> history(Optional<ElementAnnotation> state) {
    return state.stream()
        .flatMap(s -> s.constants("history").stream())
        .flatMap(name -> Stream.of(Behavior.History.values()).filter(h -> h.name().equals(name)))
        .findFirst();
  }

  /**
   * Returns the behavior of a history state. Reports annotation elements that are not allowed at a
   * history state.
   */
  Behavior ofHistory(Behavior.History history, ElementAnnotation state, Element constant) {
    NOT_FOR_HISTORY.stream()
        .filter(a -> state.flag(a) || !state.names(a).isEmpty())
        .forEach(a -> reportExclusive(state.origin(a), "\"" + a + "\""));
    ElementAnnotation.first(constant, PawlAnnotation.FINAL)
        .ifPresent(f -> reportExclusive(f.origin(), "@Final"));
    return Behavior.builder().history(Optional.of(history)).build();
  }

  private void reportExclusive(Origin origin, String what) {
    problems.add(
        Code.EXCLUSIVE,
        origin,
        "\"history\"",
        what,
        "a history state is never active and only leads to other states");
  }
}
