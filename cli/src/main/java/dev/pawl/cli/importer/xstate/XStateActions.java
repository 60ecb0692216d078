package dev.pawl.cli.importer.xstate;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportedAction;
import dev.pawl.cli.importer.ImportedAction.Effect;
import dev.pawl.cli.importer.ImportedAction.Raise;
import dev.pawl.cli.importer.ImportedAction.Update;
import dev.pawl.cli.importer.ImportedMachine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A converter of actions of XState. */
final class XStateActions {

  /**
   * The actions of XState that control the machine or other actors. Each action is mapped to the
   * end of the remark about the action.
   */
  private static final Map<String, String> ACTING =
      Map.ofEntries(
          Map.entry("sendTo", "an effect; send the event to the other instance in it"),
          Map.entry("sendParent", "an effect; fire the event at the parent in it"),
          Map.entry("forwardTo", "an effect; send the event to the other instance in it"),
          Map.entry("respond", "an effect; send the event to its sender in it"),
          Map.entry("cancel", "an effect; cancel the delayed event in it"),
          Map.entry("stop", "an effect; stop the other instance in it"),
          Map.entry("stopChild", "an effect; stop the other instance in it"),
          Map.entry("spawnChild", "an effect; start the other instance in it"),
          Map.entry("invoke", "an effect; start the other instance in it"),
          Map.entry("enqueueActions", "an effect; decide in it what to do"),
          Map.entry("choose", "an effect; decide in it what to do"),
          Map.entry("pure", "an effect; decide in it what to do"),
          Map.entry("escalate", "an effect; report the error in it"));

  private static final String PREFIX = "xstate.";

  private final XStateTree tree;
  private final ImportedMachine machine;

  XStateActions(XStateTree tree, ImportedMachine machine) {
    this.tree = tree;
    this.machine = machine;
  }

  /** Returns the actions of a transition. Several updates become one update. */
  List<ImportedAction> ofTransition(JsonValue.Members config) throws ImportError {
    List<ImportedAction> actions = new ArrayList<>();
    List<Update> updates = new ArrayList<>();
    for (JsonValue value : list(config.get("actions"))) {
      ImportedAction action = action(value);
      if (action instanceof Update update) {
        updates.add(update);
      } else {
        actions.add(action);
      }
    }
    if (!updates.isEmpty()) {
      actions.add(0, combined(updates));
    }
    return actions;
  }

  private static Update combined(List<Update> updates) {
    if (updates.size() == 1) {
      return updates.get(0);
    }
    String names = String.join(" and ", updates.stream().map(Update::name).toList());
    return new Update(names, String.join("; ", updates.stream().map(Update::expression).toList()));
  }

  /**
   * Returns the actions on entry or exit. Updates of the context become effects, because Pawl
   * allows updates only in transitions.
   */
  List<ImportedAction> ofState(Optional<JsonValue> config) throws ImportError {
    List<ImportedAction> actions = new ArrayList<>();
    for (JsonValue value : list(config)) {
      ImportedAction action = action(value);
      if (action instanceof Update update) {
        machine.remark(
            tree.place(value),
            "assign on entry or exit",
            "an effect, because only transitions update the context");
        action = new Effect(update.name(), update.expression());
      }
      actions.add(action);
    }
    return actions;
  }

  /** Returns the names of the events that actions raise. */
  List<String> raisedBy(Optional<JsonValue> config) {
    List<String> events = new ArrayList<>();
    for (JsonValue value : list(config)) {
      if (value instanceof JsonValue.Members action
          && action
              .text("type")
              .filter(t -> t.equals("raise") || t.equals("xstate.raise"))
              .isPresent()) {
        params(action)
            .get("event")
            .or(() -> action.get("event"))
            .flatMap(XStateActions::eventType)
            .ifPresent(events::add);
      }
    }
    return events;
  }

  /** Returns the items of an array. Any other value is returned as the only item. */
  static List<JsonValue> list(Optional<JsonValue> value) {
    return value
        .map(v -> v instanceof JsonValue.Items items ? items.items() : List.of(v))
        .orElse(List.of());
  }

  private ImportedAction action(JsonValue value) throws ImportError {
    if (value instanceof JsonValue.Text text) {
      return new Effect(text.text(), "");
    } else if (value instanceof JsonValue.Null) {
      machine.remark(
          tree.place(value), "null as an action", "an effect; JSON has lost what the function did");
      return new Effect("action", "null");
    } else if (value instanceof JsonValue.Members members) {
      return named(members);
    }
    throw new ImportError(
        tree.place(value), "An action is a name or an object with a type.", "Name the action.");
  }

  private ImportedAction named(JsonValue.Members action) throws ImportError {
    Optional<String> type = action.text("type").or(() -> action.text("name"));
    if (type.isEmpty()) {
      machine.remark(
          tree.place(action),
          "an action without a type",
          "an effect; JSON has lost what the function did");
      return new Effect("action", action.json());
    }
    boolean builtIn = type.get().startsWith(PREFIX);
    String name = builtIn ? type.get().substring(PREFIX.length()) : type.get();
    boolean bare = isBare(action);
    if (name.equals("raise") || (builtIn && name.equals("send"))) {
      return raise(name, action);
    } else if (name.equals("assign") && (builtIn || !bare)) {
      return assign(action);
    } else if (ACTING.containsKey(name) && (builtIn || !bare)) {
      machine.remark(tree.place(action), name, ACTING.get(name));
      return new Effect(name + " " + detail(action), action.json());
    } else if (bare) {
      return new Effect(name, "");
    }
    return new Effect(name, params(action).json());
  }

  /** Returns whether an action or guard has no members except its type and empty parameters. */
  static boolean isBare(JsonValue.Members named) {
    return named.members().keySet().stream()
        .allMatch(key -> key.equals("type") || (key.equals("params") && isEmpty(named)));
  }

  private static boolean isEmpty(JsonValue.Members named) {
    return named.get("params").map(params -> params.json().equals("{}")).orElse(true);
  }

  private ImportedAction raise(String name, JsonValue.Members action) throws ImportError {
    JsonValue.Members params = params(action);
    Optional<JsonValue> event = params.get("event").or(() -> action.get("event"));
    Optional<String> raised = event.flatMap(XStateActions::eventType);
    boolean delayed = hasDelay(params) || hasDelay(action);
    boolean elsewhere = params.get("to").or(() -> action.get("to")).isPresent();
    if (raised.isEmpty() || delayed || elsewhere) {
      String what = raised.map(e -> " of \"" + e + "\"").orElse(" of an unknown event");
      String how = delayed ? " after a delay" : elsewhere ? " to another actor" : "";
      machine.remark(
          tree.place(action), name + what + how, "an effect; fire the event from it yourself");
      return new Effect(name + " " + raised.orElse("event"), action.json());
    }
    if (event.get() instanceof JsonValue.Members e && e.members().size() > 1) {
      machine.remark(
          tree.place(e), "the data of the raised event", "lost, because raised events have none");
    }
    if (name.equals("send")) {
      machine.remark(
          tree.place(action),
          "send to the machine itself",
          "a raised event, which is taken before events from outside");
    }
    return new Raise(raised.get());
  }

  private static boolean hasDelay(JsonValue.Members members) {
    return members.get("delay").filter(d -> !d.json().equals("0")).isPresent();
  }

  private static Optional<String> eventType(JsonValue event) {
    return event instanceof JsonValue.Members members
        ? members.text("type")
        : event instanceof JsonValue.Text text ? Optional.of(text.text()) : Optional.empty();
  }

  private static ImportedAction assign(JsonValue.Members action) {
    JsonValue.Members params = params(action);
    JsonValue.Members assigned =
        action.object("assignment").or(() -> params.object("assignment")).orElse(params);
    List<String> keys =
        assigned.members().keySet().stream().filter(key -> !key.equals("type")).toList();
    return new Update("assign " + String.join(" ", keys), assigned.json());
  }

  /**
   * Returns the parameters of an action, or the action itself if it has no object {@code params}.
   */
  private static JsonValue.Members params(JsonValue.Members action) {
    return action.object("params").orElse(action);
  }

  /**
   * Returns the value by which an action differs from others of its type, such as the name of its
   * event.
   */
  private static String detail(JsonValue.Members action) {
    for (JsonValue.Members members : List.of(params(action), action)) {
      for (String key : List.of("event", "to", "targetId", "actorId", "id", "sendId", "src")) {
        Optional<String> found = members.get(key).flatMap(XStateActions::eventType);
        if (found.isPresent()) {
          return found.get();
        }
      }
    }
    return "";
  }
}
