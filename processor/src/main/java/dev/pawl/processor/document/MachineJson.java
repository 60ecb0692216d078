package dev.pawl.processor.document;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Forbid;
import dev.pawl.processor.model.Formula;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Part;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.model.TypeRef;
import dev.pawl.processor.model.View;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A machine as data, for programs to read: all that was declared, but not where. Its form is in
 * {@code docs/model.schema.json}; what is not said there has its default.
 */
public final class MachineJson {

  /** The version of the form; it changes where a reader of the former one would go wrong. */
  public static final int VERSION = 1;

  private MachineJson() {}

  /** The machine's JSON, with a line feed at the end of every line. */
  public static String of(Machine machine) {
    JsonText.Members members =
        new JsonText.Members()
            .put("pawl", VERSION)
            .put("machine", machine.name())
            .put("package", machine.packageName())
            .add("description", machine.description())
            .put("unexpected", machine.lenient() ? "ignore" : "reject")
            .put("wireNames", machine.wireNames().name().toLowerCase(Locale.ROOT))
            .add("context", machine.context().map(TypeRef::qualifiedName).orElse(""))
            .add("threadSafe", machine.threadSafe())
            .add("omit", parts(machine.omit()))
            .add("include", parts(machine.include()))
            .add("stateType", machine.stateType().map(TypeRef::qualifiedName).orElse(""))
            .add("eventType", machine.eventType().map(t -> t.type().qualifiedName()).orElse(""))
            .put("public", machine.isPublic());
    behavior(members, machine.root());
    members
        .put("states", states(machine, machine.root()))
        .add("stateOrder", stateOrder(machine))
        .put("events", machine.events().stream().map(e -> event(machine, e)).toList())
        .add("forbid", machine.forbids().stream().map(MachineJson::forbid).toList())
        .add("views", machine.views().stream().map(v -> view(machine.tree(), v)).toList());
    return JsonText.of(members.map());
  }

  private static List<String> parts(Set<Part> parts) {
    return parts.stream().sorted().map(part -> part.name().toLowerCase(Locale.ROOT)).toList();
  }

  /** The order of the user's enum, where document order is another. */
  private static List<String> stateOrder(Machine machine) {
    List<State> document = machine.tree().nodes().subList(1, machine.tree().size());
    List<State> declared = machine.tree().declared();
    return declared.equals(document) ? List.of() : declared.stream().map(State::name).toList();
  }

  private static List<Map<String, Object>> states(Machine machine, State parent) {
    return parent.children().stream().map(child -> state(machine, child)).toList();
  }

  private static Map<String, Object> state(Machine machine, State state) {
    JsonText.Members members =
        new JsonText.Members()
            .put("name", state.name())
            .add("description", state.description())
            .add("history", history(state))
            .add("initial", state.initial().map(MachineJson::initial).orElse(false))
            .add("final", state.isFinal())
            .add("external", state.external())
            .add("tags", names(state.tags()));
    if (!state.isHistory()) {
      members.put("wireName", machine.wireName(state));
    }
    members.add("aliases", names(state.aliases()));
    behavior(members, state);
    return members.add("states", states(machine, state)).map();
  }

  private static String history(State state) {
    return state.behavior().history().map(h -> h.name().toLowerCase(Locale.ROOT)).orElse("");
  }

  private static Object initial(State.Initial initial) {
    return initial.description().isEmpty() ? true : Map.of("description", initial.description());
  }

  /** What the machine itself may have just as a state. */
  private static void behavior(JsonText.Members members, State state) {
    Behavior behavior = state.behavior();
    members
        .add("parallel", behavior.parallel())
        .add("startsIn", names(behavior.initial()))
        .add("data", params(behavior.data()))
        .add("entry", actions(behavior.entry()))
        .add("exit", actions(behavior.exit()))
        .add("timers", behavior.timers().stream().map(MachineJson::timer).toList())
        .add("ignore", names(behavior.ignored()))
        .add("defer", names(behavior.deferred()))
        .add("transitions", state.transitions().stream().map(MachineJson::transition).toList())
        .add("always", behavior.always().stream().map(MachineJson::transition).toList());
  }

  private static Map<String, Object> actions(Behavior.Actions actions) {
    return new JsonText.Members()
        .add("effects", names(actions.effects()))
        .add("raise", names(actions.raise()))
        .map();
  }

  private static Map<String, Object> timer(Behavior.Timer timer) {
    JsonText.Members members =
        new JsonText.Members()
            .put("event", timer.event().name())
            .put("after", timer.delay().text());
    timer.delay().constant().ifPresent(delay -> members.put("millis", delay.toMillis()));
    return members.map();
  }

  private static Map<String, Object> transition(Transition transition) {
    JsonText.Members members = new JsonText.Members();
    if (!transition.eventless()) {
      members.put("event", transition.event().name());
    }
    members.add("direct", transition.direct()).add("to", names(transition.targets()));
    transition
        .guard()
        .ifPresent(
            guard ->
                members.put(
                    "guard",
                    new JsonText.Members()
                        .put("text", guard.text())
                        .put("formula", formula(guard.formula()))
                        .map()));
    return members
        .add("choose", transition.choose().map(Ref::name).orElse(""))
        .add("update", transition.update().map(Ref::name).orElse(""))
        .add("effects", names(transition.effects()))
        .add("raise", names(transition.raise()))
        .add("internal", transition.internal())
        .add("description", transition.description())
        .map();
  }

  private static Map<String, Object> formula(Formula formula) {
    if (formula instanceof Formula.Predicate predicate) {
      return Map.of("predicate", predicate.name());
    } else if (formula instanceof Formula.In in) {
      return Map.of("in", in.state());
    } else if (formula instanceof Formula.Not not) {
      return Map.of("not", formula(not.operand()));
    } else if (formula instanceof Formula.And and) {
      return Map.of("and", and.operands().stream().map(MachineJson::formula).toList());
    } else {
      List<Formula> operands = ((Formula.Or) formula).operands();
      return Map.of("or", operands.stream().map(MachineJson::formula).toList());
    }
  }

  private static Map<String, Object> event(Machine machine, Event event) {
    JsonText.Members members =
        new JsonText.Members()
            .put("name", event.name())
            .put("kind", event.kind().name().toLowerCase(Locale.ROOT))
            .put("wireName", machine.wireName(event))
            .add("description", event.description())
            .add("payload", params(event.payload()));
    return members.map();
  }

  private static List<Map<String, Object>> params(List<Event.Param> params) {
    return params.stream()
        .map(
            param ->
                new JsonText.Members()
                    .put("name", param.name())
                    .put("type", param.type().qualifiedName())
                    .map())
        .toList();
  }

  private static Map<String, Object> forbid(Forbid forbid) {
    return new JsonText.Members()
        .put("from", names(forbid.from()))
        .put("to", names(forbid.to()))
        .put("because", forbid.because())
        .map();
  }

  /**
   * The enum's constants are not told: they are no part of the machine, and which order they have
   * depends on the compiler where the enum comes from a class file.
   */
  private static Map<String, Object> view(StateTree tree, View view) {
    Map<String, Object> states = new LinkedHashMap<>();
    for (int leaf : tree.leaves(0)) {
      State state = tree.node(leaf);
      view.valueOf(state, tree).ifPresent(value -> states.putIfAbsent(state.name(), value));
    }
    return new JsonText.Members()
        .put("type", view.type().qualifiedName())
        .put("states", states)
        .map();
  }

  private static List<String> names(List<Ref> refs) {
    return refs.stream().map(Ref::name).toList();
  }
}
