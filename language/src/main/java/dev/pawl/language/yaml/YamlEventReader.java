package dev.pawl.language.yaml;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Storage;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.problem.Code;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A reader of events. The reader reads the declared events or the user's enum of events, and
 * collects the events that the declaration uses. Declared events come first, then other events in
 * order of first use, and finally events that only the machine raises.
 */
final class YamlEventReader {

  private final Map<String, Event> events = new LinkedHashMap<>();
  private final Map<String, Event> machineEvents = new LinkedHashMap<>();
  private final Set<String> timerNames = new HashSet<>();
  private final List<Storage.Renamed> renamed = new ArrayList<>();
  private final YamlTypeReader types;
  private final FileProblems problems;
  private Optional<Machine.EventType> enumType = Optional.empty();
  private Optional<TypeRef> unseenEnum = Optional.empty();

  YamlEventReader(YamlTypeReader types, FileProblems problems) {
    this.types = types;
    this.problems = problems;
  }

  List<Event> events() {
    List<Event> all = new ArrayList<>(events.values());
    all.addAll(machineEvents.values());
    return all;
  }

  /** Returns the events that declare a former name. */
  List<Storage.Renamed> renamed() {
    return renamed;
  }

  /** Returns the user's enum of events, if the file names one and its constants are known. */
  Optional<Machine.EventType> enumType() {
    return enumType;
  }

  /**
   * Returns the user's enum of events if the reader cannot look up its constants. If the constants
   * of the enum are unknown, the machine has the events that the declaration uses.
   */
  Optional<TypeRef> unseenEnum() {
    return unseenEnum;
  }

  /** Reads the value of {@code events}. */
  void declare(YamlValue value) {
    if (value instanceof YamlValue.Mapping mapping) {
      MapFields.distinct(mapping, "\"events\"", problems).forEach(this::declare);
    } else if (value instanceof YamlValue.Text name && !name.isNull()) {
      Optional<YamlTypeReader.EnumType> read = types.enumType("\"events\"", name);
      if (types.knowsConstants()) {
        enumType = read.map(e -> new Machine.EventType(e.type(), e.constants(), name.place()));
        enumType.ifPresent(this::addConstants);
      } else {
        unseenEnum = read.map(YamlTypeReader.EnumType::type);
      }
    } else {
      Optional<String> hint =
          value instanceof YamlValue.Sequence
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

  private void declare(YamlValue.Entry entry) {
    YamlValue.Text name = entry.key();
    boolean reserved = isReserved(name, "events");
    if (reserved || !NameChecks.check(name, "an event", problems)) {
      return;
    }
    String description = "";
    List<Event.Param> payload = List.of();
    if (entry.value() instanceof YamlValue.Mapping mapping) {
      MapFields fields = MapFields.of(mapping, MapKeys.EVENT, problems);
      description = fields.prose("description");
      fields
          .filled("renamedFrom", "an event's former name")
          .ifPresent(from -> renamed.add(new Storage.Renamed(name.text(), from.ref())));
      payload = fields.value("payload").map(v -> components("payload", v)).orElse(List.of());
    } else if (!entry.value().isNull()) {
      problems.wrongType(
          "The event " + QuotedText.of(name.text()),
          "a map with payload and description, or nothing",
          entry.value(),
          proseHint(entry.value()));
    }
    events.put(
        name.text(), new Event(name.text(), description, payload, false, true, name.place()));
  }

  private static Optional<String> proseHint(YamlValue value) {
    return value instanceof YamlValue.Text
        ? Optional.of("A description belongs under \"description\".")
        : Optional.empty();
  }

  /**
   * Reads the components of a payload or of data.
   *
   * @param key {@code payload} or {@code data}
   */
  List<Event.Param> components(String key, YamlValue value) {
    String what = "\"" + key + "\"";
    if (!(value instanceof YamlValue.Mapping mapping)) {
      problems.wrongType(what, "a map from names to types", value);
      return List.of();
    }
    List<Event.Param> components = new ArrayList<>();
    for (YamlValue.Entry entry : MapFields.distinct(mapping, what, problems)) {
      if (NameChecks.checkComponent(entry.key(), key, problems)) {
        type(entry)
            .map(type -> new Event.Param(entry.key().text(), type, entry.key().place()))
            .ifPresent(components::add);
      }
    }
    return components;
  }

  private Optional<TypeRef> type(YamlValue.Entry entry) {
    if (entry.value() instanceof YamlValue.Text text && !text.isNothing()) {
      return Optional.of(types.typeOrGuess(text));
    }
    problems.wrongType(QuotedText.of(entry.key().text()), "the name of a type", entry.value());
    return Optional.empty();
  }

  /**
   * Reads an event as a key of transitions: a named event, a completion event, or {@code "*"}.
   *
   * @return the event; empty if the name is not valid. An invalid name is reported.
   */
  Optional<NameReference> transitionEvent(YamlValue.Text name) {
    if (name.text().equals(Transition.ANY_EVENT)) {
      return Optional.of(new NameReference(Transition.ANY_EVENT, name.place()));
    }
    if (!NameChecks.check(name, "an event", problems)) {
      return Optional.empty();
    }
    return isDone(name) ? done(name) : Optional.of(use(name.text(), false, name.place()));
  }

  /** Reads the events under {@code raise}, {@code ignore} or {@code defer}. */
  List<NameReference> eventList(String key, YamlValue value) {
    List<NameReference> listed = new ArrayList<>();
    for (YamlValue.Text name : MapFields.texts(key, value, "the name of an event", problems)) {
      boolean ignoresDone = key.equals("ignore") && isDone(name);
      if (ignoresDone || !isReserved(name, key)) {
        transitionEvent(name).ifPresent(listed::add);
      }
    }
    return listed;
  }

  /**
   * Returns whether a name is the name of a completion event or {@code "*"}. Reports the name of a
   * completion event and {@code "*"}, because {@code key} does not allow these names.
   */
  private boolean isReserved(YamlValue.Text name, String key) {
    boolean any = name.text().equals(Transition.ANY_EVENT);
    if (any) {
      String flaw = "it means every other event, and is allowed only under \"on\"";
      problems.add(Code.BAD_NAME, name.place(), name.text(), "an event", flaw);
    } else if (isDone(name)) {
      String flaw = "only the machine itself raises such events, so \"" + key + "\" cannot name it";
      Optional<String> hint = Optional.of("Use it under \"on\", without declaring it.");
      problems.add(
          Code.BAD_NAME, hint, name.place(), QuotedText.bare(name.text()), "an event", flaw);
    }
    return any || isDone(name);
  }

  private static boolean isDone(YamlValue.Text name) {
    return name.text().startsWith(Event.DONE_PREFIX);
  }

  private Optional<NameReference> done(YamlValue.Text name) {
    if (name.text().substring(Event.DONE_PREFIX.length()).isBlank()) {
      String flaw = "the name of the state is missing";
      problems.add(Code.BAD_NAME, name.place(), name.text(), "an event", flaw);
      return Optional.empty();
    }
    return Optional.of(machineEvent(name.text(), Event.Kind.DONE, name.place()));
  }

  /**
   * Returns the event of a timer. If the timer has no name, the event is named after the owner and
   * the delay.
   *
   * @param word {@code after} or {@code every}
   * @param given the declared name of the timer, if there is one
   */
  NameReference timer(
      YamlBehaviorReader.TimerOwner owner,
      String word,
      YamlValue.Text delay,
      Optional<YamlValue.Text> given) {
    if (given.isPresent()) {
      timerNames.add(given.get().text());
      return machineEvent(given.get().text(), Event.Kind.TIMER, given.get().place());
    }
    String name = Event.timerName(owner.name(), word, delay.text());
    if (owner.isRoot() && machineEvents.containsKey(name)) {
      String flaw = "the state " + QuotedText.of(owner.name()) + " has a timer with that name";
      Optional<String> hint = Optional.of("Give one of the two timers a name of its own.");
      problems.add(
          Code.BAD_NAME, hint, delay.place(), QuotedText.bare(name), "the machine's timer", flaw);
    }
    return machineEvent(name, Event.Kind.TIMER, delay.place());
  }

  /**
   * Records an event that only the machine raises. If the user declares an enum of events, the
   * event is the constant that the name denotes.
   */
  private NameReference machineEvent(String written, Event.Kind kind, Origin.InFile place) {
    if (enumType.isPresent()) {
      String constant = enumType.get().denoted(written);
      // the checks report a name that is not a constant
      events.computeIfPresent(constant, (n, known) -> known.of(kind));
      return new NameReference(constant, place);
    }
    return ownName(written, kind, place);
  }

  private NameReference ownName(String name, Event.Kind kind, Origin.InFile place) {
    Event before =
        machineEvents.putIfAbsent(name, new Event(name, "", List.of(), kind, false, place));
    if (before != null && before.kind() != kind) {
      // The timers of a state named "done" have names that look like completion events.
      String flaw = "the event of a timer and the completion of a state have this name";
      problems.add(Code.BAD_NAME, place, QuotedText.bare(name), "an event", flaw);
    }
    return new NameReference(name, place);
  }

  /**
   * Reports events whose name equals the derived name of a timer. Must be called after all events
   * and timers have been read.
   */
  void checkTimers() {
    for (Event event : events.values()) {
      boolean derived =
          machineEvents.containsKey(event.name()) && !timerNames.contains(event.name());
      if (derived && event.origin() instanceof Origin.InFile place) {
        String hint =
            "Declare the timer's transition under \"after\" or \"every\", under its delay.";
        String flaw = "it is the name of a timer's event";
        problems.add(Code.BAD_NAME, hint, place, QuotedText.bare(event.name()), "an event", flaw);
      }
    }
  }

  /** Returns the event of a direct transition. */
  NameReference direct(String target, Origin.InFile place) {
    return use(Transition.directEventName(target), true, place);
  }

  /**
   * Records the use of an event. If the user declares an enum of events, the event is the constant
   * that the name denotes.
   */
  private NameReference use(String written, boolean direct, Origin origin) {
    String name = enumType.map(t -> t.denoted(written)).orElse(written);
    if (enumType.isEmpty()) {
      addEvent(name, direct, origin);
    }
    return new NameReference(name, origin);
  }

  private void addEvent(String name, boolean direct, Origin origin) {
    Event before = events.get(name);
    if (before == null) {
      events.put(name, new Event(name, "", List.of(), direct, false, origin));
    } else if (before.direct() && !direct) {
      events.put(name, new Event(name, "", List.of(), false, false, origin));
    }
  }
}
