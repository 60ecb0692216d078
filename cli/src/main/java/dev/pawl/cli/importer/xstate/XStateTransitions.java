package dev.pawl.cli.importer.xstate;

import static java.util.Objects.requireNonNull;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportedAction.Raise;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import dev.pawl.language.model.Event;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** A converter of the transitions of all states. */
final class XStateTransitions {

  /** The transitions of a node, by trigger, and the names of the events that it ignores. */
  static final class OfNode {
    private final Map<ImportedTrigger, List<ImportedTransition>> byTrigger = new LinkedHashMap<>();
    private final List<String> ignored = new ArrayList<>();

    List<ImportedTransition> all() {
      return byTrigger.values().stream().flatMap(List::stream).toList();
    }

    /**
     * Returns all transitions. Eventless transitions come last.
     *
     * @param positions the declared position of each transition that is not eventless; if a
     *     position is missing, the transitions are ordered by trigger
     */
    List<ImportedTransition> all(List<Integer> positions) {
      List<ImportedTransition> all = new ArrayList<>(all());
      List<ImportedTransition> eventless = of(new ImportedTrigger.Eventless());
      all.removeAll(eventless);
      ImportedTransition[] ordered = new ImportedTransition[all.size()];
      for (int i = 0; i < all.size() && all.size() == positions.size(); i++) {
        if (positions.get(i) < ordered.length) {
          ordered[positions.get(i)] = all.get(i);
        }
      }
      boolean complete = Arrays.stream(ordered).allMatch(Objects::nonNull);
      List<ImportedTransition> result = new ArrayList<>(complete ? List.of(ordered) : all);
      result.addAll(eventless);
      return result;
    }

    List<String> ignored() {
      return ignored;
    }

    boolean isEmpty() {
      return ignored.isEmpty() && all().isEmpty();
    }

    /** Returns whether a further transition with this trigger could never be taken. */
    private boolean isExhaustive(ImportedTrigger trigger) {
      List<ImportedTransition> list = of(trigger);
      return (trigger instanceof ImportedTrigger.OnEvent on && ignored.contains(on.event()))
          || (!list.isEmpty() && list.get(list.size() - 1).guard().isEmpty());
    }

    List<ImportedTransition> of(ImportedTrigger trigger) {
      return byTrigger.getOrDefault(trigger, List.of());
    }

    void add(ImportedTrigger trigger, ImportedTransition transition) {
      byTrigger.computeIfAbsent(trigger, t -> new ArrayList<>()).add(transition);
    }
  }

  private static final String ANY = "*";
  private static final String PARTIAL = ".*";

  private final XStateTree tree;
  private final ImportedMachine machine;
  private final XStateActions actions;
  private final XStateTransitionReader reader;
  private final XStateTriggers triggers;
  private final Map<XStateNode, OfNode> byNode = new IdentityHashMap<>();
  private final Map<String, String> regionsIds = new HashMap<>();
  private final Set<String> raised = new LinkedHashSet<>();

  private final List<XStateNode> completable = new ArrayList<>();

  XStateTransitions(XStateTree tree, ImportedMachine machine, XStateActions actions) {
    this.tree = tree;
    this.machine = machine;
    this.actions = actions;
    this.reader = new XStateTransitionReader(tree, machine, actions);
    this.triggers = new XStateTriggers(tree, machine);
  }

  void readAll() throws ImportError {
    List<XStateNode> nodes = new ArrayList<>();
    tree.root().forEach(node -> nodes.add(node));
    for (XStateNode node : nodes) {
      byNode.put(node, new OfNode());
      if (!node.isHistory()) {
        readNamed(node);
      }
    }
    nodes.stream().filter(n -> !n.isRoot() && n.canBeDone()).forEach(completable::add);
    Set<String> events = events(nodes);
    for (XStateNode node : nodes) {
      if (!node.isHistory()) {
        readWildcards(node, events);
      }
    }
    if (XStateMeta.isOwn(tree.root())) {
      // in a configuration that Pawl exported, transitions already behave as in Pawl
      return;
    }
    RegionPriority priority = new RegionPriority(this);
    nodes.stream().filter(XStateNode::isParallel).forEach(priority::addTo);
    Set<String> all = events(nodes);
    nodes.forEach(node -> priority.addWithoutEffect(node, all));
    for (XStateNode parallel : reader.resets()) {
      if (needsRegions(parallel)) {
        regionsIds.put(parallel.path(), parallel.path() + " regions");
      }
    }
  }

  OfNode of(XStateNode node) {
    return byNode.getOrDefault(node, new OfNode());
  }

  /** Returns the paths of the nodes that are entered by default when a node is entered. */
  List<String> defaults(XStateNode node) throws ImportError {
    return reader.defaults(node);
  }

  /**
   * Returns whether a state is added around the regions of a parallel state. With the added state,
   * a transition can reset the regions without exiting the parallel state.
   */
  boolean hasAddedRegionState(XStateNode node) {
    return regionsIds.containsKey(node.path());
  }

  /** Returns the id of the state that is added around the regions of a parallel state. */
  String regionsId(XStateNode node) {
    return regionsIds.getOrDefault(node.path(), node.path());
  }

  /**
   * Returns a transition that waits for the completion of the state that was added around the
   * regions of a parallel state, instead of the completion of the parallel state. Returns any other
   * transition unchanged.
   */
  ImportedTransition withDoneOfRegions(ImportedTransition transition) {
    return transition.trigger() instanceof ImportedTrigger.Done done
            && regionsIds.containsKey(done.state())
        ? transition.withTrigger(new ImportedTrigger.Done(regionsIds.get(done.state())))
        : transition;
  }

  /**
   * Returns whether it makes a difference that a parallel state is exited and entered again. A
   * transition between two regions exits the parallel state in SCXML, but only resets the regions
   * in XState.
   */
  private static boolean needsRegions(XStateNode parallel) {
    JsonValue.Members config = parallel.config();
    return List.of("entry", "exit", "onEntry", "onExit", "after", "invoke", "activities").stream()
            .anyMatch(key -> config.get(key).isPresent())
        || parallel.parent().filter(XStateNode::isParallel).isPresent()
        || parallel.children().stream().anyMatch(XStateNode::isHistory);
  }

  private void readNamed(XStateNode node) throws ImportError {
    JsonValue.Members config = node.config();
    OfNode own = of(node);
    for (Map.Entry<String, JsonValue> entry : on(node).members().entrySet()) {
      String descriptor = entry.getKey();
      boolean absent = XStateMeta.of(entry.getValue()).isTrue(XStateMeta.ABSENT);
      if (!descriptor.equals(ANY) && !descriptor.endsWith(PARTIAL) && !absent) {
        Optional<ImportedTrigger> trigger =
            triggers.of(node, descriptor, on(node).keyOffset(descriptor));
        if (trigger.isPresent()) {
          read(node, trigger.get(), entry.getValue(), own);
        }
      }
    }
    Optional<JsonValue> onDone = config.get("onDone");
    if (onDone.isPresent()) {
      Optional<ImportedTrigger> done = triggers.done(node, config.keyOffset("onDone"));
      if (done.isPresent()) {
        read(node, done.get(), onDone.get(), own);
      }
    }
    for (XStateInvoke invoke : XStateInvoke.of(node)) {
      for (Map.Entry<String, String> event : XStateTriggers.INVOKED.entrySet()) {
        Optional<JsonValue> transitions = invoke.transitions(event.getKey());
        if (transitions.isPresent()) {
          ImportedTrigger trigger = XStateTriggers.invoked(invoke.id(), event.getValue());
          read(node, trigger, transitions.get(), own);
        }
      }
    }
    Optional<JsonValue> always = config.get("always");
    if (always.isPresent()) {
      read(node, new ImportedTrigger.Eventless(), always.get(), own);
    }
    for (Map.Entry<ImportedTrigger, List<JsonValue>> timer : triggers.timers(node).entrySet()) {
      for (JsonValue value : timer.getValue()) {
        read(node, timer.getKey(), value, own);
      }
    }
  }

  private JsonValue.Members on(XStateNode node) throws ImportError {
    Optional<JsonValue> on = node.config().get("on");
    if (on.isPresent() && !(on.get() instanceof JsonValue.Members)) {
      throw new ImportError(
          tree.place(on.get()), "\"on\" is not an object.", "Write { \"EVENT\": \"target\" }.");
    }
    return XStateMeta.members(node.config(), "on");
  }

  private void read(XStateNode node, ImportedTrigger trigger, JsonValue value, OfNode own)
      throws ImportError {
    for (JsonValue config : XStateActions.list(Optional.of(value))) {
      ImportedTrigger exact = triggers.withMeta(trigger, config);
      ImportedTransition transition = reader.read(node, exact, config);
      if (reader.addToChoice(transition, config, own.of(exact))) {
        continue;
      }
      if (own.isExhaustive(trigger)) {
        machine.remark(
            tree.place(config),
            "a transition after one without a guard",
            "left out, because it is never taken");
        continue;
      }
      transition.actions().stream()
          .filter(Raise.class::isInstance)
          .forEach(action -> raised.add(((Raise) action).event()));
      if (reader.hasNoEffect(transition, config)) {
        addWithoutEffect(trigger, transition, own);
      } else {
        own.add(exact, transition);
      }
    }
  }

  /**
   * Adds a transition without effect, which prevents states around the source from handling the
   * event.
   */
  private void addWithoutEffect(
      ImportedTrigger trigger, ImportedTransition transition, OfNode own) {
    if (trigger instanceof ImportedTrigger.OnEvent on) {
      own.ignored.add(on.event());
    } else if (trigger instanceof ImportedTrigger.Done done && XStateMeta.isOwn(tree.root())) {
      String state = done.state().substring(done.state().lastIndexOf('.') + 1);
      own.ignored.add(Event.DONE_PREFIX + state);
    } else if (trigger instanceof ImportedTrigger.Eventless) {
      machine.remark(transition.place(), "an eventless transition that does nothing", "left out");
    } else {
      own.add(trigger, transition);
    }
  }

  /** Returns the names of all events that the configuration handles or raises by name. */
  private Set<String> events(List<XStateNode> nodes) throws ImportError {
    Set<String> events = new LinkedHashSet<>();
    for (XStateNode node : nodes) {
      OfNode own = of(node);
      for (ImportedTrigger trigger : own.byTrigger.keySet()) {
        if (trigger instanceof ImportedTrigger.OnEvent on) {
          events.add(on.event());
        }
      }
      events.addAll(own.ignored);
      for (String key : List.of("entry", "exit", "onEntry", "onExit")) {
        actions.raisedBy(node.config().get(key)).forEach(events::add);
      }
    }
    events.addAll(raised);
    return events;
  }

  private void readWildcards(XStateNode node, Set<String> events) throws ImportError {
    JsonValue.Members on = on(node);
    List<String> partial =
        on.members().keySet().stream()
            .filter(d -> d.endsWith(PARTIAL))
            .sorted(Comparator.comparing(String::length).reversed())
            .toList();
    for (String descriptor : partial) {
      expand(node, descriptor, requireNonNull(on.members().get(descriptor)), events);
    }
    JsonValue any = on.members().get(ANY);
    if (any != null) {
      readAny(node, any, on, events);
    }
  }

  /**
   * Adds transitions for each event that matches a descriptor such as {@code card.*}.
   *
   * @param events the names of all events
   */
  private void expand(XStateNode node, String descriptor, JsonValue transitions, Set<String> events)
      throws ImportError {
    String prefix = descriptor.substring(0, descriptor.length() - PARTIAL.length());
    List<String> matched =
        new ArrayList<>(
            events.stream().filter(e -> e.equals(prefix) || e.startsWith(prefix + ".")).toList());
    if (matched.isEmpty()) {
      matched.add(prefix);
    }
    machine.remark(
        tree.place(transitions),
        "the events \"" + descriptor + "\"",
        "the events that the machine names: " + String.join(", ", matched));
    OfNode own = of(node);
    for (String event : matched) {
      ImportedTrigger trigger = new ImportedTrigger.OnEvent(event);
      if (!own.isExhaustive(trigger)) {
        read(node, trigger, transitions, own);
      }
    }
  }

  private void readAny(XStateNode node, JsonValue any, JsonValue.Members on, Set<String> events)
      throws ImportError {
    OfNode own = of(node);
    read(node, new ImportedTrigger.AnyEvent(), any, own);
    List<XStateNode> others = XStateMeta.isOwn(tree.root()) ? List.of() : completableWith(node);
    for (XStateNode other : others) {
      ImportedTrigger done = new ImportedTrigger.Done(other.path());
      if (!own.isExhaustive(done) && !doesNothing(own)) {
        read(node, done, any, own);
      }
    }
    if (events.isEmpty()) {
      machine.events().put("anyEvent", new ImportedMachine.EventDetails(Map.of(), ""));
      machine.remark(
          tree.place(on, ANY),
          "\"*\" in a machine without named events",
          "an event \"anyEvent\" was added; rename it or add yours");
    }
    if (!XStateMeta.isOwn(tree.root())) {
      ancestorWithTimers(node)
          .ifPresent(
              outer ->
                  machine.remark(
                      tree.place(on, ANY),
                      "\"*\" of " + node,
                      "takes no timers, while XState's also takes those of " + outer));
    }
  }

  private static boolean doesNothing(OfNode own) {
    return own.of(new ImportedTrigger.AnyEvent()).stream()
        .allMatch(t -> t.targets().isEmpty() && t.actions().isEmpty());
  }

  /** Returns the states that can complete while a node is active. */
  private List<XStateNode> completableWith(XStateNode node) {
    return completable.stream().filter(other -> isActiveWith(other, node)).toList();
  }

  private static boolean isActiveWith(XStateNode first, XStateNode second) {
    return first.isWithin(second)
        || second.isWithin(first)
        || XStateNode.commonAncestor(List.of(first, second))
            .filter(XStateNode::isParallel)
            .isPresent();
  }

  private static Optional<XStateNode> ancestorWithTimers(XStateNode node) {
    Optional<XStateNode> outer = node.parent();
    while (outer.isPresent() && outer.get().config().get("after").isEmpty()) {
      outer = outer.get().parent();
    }
    return outer;
  }
}
