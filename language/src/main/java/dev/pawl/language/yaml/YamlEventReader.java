package dev.pawl.language.yaml;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Storage;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.problem.Code;
import dev.pawl.language.yaml.node.FileProblems;
import dev.pawl.language.yaml.node.MapFields;
import dev.pawl.language.yaml.node.MapKeys;
import dev.pawl.language.yaml.node.NameChecks;
import dev.pawl.language.yaml.node.QuotedText;
import dev.pawl.language.yaml.node.YamlValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the declared events, or the name of the user's enum of events, and collects those that are
 * used: declared ones come first, then the others in the order of first use, then in that order
 * those that the machine itself makes happen.
 */
final class YamlEventReader {

  private final Map<String, Event> events = new LinkedHashMap<>();
  private final Map<String, Event> own = new LinkedHashMap<>();
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
    all.addAll(own.values());
    return all;
  }

  /** The events that say what they were called before. */
  List<Storage.Renamed> renamed() {
    return renamed;
  }

  /** The user's own enum of events, if the file names one. */
  Optional<Machine.EventType> enumType() {
    return enumType;
  }

  /** The same where only its name is known: events are then known from where they are used. */
  Optional<TypeRef> unseenEnum() {
    return unseenEnum;
  }

  /** Reads what stands under {@code events}. */
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
        ? Optional.of("Prose stands under \"description\".")
        : Optional.empty();
  }

  /** The components of an event's payload or of a state's data, whichever the key says. */
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
   * The event that transitions are listed under: one of the user's, one that says that a state is
   * done, or any; nothing where the name is no event's, which is reported.
   */
  Optional<NameReference> taken(YamlValue.Text name) {
    if (name.text().equals(Transition.ANY_EVENT)) {
      return Optional.of(new NameReference(Transition.ANY_EVENT, name.place()));
    }
    if (!NameChecks.check(name, "an event", problems)) {
      return Optional.empty();
    }
    return isDone(name) ? done(name) : Optional.of(use(name.text(), false, name.place()));
  }

  /** The events under {@code raise}, {@code ignore} or {@code defer}. */
  List<NameReference> listed(String key, YamlValue value) {
    List<NameReference> listed = new ArrayList<>();
    for (YamlValue.Text name : MapFields.texts(key, value, "the name of an event", problems)) {
      boolean ignoresDone = key.equals("ignore") && isDone(name);
      if (ignoresDone || !isReserved(name, key)) {
        taken(name).ifPresent(listed::add);
      }
    }
    return listed;
  }

  /** Reports a name that only the machine itself gives to events, or that means any of them. */
  private boolean isReserved(YamlValue.Text name, String key) {
    boolean any = name.text().equals(Transition.ANY_EVENT);
    if (any) {
      String flaw = "it stands for every other event, and only under \"on\"";
      problems.add(Code.BAD_NAME, name.place(), name.text(), "an event", flaw);
    } else if (isDone(name)) {
      String flaw = "only the machine itself makes such events, so \"" + key + "\" cannot name it";
      Optional<String> hint = Optional.of("Use it under \"on\", undeclared.");
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
    return Optional.of(own(name.text(), Event.Kind.DONE, name.place()));
  }

  /** The event of a timer, which is named after whose it is and its delay if it has no name. */
  NameReference timer(
      YamlBehaviorReader.TimerOwner owner,
      String word,
      YamlValue.Text delay,
      Optional<YamlValue.Text> given) {
    if (given.isPresent()) {
      timerNames.add(given.get().text());
      return own(given.get().text(), Event.Kind.TIMER, given.get().place());
    }
    String name = Event.timerName(owner.name(), word, delay.text());
    if (owner.isRoot() && own.containsKey(name)) {
      String flaw = "the state " + QuotedText.of(owner.name()) + " has a timer with that name";
      Optional<String> hint = Optional.of("Give one of the two timers a name of its own.");
      problems.add(
          Code.BAD_NAME, hint, delay.place(), QuotedText.bare(name), "the machine's timer", flaw);
    }
    return own(name, Event.Kind.TIMER, delay.place());
  }

  /** Notes an event of the machine's own; of the user's own enum it is the constant denoted. */
  private NameReference own(String written, Event.Kind kind, Origin.InFile place) {
    if (enumType.isPresent()) {
      String constant = enumType.get().denoted(written);
      // another name is for the checks to report
      events.computeIfPresent(constant, (n, known) -> known.of(kind));
      return new NameReference(constant, place);
    }
    return ownName(written, kind, place);
  }

  private NameReference ownName(String name, Event.Kind kind, Origin.InFile place) {
    Event before = own.putIfAbsent(name, new Event(name, "", List.of(), kind, false, place));
    if (before != null && before.kind() != kind) {
      // a state called "done" has timers whose events look like those of states that are done
      String flaw = "a timer's is called like one that says that a state is done";
      problems.add(Code.BAD_NAME, place, QuotedText.bare(name), "an event", flaw);
    }
    return new NameReference(name, place);
  }

  /**
   * Reports events of the user's that are called like timers without a name of their own; to be
   * asked when all is read.
   */
  void checkTimers() {
    for (Event event : events.values()) {
      boolean derived = own.containsKey(event.name()) && !timerNames.contains(event.name());
      if (derived && event.origin() instanceof Origin.InFile place) {
        String hint = "What a timer leads to stands under its delay, below \"after\" or \"every\".";
        String flaw = "a timer's is called so";
        problems.add(Code.BAD_NAME, hint, place, QuotedText.bare(event.name()), "an event", flaw);
      }
    }
  }

  /** The event of a transition that names none. */
  NameReference direct(String target, Origin.InFile place) {
    return use(Transition.directEventName(target), true, place);
  }

  /** Notes that an event is used; of the user's own enum it is the constant denoted. */
  private NameReference use(String written, boolean direct, Origin origin) {
    String name = enumType.map(t -> t.denoted(written)).orElse(written);
    if (enumType.isEmpty()) {
      note(name, direct, origin);
    }
    return new NameReference(name, origin);
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
