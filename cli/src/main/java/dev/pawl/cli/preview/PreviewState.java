package dev.pawl.cli.preview;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A snapshot of all machines in the preview.
 *
 * @param version a number that is higher after each change
 * @param machines the machines, sorted by name
 * @param notes sentences about folders that could not be read
 */
record PreviewState(long version, List<MachineView> machines, List<String> notes) {

  public PreviewState {
    machines = List.copyOf(machines);
    notes = List.copyOf(notes);
  }

  /** Returns the machine with an id; empty if there is none. */
  public Optional<MachineView> find(String id) {
    return machines.stream().filter(m -> m.id().equals(id)).findFirst();
  }

  /**
   * Returns the snapshot as a JSON object for the browser.
   *
   * @param folder the path of the previewed folder, as the browser shows it
   */
  public Map<String, Object> json(String folder) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("version", version);
    json.put("folder", folder);
    json.put("notes", notes);
    json.put("machines", machines.stream().map(MachineView::json).toList());
    return json;
  }
}
