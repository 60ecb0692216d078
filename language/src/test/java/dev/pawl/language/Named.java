package dev.pawl.language;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.StateTree;
import java.util.Optional;

/**
 * Finds events and states by name, for tests. The processor uses names only in the code that
 * resolves them.
 */
public final class Named {

  private Named() {}

  /** Returns the event with the given name. */
  public static Optional<Event> event(Machine machine, String name) {
    return machine.events().stream().filter(e -> e.name().equals(name)).findFirst();
  }

  /**
   * Returns the number of the state with the given name. The root has no name and is never found.
   */
  public static Optional<Integer> find(StateTree tree, String name) {
    for (int node = 1; node < tree.size(); node++) {
      if (tree.node(node).name().equals(name)) {
        return Optional.of(node);
      }
    }
    return Optional.empty();
  }
}
