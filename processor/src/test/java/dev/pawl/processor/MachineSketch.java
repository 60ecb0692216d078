package dev.pawl.processor;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Forbid;
import dev.pawl.processor.model.Formula;
import dev.pawl.processor.model.Guard;
import dev.pawl.processor.model.GuardParser;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Origin;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.model.TypeRef;
import dev.pawl.processor.model.View;
import dev.pawl.processor.model.WireNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Builds models for tests in the shape a declaration has; what is not said has its default. */
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

  /** What holds in any state. */
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

  /** A view; the mapping in pairs of state and constant. */
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
    for (Node node : states) {
      node.transitions.forEach(this::use);
    }
    root.transitions.forEach(this::use);
    return new Machine(
        name,
        "com.acme",
        description,
        false,
        wireNames,
        false,
        Set.of(),
        Set.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        true,
        root.state(states.stream().map(n -> n.state(List.of())).toList()),
        List.copyOf(events.values()),
        forbids,
        views,
        Origin.NONE);
  }

  private void use(Transition transition) {
    events.computeIfAbsent(
        transition.event().name(),
        n -> new Event(n, "", List.of(), transition.direct(), false, Origin.NONE));
  }

  public static Event.Param param(String name, TypeRef type) {
    return new Event.Param(name, type, Origin.NONE);
  }

  private static Ref ref(String name) {
    return new Ref(name, Origin.NONE);
  }

  /** A state under construction. */
  public static final class Node {
    private final String name;
    private final List<Transition> transitions = new ArrayList<>();
    private Optional<State.Initial> initial = Optional.empty();
    private String description = "";
    private boolean isFinal;
    private boolean external;
    private List<Ref> tags = List.of();
    private Optional<Ref> wireName = Optional.empty();
    private List<Ref> aliases = List.of();

    private Node(String name) {
      this.name = name;
    }

    public Node initial(String text) {
      initial = Optional.of(new State.Initial(text));
      return this;
    }

    public Node end() {
      isFinal = true;
      return this;
    }

    public Node external() {
      external = true;
      return this;
    }

    public Node described(String text) {
      description = text;
      return this;
    }

    public Node tags(String... names) {
      tags = refs(names);
      return this;
    }

    public Node wireName(String wire, String... formerly) {
      wireName = Optional.of(ref(wire));
      aliases = refs(formerly);
      return this;
    }

    /** A transition without event for each target. */
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

    /** A transition with a guard (or an empty one) and effects. */
    public Node on(String event, String guard, String target, String text, String... effects) {
      return add(event, false, List.of(target), parsed(guard), "", text, List.of(effects));
    }

    /** A transition whose guard is one predicate, whatever its name. */
    public Node when(String event, String predicate, String target) {
      Guard guard = new Guard(new Formula.Predicate(predicate), Origin.NONE);
      return add(event, false, List.of(target), Optional.of(guard), "", "", List.of());
    }

    public Node choose(String event, String choice, String... targets) {
      return add(event, false, List.of(targets), Optional.empty(), choice, "", List.of());
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
          new Transition(
              ref(event),
              direct,
              targets.stream().map(MachineSketch::ref).toList(),
              guard,
              Optional.empty(),
              effects.stream().map(MachineSketch::ref).toList(),
              choice.isEmpty() ? Optional.empty() : Optional.of(ref(choice)),
              text,
              Origin.NONE));
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

    private static List<Ref> refs(String... names) {
      return Arrays.stream(names).map(MachineSketch::ref).toList();
    }

    private State state(List<State> children) {
      return new State(
          name,
          description,
          initial,
          isFinal,
          external,
          tags,
          wireName,
          aliases,
          transitions,
          children,
          Origin.NONE);
    }
  }
}
