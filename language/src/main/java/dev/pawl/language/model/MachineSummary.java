package dev.pawl.language.model;

import java.util.List;

/**
 * A summary of a machine for a list of machines.
 *
 * @param packageName the package; empty for the unnamed package
 * @param description the description; may be empty
 * @param states the names of the machine's states, without history states
 * @param events the names of the machine's events
 * @param tags the tags of the machine's states, without duplicates
 */
public record MachineSummary(
    String name,
    String packageName,
    String description,
    List<String> states,
    List<String> events,
    List<String> tags) {

  public MachineSummary {
    states = List.copyOf(states);
    events = List.copyOf(events);
    tags = List.copyOf(tags);
  }

  public static MachineSummary of(Machine machine) {
    List<State> nodes = machine.tree().nodes();
    return new MachineSummary(
        machine.name(),
        machine.packageName(),
        machine.description(),
        nodes.stream().skip(1).filter(state -> !state.isHistory()).map(State::name).toList(),
        machine.events().stream().map(Event::name).toList(),
        nodes.stream()
            .flatMap(s -> s.tags().stream())
            .map(NameReference::name)
            .distinct()
            .toList());
  }
}
