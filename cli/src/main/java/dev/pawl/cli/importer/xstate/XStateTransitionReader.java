package dev.pawl.cli.importer.xstate;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportedAction;
import dev.pawl.cli.importer.ImportedAction.Effect;
import dev.pawl.cli.importer.ImportedAction.Update;
import dev.pawl.cli.importer.ImportedGuard;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A converter of single transitions of XState. */
final class XStateTransitionReader {

  private static final Set<String> KNOWN_KEYS =
      Set.of(
          "target",
          "actions",
          "guard",
          "cond",
          "in",
          "reenter",
          "internal",
          "description",
          "meta",
          "delay",
          "event",
          "eventType",
          "source",
          "id");

  private final XStateTree tree;
  private final ImportedMachine machine;
  private final XStateActions actions;
  private final XStateGuards guards;
  private final boolean versionFour;
  private final Set<XStateNode> resets = new LinkedHashSet<>();

  XStateTransitionReader(XStateTree tree, ImportedMachine machine, XStateActions actions) {
    this.tree = tree;
    this.machine = machine;
    this.actions = actions;
    this.guards = new XStateGuards(tree, machine);
    Optional<VersionFour.Key> sign = VersionFour.findKey(tree.root().config());
    this.versionFour = sign.isPresent();
    sign.ifPresent(
        s ->
            machine.remark(
                tree.place(s.offset()),
                "\"" + s.key() + "\"",
                "read as XState 4, in which only targets that start with a dot are internal"));
  }

  /**
   * Returns the parallel states with a transition that resets the regions without exiting the
   * parallel state.
   */
  Set<XStateNode> resets() {
    return resets;
  }

  /**
   * @param config the transition: the target as a string, null for no target, or an object
   */
  ImportedTransition read(XStateNode source, ImportedTrigger trigger, JsonValue config)
      throws ImportError {
    ImportedTransition transition = new ImportedTransition(trigger, tree.place(config));
    if (config instanceof JsonValue.Text text) {
      addTargets(source, List.of(text), versionFour && !text.text().startsWith("."), transition);
    } else if (config instanceof JsonValue.Members members) {
      read(source, members, transition);
    } else if (!(config instanceof JsonValue.Null)) {
      throw new ImportError(
          tree.place(config),
          "A transition is neither a target nor an object.",
          "Write { \"target\": \"name\" }.");
    }
    return transition;
  }

  private void read(XStateNode source, JsonValue.Members config, ImportedTransition transition)
      throws ImportError {
    for (String key : config.members().keySet()) {
      if (!KNOWN_KEYS.contains(key)) {
        machine.remark(tree.place(config, key), "the key \"" + key + "\" of a transition", "lost");
      }
    }
    JsonValue.Members pawl = XStateMeta.of(config);
    List<ImportedAction> own = new ArrayList<>(actions.ofTransition(config));
    Optional<String> update = pawl.text(XStateMeta.UPDATE);
    if (update.isPresent() && own.remove(new Effect(update.get(), ""))) {
      own.add(0, new Update(update.get(), ""));
    }
    transition.actions().addAll(own);
    guard(config).ifPresent(transition::setGuard);
    transition.setDescription(config.text("description").orElse(""));
    transition.requirements().addAll(XStateMeta.texts(pawl, XStateMeta.REQUIREMENT));
    pawl.text(XStateMeta.CHOOSE).ifPresent(transition::setChoose);
    config
        .get("meta")
        .filter(meta -> pawl.members().isEmpty())
        .ifPresent(meta -> transition.comments().add("meta: " + meta.json()));
    List<JsonValue.Text> targets = tree.targets(config.get("target"));
    addTargets(source, targets, isReentering(config, targets), transition);
    if (pawl.isTrue(XStateMeta.INTERNAL)) {
      transition.setInternal(true);
    }
  }

  private Optional<ImportedGuard> guard(JsonValue.Members config) throws ImportError {
    JsonValue.Members params = XStateMeta.members(config.get("guard").orElse(config), "params");
    boolean chooses = XStateMeta.of(config).text(XStateMeta.CHOOSE).isPresent();
    return chooses && params.get(XStateMeta.FORMULA).isEmpty()
        ? Optional.empty()
        : guards.of(config);
  }

  /**
   * Returns whether a transition to its source or to a descendant exits the source. In XState 4, a
   * transition to its source or to a descendant exits the source unless the target starts with a
   * dot.
   */
  private boolean isReentering(JsonValue.Members config, List<JsonValue.Text> targets) {
    if (config.get("reenter").isPresent()) {
      return config.isTrue("reenter");
    } else if (config.get("internal").isPresent()) {
      return !config.isTrue("internal");
    }
    return versionFour && targets.stream().anyMatch(t -> !t.text().startsWith("."));
  }

  private void addTargets(
      XStateNode source,
      List<JsonValue.Text> targets,
      boolean reenter,
      ImportedTransition transition)
      throws ImportError {
    if (targets.isEmpty()) {
      return;
    }
    List<XStateNode> nodes = new ArrayList<>();
    for (JsonValue.Text target : targets) {
      XStateNode node = tree.target(source, target);
      if (node.isHistory() && node.parent().filter(XStateNode::isRoot).isPresent()) {
        nodes.addAll(defaultsOfHistory(node));
      } else {
        nodes.add(node);
      }
    }
    boolean within = nodes.stream().allMatch(n -> n.isWithin(source));
    if (within && !reenter) {
      keepSource(source, nodes, transition);
    } else {
      leave(source, nodes, transition);
    }
  }

  /**
   * Returns the default states of a history state at the top level. A history state at the top
   * level never remembers anything, because the machine is never exited.
   */
  private List<XStateNode> defaultsOfHistory(XStateNode history) throws ImportError {
    List<XStateNode> nodes = new ArrayList<>();
    for (JsonValue target : XStateActions.list(history.config().get("target"))) {
      if (target instanceof JsonValue.Text text) {
        nodes.add(tree.child(tree.root(), text));
      }
    }
    if (nodes.isEmpty()) {
      for (String path : defaults(tree.root())) {
        tree.root().children().stream().filter(c -> c.path().equals(path)).forEach(nodes::add);
      }
    }
    return nodes;
  }

  /** Adds targets at or below the source to a transition that does not exit the source. */
  private void keepSource(XStateNode source, List<XStateNode> nodes, ImportedTransition transition)
      throws ImportError {
    boolean self = nodes.equals(List.of(source)) && !XStateMeta.isOwn(tree.root());
    if (self && source.states().isEmpty()) {
      return;
    }
    if (self) {
      transition.targets().addAll(defaults(source));
    } else {
      nodes.forEach(node -> transition.targets().add(node.path()));
    }
    transition.setInternal(!source.isRoot());
    if (source.isParallel() && !source.isRoot()) {
      resets.add(source);
    }
  }

  private void leave(XStateNode source, List<XStateNode> nodes, ImportedTransition transition)
      throws ImportError {
    for (XStateNode node : nodes) {
      if (node.isHistory()
          && node.parent().filter(source::isWithin).isPresent()
          && !XStateMeta.isOwn(tree.root())) {
        machine.remark(
            transition.place(),
            "a transition of " + source + " to a history of a state around it",
            "leaves the source, while XState stays in it if it is what the history remembers");
      }
      if (node.isRoot() && !XStateMeta.isOwn(tree.root())) {
        transition.targets().addAll(defaults(node));
      } else {
        transition.targets().add(node.path());
      }
    }
    if (source.isRoot()) {
      if (List.of("entry", "exit", "after", "invoke").stream()
          .anyMatch(key -> source.config().get(key).isPresent())) {
        machine.remark(
            transition.place(),
            "a transition that leaves and enters the machine itself",
            "enters the target, but does not repeat the machine's entry, exit and timers");
      }
      return;
    }
    List<XStateNode> ends = new ArrayList<>(nodes);
    ends.add(source);
    XStateNode.commonAncestor(ends)
        .filter(domain -> domain.isParallel() && !domain.isRoot())
        .ifPresent(resets::add);
  }

  /** Returns the paths of the nodes that are entered by default when a node is entered. */
  List<String> defaults(XStateNode node) throws ImportError {
    if (node.isParallel()) {
      return node.states().stream().map(XStateNode::path).toList();
    }
    Optional<JsonValue> initial = node.config().get("initial");
    if (initial.isEmpty()) {
      return node.states().stream().limit(1).map(XStateNode::path).toList();
    }
    if (initial.get() instanceof JsonValue.Members config) {
      if (config.get("actions").filter(a -> !a.json().equals("[]")).isPresent()) {
        return List.of(node.path() + " beginning");
      }
      initial = config.get("target");
    }
    List<String> paths = new ArrayList<>();
    for (JsonValue target : XStateActions.list(initial)) {
      if (target instanceof JsonValue.Text text) {
        paths.add(tree.child(node, text).path());
      }
    }
    return paths;
  }

  /** Returns whether a transition has no effect, and is not marked as recorded. */
  boolean hasNoEffect(ImportedTransition transition, JsonValue config) {
    return transition.targets().isEmpty()
        && transition.actions().isEmpty()
        && transition.guard().isEmpty()
        && transition.description().isEmpty()
        && !XStateMeta.of(config).isTrue(XStateMeta.RECORDED);
  }

  /**
   * Adds the target of a transition to the previous transition if the two transitions represent one
   * transition of Pawl whose target a method chooses. Returns whether the target was added.
   *
   * @param previous the previous transitions with the same trigger
   */
  boolean addToChoice(
      ImportedTransition transition, JsonValue config, List<ImportedTransition> previous) {
    if (transition.choose().isEmpty() || previous.isEmpty()) {
      return false;
    }
    ImportedTransition last = previous.get(previous.size() - 1);
    boolean first = XStateMeta.of(config).isTrue(XStateMeta.FIRST);
    if (first || !last.choose().equals(transition.choose())) {
      return false;
    }
    last.targets().addAll(transition.targets());
    return true;
  }
}
