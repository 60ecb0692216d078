package dev.pawl.language;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.StateTree;
import java.util.Optional;

/** Finds by name, for tests; the processor does so in one place, where names are resolved. */
public final class Named {

  private Named() {}

  /** The event of a name. */
  public static Optional<Event> event(Machine machine, String name) {
    return machine.events().stream().filter(e -> e.name().equals(name)).findFirst();
  }

  /** The number of the state of a name, which is never the root. */
  public static Optional<Integer> find(StateTree tree, String name) {
    for (int node = 1; node < tree.size(); node++) {
      if (tree.node(node).name().equals(name)) {
        return Optional.of(node);
      }
    }
    return Optional.empty();
  }
}
