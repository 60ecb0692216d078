package dev.pawl.store.firing;

import dev.pawl.engine.StructureException;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Distinguishes rows that another version of a machine wrote from damaged rows. A row of another
 * version is valid, but has names that this version does not know.
 */
public final class UnknownNames {

  private static final Set<String> FIELDS =
      Set.of(
          "pawl",
          "machine",
          "entityId",
          "sequence",
          "state",
          "leaves",
          "history",
          "context",
          "timers",
          "elapsed",
          "deferred");

  private UnknownNames() {}

  /**
   * Returns the name or structure because of which this version of the machine cannot open a row of
   * another version. Returns null if the failure has another reason.
   *
   * @param machine this version of the machine
   * @param row the row that could not be opened
   * @param failure the error that was thrown when the row was opened
   * @return a description of the unknown name, such as "the state OPEN"
   */
  public static @Nullable String of(StoredMachine<?, ?> machine, EntityRow row, Throwable failure) {
    return StructureException.is(failure) ? "the structure of its states" : of(machine, row);
  }

  /**
   * Returns the first unknown name of a row; null if all names are known or the snapshot is
   * invalid.
   */
  public static @Nullable String of(StoredMachine<?, ?> machine, EntityRow row) {
    if (!machine.knows(row.state())) {
      return "the state " + row.state();
    }
    Map<String, @Nullable Object> snapshot;
    try {
      snapshot = row.stored() == null ? Map.of() : row.stored().fields();
    } catch (RuntimeException e) {
      return null;
    }
    if (snapshot.get("pawl") instanceof Number format && format.longValue() > 1) {
      return "the format " + format;
    }
    for (String field : snapshot.keySet()) {
      if (!FIELDS.contains(field)) {
        return "the field " + field;
      }
    }
    List<Object> leaves = new ArrayList<>(all(snapshot.get("leaves")));
    leaves.add(snapshot.get("state"));
    for (Object leaf : leaves) {
      Object name = leaf instanceof Map<?, ?> carrying ? carrying.get("state") : leaf;
      if (name instanceof String state && !machine.knows(state)) {
        return "the state " + state;
      }
    }
    for (String field : List.of("timers", "elapsed", "deferred")) {
      String unknown = event(machine, all(snapshot.get(field)));
      if (unknown != null) {
        return unknown;
      }
    }
    return null;
  }

  private static Collection<?> all(@Nullable Object value) {
    return value instanceof Map<?, ?> named
        ? named.keySet()
        : value instanceof Collection<?> several ? several : List.of();
  }

  private static @Nullable String event(StoredMachine<?, ?> machine, Collection<?> names) {
    for (Object one : names) {
      Object name = one instanceof Map<?, ?> carrying ? carrying.get("event") : one;
      if (name instanceof String event && !machine.knowsEvent(event)) {
        return "the event " + event;
      }
    }
    return null;
  }
}
