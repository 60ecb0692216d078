package dev.pawl.processor.e2e;

import java.util.List;
import java.util.stream.Collectors;

/** Writes a machine as an enum or as YAML. */
final class RandomText {

  private final RandomMachine machine;
  private final String packageName;

  RandomText(RandomMachine machine, String packageName) {
    this.machine = machine;
    this.packageName = packageName;
  }

  String yaml() {
    StringBuilder out = new StringBuilder("machine: M\npackage: " + packageName + "\n");
    out.append("unexpected: ").append(machine.lenient ? "ignore\n" : "reject\n");
    out.append("threadSafe: ").append(machine.threadSafe).append("\n");
    out.append(machine.context ? "context: Integer\n" : "");
    if (machine.events.stream().anyMatch(RandomMachine.EventOf::payload)) {
      out.append("events:\n");
      for (RandomMachine.EventOf event : machine.events) {
        if (event.payload()) {
          out.append("  ").append(event.name()).append(": { payload: { a: int, b: String } }\n");
        }
      }
    }
    out.append("states:\n");
    for (int s = 0; s < machine.states.size(); s++) {
      RandomMachine.StateOf state = machine.states.get(s);
      out.append("  ").append(state.name()).append(":\n");
      out.append("    description: x\n");
      out.append(state.initial() ? "    initial: true\n" : "");
      out.append(state.last() ? "    final: true\n" : "");
      out.append(state.external() ? "    external: true\n" : "");
      transitions(out, s, "    ");
    }
    transitions(out, -1, "");
    return out.toString();
  }

  private void transitions(StringBuilder out, int from, String indent) {
    List<RandomMachine.TransitionOf> own = own(from);
    List<RandomMachine.TransitionOf> direct =
        own.stream().filter(t -> t.event().isEmpty()).toList();
    if (!direct.isEmpty()) {
      out.append(indent).append("to:\n");
      direct.forEach(t -> out.append(indent).append("  - ").append(yaml(t)).append("\n"));
    }
    if (direct.size() < own.size()) {
      out.append(indent).append("on:\n");
    }
    for (String event : own.stream().map(RandomMachine.TransitionOf::event).distinct().toList()) {
      if (!event.isEmpty()) {
        out.append(indent).append("  ").append(event).append(":\n");
        own.stream()
            .filter(t -> t.event().equals(event))
            .forEach(t -> out.append(indent).append("    - ").append(yaml(t)).append("\n"));
      }
    }
  }

  private List<RandomMachine.TransitionOf> own(int from) {
    return machine.transitions.stream().filter(t -> t.from() == from).toList();
  }

  private String yaml(RandomMachine.TransitionOf transition) {
    String to =
        transition.targets().stream()
            .map(t -> machine.states.get(t).name())
            .collect(Collectors.joining(", ", "[", "]"));
    return "{ to: "
        + to
        + (transition.guard() == null ? "" : ", guard: \"" + transition.guard().text() + "\"")
        + (transition.update().isEmpty() ? "" : ", update: " + transition.update())
        + (transition.effects().isEmpty() ? "" : ", effects: " + transition.effects())
        + (transition.choose().isEmpty() ? "" : ", choose: " + transition.choose())
        + " }";
  }

  String java() {
    StringBuilder out = new StringBuilder("package " + packageName + ";\nimport dev.pawl.*;\n");
    out.append("@StateMachine(threadSafe = ").append(machine.threadSafe);
    out.append(machine.lenient ? ", unexpected = StateMachine.Unexpected.IGNORE" : "");
    out.append(machine.context ? ", context = Integer.class)\n" : ")\n");
    for (RandomMachine.EventOf event : machine.events) {
      if (event.payload()) {
        out.append("@Event(name = \"").append(event.name()).append("\", payload = {");
        out.append("@Param(name = \"a\", type = int.class), ");
        out.append("@Param(name = \"b\", type = String.class)})\n");
      }
    }
    own(-1).forEach(t -> out.append(java(t)));
    out.append("enum MState {\n");
    for (int s = 0; s < machine.states.size(); s++) {
      RandomMachine.StateOf state = machine.states.get(s);
      out.append(state.initial() ? "@Initial\n" : "");
      out.append(state.last() ? "@Final\n" : "");
      out.append(state.external() ? "@State(external = true)\n" : "");
      own(s).forEach(t -> out.append(java(t)));
      out.append(state.name()).append(",\n");
    }
    return out.append("}\n").toString();
  }

  private String java(RandomMachine.TransitionOf transition) {
    String to =
        transition.targets().stream()
            .map(t -> "\"" + machine.states.get(t).name() + "\"")
            .collect(Collectors.joining(", ", "{", "}"));
    String effects =
        transition.effects().stream()
            .map(e -> "\"" + e + "\"")
            .collect(Collectors.joining(", ", "{", "}"));
    return "@Transition(to = "
        + to
        + (transition.event().isEmpty() ? "" : ", on = \"" + transition.event() + "\"")
        + (transition.guard() == null ? "" : ", guard = \"" + transition.guard().text() + "\"")
        + (transition.update().isEmpty() ? "" : ", update = \"" + transition.update() + "\"")
        + (transition.effects().isEmpty() ? "" : ", effects = " + effects)
        + (transition.choose().isEmpty() ? "" : ", choose = \"" + transition.choose() + "\"")
        + ")\n";
  }
}
