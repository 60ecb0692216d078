package dev.pawl.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An entry in the log of a machine.
 *
 * @param at the time, in milliseconds since the epoch
 * @param instance the label of the instance
 * @param taken the transitions that the instance took; empty for a refused event, for the start of
 *     the instance, and for a forced step
 * @param leaves the active leaf states after the step or the refused event
 * @param event the refused event, or an empty string if no event was refused
 * @param what the reason if an event was refused. If no event was refused, the value is {@code
 *     taken}, {@code began} or {@code forced}.
 */
record LogEntry(
    long at,
    String instance,
    List<TakenTransition> taken,
    List<String> leaves,
    String event,
    String what) {

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("at", at);
    json.put("instance", instance);
    json.put("what", what);
    json.put("event", event);
    json.put("leaves", leaves);
    json.put("taken", taken.stream().map(LogEntry::json).toList());
    return json;
  }

  private static Map<String, Object> json(TakenTransition one) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("leaf", one.leaf());
    json.put("event", one.event());
    json.put("candidate", one.candidate());
    json.put("target", one.target());
    return json;
  }
}
