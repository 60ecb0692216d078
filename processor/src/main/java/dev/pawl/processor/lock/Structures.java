package dev.pawl.processor.lock;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.diff.Structure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The structures in a lock file: for each version of the nesting of states, the kind and the parent
 * of each state. Structures are numbered from 1. A state's line in the lock file lists its kinds
 * and parents, each with the number of the first structure that has it.
 */
final class Structures {

  /**
   * The kind and the parent that a state has in some consecutive structures. The kind is empty if
   * the state does not exist in the structures.
   */
  private record KindAndParent(Optional<Structure.Kind> kind, Optional<String> parent) {}

  private final Map<Integer, TreeMap<Integer, KindAndParent>> states = new HashMap<>();

  /** Adds the kind and parent that a state has from the structure {@code since} on. */
  void add(int state, Optional<Structure.Kind> kind, Optional<String> parent, int since) {
    states.computeIfAbsent(state, n -> new TreeMap<>()).put(since, new KindAndParent(kind, parent));
  }

  /**
   * Returns all structures, the latest first.
   *
   * @param numbers the numbers of the states, by name
   */
  List<Structure> all(Map<String, Integer> numbers) {
    TreeMap<Integer, Boolean> all = new TreeMap<>();
    states.values().forEach(s -> s.keySet().forEach(n -> all.put(n, true)));
    List<Structure> structures = new ArrayList<>();
    all.descendingKeySet().forEach(n -> structures.add(structure(n, numbers)));
    return structures;
  }

  private Structure structure(int structure, Map<String, Integer> numbers) {
    Map<Integer, Structure.Place> places = new HashMap<>();
    boolean parallel = false;
    for (Map.Entry<Integer, TreeMap<Integer, KindAndParent>> state : states.entrySet()) {
      KindAndParent since = state.getValue().floorEntry(structure).getValue();
      if (state.getKey() == Structure.ROOT) {
        parallel = since.kind().equals(Optional.of(Structure.Kind.PARALLEL));
        continue;
      }
      Optional<Integer> parent =
          since.parent().isEmpty() ? Optional.of(Structure.ROOT) : since.parent().map(numbers::get);
      if (since.kind().isPresent() && parent.isPresent()) {
        places.put(state.getKey(), new Structure.Place(since.kind().get(), parent.get()));
      }
    }
    return new Structure(parallel, places);
  }

  /**
   * Returns the end of a state's line in the lock file. The end of the line contains the kinds and
   * parents that the state has and had. A space precedes each word.
   *
   * @param structures the structures, the latest first
   * @param names the names of the states, by number
   * @param deferred the events that the state defers
   */
  static String endOfLine(
      int state, List<Structure> structures, Map<Integer, String> names, List<String> deferred) {
    StringBuilder words = new StringBuilder();
    String later = null;
    for (int i = 0; i < structures.size(); i++) {
      String place = place(state, structures.get(i), names);
      if (later != null && !later.equals(place)) {
        words.append(' ').append(LockLine.SINCE).append(' ').append(structures.size() - i + 1);
      }
      if (!place.equals(later)) {
        words.append(place);
      }
      if (later == null && !deferred.isEmpty()) {
        words.append(' ').append(LockLine.DEFERS).append(' ').append(LockWriter.names(deferred));
      }
      later = place;
    }
    return words.toString();
  }

  private static String place(int state, Structure structure, Map<Integer, String> names) {
    if (state == Structure.ROOT) {
      return structure.isParallel(state) ? " " + Structure.Kind.PARALLEL.word() : "";
    }
    Structure.Place place = structure.places().get(state);
    if (place == null) {
      return "";
    }
    String kind = " " + place.kind().word();
    return place.parent() == Structure.ROOT
        ? kind
        : kind
            + " "
            + LockLine.IN
            + " "
            + LockLine.written(requireNonNull(names.get(place.parent())));
  }
}
