package dev.pawl.language.yaml;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Delay;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Forbid;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.Library;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.Serializer;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.StatedProperty;
import dev.pawl.language.model.Storage;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.Verification;
import dev.pawl.language.model.View;
import dev.pawl.language.model.name.WireNames;
import dev.pawl.language.problem.Problems;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * A reader of compiled models. The compiler writes one model for each machine, as {@code
 * META-INF/pawl/PACKAGE.MACHINE.json}. JSON is a subset of YAML, so the parser of machine files can
 * parse a model.
 *
 * <p>The resulting machine lacks the places of declarations and the constants of views to which no
 * state is mapped. The machine also lacks the properties, which {@link #properties} returns as
 * text.
 */
public final class ModelReader {

  /** The supported version of the format, in the member {@code pawl}. */
  private static final String VERSION = "1";

  private static final List<String> MODEL =
      List.of("pawl", "machine", "package", "states", "events");

  private final YamlValue root;

  private ModelReader(YamlValue root) {
    this.root = root;
  }

  /**
   * Opens a model.
   *
   * @param json the text of the model
   * @return the reader; empty if the text is not a model, or is in a later format
   */
  public static Optional<ModelReader> open(String json) {
    if (!json.startsWith("{") || !json.contains("\"pawl\"")) {
      return Optional.empty();
    }
    FileProblems found = new FileProblems();
    Optional<YamlValue> document = FileParser.parse(new SourceLines("", json), found);
    Problems problems = new Problems();
    found.passOn(problems);
    return document
        .filter(d -> problems.all().isEmpty() && text(d, "pawl").equals(VERSION))
        .filter(d -> MODEL.stream().allMatch(m -> member(d, m).isPresent()))
        .map(ModelReader::new);
  }

  /** Returns the verdicts about the properties of the machine, in declared order. */
  public List<StatedProperty> properties() {
    return items(root, "properties").stream()
        .map(
            p ->
                new StatedProperty(
                    text(p, "name"), text(p, "claim"), text(p, "verdict"), texts(p, "requirement")))
        .toList();
  }

  public Machine machine() {
    StateTree tree = new StateTree(state(root, State.root(Origin.NONE)), texts(root, "stateOrder"));
    List<Event> events = items(root, "events").stream().map(ModelReader::event).toList();
    return new Machine(
        new Machine.Identity(
            text(root, "machine"), text(root, "package"), text(root, "description"), Origin.NONE),
        settings(),
        types(events),
        tree,
        events,
        items(root, "forbid").stream()
            .map(f -> new Forbid(names(f, "from"), names(f, "to"), text(f, "because"), Origin.NONE))
            .toList(),
        items(root, "views").stream().map(ModelReader::view).toList(),
        verification());
  }

  private Machine.Settings settings() {
    return new Machine.Settings(
        text(root, "unexpected").equals("ignore"),
        constant(WireNames.class, text(root, "wireNames")).orElse(WireNames.AS_DECLARED),
        is(root, "threadSafe"),
        is(root, "public"),
        constants(Part.class, root, "omit"),
        constants(Part.class, root, "include"),
        new Storage(
            constants(Serializer.class, root, "serializers"),
            reserved("states"),
            reserved("events"),
            renamed(allStates(root)),
            renamed(items(root, "events")),
            Map.of(),
            Set.of(Library.values()), // the compiler has checked that the needed libraries exist
            Map.of()));
  }

  private List<Storage.Reserved> reserved(String kind) {
    return member(root, "reserved").flatMap(r -> member(r, kind)).stream()
        .flatMap(m -> entries(m).stream())
        .map(
            e ->
                new Storage.Reserved(
                    ref(e.key().text()),
                    Optional.of(text(e.value())).filter(t -> !t.isEmpty()).map(ModelReader::ref)))
        .toList();
  }

  private static List<YamlValue> allStates(YamlValue parent) {
    List<YamlValue> all = new ArrayList<>();
    for (YamlValue state : items(parent, "states")) {
      all.add(state);
      all.addAll(allStates(state));
    }
    return all;
  }

  private static List<Storage.Renamed> renamed(List<YamlValue> elements) {
    return elements.stream()
        .filter(e -> member(e, "renamedFrom").isPresent())
        .map(e -> new Storage.Renamed(text(e, "name"), ref(text(e, "renamedFrom"))))
        .toList();
  }

  private Machine.UserTypes types(List<Event> events) {
    Optional<TypeRef> states = type(root, "stateType");
    Optional<Machine.EventType> eventType =
        type(root, "eventType")
            .map(
                t ->
                    new Machine.EventType(
                        t, events.stream().map(Event::name).toList(), Origin.NONE));
    return new Machine.UserTypes(
        states,
        eventType,
        Optional.empty(),
        type(root, "context"),
        items(root, "contextMembers").stream()
            .flatMap(
                m ->
                    type(m, "type").stream()
                        .map(t -> new TypeLookup.Member(text(m, "name"), t, text(m, "access"))))
            .toList());
  }

  private static State state(YamlValue value, State.Builder builder) {
    return builder
        .description(text(value, "description"))
        .initial(member(value, "initial").map(i -> new State.Initial(text(i, "description"))))
        .isFinal(is(value, "final"))
        .external(is(value, "external"))
        .layout(constant(State.Layout.class, text(value, "layout")).orElse(State.Layout.AUTO))
        .tags(names(value, "tags"))
        .wireName(optional(value, "wireName").map(ModelReader::ref))
        .aliases(names(value, "aliases"))
        .requirements(texts(value, "requirement"))
        .transitions(items(value, "transitions").stream().map(ModelReader::transition).toList())
        .children(
            items(value, "states").stream()
                .map(s -> state(s, State.builder(text(s, "name"), Origin.NONE)))
                .toList())
        .behavior(behavior(value))
        .build();
  }

  private static Behavior behavior(YamlValue value) {
    String state = text(value, "name");
    return Behavior.builder()
        .parallel(is(value, "parallel"))
        .history(constant(Behavior.History.class, text(value, "history")))
        .initial(names(value, "startsIn"))
        .entry(actions(value, "entry"))
        .exit(actions(value, "exit"))
        .always(items(value, "always").stream().map(ModelReader::transition).toList())
        .timers(items(value, "timers").stream().map(t -> timer(state, t)).toList())
        .ignored(names(value, "ignore"))
        .deferred(names(value, "defer"))
        .data(params(value, "data"))
        .build();
  }

  private static Behavior.Actions actions(YamlValue value, String key) {
    return member(value, key)
        .map(a -> new Behavior.Actions(names(a, "effects"), names(a, "raise")))
        .orElse(Behavior.Actions.NONE);
  }

  private static Behavior.Timer timer(String state, YamlValue value) {
    boolean repeats = member(value, "every").isPresent();
    String word = repeats ? "every" : "after";
    String delay = text(value, word);
    String event = text(value, "event");
    Optional<Duration> constant = optional(value, "millis").flatMap(ModelReader::millis);
    Optional<NameReference> name =
        event.equals(Event.timerName(state, word, delay))
            ? Optional.empty()
            : Optional.of(ref(event));
    return new Behavior.Timer(ref(event), new Delay(delay, constant, Origin.NONE), name, repeats);
  }

  private static Optional<Duration> millis(String text) {
    try {
      return Optional.of(Duration.ofMillis(Long.parseLong(text)));
    } catch (NumberFormatException | DateTimeException | ArithmeticException e) {
      return Optional.empty();
    }
  }

  private static Transition transition(YamlValue value) {
    return Transition.on(ref(text(value, "event")), Origin.NONE)
        .direct(is(value, "direct"))
        .targets(names(value, "to"))
        .guard(
            member(value, "guard")
                .flatMap(g -> member(g, "formula"))
                .map(f -> new Guard(formula(f), Origin.NONE)))
        .choose(optional(value, "choose").map(ModelReader::ref))
        .update(optional(value, "update").map(ModelReader::ref))
        .effects(names(value, "effects"))
        .raise(names(value, "raise"))
        .internal(is(value, "internal"))
        .requirements(texts(value, "requirement"))
        .description(text(value, "description"))
        .build();
  }

  private static Formula formula(YamlValue value) {
    Optional<YamlValue> not = member(value, "not");
    if (not.isPresent()) {
      return new Formula.Not(formula(not.get()));
    } else if (member(value, "and").isPresent()) {
      return new Formula.And(items(value, "and").stream().map(ModelReader::formula).toList());
    } else if (member(value, "or").isPresent()) {
      return new Formula.Or(items(value, "or").stream().map(ModelReader::formula).toList());
    } else if (member(value, "in").isPresent()) {
      return new Formula.In(text(value, "in"));
    }
    return new Formula.Predicate(text(value, "predicate"));
  }

  private static Event event(YamlValue value) {
    return new Event(
        text(value, "name"),
        text(value, "description"),
        params(value, "payload"),
        constant(Event.Kind.class, text(value, "kind")).orElse(Event.Kind.NAMED),
        true,
        Origin.NONE);
  }

  private static View view(YamlValue value) {
    List<View.Entry> entries =
        member(value, "states").stream()
            .flatMap(m -> entries(m).stream())
            .map(e -> new View.Entry(ref(e.key().text()), ref(text(e.value()))))
            .toList();
    List<String> constants = entries.stream().map(e -> e.value().name()).distinct().toList();
    return new View(
        type(value, "type").orElse(TypeRef.of("", "Object")), constants, entries, Origin.NONE);
  }

  private Verification verification() {
    List<Verification.Assumption> assumptions = new ArrayList<>();
    for (YamlValue value : items(root, "assume")) {
      member(value, "formula")
          .ifPresent(f -> assumptions.add(new Verification.Invariant(formula(f), Origin.NONE)));
      events(value, "keepsArriving", Verification.KeepsArriving::new).ifPresent(assumptions::add);
      events(value, "neverArriving", Verification.NeverArriving::new).ifPresent(assumptions::add);
      number(value, "deferredAtMost")
          .ifPresent(n -> assumptions.add(new Verification.DeferredAtMost(n, Origin.NONE)));
    }
    List<Verification.Counter> counters = new ArrayList<>();
    for (YamlValue value : items(root, "counters")) {
      counters.add(
          new Verification.Counter(
              ref(text(value, "name")),
              number(value, "max").orElse(1),
              names(value, "increment"),
              names(value, "reset"),
              optional(value, "atMost").map(ModelReader::ref),
              optional(value, "reached").map(ModelReader::ref)));
    }
    return new Verification(assumptions, counters, List.of());
  }

  private static Optional<Verification.Assumption> events(
      YamlValue value,
      String key,
      BiFunction<List<NameReference>, Origin, Verification.Assumption> assumption) {
    return member(value, key).map(m -> assumption.apply(names(value, key), Origin.NONE));
  }

  private static NameReference ref(String name) {
    return new NameReference(name, Origin.NONE);
  }

  private static List<YamlValue.Entry> entries(YamlValue value) {
    return value instanceof YamlValue.Mapping mapping ? mapping.entries() : List.of();
  }

  private static Optional<YamlValue> member(YamlValue value, String name) {
    return entries(value).stream()
        .filter(entry -> entry.key().text().equals(name))
        .map(YamlValue.Entry::value)
        .findFirst();
  }

  private static String text(YamlValue value) {
    return value instanceof YamlValue.Text text ? text.text() : "";
  }

  private static String text(YamlValue value, String name) {
    return optional(value, name).orElse("");
  }

  private static Optional<String> optional(YamlValue value, String name) {
    return member(value, name).filter(YamlValue.Text.class::isInstance).map(ModelReader::text);
  }

  private static boolean is(YamlValue value, String name) {
    return text(value, name).equals("true");
  }

  private static Optional<Integer> number(YamlValue value, String name) {
    return optional(value, name).filter(t -> t.matches("\\d{1,9}")).map(Integer::valueOf);
  }

  private static List<YamlValue> items(YamlValue value, String name) {
    return member(value, name)
        .filter(YamlValue.Sequence.class::isInstance)
        .map(list -> ((YamlValue.Sequence) list).items())
        .orElse(List.of());
  }

  private static List<String> texts(YamlValue value, String name) {
    return items(value, name).stream().map(ModelReader::text).toList();
  }

  private static List<NameReference> names(YamlValue value, String name) {
    return texts(value, name).stream().map(ModelReader::ref).toList();
  }

  private static List<Event.Param> params(YamlValue value, String name) {
    return items(value, name).stream()
        .flatMap(
            p ->
                type(p, "type").stream().map(t -> new Event.Param(text(p, "name"), t, Origin.NONE)))
        .toList();
  }

  private static Optional<TypeRef> type(YamlValue value, String name) {
    return optional(value, name).flatMap(TypeRef::ofQualified);
  }

  private static <E extends Enum<E>> Optional<E> constant(Class<E> type, String name) {
    return Arrays.stream(type.getEnumConstants())
        .filter(c -> c.name().equals(name.toUpperCase(Locale.ROOT)))
        .findFirst();
  }

  private static <E extends Enum<E>> Set<E> constants(Class<E> type, YamlValue value, String name) {
    return texts(value, name).stream()
        .flatMap(t -> constant(type, t).stream())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
