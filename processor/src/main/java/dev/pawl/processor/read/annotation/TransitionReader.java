package dev.pawl.processor.read.annotation;

import dev.pawl.processor.model.Guard;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;

/**
 * Reads {@code @Transition}: what it means follows from whether it has {@code on} and {@code to}.
 */
final class TransitionReader {

  private final EventNames events;
  private final Problems problems;
  private final GuardReader guards;

  TransitionReader(EventNames events, Problems problems) {
    this.events = events;
    this.problems = problems;
    this.guards = new GuardReader(problems);
  }

  /** The transitions declared on an element, in order. */
  List<Transition> read(Element element) {
    List<Transition> all = new ArrayList<>();
    for (Mirror annotation : Mirror.all(element, PawlAnnotation.TRANSITION)) {
      all.addAll(read(annotation));
    }
    return all;
  }

  private List<Transition> read(Mirror annotation) {
    if (annotation.unresolved("on") || annotation.unresolved("to")) {
      // the compiler reports it; what is left of the transition would only mislead
      return List.of();
    }
    Optional<Ref> on = annotation.ref("on");
    List<Ref> targets = annotation.refs("to");
    if (targets.isEmpty()) {
      noTarget(annotation, on);
      return List.of();
    }
    Common common = common(annotation);
    if (on.isPresent()) {
      return triggered(on.get(), targets, common);
    }
    if (common.choose().isPresent()) {
      problems.add(
          Code.SEVERAL_TARGETS,
          common.choose().get().origin(),
          "\"choose\" needs \"on\": without an event each target is a transition of its own.");
    }
    return targets.stream().map(t -> direct(t, common)).toList();
  }

  private void noTarget(Mirror annotation, Optional<Ref> on) {
    if (on.isPresent()) {
      problems.add(Code.NOT_SUPPORTED, on.get().origin(), "A transition without target (internal)");
    } else {
      problems.add(Code.NO_TARGET, annotation.origin());
    }
  }

  private List<Transition> triggered(Ref on, List<Ref> targets, Common common) {
    boolean supported = !on.name().equals("*") && !on.name().startsWith("done.");
    if (!supported) {
      problems.add(Code.NOT_SUPPORTED, on.origin(), "The event \"" + on.name() + "\"");
      if (events.type().isPresent()) {
        // it is no constant, which would be reported once more
        return List.of();
      }
    } else {
      NameRules.check(on, "an event", problems);
    }
    Ref event = new Ref(events.denoted(on.name()), on.origin());
    return List.of(common.transition(event, false, targets));
  }

  private Transition direct(Ref target, Common common) {
    String name = events.denoted(Transition.directEventName(target.name()));
    return common.transition(new Ref(name, target.origin()), true, List.of(target));
  }

  private Common common(Mirror annotation) {
    List<Ref> effects =
        annotation.refs("effects").stream()
            .filter(e -> NameRules.check(e, "an effect", problems))
            .toList();
    return new Common(
        annotation,
        guards.read(annotation),
        annotation.ref("update").filter(u -> NameRules.check(u, "an update", problems)),
        effects,
        annotation.ref("choose").filter(c -> NameRules.check(c, "a choice", problems)));
  }

  /** What the transitions of one annotation have in common. */
  private record Common(
      Mirror annotation,
      Optional<Guard> guard,
      Optional<Ref> update,
      List<Ref> effects,
      Optional<Ref> choose) {

    Transition transition(Ref event, boolean direct, List<Ref> targets) {
      return new Transition(
          event,
          direct,
          targets,
          guard,
          update,
          effects,
          direct ? Optional.empty() : choose,
          Prose.in(annotation),
          annotation.origin());
    }
  }
}
