package dev.pawl.cli.importer.xstate;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportedAction;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedState.Kind;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A converter of states of XState. */
final class XStateReader {

  private static final Set<String> KNOWN_KEYS =
      Set.of(
          "id",
          "key",
          "type",
          "initial",
          "states",
          "on",
          "onDone",
          "always",
          "after",
          "entry",
          "exit",
          "onEntry",
          "onExit",
          "invoke",
          "activities",
          "history",
          "target",
          "description",
          "tags",
          "meta",
          "output",
          "data",
          "context",
          "parallel",
          "order",
          "version",
          "transitions",
          "types",
          "tsTypes",
          "schema",
          "schemas",
          "predictableActionArguments",
          "preserveActionOrder",
          "strict",
          "delimiter",
          "$schema",
          "systemId");

  private static final Set<String> OF_TIMERS =
      Set.of("{\"type\":\"xstate.raise\"}", "{\"type\":\"xstate.cancel\"}");

  private final XStateTree tree;
  private final ImportedMachine machine;
  private final XStateActions actions;
  private final XStateTransitions transitions;

  XStateReader(XStateTree tree) {
    this.tree = tree;
    XStateNode root = tree.root();
    String name =
        XStateMeta.of(root.config())
            .text(XStateMeta.NAME)
            .or(() -> root.config().text("id"))
            .filter(id -> !id.equals("(machine)"))
            .orElse("");
    Kind kind = root.isParallel() ? Kind.PARALLEL : Kind.STATE;
    this.machine = new ImportedMachine(name, new ImportedState("", "", kind, tree.place(root)));
    this.actions = new XStateActions(tree, machine);
    this.transitions = new XStateTransitions(tree, machine, actions);
  }

  /**
   * Converts the configuration.
   *
   * @throws ImportError if XState would reject the configuration
   */
  ImportedMachine read() throws ImportError {
    XStateNode root = tree.root();
    transitions.readAll();
    if (isDefinition()) {
      machine.remark(
          tree.place(root),
          "the definition of a machine",
          "read without eventless transitions, which only its configuration contains");
    }
    readNode(root, machine.root());
    if (root.states().isEmpty()) {
      machine.remark(
          tree.place(root), "a machine without states", "a machine with one state, \"Active\"");
      machine
          .root()
          .children()
          .add(new ImportedState("Active", "Active", Kind.STATE, tree.place(root)));
    }
    readContext(root.config());
    XStateExtensions.addTo(machine, XStateMeta.of(root.config()));
    return machine;
  }

  private void readNode(XStateNode node, ImportedState state) throws ImportError {
    JsonValue.Members config = node.config();
    unknownKeys(config);
    state.setDescription(config.text("description").orElse(""));
    for (JsonValue tag : XStateActions.list(config.get("tags"))) {
      if (tag instanceof JsonValue.Text text) {
        state.tags().add(text.text());
      }
    }
    JsonValue.Members pawl = XStateMeta.of(config);
    if (pawl.members().isEmpty()) {
      config.get("meta").ifPresent(meta -> state.comments().add("meta: " + meta.json()));
    }
    XStateExtensions.addTo(state, pawl);
    if (node.isHistory()) {
      readHistory(node, state);
      return;
    }
    readBehavior(node, state);
    ImportedState parent = transitions.hasAddedRegionState(node) ? wrapRegions(node, state) : state;
    for (XStateNode child : node.children()) {
      if (XStateMeta.of(child.config()).isTrue(XStateMeta.ABSENT)) {
        continue;
      }
      if (child.isHistory() && node.isRoot()) {
        machine.remark(
            tree.place(child),
            "a history of the machine",
            "its default; the machine is never left");
        continue;
      }
      Kind kind =
          transitions.hasAddedRegionState(child) || child.isFinalRegion()
              ? Kind.STATE
              : child.kind();
      ImportedState below = new ImportedState(child.path(), child.key(), kind, tree.place(child));
      (child.isHistory() ? state : parent).children().add(below);
      readNode(child, below);
      if (child.isFinalRegion()) {
        below.children().add(end(child));
      }
    }
    List<String> named = XStateMeta.texts(pawl, XStateMeta.INITIAL);
    if (!named.isEmpty()) {
      state.setInitialNamed(true);
      for (String name : named) {
        tree.byId(name).ifPresent(n -> state.initial().add(n.path()));
      }
    } else if (!node.isParallel() && !hasBeginnings(node)) {
      readInitial(node, state);
    }
  }

  /** Returns the final state that is added to a region whose type is {@code final}. */
  private ImportedState end(XStateNode region) {
    machine.remark(
        tree.place(region), "the final region " + region, "a region with a final state in it");
    return new ImportedState(
        region.finalPaths().get(0), region.key() + " end", Kind.FINAL, tree.place(region));
  }

  private static boolean hasBeginnings(XStateNode node) {
    return node.states().stream()
        .anyMatch(c -> XStateMeta.of(c.config()).get(XStateMeta.BEGINNING).isPresent());
  }

  /**
   * Adds a state around the regions of a parallel state. See {@link
   * XStateTransitions#hasAddedRegionState}.
   */
  private ImportedState wrapRegions(XStateNode node, ImportedState state) {
    String id = transitions.regionsId(node);
    ImportedState regions =
        new ImportedState(id, node.key() + " regions", Kind.PARALLEL, tree.place(node));
    state.children().add(regions);
    state.initial().add(id);
    machine.remark(
        tree.place(node),
        "a transition that resets the regions of " + node + " and stays in it",
        "the regions are in a state of their own within it, \"" + node.key() + " regions\"");
    return regions;
  }

  private void readBehavior(XStateNode node, ImportedState state) throws ImportError {
    JsonValue.Members config = node.config();
    Optional<JsonValue> entry = config.get("entry").or(() -> config.get("onEntry"));
    Optional<JsonValue> exit = config.get("exit").or(() -> config.get("onExit"));
    state.entry().addAll(actions.ofState(withoutTimers(entry)));
    state.exit().addAll(actions.ofState(withoutTimers(exit)));
    if (!state.exit().isEmpty() && isActiveAtEnd(node) && !XStateMeta.isOwn(tree.root())) {
      machine.remark(
          tree.place(exit.orElseThrow()),
          "exit of " + node,
          "does not run when the machine ends; a machine that ends leaves no state");
    }
    for (XStateInvoke invoke : XStateInvoke.of(node)) {
      state.entry().add(new ImportedAction.Effect("start " + invoke.name(), invoke.json()));
      state.exit().add(new ImportedAction.Effect("stop " + invoke.name(), invoke.json()));
      machine.remark(
          tree.place(invoke.value()),
          invoke.word() + " \"" + invoke.name() + "\"",
          "an effect that starts it on entry and one that stops it on exit"
              + (invoke.word().equals("invoke") ? "; fire its events yourself" : ""));
    }
    for (String key : List.of("output", "data")) {
      if (config.get(key).isPresent()) {
        machine.remark(
            tree.place(config, key), key + " of " + node, "lost; a completion has no data");
      }
    }
    XStateTransitions.OfNode own = transitions.of(node);
    if (node.kind() == Kind.FINAL && !own.isEmpty()) {
      machine.remark(
          tree.place(node),
          "transitions of the final state " + node,
          "lost; a final state has no outgoing transitions");
      return;
    }
    state.ignored().addAll(own.ignored());
    List<Integer> order = XStateMeta.numbers(XStateMeta.of(config), XStateMeta.ORDER);
    for (ImportedTransition transition : own.all(order)) {
      for (ImportedTransition each : NestedCompletion.of(transition, node)) {
        state.transitions().add(transitions.withDoneOfRegions(each));
      }
    }
  }

  /** Returns whether a node is the machine, or a final state in which the machine ends. */
  private static boolean isActiveAtEnd(XStateNode node) {
    return node.isRoot()
        ? node.canBeDone()
        : node.kind() == Kind.FINAL && node.parent().filter(XStateNode::isRoot).isPresent();
  }

  /** Returns whether the file contains the definition that XState derives from a configuration. */
  private boolean isDefinition() {
    return tree.root().config().get("transitions").isPresent();
  }

  /**
   * Returns actions without the actions that XState adds for timers when it derives a definition.
   */
  private Optional<JsonValue> withoutTimers(Optional<JsonValue> actions) {
    if (!isDefinition()) {
      return actions;
    }
    List<JsonValue> kept =
        XStateActions.list(actions).stream().filter(a -> !OF_TIMERS.contains(a.json())).toList();
    return actions.map(a -> new JsonValue.Items(kept, a.offset()));
  }

  private void readInitial(XStateNode node, ImportedState state) throws ImportError {
    if (node.states().isEmpty()) {
      return;
    }
    Optional<JsonValue> initial = node.config().get("initial");
    if (initial.isEmpty()) {
      machine.remark(
          tree.place(node), "no \"initial\" in " + node, "the first state, as XState suggests");
      return;
    }
    if (!(initial.get() instanceof JsonValue.Members config)) {
      state.initial().addAll(initialTargets(node, initial));
      return;
    }
    List<String> targets = initialTargets(node, config.get("target"));
    List<ImportedAction> onDefault = actions.ofTransition(config);
    if (onDefault.isEmpty()) {
      state.initial().addAll(targets);
    } else {
      addInitialState(node, state, config, targets, onDefault);
    }
  }

  /**
   * Returns the default states of a node. A history state at the top level is replaced by its
   * default.
   */
  private List<String> initialTargets(XStateNode node, Optional<JsonValue> initial)
      throws ImportError {
    List<String> targets = new ArrayList<>();
    for (String path : children(node, initial)) {
      Optional<XStateNode> history =
          tree.root().children().stream()
              .filter(c -> c.isHistory() && c.path().equals(path))
              .findFirst();
      if (history.isPresent()) {
        targets.addAll(children(tree.root(), history.get().config().get("target")));
      } else {
        targets.add(path);
      }
    }
    return targets;
  }

  /**
   * Adds a default state with an eventless transition that performs actions. The state is needed
   * because Pawl performs no actions when a default is entered.
   */
  private void addInitialState(
      XStateNode node,
      ImportedState state,
      JsonValue.Members config,
      List<String> targets,
      List<ImportedAction> onDefault) {
    String name = (node.isRoot() ? "" : node.key() + " ") + "beginning";
    String id = node.path() + " beginning";
    ImportedState beginning = new ImportedState(id, name, Kind.STATE, tree.place(config));
    ImportedTransition transition =
        new ImportedTransition(new ImportedTrigger.Eventless(), tree.place(config));
    transition.targets().addAll(targets);
    transition.actions().addAll(onDefault);
    beginning.transitions().add(transition);
    state.children().add(beginning);
    state.initial().add(id);
    machine.remark(
        tree.place(config), "actions of the initial transition of " + node, "a state before it");
  }

  private void readHistory(XStateNode node, ImportedState state) throws ImportError {
    XStateNode parent = node.parent().orElseThrow();
    Optional<JsonValue> target = node.config().get("target");
    if (target.isPresent()) {
      state.initial().addAll(children(parent, target));
    } else if (parent.isParallel()) {
      parent.states().forEach(region -> state.initial().add(region.path()));
    } else {
      state.initial().addAll(transitions.defaults(parent));
    }
  }

  private List<String> children(XStateNode parent, Optional<JsonValue> targets) throws ImportError {
    List<String> paths = new ArrayList<>();
    for (JsonValue.Text target : tree.targets(targets)) {
      paths.add(tree.child(parent, target).path());
    }
    return paths;
  }

  private void unknownKeys(JsonValue.Members config) {
    for (String key : config.members().keySet()) {
      if (!KNOWN_KEYS.contains(key)) {
        machine.remark(
            tree.place(config, key), "the key \"" + key + "\"", "lost; it is no key of XState 5");
      }
    }
  }

  private void readContext(JsonValue.Members config) {
    Optional<JsonValue> context = config.get("context");
    if (context.isEmpty()) {
      return;
    }
    if (!(context.get() instanceof JsonValue.Members members)) {
      machine.remark(
          tree.place(config, "context"), "a context that is no object", "write a class for it");
      return;
    }
    for (Map.Entry<String, JsonValue> member : members.members().entrySet()) {
      JsonValue value = member.getValue();
      machine
          .context()
          .put(
              member.getKey(),
              new ImportedMachine.ContextValue(XStateContext.javaType(value), value.json()));
    }
  }
}
