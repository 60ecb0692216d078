package dev.pawl.diagrams;

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
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** A builder of machines for tests. Omitted parts have their defaults. */
public final class MachineSketch {

  private final String name;
  private final Node root = new Node("");
  private final List<Node> states = new ArrayList<>();
  private final Map<String, Event> events = new LinkedHashMap<>();
  private final List<Forbid> forbids = new ArrayList<>();
  private final List<View> views = new ArrayList<>();
  private String description = "";
  private WireNames wireNames = WireNames.AS_DECLARED;

  private MachineSketch(String name) {
    this.name = name;
  }

  public static MachineSketch named(String name) {
    return new MachineSketch(name);
  }

  public MachineSketch described(String text) {
    description = text;
    return this;
  }

  public MachineSketch wireNames(WireNames style) {
    wireNames = style;
    return this;
  }

  public MachineSketch state(String stateName, Consumer<Node> body) {
    Node node = new Node(stateName);
    body.accept(node);
    states.add(node);
    return this;
  }

  /** Sets the transitions and actions of the machine itself. */
  public MachineSketch any(Consumer<Node> body) {
    body.accept(root);
    return this;
  }

  public MachineSketch event(String eventName, String text, Event.Param... payload) {
    events.put(eventName, new Event(eventName, text, List.of(payload), false, true, Origin.NONE));
    return this;
  }

  public MachineSketch forbid(String from, String to, String because) {
    forbids.add(new Forbid(List.of(ref(from)), List.of(ref(to)), because, Origin.NONE));
    return this;
  }

  /**
   * Adds a view.
   *
   * @param pairs pairs of a state and a constant
   */
  public MachineSketch view(TypeRef type, String... pairs) {
    List<View.Entry> entries = new ArrayList<>();
    Set<String> constants = new LinkedHashSet<>();
    for (int i = 0; i < pairs.length; i += 2) {
      entries.add(new View.Entry(ref(pairs[i]), ref(pairs[i + 1])));
      constants.add(pairs[i + 1]);
    }
    views.add(new View(type, List.copyOf(constants), entries, Origin.NONE));
    return this;
  }

  public Machine machine() {
    states.forEach(this::use);
    use(root);
    return new Machine(
        new Machine.Identity(name, "com.acme", description, Origin.NONE),
        new Machine.Settings(false, wireNames, false, true, Set.of(), Set.of(), Storage.NONE),
        Machine.UserTypes.NONE,
        new StateTree(root.state(states)),
        List.copyOf(events.values()),
        forbids,
        views);
  }

  private void use(Node node) {
    node.transitions.forEach(t -> use(t.event().name(), kind(t, node.timers)));
    node.children.forEach(this::use);
  }

  private static Event.Kind kind(Transition transition, List<Behavior.Timer> timers) {
    String event = transition.event().name();
    if (timers.stream().anyMatch(t -> t.event().name().equals(event))) {
      return Event.Kind.TIMER;
    }
    if (event.startsWith(Event.DONE_PREFIX)) {
      return Event.Kind.DONE;
    }
    return transition.direct() ? Event.Kind.DIRECT : Event.Kind.NAMED;
  }

  private void use(String event, Event.Kind kind) {
    if (!event.equals(Transition.NO_EVENT) && !event.equals(Transition.ANY_EVENT)) {
      events.computeIfAbsent(event, n -> new Event(n, "", List.of(), kind, false, Origin.NONE));
    }
  }

  public static Event.Param param(String name, TypeRef type) {
    return new Event.Param(name, type, Origin.NONE);
  }

  private static NameReference ref(String name) {
    return new NameReference(name, Origin.NONE);
  }

  /** A builder of a state. */
  public static final class Node {
    private final String name;
    private final State.Builder state;
    private final Behavior.Builder behavior = Behavior.builder();
    private final List<Transition> transitions = new ArrayList<>();
    private final List<Node> children = new ArrayList<>();
    private final List<Transition> always = new ArrayList<>();
    private final List<Behavior.Timer> timers = new ArrayList<>();

    private Node(String name) {
      this.name = name;
      this.state = State.builder(name, Origin.NONE);
    }

    public Node initial(String text) {
      state.initial(Optional.of(new State.Initial(text)));
      return this;
    }

    public Node end() {
      state.isFinal(true);
      return this;
    }

    public Node external() {
      state.external(true);
      return this;
    }

    public Node described(String text) {
      state.description(text);
      return this;
    }

    public Node tags(String... names) {
      state.tags(refs(names));
      return this;
    }

    public Node wireName(String wire, String... formerly) {
      state.wireName(Optional.of(ref(wire))).aliases(refs(formerly));
      return this;
    }

    /** Adds a direct transition to each target. */
    public Node to(String... targets) {
      for (String target : targets) {
        String event = Transition.directEventName(target);
        add(event, true, List.of(target), Optional.empty(), "", "", List.of());
      }
      return this;
    }

    public Node on(String event, String target) {
      return add(event, false, List.of(target), Optional.empty(), "", "", List.of());
    }

    public Node on(String event, String target, String text) {
      return add(event, false, List.of(target), Optional.empty(), "", text, List.of());
    }

    /**
     * Adds a transition with effects.
     *
     * @param guard the guard, or an empty string
     */
    public Node on(String event, String guard, String target, String text, String... effects) {
      return add(event, false, List.of(target), parsed(guard), "", text, List.of(effects));
    }

    /**
     * Adds a transition whose guard is one predicate. The predicate's name may contain any
     * characters.
     */
    public Node when(String event, String predicate, String target) {
      Guard guard = new Guard(new Formula.Predicate(predicate), Origin.NONE);
      return add(event, false, List.of(target), Optional.of(guard), "", "", List.of());
    }

    public Node choose(String event, String choice, String... targets) {
      return add(event, false, List.of(targets), Optional.empty(), choice, "", List.of());
    }

    /** Adds a substate. */
    public Node state(String child, Consumer<Node> body) {
      Node node = new Node(child);
      body.accept(node);
      children.add(node);
      return this;
    }

    /** Makes the substates regions. */
    public Node parallel() {
      behavior.parallel(true);
      return this;
    }

    /** Sets the substates that are entered by default. */
    public Node startsIn(String... names) {
      behavior.initial(refs(names));
      return this;
    }

    /**
     * Makes this state a history state.
     *
     * @param targets the states entered by default
     */
    public Node history(Behavior.History kind, String... targets) {
      behavior.history(Optional.of(kind));
      return targets.length == 0 ? this : fork(Transition.NO_EVENT, targets);
    }

    public Node entry(List<String> effects, String... raised) {
      behavior.entry(new Behavior.Actions(refs(effects.toArray(String[]::new)), refs(raised)));
      return this;
    }

    public Node exit(List<String> effects, String... raised) {
      behavior.exit(new Behavior.Actions(refs(effects.toArray(String[]::new)), refs(raised)));
      return this;
    }

    public Node ignore(String... events) {
      behavior.ignored(refs(events));
      return this;
    }

    public Node defer(String... events) {
      behavior.deferred(refs(events));
      return this;
    }

    public Node data(Event.Param... components) {
      behavior.data(List.of(components));
      return this;
    }

    /** Adds an eventless transition. */
    public Node always(String guard, String target, String... effects) {
      on(Transition.NO_EVENT, guard, target, "", effects);
      always.add(transitions.remove(transitions.size() - 1));
      return this;
    }

    /** Adds an eventless transition without a target. */
    public Node alwaysWithin(String guard, String... effects) {
      stay(Transition.NO_EVENT, guard, effects);
      always.add(transitions.remove(transitions.size() - 1));
      return this;
    }

    /** Adds a timer and its transition. */
    public Node after(String delay, String target) {
      return on(timer("after", delay), target);
    }

    /** Adds a repeating timer with effects. */
    public Node every(String delay, String... effects) {
      return stay(timer("every", delay), "", effects);
    }

    private String timer(String word, String delay) {
      String owner = name.isEmpty() ? "root" : name;
      String event = Event.timerName(owner, word, delay);
      Delay parsed = new Delay(delay, Delay.parse(delay), Origin.NONE);
      timers.add(new Behavior.Timer(ref(event), parsed, Optional.empty(), word.equals("every")));
      return event;
    }

    /** Adds a transition that enters several states. */
    public Node fork(String event, String... targets) {
      return choose(event, "", targets);
    }

    /** Adds a transition without a target. */
    public Node stay(String event, String guard, String... effects) {
      return add(event, false, List.of(), parsed(guard), "", "", List.of(effects));
    }

    /** Sets the events that the last transition raises. */
    public Node raise(String... events) {
      return change(t -> t.raise(refs(events)));
    }

    /** Makes the last transition internal. */
    public Node internal() {
      return change(t -> t.internal(true));
    }

    private Node change(UnaryOperator<Transition.Builder> change) {
      Transition last = transitions.remove(transitions.size() - 1);
      transitions.add(change.apply(last.toBuilder()).build());
      return this;
    }

    private Node add(
        String event,
        boolean direct,
        List<String> targets,
        Optional<Guard> guard,
        String choice,
        String text,
        List<String> effects) {
      transitions.add(
          Transition.on(ref(event), Origin.NONE)
              .direct(direct)
              .targets(targets.stream().map(MachineSketch::ref).toList())
              .guard(guard)
              .effects(effects.stream().map(MachineSketch::ref).toList())
              .choose(choice.isEmpty() ? Optional.empty() : Optional.of(ref(choice)))
              .description(text)
              .build());
      return this;
    }

    private static Optional<Guard> parsed(String text) {
      try {
        return text.isEmpty()
            ? Optional.empty()
            : Optional.of(new Guard(GuardParser.parse(text), Origin.NONE));
      } catch (GuardParser.SyntaxException e) {
        throw new IllegalArgumentException(text, e);
      }
    }

    private static List<NameReference> refs(String... names) {
      return Arrays.stream(names).map(MachineSketch::ref).toList();
    }

    private State state(List<Node> below) {
      return state
          .transitions(transitions)
          .children(below.stream().map(node -> node.state(node.children)).toList())
          .behavior(behavior.always(always).timers(timers).build())
          .build();
    }
  }
}
