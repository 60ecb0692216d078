package dev.pawl.processor.read.annotation;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Delay;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Guard;
import dev.pawl.processor.model.Origin;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problem;
import dev.pawl.processor.problem.Problems;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;

/**
 * Reads {@code @Transition}: what it means follows from whether it has {@code on}, {@code always},
 * {@code after} and {@code to}.
 */
final class TransitionReader {

  private static final List<String> TRIGGERS = List.of("on", "always", "after");

  private final EventNames events;
  private final Problems problems;
  private final GuardReader guards;

  TransitionReader(EventNames events, Problems problems) {
    this.events = events;
    this.problems = problems;
    this.guards = new GuardReader(problems);
  }

  /** The transitions declared on an element, in order. */
  Ways read(Element element, String owner) {
    Ways ways = new Ways(owner);
    List<Mirror> all = Mirror.all(element, PawlAnnotation.TRANSITION);
    all.forEach(t -> nameTimer(t, ways));
    all.forEach(t -> read(t, ways));
    return ways;
  }

  /** Notes what a timer is called: any of its transitions may tell it for all. */
  private void nameTimer(Mirror annotation, Ways ways) {
    annotation
        .ref("name")
        .filter(name -> checkTimerName(name, annotation))
        .ifPresent(
            name -> {
              Ref first = ways.names().putIfAbsent(annotation.text("after"), name);
              if (first != null && !first.name().equals(name.name())) {
                notTimerName(name, "another of its transitions calls it \"" + first.name() + "\"");
              }
            });
  }

  private boolean checkTimerName(Ref name, Mirror annotation) {
    if (annotation.unresolved("after")) {
      return false;
    } else if (annotation.ref("after").isEmpty()) {
      notTimerName(name, "this transition has no \"after\"");
      return false;
    } else if (NameRules.isDone(name)) {
      notTimerName(name, "only what tells that a state is done is called so");
      return false;
    }
    return NameRules.check(name, "a timer", problems);
  }

  private void notTimerName(Ref name, String reason) {
    problems.add(Code.TIMER_NAME, name.origin(), name.name(), reason);
  }

  private void read(Mirror annotation, Ways ways) {
    if (annotation.unresolved("to") || TRIGGERS.stream().anyMatch(annotation::unresolved)) {
      // the compiler reports it; what is left of the transition would only mislead
      return;
    }
    List<String> triggers =
        TRIGGERS.stream().filter(t -> annotation.ref(t).isPresent() || annotation.flag(t)).toList();
    List<Ref> targets = annotation.refs("to");
    if (triggers.size() > 1) {
      exclusive(annotation, triggers);
    } else if (!triggers.isEmpty()) {
      triggered(annotation, triggers.get(0), targets, ways);
    } else if (targets.isEmpty()) {
      problems.add(
          Problem.of(Code.NO_TARGET, annotation.origin())
              .withHint("Only one with \"on\", \"always\" or \"after\" may do without."));
    } else {
      direct(annotation, targets, ways);
    }
  }

  private void exclusive(Mirror annotation, List<String> triggers) {
    for (String other : triggers.subList(1, triggers.size())) {
      problems.add(
          Code.EXCLUSIVE,
          annotation.origin(other),
          "\"" + triggers.get(0) + "\"",
          "\"" + other + "\"",
          "one of them makes that a transition is taken");
    }
  }

  private void triggered(Mirror annotation, String trigger, List<Ref> targets, Ways ways) {
    switch (trigger) {
      case "on" -> {
        Ref event = event(annotation);
        ways.transitions().add(common(annotation, targets).transition(event, false, targets));
      }
      case "always" -> {
        Ref none = new Ref(Transition.NO_EVENT, annotation.origin("always"));
        ways.always().add(common(annotation, targets).transition(none, false, targets));
      }
      default -> {
        Optional<Ref> event = timer(annotation, ways);
        Common common = common(annotation, targets);
        event.ifPresent(e -> ways.transitions().add(common.transition(e, false, targets)));
      }
    }
  }

  private Ref event(Mirror annotation) {
    Ref on = annotation.ref("on").orElseThrow();
    if (on.name().equals(Transition.ANY_EVENT)) {
      return on;
    }
    NameRules.checkTaken(on, problems);
    return events.use(on);
  }

  private Optional<Ref> timer(Mirror annotation, Ways ways) {
    Ref after = annotation.ref("after").orElseThrow();
    Optional<Delay> delay = DelayReader.read(after, problems);
    return delay.map(
        d -> {
          Optional<Ref> given = Optional.ofNullable(ways.names().get(d.text()));
          String derived = Event.timerName(ways.owner(), d.text());
          Ref name = given.orElseGet(() -> new Ref(derived, after.origin()));
          Ref event = events.useTimer(name, given.isPresent());
          ways.start(new Behavior.Timer(event, d, given));
          return event;
        });
  }

  private void direct(Mirror annotation, List<Ref> targets, Ways ways) {
    List<Ref> names =
        targets.stream()
            .map(t -> new Ref(Transition.directEventName(t.name()), t.origin()))
            .map(n -> events.use(n, Event.Kind.DIRECT))
            .toList();
    Common common = common(annotation, targets);
    common
        .choose()
        .ifPresent(
            c ->
                problems.add(
                    Code.SEVERAL_TARGETS,
                    c.origin(),
                    "\"choose\" needs \"on\": without an event each target is a transition of its"
                        + " own."));
    for (int i = 0; i < targets.size(); i++) {
      ways.transitions().add(common.transition(names.get(i), true, List.of(targets.get(i))));
    }
  }

  /**
   * The default of a history state: one transition that only has targets. What stands there besides
   * is reported.
   */
  List<Transition> readDefault(Element constant) {
    List<Mirror> all = Mirror.all(constant, PawlAnnotation.TRANSITION);
    all.stream().skip(1).forEach(t -> notOfHistory(t.origin(), "a second @Transition"));
    return all.stream().limit(1).flatMap(t -> readDefault(t).stream()).toList();
  }

  private Optional<Transition> readDefault(Mirror annotation) {
    if (annotation.unresolved("to")) {
      return Optional.empty();
    }
    annotation.attributes().stream()
        .filter(a -> !a.equals("to") && !a.equals("description"))
        .forEach(a -> notOfHistory(annotation.origin(a), "\"" + a + "\""));
    List<Ref> targets = annotation.refs("to");
    if (targets.isEmpty()) {
      problems.add(Code.NO_TARGET, annotation.origin());
      return Optional.empty();
    }
    return Optional.of(
        new Transition(
            new Ref(Transition.NO_EVENT, annotation.origin()),
            false,
            targets,
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            Prose.in(annotation),
            annotation.origin()));
  }

  private void notOfHistory(Origin origin, String what) {
    problems.add(
        Code.EXCLUSIVE,
        origin,
        "\"history\"",
        what,
        "the one transition of a history state only names the default");
  }

  private Common common(Mirror annotation, List<Ref> targets) {
    Optional<Guard> guard = guards.read(annotation);
    Optional<Ref> update =
        annotation.ref("update").filter(u -> NameRules.check(u, "an update", problems));
    List<Ref> effects = NameRules.checked(annotation.refs("effects"), "an effect", problems);
    Optional<Ref> choose =
        annotation.ref("choose").filter(c -> NameRules.check(c, "a choice", problems));
    if (choose.isPresent() && targets.isEmpty()) {
      problems.add(Code.MISSING_KEY, choose.get().origin(), "A transition with \"choose\"", "to");
    }
    List<Ref> raise =
        annotation.refs("raise").stream()
            .filter(r -> NameRules.checkOwn(r, problems))
            .map(events::use)
            .toList();
    return new Common(annotation, guard, update, effects, choose, raise);
  }

  /** What the transitions of one annotation have in common. */
  private record Common(
      Mirror annotation,
      Optional<Guard> guard,
      Optional<Ref> update,
      List<Ref> effects,
      Optional<Ref> choose,
      List<Ref> raise) {

    Transition transition(Ref event, boolean direct, List<Ref> targets) {
      return new Transition(
          event,
          direct,
          targets,
          guard,
          update,
          effects,
          direct || targets.isEmpty() ? Optional.empty() : choose,
          Prose.in(annotation),
          annotation.origin(),
          annotation.flag("internal"),
          raise);
    }
  }
}
