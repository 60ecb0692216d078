package dev.pawl.cli.preview;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The state of the preview at one time.
 *
 * @param version a number that increases with each change
 * @param machines the machines, sorted by name
 * @param notes the problems with reading folders, each a sentence
 */
record PreviewState(long version, List<MachineView> machines, List<String> notes) {

  public PreviewState {
    machines = List.copyOf(machines);
    notes = List.copyOf(notes);
  }

  /** Returns the machine with an id. */
  public Optional<MachineView> find(String id) {
    return machines.stream().filter(m -> m.id().equals(id)).findFirst();
  }

  /**
   * Returns the JSON for the browser.
   *
   * @param folder the path of the folder to show
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
