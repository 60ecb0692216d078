package dev.pawl.cli.preview;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that the preview shows at one time.
 *
 * @param version grows with each change
 * @param notes what could not be read, each a sentence
 */
record PreviewState(long version, List<MachineView> machines, List<String> notes) {

  public PreviewState {
    machines = List.copyOf(machines);
    notes = List.copyOf(notes);
  }

  /** The machine that is asked for by an id. */
  public Optional<MachineView> find(String id) {
    return machines.stream().filter(m -> m.id().equals(id)).findFirst();
  }

  /** The JSON that the browser gets of it. */
  public Map<String, Object> json(String folder) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("version", version);
    json.put("folder", folder);
    json.put("notes", notes);
    json.put("machines", machines.stream().map(MachineView::json).toList());
    return json;
  }
}
