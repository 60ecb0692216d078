package dev.pawl.cli;

import dev.pawl.diagrams.document.JsonText;
import dev.pawl.language.diff.Change;
import dev.pawl.language.diff.MachineDiff;
import dev.pawl.language.diff.StoredInstances.Stranded;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A writer of the differences between two versions as JSON. */
final class DiffJson {

  private DiffJson() {}

  /** Returns the JSON text, which ends with a line feed. */
  static String of(VersionDiff diff) {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("impact", diff.isEmpty() ? "none" : diff.impact().word());
    root.put("added", List.copyOf(diff.added()));
    root.put("removed", List.copyOf(diff.removed()));
    root.put(
        "machines",
        diff.diffs().entrySet().stream().map(e -> machine(e.getKey(), e.getValue())).toList());
    return JsonText.of(root);
  }

  private static Map<String, Object> machine(String name, MachineDiff diff) {
    Map<String, Object> machine = new LinkedHashMap<>();
    machine.put("machine", name);
    machine.put("impact", diff.impact().word());
    machine.put("changes", diff.changes().stream().map(DiffJson::change).toList());
    machine.put("stranded", diff.stranded().stream().map(DiffJson::stranded).toList());
    diff.lost().ifPresent(run -> machine.put("lostHistory", run.events()));
    machine.put("complete", diff.isComplete());
    return machine;
  }

  private static Map<String, Object> change(Change change) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("category", change.category().name().toLowerCase(Locale.ROOT));
    map.put("impact", change.impact().word());
    map.put("text", change.text());
    return map;
  }

  private static Map<String, Object> stranded(Stranded stranded) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("states", stranded.leaves());
    map.put("reason", stranded.reason());
    return map;
  }
}
