package dev.pawl.cli.importer.xstate;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.ImportedTrigger;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A converter of event descriptors and delays. */
final class XStateTriggers {

  /**
   * The keys of an {@code invoke} for the events of its actor, such as {@code onDone}. Each key
   * maps to the last word of the event's name in Pawl, such as {@code done}.
   */
  static final Map<String, String> INVOKED = invoked();

  /**
   * The starts of the names of events that XState raises for actors. Each start is mapped to the
   * last word of the event's name in Pawl.
   */
  private static final Map<String, String> OF_ACTORS =
      Map.of(
          "xstate.done.actor.", "done",
          "done.invoke.", "done",
          "xstate.error.actor.", "failed",
          "error.platform.", "failed",
          "xstate.snapshot.", "changed");

  private static final List<String> OF_STATES = List.of("xstate.done.state.", "done.state.");
  private static final String DELAYED = "xstate.after.";

  private static final BigDecimal MAX_MILLISECONDS = BigDecimal.valueOf(Long.MAX_VALUE / 1000);

  private final XStateTree tree;
  private final ImportedMachine machine;

  XStateTriggers(XStateTree tree, ImportedMachine machine) {
    this.tree = tree;
    this.machine = machine;
  }

  private static Map<String, String> invoked() {
    Map<String, String> words = new LinkedHashMap<>();
    words.put("onDone", "done");
    words.put("onError", "failed");
    words.put("onSnapshot", "changed");
    return words;
  }

  /**
   * Returns the trigger for an event that an actor causes.
   *
   * @param id the id of the actor
   * @param word the last word of the event's name
   */
  static ImportedTrigger invoked(String id, String word) {
    return new ImportedTrigger.OnEvent(id + " " + word);
  }

  /**
   * Returns the trigger for a descriptor without wildcard. If the event of the descriptor never
   * occurs, adds a remark and returns empty.
   *
   * @param offset the offset of the descriptor in the text
   */
  Optional<ImportedTrigger> of(XStateNode node, String descriptor, int offset) {
    if (descriptor.isEmpty()) {
      return Optional.of(new ImportedTrigger.Eventless());
    }
    for (String prefix : OF_STATES) {
      if (descriptor.startsWith(prefix)) {
        Optional<XStateNode> state = tree.byId(descriptor.substring(prefix.length()));
        return state.isPresent() ? done(state.get(), offset) : never(descriptor, offset);
      }
    }
    for (Map.Entry<String, String> actor : OF_ACTORS.entrySet()) {
      if (descriptor.startsWith(actor.getKey())) {
        return Optional.of(
            invoked(descriptor.substring(actor.getKey().length()), actor.getValue()));
      }
    }
    if (descriptor.startsWith(DELAYED)) {
      String rest = descriptor.substring(DELAYED.length());
      String id = "." + node.id();
      return rest.endsWith(id)
          ? Optional.of(timer(rest.substring(0, rest.length() - id.length()), offset, false))
          : never(descriptor, offset);
    }
    return Optional.of(new ImportedTrigger.OnEvent(descriptor));
  }

  private Optional<ImportedTrigger> never(String descriptor, int offset) {
    machine.remark(
        tree.place(offset),
        "the event \"" + descriptor + "\"",
        "left out, because it does not occur in this state");
    return Optional.empty();
  }

  /**
   * Returns the trigger for the completion of a state. If the state cannot complete, adds a remark
   * and returns empty.
   */
  Optional<ImportedTrigger> done(XStateNode state, int offset) {
    if (state.isRoot() || (!state.canBeDone() && !XStateMeta.isOwn(tree.root()))) {
      machine.remark(
          tree.place(offset),
          "the completion of " + state,
          state.isRoot()
              ? "left out, because the machine has ended then"
              : "left out, because it has no final state");
      return Optional.empty();
    }
    return Optional.of(new ImportedTrigger.Done(state.path()));
  }

  /** Returns the timers of a state, each with its transitions. */
  Map<ImportedTrigger, List<JsonValue>> timers(XStateNode node) throws ImportError {
    Map<ImportedTrigger, List<JsonValue>> timers = new LinkedHashMap<>();
    Optional<JsonValue> after = node.config().get("after");
    if (after.isPresent() && after.get() instanceof JsonValue.Items items) {
      for (JsonValue item : items.items()) {
        String delay = item instanceof JsonValue.Members m ? delay(m) : "";
        add(timers, timer(delay, item.offset(), false), item);
      }
    } else if (after.isPresent() && !(after.get() instanceof JsonValue.Members)) {
      throw new ImportError(
          tree.place(after.get()),
          "\"after\" is not an object.",
          "Write { \"1000\": \"target\" }.");
    }
    JsonValue.Members once = XStateMeta.members(node.config(), "after");
    once.members().forEach((d, value) -> add(timers, timer(d, once.keyOffset(d), false), value));
    JsonValue.Members every = XStateMeta.members(XStateMeta.of(node.config()), XStateMeta.EVERY);
    every.members().forEach((d, value) -> add(timers, timer(d, every.keyOffset(d), true), value));
    return timers;
  }

  private static String delay(JsonValue.Members config) {
    return config
        .get("delay")
        .map(d -> d instanceof JsonValue.Text text ? text.text() : d.json())
        .orElse("");
  }

  private static void add(
      Map<ImportedTrigger, List<JsonValue>> timers, ImportedTrigger timer, JsonValue value) {
    timers.computeIfAbsent(timer, t -> new ArrayList<>()).add(value);
  }

  private ImportedTrigger timer(String delay, int offset, boolean repeats) {
    Optional<BigDecimal> number = number(delay);
    if (number.isEmpty()) {
      return new ImportedTrigger.Timer(delay.isEmpty() ? "delay" : delay, "", "", repeats);
    }
    BigDecimal millis = number.get().max(BigDecimal.ZERO).min(MAX_MILLISECONDS);
    if (millis.stripTrailingZeros().scale() > 0 || millis.compareTo(number.get()) != 0) {
      machine.remark(
          tree.place(offset), "the delay " + delay, "rounded to " + millis.longValue() + " ms");
    }
    return new ImportedTrigger.Timer(XStateMeta.duration(millis.longValue()), "", "", repeats);
  }

  private static Optional<BigDecimal> number(String text) {
    if (text.length() > 30 || !text.matches("[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d{1,2})?")) {
      return Optional.empty();
    }
    return Optional.of(new BigDecimal(text));
  }

  /** Returns a trigger with the properties that {@code meta.pawl} of its transition contains. */
  ImportedTrigger withMeta(ImportedTrigger trigger, JsonValue config) {
    JsonValue.Members pawl = XStateMeta.of(config);
    if (trigger instanceof ImportedTrigger.Timer timer) {
      return new ImportedTrigger.Timer(
          pawl.text(XStateMeta.DELAY).orElse(timer.delay()),
          timer.expression(),
          pawl.text(XStateMeta.TIMER).orElse(""),
          timer.repeats());
    } else if (pawl.isTrue(XStateMeta.DIRECT)) {
      return new ImportedTrigger.Direct();
    }
    return trigger;
  }
}
