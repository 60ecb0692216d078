package dev.pawl.processor.command.preview;

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
record Snapshot(long version, List<Shown> machines, List<String> notes) {

  Snapshot {
    machines = List.copyOf(machines);
    notes = List.copyOf(notes);
  }

  Optional<Shown> find(String id) {
    return machines.stream().filter(m -> m.id().equals(id)).findFirst();
  }

  Map<String, Object> told(String folder) {
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("version", version);
    told.put("folder", folder);
    told.put("notes", notes);
    told.put("machines", machines.stream().map(Shown::told).toList());
    return told;
  }
}
