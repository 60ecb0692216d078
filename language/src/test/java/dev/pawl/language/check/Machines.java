package dev.pawl.language.check;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Delay;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Forbid;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.GuardParser;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Storage;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.View;
import dev.pawl.language.model.name.WireNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A builder of machines for tests. Calls declare the parts in the order of a file. A method for a
 * property of a state or transition changes the last state or transition. The origin of each part
 * contains a description such as {@code "OPEN"} or {@code "OPEN: failure -> CLOSED"}, so that tests
 * can check the place of a problem.
 */
public final class Machines {

  private final String name;
  private final StateDraft root = new StateDraft("", null);
  private StateDraft parent = root;
  private final Map<String, Event> events = new LinkedHashMap<>();
  private final List<Forbid> forbids = new ArrayList<>();
  private final List<View> views = new ArrayList<>();
  private StateDraft current = root;
  private String packageName = "com.acme";
  private WireNames wireNames = WireNames.AS_DECLARED;
  private Optional<Machine.EventType> eventType = Optional.empty();
  private Optional<TypeRef> context = Optional.empty();

  private Machines(String name) {
    this.name = name;
  }

  public static Machines machine(String name) {
    return new Machines(name);
  }

  /** Returns an origin with a description of the part. */
  public static Origin at(String what) {
    return new Origin.InFile("machine.yaml", 1, 1, what);
  }

  public Machines inPackage(String newPackage) {
    packageName = newPackage;
    return this;
  }

  public Machines wireNames(WireNames style) {
    wireNames = style;
    return this;
  }

  public Machines context(String simpleName) {
    context = Optional.of(TypeRef.of("com.acme", simpleName));
    return this;
  }

  public Machines eventType(String simpleName, String... constants) {
    eventType =
        Optional.of(
            new Machine.EventType(
                TypeRef.of("com.acme", simpleName), List.of(constants), at(simpleName)));
    return this;
  }

  /** Declares an event with the names of its components, all of type {@code int}. */
  public Machines event(String event, String... components) {
    List<Event.Param> payload =
        Stream.of(components)
            .map(c -> new Event.Param(c, TypeRef.of("", "int"), at(event + "." + c)))
            .toList();
    events.put(event, new Event(event, "", payload, false, true, at("event " + event)));
    return this;
  }

  public Machines state(String state) {
    current = new StateDraft(state, parent);
    parent.children.add(current);
    return this;
  }

  /** Nests the following states in the last state. */
  public Machines inside() {
    parent = current;
    return this;
  }

  /**
   * Ends the nesting: the following states are siblings of the parent, which is the last state
   * again.
   */
  public Machines outside() {
    current = parent;
    parent = parent.parent;
    return this;
  }

  /** Makes the last state, or the root, parallel. */
  public Machines parallel() {
    current.parallel = true;
    return this;
  }

  /** Adds a history state with its default. */
  public Machines history(String state, Behavior.History history, String... targets) {
    state(state);
    current.history = Optional.of(history);
    return targets.length == 0
        ? this
        : add(current.transitions, Transition.NO_EVENT, false, targets);
  }

  /** Marks the last state as initial, even if states of its kind cannot be initial. */
  public Machines markInitial() {
    current.initial = Optional.of(new State.Initial(""));
    return this;
  }

  /** Sets the names of the states that the last state enters by default. */
  public Machines defaults(String... states) {
    return refs(current.defaults, "default", states);
  }

  public Machines entry(String... effects) {
    return refs(current.entry, "entry", effects);
  }

  public Machines exit(String... effects) {
    return refs(current.exit, "exit", effects);
  }

  public Machines raiseOnEntry(String... raised) {
    return refs(current.raiseOnEntry, "raises", raised);
  }

  public Machines ignore(String... ignored) {
    Stream.of(ignored)
        .forEach(
            n ->
                events.putIfAbsent(
                    n,
                    new Event(
                        n,
                        "",
                        List.of(),
                        Event.Kind.NAMED,
                        false,
                        at(current.name + " ignores " + n))));
    return refs(current.ignored, "ignores", ignored);
  }

  public Machines defer(String... deferred) {
    return refs(current.deferred, "defers", deferred);
  }

  private Machines refs(List<NameReference> list, String what, String... names) {
    Stream.of(names)
        .forEach(n -> list.add(new NameReference(n, at(current.name + " " + what + " " + n))));
    return this;
  }

  /** Adds a data component of a primitive type to the last state. */
  public Machines data(String component, String type) {
    Origin origin = at(current.name + "." + component);
    current.data.add(new Event.Param(component, TypeRef.of("", type), origin));
    return this;
  }

  /** Adds an eventless transition. */
  public Machines always(String... targets) {
    return add(current.always, Transition.NO_EVENT, false, targets);
  }

  /**
   * Adds a timer and its transition. Several transitions with equal delays are candidates of one
   * timer.
   */
  public Machines after(String delay, String... targets) {
    return timer("after", delay, targets);
  }

  /** Adds a repeating timer and its transition. */
  public Machines every(String delay, String... targets) {
    return timer("every", delay, targets);
  }

  private Machines timer(String word, String delay, String... targets) {
    String owner = current == root ? name : current.name;
    String event = Event.timerName(owner, word, delay);
    if (current.timers.stream().noneMatch(t -> t.event().name().equals(event))) {
      Origin origin = at(event);
      current.timers.add(
          new Behavior.Timer(
              new NameReference(event, origin),
              new Delay(delay, Delay.parse(delay), origin),
              Optional.empty(),
              word.equals("every")));
      events.put(event, new Event(event, "", List.of(), Event.Kind.TIMER, false, origin));
    }
    return add(current.transitions, event, false, targets);
  }

  public Machines initial(String state) {
    state(state);
    current.initial = Optional.of(new State.Initial(""));
    return this;
  }

  public Machines end(String state) {
    state(state);
    current.isFinal = true;
    return this;
  }

  public Machines external() {
    current.external = true;
    return this;
  }

  public Machines tag(String... tags) {
    Stream.of(tags)
        .forEach(t -> current.tags.add(new NameReference(t, at(current.name + " tag " + t))));
    return this;
  }

  public Machines wireName(String wireName) {
    current.wireName = Optional.of(new NameReference(wireName, at(current.name + " wireName")));
    return this;
  }

  public Machines alias(String alias) {
    current.aliases.add(new NameReference(alias, at(current.name + " alias " + alias)));
    return this;
  }

  /** Adds the following transitions to the root. */
  public Machines root() {
    current = root;
    return this;
  }

  public Machines on(String event, String... targets) {
    return add(current.transitions, event, false, targets);
  }

  /** Adds a direct transition for each target. */
  public Machines to(String... targets) {
    Stream.of(targets)
        .forEach(t -> add(current.transitions, Transition.directEventName(t), true, t));
    return this;
  }

  private Machines add(List<Transition> list, String event, boolean direct, String... targets) {
    current.last = list;
    String taken = event.equals(Transition.NO_EVENT) ? "always" : event;
    String label = current.name + ": " + taken + " -> " + String.join(", ", targets);
    Origin origin = at(label);
    List<NameReference> refs =
        Stream.of(targets).map(t -> new NameReference(t, at(label + " target " + t))).toList();
    list.add(
        Transition.on(new NameReference(event, at(label + " event")), origin)
            .direct(direct)
            .targets(refs)
            .build());
    Event.Kind kind =
        direct
            ? Event.Kind.DIRECT
            : event.startsWith(Event.DONE_PREFIX) ? Event.Kind.DONE : Event.Kind.NAMED;
    if (!event.equals(Transition.NO_EVENT) && !event.equals(Transition.ANY_EVENT)) {
      events.putIfAbsent(event, new Event(event, "", List.of(), kind, false, origin));
    }
    return this;
  }

  /** Marks the last transition as internal. */
  public Machines internal() {
    return change(t -> t.internal(true));
  }

  public Machines raise(String event) {
    return change(t -> t.raise(with(last().raise(), new NameReference(event, part("raise")))));
  }

  public Machines guard(String text) {
    try {
      return guard(GuardParser.parse(text));
    } catch (GuardParser.SyntaxException e) {
      throw new IllegalArgumentException(text, e);
    }
  }

  public Machines guard(Formula formula) {
    return change(t -> t.guard(Optional.of(new Guard(formula, part("guard")))));
  }

  public Machines update(String update) {
    return change(t -> t.update(Optional.of(new NameReference(update, part("update")))));
  }

  public Machines choose(String choice) {
    return change(t -> t.choose(Optional.of(new NameReference(choice, part("choose")))));
  }

  /** Sets the description of the last transition. */
  public Machines describe(String text) {
    return change(t -> t.description(text));
  }

  public Machines effect(String effect) {
    return change(
        t -> t.effects(with(last().effects(), new NameReference(effect, part("effect")))));
  }

  private static List<NameReference> with(List<NameReference> refs, NameReference more) {
    return Stream.concat(refs.stream(), Stream.of(more)).toList();
  }

  private Origin part(String what) {
    return at(((Origin.InFile) last().origin()).text() + " " + what);
  }

  private Transition last() {
    return current.last.get(current.last.size() - 1);
  }

  private Machines change(UnaryOperator<Transition.Builder> change) {
    current.last.set(current.last.size() - 1, change.apply(last().toBuilder()).build());
    return this;
  }

  /** Adds a prohibition. Blanks separate several states. */
  public Machines forbid(String from, String to, String because) {
    forbids.add(new Forbid(refs(from), refs(to), because, at("forbid")));
    return this;
  }

  private static List<NameReference> refs(String names) {
    return Stream.of(names.split(" ")).map(n -> new NameReference(n, at("forbid " + n))).toList();
  }

  /** Adds a view that maps states to an enum. Each mapping has the form {@code STATE=VALUE}. */
  public Machines view(String packageName, String type, List<String> constants, String... map) {
    List<View.Entry> entries =
        Stream.of(map)
            .map(m -> m.split("="))
            .map(
                m ->
                    new View.Entry(
                        new NameReference(m[0], at("view state " + m[0])),
                        new NameReference(m[1], at("view value " + m[1]))))
            .toList();
    views.add(
        new View(
            TypeRef.of(packageName, type.split("\\.")), constants, entries, at("view " + type)));
    return this;
  }

  public Machine build() {
    return new Machine(
        new Machine.Identity(name, packageName, "", at("machine")),
        new Machine.Settings(false, wireNames, false, true, Set.of(), Set.of(), Storage.NONE),
        new Machine.UserTypes(Optional.empty(), eventType, Optional.empty(), context, List.of()),
        new StateTree(root.state()),
        List.copyOf(events.values()),
        forbids,
        views);
  }
}
