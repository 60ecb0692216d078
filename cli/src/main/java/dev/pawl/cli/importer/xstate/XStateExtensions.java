package dev.pawl.cli.importer.xstate;

import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.ImportedState;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * A reader of the members of {@code meta.pawl}, which contain the features of an exported machine
 * that XState does not have.
 */
final class XStateExtensions {

  private static final Set<String> SETTINGS =
      Set.of("package", "unexpected", "wireNames", "context", "threadSafe");

  private XStateExtensions() {}

  /** Adds the features in {@code meta.pawl} to a state. */
  static void addTo(ImportedState state, JsonValue.Members pawl) {
    state.setWireName(pawl.text("wireName").orElse(""));
    state.setLayout(pawl.text("layout").orElse(""));
    state.setExternal(pawl.isTrue("external"));
    state.aliases().addAll(XStateMeta.texts(pawl, "aliases"));
    state.requirements().addAll(XStateMeta.texts(pawl, XStateMeta.REQUIREMENT));
    state.deferred().addAll(XStateMeta.texts(pawl, XStateMeta.DEFER));
    state.data().putAll(components(pawl, "data"));
    pawl.text(XStateMeta.BEGINNING).ifPresent(state::setInitialArrowDescription);
  }

  /** Adds the settings and events in {@code meta.pawl} to a machine. */
  static void addTo(ImportedMachine machine, JsonValue.Members pawl) {
    components(pawl, XStateMeta.SETTINGS)
        .forEach(
            (key, value) -> {
              if (SETTINGS.contains(key)) {
                machine.settings().put(key, value);
              }
            });
    JsonValue.Members events = XStateMeta.members(pawl, XStateMeta.EVENTS);
    events
        .members()
        .forEach(
            (name, event) -> {
              machine.eventOrder().add(name);
              Map<String, String> payload = components(event, "payload");
              String description =
                  event instanceof JsonValue.Members m ? m.text("description").orElse("") : "";
              if (!payload.isEmpty() || !description.isEmpty()) {
                machine.events().put(name, new ImportedMachine.EventDetails(payload, description));
              }
            });
  }

  private static Map<String, String> components(JsonValue value, String key) {
    Map<String, String> texts = new LinkedHashMap<>();
    JsonValue.Members members = XStateMeta.members(value, key);
    members.members().keySet().forEach(k -> members.text(k).ifPresent(t -> texts.put(k, t)));
    return texts;
  }
}
