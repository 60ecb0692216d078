package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Nearest;
import dev.pawl.language.problem.Problems;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;

/**
 * Collects the events of a machine. Events with a declaration come first, then other events of the
 * program, then internal events. If the user provides an enum of events, the events have the order
 * of its constants.
 */
final class EventReader {

  private final EventNames names;
  private final String machine;
  private final DescriptionReader prose;
  private final Problems problems;
  private final TypeReader types;
  private final Map<String, Event> events = new LinkedHashMap<>();
  private final Map<String, Event> own = new LinkedHashMap<>();

  EventReader(EventNames names, String machine, DescriptionReader prose, Problems problems) {
    this.names = names;
    this.machine = machine;
    this.prose = prose;
    this.problems = problems;
    this.types = new TypeReader(problems);
  }

  /**
   * Returns the events of {@code @Event} annotations, followed by the events that are used without
   * a declaration.
   */
  List<Event> read(TypeElement type) {
    names.type().ifPresent(t -> addConstants(t, type));
    for (ElementAnnotation annotation : ElementAnnotation.all(type, PawlAnnotation.EVENT)) {
      annotation.name("name").or(() -> empty(annotation)).ifPresent(n -> declare(n, annotation));
    }
    names.uses().forEach(this::use);
    List<Event> all = new ArrayList<>(events.values());
    for (Event event : own.values()) {
      Event other = events.get(event.name());
      if (other == null || names.isTimerName(event.name())) {
        // both events stay in the list, so that a later check reports that a timer has the name of
        // another event
        all.add(event);
      } else {
        problems.add(
            Code.BAD_NAME,
            other.origin(),
            other.name(),
            "an event",
            "the event of a timer has that name");
      }
    }
    return all;
  }

  private Optional<NameReference> empty(ElementAnnotation annotation) {
    boolean written = annotation.value("name").isPresent() && !annotation.unresolved("name");
    return written
        ? Optional.of(new NameReference("", annotation.origin("name")))
        : Optional.empty();
  }

  private void addConstants(Machine.EventType type, TypeElement user) {
    Map<String, String> descriptions = descriptions(user);
    for (String name : type.constants()) {
      String description = descriptions.getOrDefault(name, "");
      events.put(name, new Event(name, description, List.of(), false, true, type.origin()));
    }
  }

  /** Returns the Javadoc of each constant of the user's enum, by the name of the constant. */
  private Map<String, String> descriptions(TypeElement user) {
    Map<String, String> descriptions = new LinkedHashMap<>();
    ElementAnnotation.first(user, PawlAnnotation.STATE_MACHINE)
        .flatMap(m -> m.type("events"))
        .flatMap(TypeMirrors::element)
        .map(Element::getEnclosedElements)
        .ifPresent(
            all ->
                all.forEach(
                    e -> descriptions.put(e.getSimpleName().toString(), prose.javadocOf(e))));
    return descriptions;
  }

  private void declare(NameReference name, ElementAnnotation annotation) {
    if (names.type().isPresent()) {
      if (NameRules.check(name, "an event", problems)) {
        describeConstant(name, annotation);
      }
      return;
    }
    if (!NameRules.checkRaisedOrDeclared(name, problems)) {
      return;
    }
    if (events.containsKey(name.name())) {
      problems.add(
          Code.NAME_CLASH,
          name.origin(),
          "This event",
          "an earlier one",
          "\"" + name.name() + "\"");
    } else {
      Event event =
          new Event(
              name.name(),
              DescriptionReader.ofAnnotation(annotation),
              payload(annotation),
              false,
              true,
              name.origin());
      events.put(name.name(), event);
    }
  }

  /**
   * Adds the description of an {@code @Event} to an event of the user's enum. Reports the
   * annotation if the enum has no such constant, or if the annotation declares a payload.
   */
  private void describeConstant(NameReference name, ElementAnnotation annotation) {
    String constant = names.constantFor(name.name());
    Event event = events.get(constant);
    if (event == null) {
      problems.add(
          Code.UNKNOWN_EVENT,
          Nearest.hint(name.name(), events.keySet()),
          name.origin(),
          name.name(),
          machine);
      return;
    }
    if (annotation.value("payload").isPresent()) {
      problems.add(
          Code.NOT_SUPPORTED,
          annotation.origin("payload"),
          "A payload of " + constant + ", a constant of your own enum,");
    }
    String said = DescriptionReader.ofAnnotation(annotation);
    String description = said.isEmpty() ? event.description() : said;
    events.put(constant, new Event(constant, description, List.of(), false, true, event.origin()));
  }

  private List<Event.Param> payload(ElementAnnotation event) {
    List<Event.Param> params = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (ElementAnnotation param : event.annotations("payload")) {
      if (param.unresolved("name") || param.value("name").isEmpty()) {
        continue;
      }
      NameReference name =
          param.name("name").orElseGet(() -> new NameReference("", param.origin("name")));
      if (!NameRules.checkComponent(name, problems)) {
        continue;
      }
      if (!seen.add(name.name())) {
        problems.add(
            Code.NAME_CLASH, name.origin(), "This component", "an earlier one", name.name());
        continue;
      }
      if (param.type("type").filter(t -> t.getKind() == TypeKind.VOID).isPresent()) {
        problems.add(
            Code.WRONG_TYPE,
            param.origin("type"),
            "The type of \"" + name.name() + "\"",
            "a type with values",
            "void");
      }
      types
          .read(param, "type")
          .ifPresent(t -> params.add(new Event.Param(name.name(), t, param.origin())));
    }
    return params;
  }

  private void use(EventNames.Use use) {
    NameReference name = use.event();
    Event.Kind kind = use.kind();
    if (names.type().isPresent()) {
      // the user's enum contains all events; later checks report other names
      events.computeIfPresent(name.name(), (n, known) -> kind.isOwn() ? known.of(kind) : known);
      return;
    }
    Event added = new Event(name.name(), "", List.of(), kind, false, name.origin());
    if (kind.isOwn()) {
      own.putIfAbsent(name.name(), added);
    } else {
      // an event counts as generated for a direct transition only if no declaration names it
      events.merge(
          name.name(), added, (known, other) -> known.direct() && !other.direct() ? other : known);
    }
  }
}
