package dev.pawl.cli.exporter;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.State;
import java.util.ArrayList;
import java.util.List;

/** The features of machines that no format can express. */
final class Losses {

  private Losses() {}

  /** Returns sentences about the features of a machine that no format can express. */
  static List<String> of(Machine machine) {
    List<String> losses = new ArrayList<>();
    add(!machine.forbids().isEmpty(), "forbidden pairs", losses);
    add(!machine.views().isEmpty(), "views", losses);
    add(
        !machine.verification().properties().isEmpty()
            || !machine.verification().assumptions().isEmpty(),
        "properties",
        losses);
    add(!machine.storage().serializers().isEmpty(), "serializers", losses);
    add(
        !machine.storage().reservedStates().isEmpty()
            || !machine.storage().reservedEvents().isEmpty(),
        "reserved names",
        losses);
    add(
        !machine.storage().renamedStates().isEmpty()
            || !machine.storage().renamedEvents().isEmpty(),
        "former names",
        losses);
    add(!machine.omit().isEmpty() || !machine.include().isEmpty(), "omit and include", losses);
    add(machine.stateType().isPresent(), "the enum of states", losses);
    add(machine.eventEnum().isPresent(), "the enum of events", losses);
    return losses;
  }

  /**
   * Returns whether a final state of the machine itself has exit actions. They never run in Pawl,
   * because a machine that ends exits no state. Other tools run them at the end.
   */
  static boolean exitsAtEnd(State root) {
    return !root.isParallel()
        && root.children().stream().anyMatch(c -> c.isFinal() && !c.behavior().exit().isEmpty());
  }

  private static void add(boolean has, String part, List<String> losses) {
    if (has) {
      losses.add("The export does not contain " + part + ".");
    }
  }
}
