package dev.pawl.processor.command.preview.watch;

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
public record Snapshot(long version, List<Shown> machines, List<String> notes) {

  public Snapshot {
    machines = List.copyOf(machines);
    notes = List.copyOf(notes);
  }

  /** The machine that is asked for by an id. */
  public Optional<Shown> find(String id) {
    return machines.stream().filter(m -> m.id().equals(id)).findFirst();
  }

  /** What the browser is told of it. */
  public Map<String, Object> told(String folder) {
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("version", version);
    told.put("folder", folder);
    told.put("notes", notes);
    told.put("machines", machines.stream().map(Shown::told).toList());
    return told;
  }
}
