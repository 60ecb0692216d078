package dev.pawl.cli.exporter;

import dev.pawl.cli.importer.xstate.XStateMeta;
import dev.pawl.diagrams.document.JsonText;
import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.name.WireNames;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A writer of one machine as a configuration of XState. */
final class XStateWriter {

  private final ResolvedMachine machine;
  private final Machine declared;
  private final XStateTransitionWriter transitions;

  XStateWriter(ResolvedMachine machine) {
    this.machine = machine;
    this.declared = machine.declared();
    this.transitions = new XStateTransitionWriter(machine);
  }

  /** Returns the configuration as JSON values: maps, lists, strings and booleans. */
  Map<String, Object> config() {
    JsonText.Members members = new JsonText.Members().put("id", id());
    members.add("description", declared.description());
    JsonText.Members meta = new JsonText.Members().put(XStateMeta.VERSION, "1");
    meta.add(XStateMeta.NAME, id().equals(declared.name()) ? "" : declared.name());
    meta.add(XStateMeta.SETTINGS, settings());
    meta.add(XStateMeta.EVENTS, events());
    addMembers(machine.root(), members, meta);
    return members.map();
  }

  /** Returns an id for the machine that no state has. */
  private String id() {
    String id = declared.name();
    while (hasState(id)) {
      id += " machine";
    }
    return id;
  }

  private boolean hasState(String name) {
    return machine.nodes().stream().anyMatch(n -> !n.isRoot() && n.name().equals(name));
  }

  private Map<String, Object> settings() {
    return new JsonText.Members()
        .add("package", declared.packageName())
        .add("unexpected", declared.lenient() ? "ignore" : "")
        .add(
            "wireNames",
            declared.wireNames() == WireNames.AS_DECLARED
                ? ""
                : declared.wireNames().name().toLowerCase(Locale.ROOT))
        .add("context", declared.context().map(TypeRef::qualifiedName).orElse(""))
        .add("threadSafe", declared.threadSafe() ? "true" : "")
        .map();
  }

  /** Returns the events that programs fire, with their payloads and descriptions, in order. */
  private Map<String, Object> events() {
    JsonText.Members events = new JsonText.Members();
    for (Event event : machine.events()) {
      if (!event.kind().isOwn()) {
        events.put(
            event.name(),
            new JsonText.Members()
                .add("payload", components(event.payload()))
                .add("description", event.description())
                .map());
      }
    }
    return events.map();
  }

  private static Map<String, Object> components(List<Event.Param> components) {
    JsonText.Members types = new JsonText.Members();
    components.forEach(p -> types.put(p.name(), p.type().qualifiedName()));
    return types.map();
  }

  private Map<String, Object> state(StateNode node) {
    State state = node.declared();
    JsonText.Members members = new JsonText.Members().put("id", state.name());
    members.add("description", state.description());
    members.add("tags", NameReference.names(state.tags()));
    JsonText.Members meta = new JsonText.Members();
    meta.add("wireName", state.wireName().map(NameReference::name).orElse(""));
    meta.add("aliases", NameReference.names(state.aliases()));
    meta.add("external", state.external());
    meta.add(
        "layout",
        state.layout() == State.Layout.AUTO ? "" : state.layout().name().toLowerCase(Locale.ROOT));
    meta.add(XStateMeta.REQUIREMENT, state.requirements());
    state
        .initial()
        .filter(i -> !isOnlyDefault(node))
        .ifPresent(i -> meta.put(XStateMeta.BEGINNING, i.description()));
    if (state.isHistory()) {
      boolean deep = state.behavior().history().equals(Optional.of(Behavior.History.DEEP));
      members.put("type", "history").put("history", deep ? "deep" : "shallow");
      List<String> targets =
          node.defaults().stream().map(n -> XStateNames.reference(n.name())).toList();
      members.add("target", targets.isEmpty() ? "" : XStateNames.oneOrAll(targets));
      addMeta(members, meta);
    } else {
      addMembers(node, members, meta);
    }
    return members.map();
  }

  /**
   * Returns whether a node is initial, and the key {@code initial} of its parent suffices to
   * express that.
   */
  private boolean isOnlyDefault(StateNode node) {
    State parent = machine.node(machine.tree().parent(node.number())).declared();
    return !parent.isParallel()
        && parent.behavior().initial().isEmpty()
        && parent.children().stream().filter(State::isInitial).count() == 1
        && node.declared().initial().filter(i -> i.description().isEmpty()).isPresent();
  }

  private static void addMeta(JsonText.Members members, JsonText.Members meta) {
    if (!meta.map().isEmpty()) {
      members.put("meta", Map.of(XStateMeta.PAWL, meta.map()));
    }
  }

  /** Adds the keys that both the machine and a state can have. */
  private void addMembers(StateNode node, JsonText.Members members, JsonText.Members meta) {
    State state = node.declared();
    Behavior behavior = state.behavior();
    if (state.isFinal()) {
      members.put("type", "final");
    } else if (state.isParallel()) {
      members.put("type", "parallel");
    }
    meta.add(XStateMeta.INITIAL, NameReference.names(behavior.initial()));
    meta.add(XStateMeta.DEFER, NameReference.names(behavior.deferred()));
    meta.add("data", components(behavior.data()));
    meta.add(XStateMeta.EVERY, timers(node, true));
    meta.add(XStateMeta.ORDER, order(node));
    addMeta(members, meta);
    Map<String, Object> states = new LinkedHashMap<>();
    addInitial(node, members, states);
    members.add("entry", actions(behavior.entry(), node.raisedOnEntry()));
    members.add("exit", actions(behavior.exit(), node.raisedOnExit()));
    addTransitions(node, members);
    members.add("always", XStateNames.oneOrAll(all(node.always())));
    members.add("after", timers(node, false));
    state.children().forEach(c -> states.put(c.name(), state(machine.node(c))));
    members.add("states", states);
  }

  /**
   * Adds the key {@code initial}. By default, XState enters only one child. For other defaults,
   * adds a child with an eventless transition to the default states.
   */
  private void addInitial(StateNode node, JsonText.Members members, Map<String, Object> states) {
    State state = node.declared();
    if (state.isParallel() || !state.isComposite()) {
      return;
    }
    List<StateNode> defaults =
        node.isRoot() && node.named().isEmpty()
            ? machine.beginnings().stream().limit(1).toList()
            : node.defaults();
    boolean direct =
        defaults.size() == 1
            && machine.tree().parent(defaults.get(0).number()) == node.number()
            && !defaults.get(0).declared().isHistory();
    if (direct) {
      members.put("initial", defaults.get(0).name());
      return;
    }
    String key = "initial";
    while (hasState(key)) {
      key += " ";
    }
    List<String> targets = defaults.stream().map(n -> XStateNames.reference(n.name())).toList();
    states.put(
        key,
        new JsonText.Members()
            .put("always", Map.of("target", XStateNames.oneOrAll(targets)))
            .put("meta", Map.of(XStateMeta.PAWL, Map.of(XStateMeta.ABSENT, true)))
            .map());
    members.put("initial", key);
  }

  private static Object actions(Behavior.Actions actions, List<Event> raised) {
    List<Object> all = new ArrayList<>(NameReference.names(actions.effects()));
    raised.forEach(event -> all.add(XStateNames.raise(event)));
    return all.isEmpty() ? "" : XStateNames.oneOrAll(all);
  }

  private List<Map<String, Object>> all(List<ResolvedTransition> list) {
    return list.stream().flatMap(t -> transitions.of(t).stream()).toList();
  }

  private void addTransitions(StateNode node, JsonText.Members members) {
    Map<String, List<Map<String, Object>>> on = new LinkedHashMap<>();
    List<Map<String, Object>> onDone = new ArrayList<>();
    for (ResolvedTransition transition : node.transitions()) {
      List<Map<String, Object>> written = transitions.of(transition);
      boolean done = transition.event().isPresent() && transition.event().equals(node.done());
      if (done) {
        onDone.addAll(written);
      } else if (transition.timer().isEmpty()) {
        String event = transition.event().map(XStateNames::event).orElse("*");
        on.computeIfAbsent(event, e -> new ArrayList<>()).addAll(written);
      }
    }
    XStateNames.events(node.ignored())
        .forEach(event -> on.computeIfAbsent(event, e -> new ArrayList<>()).add(Map.of()));
    Map<String, Object> all = new LinkedHashMap<>();
    on.forEach((event, list) -> all.put(event, XStateNames.oneOrAll(list)));
    if (on.containsKey("*")) {
      unnamedCompletions().forEach(event -> all.putIfAbsent(event, absent()));
    }
    members.add("on", all);
    members.add("onDone", XStateNames.oneOrAll(onDone));
  }

  /**
   * Returns the declared positions of transitions, in the order in which an import reads the
   * transitions; empty if the import reads them in declared order.
   */
  private static List<Integer> order(StateNode node) {
    Map<String, List<Integer>> groups = new TreeMap<>();
    Map<String, String> keys = new LinkedHashMap<>();
    List<ResolvedTransition> all = node.transitions();
    for (int i = 0; i < all.size(); i++) {
      ResolvedTransition transition = all.get(i);
      String event = transition.declared().direct() ? "" : transition.eventName();
      String kind =
          transition
              .timer()
              .map(t -> t.declared().repeats() ? "4" : "3")
              .orElse(
                  transition.anyEvent() ? "5" : transition.event().equals(node.done()) ? "2" : "1");
      int next = keys.size() + 10_000;
      String key = keys.computeIfAbsent(kind + event, k -> kind + next);
      groups.computeIfAbsent(key, k -> new ArrayList<>()).add(i);
    }
    List<Integer> order = groups.values().stream().flatMap(List::stream).toList();
    return order.stream().sorted().toList().equals(order) ? List.of() : order;
  }

  private static Map<String, Object> absent() {
    return Map.of("meta", Map.of(XStateMeta.PAWL, Map.of(XStateMeta.ABSENT, true)));
  }

  /**
   * Returns the completion events that XState raises and Pawl does not, because the machine does
   * not use these events.
   */
  private List<String> unnamedCompletions() {
    return machine.nodes().stream()
        .filter(n -> !n.isRoot() && n.done().filter(machine.events()::contains).isEmpty())
        .filter(n -> XStateLosses.canComplete(n.declared()) && !n.declared().isFinal())
        .map(n -> XStateNames.done(n.name()))
        .toList();
  }

  private Map<String, Object> timers(StateNode node, boolean repeating) {
    Map<String, List<Map<String, Object>>> timers = new LinkedHashMap<>();
    for (ResolvedTransition transition : node.transitions()) {
      Optional<Behavior.Timer> timer =
          transition.timer().map(StateNode.Timer::declared).filter(t -> t.repeats() == repeating);
      timer.ifPresent(
          t ->
              timers
                  .computeIfAbsent(delay(t), d -> new ArrayList<>())
                  .addAll(transitions.of(transition)));
    }
    Map<String, Object> all = new LinkedHashMap<>();
    timers.forEach((delay, list) -> all.put(delay, XStateNames.oneOrAll(list)));
    return all;
  }

  private static String delay(Behavior.Timer timer) {
    return timer
        .delay()
        .constant()
        .map(d -> String.valueOf(d.toMillis()))
        .orElse(timer.delay().text());
  }
}
