package dev.pawl.processor.model;

import java.util.List;

/**
 * A machine as a list of machines tells it.
 *
 * @param packageName empty for the unnamed package
 * @param description the prose, or empty
 * @param states how many there are, history states aside
 * @param events how many there are
 */
public record MachineSummary(
    String name, String packageName, String description, int states, int events) {

  /** The summary of a machine. */
  public static MachineSummary of(Machine machine) {
    List<State> nodes = machine.tree().nodes();
    int states = (int) nodes.stream().skip(1).filter(state -> !state.isHistory()).count();
    return new MachineSummary(
        machine.name(),
        machine.packageName(),
        machine.description(),
        states,
        machine.events().size());
  }
}
