package dev.pawl.cli.importer;

import dev.pawl.cli.importer.YamlNode.Text;
import dev.pawl.cli.importer.YamlNode.True;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A writer of imported machines as YAML. */
final class MachineYaml {

  private final ImportedMachine machine;
  private final AssignedNames names;
  private final TransitionYaml transitions;
  private final KeyOrder order;

  /** The ids of the states that get the key {@code initial: true}. */
  private final Set<String> marked = new HashSet<>();

  /** The order of keys in states. It determines the order of the machine's events. */
  enum KeyOrder {
    /** Ignored and deferred events are before the transitions. */
    TRANSITIONS_LAST,
    /** Ignored and deferred events are after the transitions. */
    TRANSITIONS_FIRST
  }

  private MachineYaml(ImportedMachine machine, AssignedNames names, KeyOrder order) {
    this.machine = machine;
    this.names = names;
    this.order = order;
    this.transitions = new TransitionYaml(names);
  }

  static String of(ImportedMachine machine, AssignedNames names) {
    return of(machine, names, KeyOrder.TRANSITIONS_LAST);
  }

  static String of(ImportedMachine machine, AssignedNames names, KeyOrder order) {
    return new MachineYaml(machine, names, order).text();
  }

  private String text() {
    ImportedState root = machine.root();
    FieldList fields = new FieldList().text("machine", names.machine());
    Map<String, String> settings = machine.settings();
    settings.forEach(
        (key, value) -> fields.add(key, value.equals("true") ? new True() : new Text(value)));
    fields.text("description", root.description());
    fields.fields("events", events());
    addBehavior(root, fields);
    return YamlPrinter.print(machine.header(), fields.build());
  }

  private FieldList events() {
    FieldList events = new FieldList();
    machine
        .events()
        .forEach(
            (name, details) ->
                events.add(
                    names.event(name),
                    new FieldList()
                        .map("payload", details.payload())
                        .text("description", details.description())
                        .build()));
    return events;
  }

  /** Adds the keys that both the machine and its states can have. */
  private void addBehavior(ImportedState state, FieldList fields) {
    fields.flag("parallel", state.kind() == ImportedState.Kind.PARALLEL);
    addInitial(state, fields);
    fields.map("data", state.data());
    addActions("entry", state.entry(), fields);
    addActions("exit", state.exit(), fields);
    if (order == KeyOrder.TRANSITIONS_FIRST) {
      transitions.addTo(fields, state.transitions());
    }
    fields.texts("ignore", state.ignored().stream().map(names::event).toList());
    fields.texts("defer", state.deferred().stream().map(names::event).toList());
    if (order == KeyOrder.TRANSITIONS_LAST) {
      transitions.addTo(fields, state.transitions());
    }
    FieldList children = new FieldList();
    state.children().forEach(c -> children.add(c.comments(), names.state(c.id()), state(c)));
    fields.fields("states", children);
  }

  private YamlNode state(ImportedState state) {
    FieldList fields = new FieldList();
    if (state.initialArrowDescription().isPresent()
        && !state.initialArrowDescription().get().isEmpty()) {
      fields.fields(
          "initial", new FieldList().text("description", state.initialArrowDescription().get()));
    } else {
      fields.flag(
          "initial", state.initialArrowDescription().isPresent() || marked.contains(state.id()));
    }
    fields.flag("final", state.kind() == ImportedState.Kind.FINAL);
    fields.flag("external", state.isExternal());
    fields.text("description", state.description());
    if (state.isHistory()) {
      boolean deep = state.kind() == ImportedState.Kind.DEEP_HISTORY;
      fields.text("history", deep ? "deep" : "shallow");
      fields.texts("to", state.initial().stream().map(names::state).toList());
    } else {
      fields.text("wireName", names.wireName(state.id()));
      fields.texts("aliases", state.aliases());
      fields.texts("tags", state.tags());
      fields.text("layout", state.layout());
      fields.texts("requirement", state.requirements());
      addBehavior(state, fields);
    }
    return fields.build();
  }

  /** Marks the default child as initial, or adds a key with the default states. */
  private void addInitial(ImportedState state, FieldList fields) {
    if (state.isInitialNamed()) {
      fields.texts("initial", state.initial().stream().map(names::state).toList());
      return;
    }
    List<ImportedState> children = state.children().stream().filter(c -> !c.isHistory()).toList();
    if (children.stream().anyMatch(c -> c.initialArrowDescription().isPresent())) {
      return;
    }
    if (state.initial().isEmpty()) {
      if (state.kind() == ImportedState.Kind.STATE && !children.isEmpty()) {
        markInitial(children.get(0), fields);
      }
      return;
    }
    String first = state.initial().get(0);
    List<ImportedState> direct = children.stream().filter(c -> c.id().equals(first)).toList();
    if (state.initial().size() == 1 && direct.size() == 1) {
      markInitial(direct.get(0), fields);
    } else if (!marked.contains(state.id())) {
      fields.texts("initial", state.initial().stream().map(names::state).toList());
    }
  }

  /**
   * Marks a default child as initial. If the child itself has a key {@code initial} with its
   * default states, names the child in the key {@code initial} of its parent.
   */
  private void markInitial(ImportedState child, FieldList fields) {
    if (namesItsDefault(child)) {
      fields.text("initial", names.state(child.id()));
    } else {
      marked.add(child.id());
    }
  }

  private static boolean namesItsDefault(ImportedState state) {
    List<String> initial = state.initial();
    return initial.size() > 1
        || (initial.size() == 1
            && state.children().stream()
                .noneMatch(c -> !c.isHistory() && c.id().equals(initial.get(0))));
  }

  private void addActions(String key, List<ImportedAction> actions, FieldList fields) {
    FieldList all = transitions.actions(actions);
    if (all.hasOnly("effects")) {
      fields.add(key, all.first());
    } else {
      fields.fields(key, all);
    }
  }
}
