package dev.pawl.processor.read.yaml;

import dev.pawl.processor.model.Guard;
import dev.pawl.processor.model.Origin;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the transitions of a state or of the root: what stands under {@code on} and {@code to}. */
final class TransitionReader {

  private static final String FORMS = "the name of a state, a map or a list of these";

  private final EventReader events;
  private final FileProblems problems;

  TransitionReader(EventReader events, FileProblems problems) {
    this.events = events;
    this.problems = problems;
  }

  /**
   * The transitions in document order, whether those with events or the direct ones stand first.
   */
  List<Transition> read(Fields owner) {
    List<Transition> transitions = new ArrayList<>();
    for (Map.Entry<String, Value> field : owner.all().entrySet()) {
      if (field.getKey().equals("on")) {
        readOn(field.getValue(), transitions);
      } else if (field.getKey().equals("to")) {
        readDirect(field.getValue(), transitions);
      }
    }
    return transitions;
  }

  private void readOn(Value on, List<Transition> transitions) {
    if (!(on instanceof Value.Mapping mapping)) {
      problems.wrongType(
          "\"on\"",
          "a map from events to transitions",
          on,
          Optional.of("Write EVENT: STATE, or EVENT: { to: STATE, … }."));
      return;
    }
    // only to report an event that stands twice: what stands under it is read all the same
    Fields.distinct(mapping, "\"on\"", problems);
    for (Value.Entry entry : mapping.entries()) {
      if (events.check(entry.key())) {
        Ref event = events.use(entry.key().text(), false, entry.key().place());
        readCandidates(event, entry.key().place(), entry.value(), transitions);
      }
    }
  }

  private void readCandidates(
      Ref event, Origin.InFile place, Value value, List<Transition> transitions) {
    if (value instanceof Value.Sequence list && !list.items().isEmpty()) {
      for (Value item : list.items()) {
        candidate(event, item, item.place()).ifPresent(transitions::add);
      }
    } else {
      candidate(event, value, place).ifPresent(transitions::add);
    }
  }

  private Optional<Transition> candidate(Ref event, Value value, Origin.InFile origin) {
    if (isNoTransition(value)) {
      problems.add(Code.NO_TARGET, "Name the state it leads to: EVENT: STATE.", origin);
      return Optional.empty();
    }
    if (value instanceof Value.Text text) {
      return Optional.of(plain(event, false, text, origin));
    }
    if (!(value instanceof Value.Mapping mapping)) {
      problems.wrongType("A transition", FORMS, value);
      return Optional.empty();
    }
    Fields fields = Fields.of(mapping, Keys.TRANSITION, problems);
    if (fields.value("to").isEmpty()) {
      reportInternal(fields, origin);
      return Optional.empty();
    }
    List<Ref> targets = targets(fields, origin);
    Optional<Ref> choose = fields.name("choose", "a method");
    return targets.isEmpty()
        ? Optional.empty()
        : Optional.of(full(event, false, targets, fields, guard(fields), choose, origin));
  }

  private static boolean isNoTransition(Value value) {
    return value.isNull()
        || (value instanceof Value.Mapping mapping && mapping.entries().isEmpty())
        || (value instanceof Value.Sequence list && list.items().isEmpty());
  }

  private void reportInternal(Fields fields, Origin.InFile origin) {
    guard(fields);
    if (!fields.mentions("internal")) {
      problems.add(
          Code.NOT_SUPPORTED,
          "Name the state it leads to with \"to\".",
          origin,
          "A transition without \"to\" (an internal transition)");
    }
  }

  private void readDirect(Value to, List<Transition> transitions) {
    List<Value> items = to instanceof Value.Sequence list ? list.items() : List.of(to);
    if (items.isEmpty()) {
      problems.add(Code.NO_TARGET, to.place());
    }
    for (Value item : items) {
      if (isNoTransition(item)) {
        problems.add(Code.NO_TARGET, item.place());
      } else if (item instanceof Value.Text target) {
        transitions.add(
            plain(directEvent(target.text(), target.place()), true, target, item.place()));
      } else if (item instanceof Value.Mapping mapping) {
        readDirect(mapping, transitions);
      } else {
        problems.wrongType("An item of \"to\"", "the name of a state or a map", item);
      }
    }
  }

  private void readDirect(Value.Mapping mapping, List<Transition> transitions) {
    Fields fields = Fields.of(mapping, Keys.DIRECT, problems);
    Optional<Guard> guard = guard(fields);
    if (fields.value("to").isEmpty()) {
      problems.add(Code.NO_TARGET, mapping.place());
    }
    for (Ref target : targets(fields, mapping.place())) {
      Ref event = directEvent(target.name(), (Origin.InFile) target.origin());
      transitions.add(
          full(event, true, List.of(target), fields, guard, Optional.empty(), mapping.place()));
    }
  }

  private List<Ref> targets(Fields fields, Origin.InFile origin) {
    Optional<Value> to = fields.value("to");
    boolean none = to.isPresent() && isNoTransition(to.get());
    if (none) {
      problems.add(Code.NO_TARGET, origin);
      return List.of();
    }
    return fields.references("to", "a state");
  }

  private Ref directEvent(String target, Origin.InFile place) {
    String name = Transition.directEventName(target);
    return events.use(name, true, place);
  }

  private Optional<Guard> guard(Fields fields) {
    return GuardReader.read(fields, problems);
  }

  private static Transition plain(
      Ref event, boolean direct, Value.Text target, Origin.InFile origin) {
    return new Transition(
        event,
        direct,
        List.of(new Ref(target.text(), target.place())),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        "",
        origin);
  }

  private static Transition full(
      Ref event,
      boolean direct,
      List<Ref> targets,
      Fields fields,
      Optional<Guard> guard,
      Optional<Ref> choose,
      Origin.InFile origin) {
    return new Transition(
        event,
        direct,
        targets,
        guard,
        fields.name("update", "a method"),
        fields.names("effects", "an effect"),
        choose,
        fields.prose("description"),
        origin);
  }
}
