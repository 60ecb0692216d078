package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Delay;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Transition;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;

/**
 * Reads {@code @Transition}. The elements {@code on}, {@code always}, {@code after}, {@code every}
 * and {@code to} of the annotation determine the kind of transition.
 */
final class TransitionReader {

  private static final List<String> TRIGGERS = List.of("on", "always", "after", "every");

  private final EventNames events;
  private final Problems problems;
  private final GuardReader guards;
  private final boolean sketch;

  /**
   * @param sketch whether the compiler rejects the enum; if so, a transition whose target does not
   *     exist is read without a target
   */
  TransitionReader(EventNames events, boolean sketch, Problems problems) {
    this.events = events;
    this.sketch = sketch;
    this.problems = problems;
    this.guards = new GuardReader(problems);
  }

  /** Returns the transitions and timers that are declared on an element, in order. */
  DeclaredTransitions read(Element element, String owner) {
    DeclaredTransitions read = new DeclaredTransitions(owner);
    List<ElementAnnotation> all = ElementAnnotation.all(element, PawlAnnotation.TRANSITION);
    all.forEach(t -> nameTimer(t, read));
    all.forEach(t -> read(t, read));
    return read;
  }

  /**
   * Records the name that an annotation gives to its timer. If several transitions have the same
   * timer, any of these transitions can contain the name.
   */
  private void nameTimer(ElementAnnotation annotation, DeclaredTransitions read) {
    annotation
        .name("name")
        .filter(name -> checkTimerName(name, annotation))
        .ifPresent(
            name -> {
              NameReference first = read.names().putIfAbsent(timerText(annotation), name);
              if (first != null && !first.name().equals(name.name())) {
                notTimerName(
                    name, "another transition of the timer names it \"" + first.name() + "\"");
              }
            });
  }

  /** Returns a text that differs for different timers of a state, such as {@code after 5s}. */
  private static String timerText(ElementAnnotation annotation) {
    String word = annotation.name("after").isPresent() ? "after" : "every";
    return word + " " + annotation.text(word);
  }

  private boolean checkTimerName(NameReference name, ElementAnnotation annotation) {
    if (annotation.unresolved("after") || annotation.unresolved("every")) {
      return false;
    } else if (annotation.name("after").isEmpty() && annotation.name("every").isEmpty()) {
      notTimerName(name, "this transition has neither \"after\" nor \"every\"");
      return false;
    } else if (NameRules.isDone(name)) {
      notTimerName(name, "only events for completed states have such names");
      return false;
    }
    return NameRules.check(name, "a timer", problems);
  }

  private void notTimerName(NameReference name, String reason) {
    problems.add(Code.TIMER_NAME, name.origin(), name.name(), reason);
  }

  private void read(ElementAnnotation annotation, DeclaredTransitions read) {
    if ((annotation.unresolved("to") && !sketch)
        || TRIGGERS.stream().anyMatch(annotation::unresolved)) {
      // the compiler reports that the target does not exist; a transition without target would
      // cause further errors
      return;
    }
    List<String> triggers =
        TRIGGERS.stream()
            .filter(t -> annotation.name(t).isPresent() || annotation.flag(t))
            .toList();
    List<NameReference> targets = annotation.names("to");
    if (triggers.size() > 1) {
      reportExclusive(annotation, triggers);
    } else if (!triggers.isEmpty()) {
      readTriggered(annotation, triggers.get(0), targets, read);
    } else if (targets.isEmpty()) {
      problems.add(
          Code.NO_TARGET,
          "Add to = \"STATE\". A transition with \"on\", \"always\" or \"after\" can also have no"
              + " target, and one with \"every\" never has one.",
          annotation.origin());
    } else {
      readDirect(annotation, targets, read);
    }
  }

  private void reportExclusive(ElementAnnotation annotation, List<String> triggers) {
    for (String other : triggers.subList(1, triggers.size())) {
      problems.add(
          Code.EXCLUSIVE,
          annotation.origin(other),
          "\"" + triggers.get(0) + "\"",
          "\"" + other + "\"",
          "a transition has only one trigger");
    }
  }

  private void readTriggered(
      ElementAnnotation annotation,
      String trigger,
      List<NameReference> targets,
      DeclaredTransitions read) {
    switch (trigger) {
      case "on" -> {
        NameReference event = event(annotation);
        read.transitions().add(builderWithoutEvent(annotation, targets).event(event).build());
      }
      case "always" -> {
        NameReference none = new NameReference(Transition.NO_EVENT, annotation.origin("always"));
        read.always().add(builderWithoutEvent(annotation, targets).event(none).build());
      }
      default -> {
        Optional<NameReference> event = timer(annotation, trigger, read);
        Transition.Builder common = builderWithoutEvent(annotation, targets);
        event.ifPresent(e -> read.transitions().add(common.event(e).build()));
      }
    }
  }

  private NameReference event(ElementAnnotation annotation) {
    NameReference on = annotation.name("on").orElseThrow();
    if (on.name().equals(Transition.ANY_EVENT)) {
      return on;
    }
    NameRules.checkTrigger(on, problems);
    return events.use(on);
  }

  private Optional<NameReference> timer(
      ElementAnnotation annotation, String word, DeclaredTransitions read) {
    NameReference time = annotation.name(word).orElseThrow();
    Optional<Delay> delay = DelayReader.read(time, problems);
    return delay.map(
        d -> {
          Optional<NameReference> given =
              Optional.ofNullable(read.names().get(timerText(annotation)));
          String derived = Event.timerName(read.owner(), word, d.text());
          NameReference name = given.orElseGet(() -> new NameReference(derived, time.origin()));
          NameReference event = events.useTimer(name, given.isPresent());
          read.start(new Behavior.Timer(event, d, given, word.equals("every")));
          return event;
        });
  }

  private void readDirect(
      ElementAnnotation annotation, List<NameReference> targets, DeclaredTransitions read) {
    List<NameReference> names =
        targets.stream()
            .map(t -> new NameReference(Transition.directEventName(t.name()), t.origin()))
            .map(n -> events.use(n, Event.Kind.DIRECT))
            .toList();
    Transition whole = builderWithoutEvent(annotation, targets).build();
    whole
        .choose()
        .ifPresent(
            c ->
                problems.add(
                    Code.SEVERAL_TARGETS,
                    "Add an event with \"on\", or remove \"choose\".",
                    c.origin(),
                    "\"choose\" needs \"on\": without an event, each target is a separate"
                        + " transition."));
    Transition.Builder common = whole.toBuilder().direct(true).choose(Optional.empty());
    for (int i = 0; i < targets.size(); i++) {
      common.event(names.get(i)).targets(List.of(targets.get(i)));
      read.transitions().add(common.build());
    }
  }

  /**
   * Returns the transition of a history state to its default targets. Reports further transitions,
   * and elements of the annotation that are not allowed.
   */
  List<Transition> readDefault(Element constant) {
    List<ElementAnnotation> all = ElementAnnotation.all(constant, PawlAnnotation.TRANSITION);
    all.stream().skip(1).forEach(t -> reportOnHistory(t.origin(), "a second @Transition"));
    return all.stream().limit(1).flatMap(t -> readDefault(t).stream()).toList();
  }

  private Optional<Transition> readDefault(ElementAnnotation annotation) {
    if (annotation.unresolved("to")) {
      return Optional.empty();
    }
    annotation.attributes().stream()
        .filter(a -> !a.equals("to") && !a.equals("description"))
        .forEach(a -> reportOnHistory(annotation.origin(a), "\"" + a + "\""));
    List<NameReference> targets = annotation.names("to");
    if (targets.isEmpty()) {
      problems.add(Code.NO_TARGET, annotation.origin());
      return Optional.empty();
    }
    NameReference none = new NameReference(Transition.NO_EVENT, annotation.origin());
    return Optional.of(
        Transition.on(none, annotation.origin())
            .targets(targets)
            .description(DescriptionReader.ofAnnotation(annotation))
            .build());
  }

  private void reportOnHistory(Origin origin, String what) {
    problems.add(
        Code.EXCLUSIVE,
        origin,
        "\"history\"",
        what,
        "the single transition of a history state only names its default");
  }

  /**
   * Returns a builder with all properties of a transition except the event. An annotation for
   * several events declares several transitions that differ only in the event.
   */
  private Transition.Builder builderWithoutEvent(
      ElementAnnotation annotation, List<NameReference> targets) {
    Optional<Guard> guard = guards.read(annotation);
    Optional<NameReference> update =
        annotation.name("update").filter(u -> NameRules.check(u, "an update", problems));
    List<NameReference> effects =
        NameRules.checked(annotation.names("effects"), "an effect", problems);
    Optional<NameReference> choose =
        annotation.name("choose").filter(c -> NameRules.check(c, "a choice", problems));
    if (choose.isPresent() && targets.isEmpty()) {
      problems.add(Code.MISSING_KEY, choose.get().origin(), "A transition with \"choose\"", "to");
    }
    List<NameReference> raise =
        annotation.names("raise").stream()
            .filter(r -> NameRules.checkRaisedOrDeclared(r, problems))
            .map(events::use)
            .toList();
    return Transition.on(
            new NameReference(Transition.NO_EVENT, annotation.origin()), annotation.origin())
        .targets(targets)
        .guard(guard)
        .update(update)
        .effects(effects)
        .choose(targets.isEmpty() ? Optional.empty() : choose)
        .requirements(NameReference.names(annotation.names("requirement")))
        .description(DescriptionReader.ofAnnotation(annotation))
        .internal(annotation.flag("internal"))
        .raise(raise);
  }
}
