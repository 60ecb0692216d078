package dev.pawl.language.yaml;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes all parts of a tree of states except their places as text, for comparison. */
final class ModelText {

  private final List<String> lines = new ArrayList<>();

  private ModelText() {}

  static String of(State root) {
    ModelText text = new ModelText();
    text.write(root, "");
    return String.join("\n", text.lines) + "\n";
  }

  /** Returns the events in order, each with the parts that differ from the default. */
  static String events(Machine machine) {
    return machine.events().stream()
        .map(e -> e.name() + " " + e.kind() + (e.declared() ? " declared" : "") + of(e.payload()))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String of(List<Event.Param> components) {
    return components.isEmpty()
        ? ""
        : components.stream()
            .map(p -> p.name() + ": " + p.type())
            .collect(Collectors.joining(", ", " (", ")"));
  }

  private void write(State state, String indent) {
    Behavior behavior = state.behavior();
    StringBuilder head = new StringBuilder(indent + state.name());
    state.initial().ifPresent(i -> head.append(" initial \"" + i.description() + "\""));
    behavior.history().ifPresent(h -> head.append(" history " + h));
    head.append(state.isFinal() ? " final" : "");
    head.append(state.external() ? " external" : "");
    head.append(behavior.parallel() ? " parallel" : "");
    head.append(names(" enters", behavior.initial()));
    head.append(names(" tags", state.tags()));
    head.append(state.wireName().map(w -> " wire " + w).orElse(""));
    head.append(names(" aliases", state.aliases()));
    head.append(behavior.data().isEmpty() ? "" : " data" + of(behavior.data()));
    head.append(state.description().isEmpty() ? "" : " \"" + state.description() + "\"");
    lines.add(head.toString());
    String inner = indent + "    ";
    actions(inner + "entry", behavior.entry());
    actions(inner + "exit", behavior.exit());
    list(inner + "ignore", behavior.ignored());
    list(inner + "defer", behavior.deferred());
    for (Behavior.Timer timer : behavior.timers()) {
      String delay = timer.delay().constant().map(Object::toString).orElse("method");
      lines.add(inner + "timer " + timer.event() + " " + timer.delay().text() + " = " + delay);
    }
    behavior.always().forEach(t -> lines.add(inner + of(t).replaceFirst("^\\(none\\)", "always")));
    state.transitions().forEach(t -> lines.add(inner + of(t)));
    state.children().forEach(c -> write(c, indent + "  "));
  }

  private void actions(String what, Behavior.Actions actions) {
    if (!actions.isEmpty()) {
      lines.add(what + names("", actions.effects()) + names(" raise", actions.raise()));
    }
  }

  private void list(String what, List<NameReference> refs) {
    if (!refs.isEmpty()) {
      lines.add(what + names("", refs));
    }
  }

  static String of(Transition t) {
    return (t.eventless() ? "(none)" : t.event().name())
        + (t.direct() ? " (direct)" : "")
        + t.guard().map(g -> " [" + g.text() + "]").orElse("")
        + t.update().map(u -> " update " + u).orElse("")
        + names(" effects", t.effects())
        + names(" raise", t.raise())
        + t.choose().map(c -> " choose " + c).orElse("")
        + (t.internal() ? " internal" : "")
        + (t.targets().isEmpty() ? " stays" : names(" ->", t.targets()))
        + (t.description().isEmpty() ? "" : " \"" + t.description() + "\"");
  }

  private static String names(String what, List<NameReference> refs) {
    return refs.isEmpty() ? "" : what + " " + refs;
  }
}
