package dev.pawl.processor.read.yaml;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Origin;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the declared events, or the name of the user's enum of events, and collects those that
 * transitions use: declared ones come first, then the others in the order of first use.
 */
final class EventReader {

  private final Map<String, Event> events = new LinkedHashMap<>();
  private final TypeReader types;
  private final FileProblems problems;
  private Optional<Machine.EventType> enumType = Optional.empty();

  EventReader(TypeReader types, FileProblems problems) {
    this.types = types;
    this.problems = problems;
  }

  List<Event> events() {
    return List.copyOf(events.values());
  }

  /** The user's own enum of events, if the file names one. */
  Optional<Machine.EventType> enumType() {
    return enumType;
  }

  /** Reads what stands under {@code events}. */
  void declare(Value value) {
    if (value instanceof Value.Mapping mapping) {
      Fields.distinct(mapping, "\"events\"", problems).forEach(this::declare);
    } else if (value instanceof Value.Text name && !name.isNull()) {
      enumType =
          types
              .enumType("\"events\"", name)
              .map(e -> new Machine.EventType(e.type(), e.constants(), name.place()));
      enumType.ifPresent(this::addConstants);
    } else {
      Optional<String> hint =
          value instanceof Value.Sequence
              ? Optional.of("Write each event as a key: NAME: { description: … }.")
              : Optional.empty();
      problems.wrongType("\"events\"", "a map of events or the name of an enum", value, hint);
    }
  }

  private void addConstants(Machine.EventType type) {
    for (String constant : type.constants()) {
      events.put(constant, new Event(constant, "", List.of(), false, true, type.origin()));
    }
  }

  private void declare(Value.Entry entry) {
    Value.Text name = entry.key();
    if (!check(name)) {
      return;
    }
    String description = "";
    List<Event.Param> payload = List.of();
    if (entry.value() instanceof Value.Mapping mapping) {
      Fields fields = Fields.of(mapping, Keys.EVENT, problems);
      description = fields.prose("description");
      payload = fields.value("payload").map(this::payload).orElse(List.of());
    } else if (!entry.value().isNull()) {
      problems.wrongType(
          "The event " + Quoted.of(name.text()),
          "a map with payload and description, or nothing",
          entry.value(),
          proseHint(entry.value()));
    }
    events.put(
        name.text(), new Event(name.text(), description, payload, false, true, name.place()));
  }

  private static Optional<String> proseHint(Value value) {
    return value instanceof Value.Text
        ? Optional.of("Prose stands under \"description\".")
        : Optional.empty();
  }

  private List<Event.Param> payload(Value value) {
    if (!(value instanceof Value.Mapping mapping)) {
      problems.wrongType("\"payload\"", "a map from names to types", value);
      return List.of();
    }
    List<Event.Param> payload = new ArrayList<>();
    for (Value.Entry entry : Fields.distinct(mapping, "\"payload\"", problems)) {
      if (Names.checkComponent(entry.key(), problems)) {
        type(entry)
            .map(type -> new Event.Param(entry.key().text(), type, entry.key().place()))
            .ifPresent(payload::add);
      }
    }
    return payload;
  }

  private Optional<TypeRef> type(Value.Entry entry) {
    if (entry.value() instanceof Value.Text text && !text.isNothing()) {
      return types.type(text);
    }
    problems.wrongType(Quoted.of(entry.key().text()), "the name of a type", entry.value());
    return Optional.empty();
  }

  /** Whether an event may have a name; if not, or not yet, that is reported. */
  boolean check(Value.Text name) {
    boolean any = name.text().equals("*");
    if (any || name.text().startsWith("done.")) {
      problems.notSupported("The event " + Quoted.of(name.text()), name.place());
      return false;
    }
    return Names.check(name, "an event", problems);
  }

  /** Notes that a transition uses an event; of the user's own enum it is the constant denoted. */
  Ref use(String written, boolean direct, Origin origin) {
    String name = enumType.map(t -> t.denoted(written)).orElse(written);
    if (enumType.isEmpty()) {
      note(name, direct, origin);
    }
    return new Ref(name, origin);
  }

  private void note(String name, boolean direct, Origin origin) {
    Event before = events.get(name);
    if (before == null) {
      events.put(name, new Event(name, "", List.of(), direct, false, origin));
    } else if (before.direct() && !direct) {
      events.put(name, new Event(name, "", List.of(), false, false, origin));
    }
  }
}
