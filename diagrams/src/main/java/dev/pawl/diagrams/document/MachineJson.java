package dev.pawl.diagrams.document;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Forbid;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Storage;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.Verification;
import dev.pawl.language.semantics.Counterexample;
import dev.pawl.language.semantics.LeafResponse;
import dev.pawl.language.semantics.Move;
import dev.pawl.language.semantics.Moves;
import dev.pawl.language.semantics.PropertyResult;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.ResolvedView;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Writes a machine's model as JSON for programs to read. The model contains everything that was
 * declared, except source positions. The schema of the model is {@code docs/model.schema.json}. A
 * member that the JSON omits has its default value.
 */
public final class MachineJson {

  /**
   * The version of the schema. A change of the schema increases the version if a reader of the
   * previous version would misread the model.
   */
  public static final int VERSION = 1;

  private final ResolvedMachine machine;

  private MachineJson(ResolvedMachine machine) {
    this.machine = machine;
  }

  /** Returns the machine's model as JSON. Each line ends with a line feed. */
  public static String of(ResolvedMachine machine) {
    JsonText.Members members =
        new JsonText.Members()
            .put("pawl", VERSION)
            .put("machine", machine.name())
            .put("package", machine.declared().packageName())
            .add("description", machine.declared().description())
            .put("unexpected", machine.declared().lenient() ? "ignore" : "reject")
            .put("wireNames", machine.declared().wireNames().name().toLowerCase(Locale.ROOT))
            .add("context", machine.declared().context().map(TypeRef::qualifiedName).orElse(""))
            .add("contextMembers", contextMembers(machine))
            .add("threadSafe", machine.declared().threadSafe())
            .add("omit", lowerCase(machine.declared().omit()))
            .add("include", lowerCase(machine.declared().include()))
            .add("stateType", machine.declared().stateType().map(TypeRef::qualifiedName).orElse(""))
            .add(
                "eventType",
                machine.declared().eventType().map(t -> t.type().qualifiedName()).orElse(""))
            .put("public", machine.declared().isPublic())
            .add("serializers", lowerCase(machine.declared().storage().serializers()))
            .add("reserved", reserved(machine.declared().storage()));
    new MachineJson(machine).addTo(members);
    return JsonText.of(members.map());
  }

  private void addTo(JsonText.Members members) {
    Verification verification = machine.declared().verification();
    behavior(members, machine.root());
    members
        .put("states", states(machine.root()))
        .add("stateOrder", stateOrder(machine))
        .put("events", each(machine.events(), e -> event(machine.declared(), e)))
        .add("forbid", each(machine.forbids(), f -> forbid(f.declared())))
        .add("views", each(machine.views(), this::view))
        .add("assume", each(verification.assumptions(), this::assumption))
        .add("counters", each(verification.counters(), MachineJson::counter))
        .add("properties", each(machine.verdicts(), MachineJson::property));
  }

  private static Map<String, Object> property(PropertyResult result) {
    JsonText.Members members =
        new JsonText.Members()
            .put("name", result.property().name().name())
            .put("claim", result.property().text())
            .put("verdict", result.verdict().text())
            .add("dependsOn", result.dependsOn())
            .add("counters", result.counters())
            .add("requirement", result.property().requirements())
            .add("description", result.property().description());
    result.run().ifPresent(run -> members.put("counterexample", counterexample(run)));
    return members.map();
  }

  private static Map<String, Object> counterexample(Counterexample run) {
    JsonText.Members members =
        new JsonText.Members()
            .put("steps", each(run.steps(), MachineJson::step))
            .add("endless", run.endless());
    if (run.loop() < run.steps().size()) {
      members.put("loop", run.loop());
    }
    return members.add("refused", run.refused()).map();
  }

  private static Map<String, Object> step(Counterexample.Step step) {
    return new JsonText.Members()
        .add("event", step.event())
        .add("transitions", step.transitions())
        .add("answers", step.answers())
        .add("choices", step.choices())
        .put("configuration", step.leaves())
        .map();
  }

  private static <E extends Enum<E>> List<String> lowerCase(Set<E> constants) {
    return constants.stream().sorted().map(c -> c.name().toLowerCase(Locale.ROOT)).toList();
  }

  /**
   * Returns the members of the context, from which components of state data can get their values.
   * Returns an empty list if no state has data.
   */
  private static List<Map<String, Object>> contextMembers(ResolvedMachine machine) {
    boolean hasData =
        machine.nodes().stream().anyMatch(n -> !n.declared().behavior().data().isEmpty());
    return (hasData ? machine.declared().contextMembers() : List.<TypeLookup.Member>of())
        .stream()
            .map(
                m ->
                    new JsonText.Members()
                        .put("name", m.name())
                        .put("type", m.type().qualifiedName())
                        .put("access", m.access())
                        .map())
            .toList();
  }

  private static Map<String, Object> reserved(Storage storage) {
    return new JsonText.Members()
        .add("states", reserved(storage.reservedStates()))
        .add("events", reserved(storage.reservedEvents()))
        .map();
  }

  private static Map<String, Object> reserved(List<Storage.Reserved> names) {
    JsonText.Members members = new JsonText.Members();
    names.forEach(
        r -> members.put(r.name().name(), r.becomes().map(NameReference::name).orElse("")));
    return members.map();
  }

  private static String formerName(Storage storage, boolean states, String name) {
    return storage.renamed(states, name).map(renamed -> renamed.from().name()).orElse("");
  }

  private Map<String, Object> assumption(Verification.Assumption assumption) {
    if (assumption instanceof Verification.Invariant each) {
      return Map.of("formula", formula(each.formula(), state -> Optional.empty()));
    } else if (assumption instanceof Verification.KeepsArriving each) {
      return Map.of("keepsArriving", NameReference.names(each.events()));
    } else if (assumption instanceof Verification.NeverArriving each) {
      return Map.of("neverArriving", NameReference.names(each.events()));
    }
    return Map.of("deferredAtMost", ((Verification.DeferredAtMost) assumption).most());
  }

  private static Map<String, Object> counter(Verification.Counter counter) {
    return new JsonText.Members()
        .put("name", counter.name().name())
        .put("max", counter.max())
        .add("increment", NameReference.names(counter.increments()))
        .add("reset", NameReference.names(counter.resets()))
        .add("atMost", counter.below().map(NameReference::name).orElse(""))
        .add("reached", counter.reached().map(NameReference::name).orElse(""))
        .map();
  }

  /**
   * Returns the order of the states in the user's enum. Returns an empty list if the enum declares
   * the states in document order.
   */
  private static List<String> stateOrder(ResolvedMachine machine) {
    List<State> document = machine.tree().nodes().subList(1, machine.tree().size());
    List<State> declared = machine.tree().declared();
    return declared.equals(document) ? List.of() : each(declared, State::name);
  }

  private List<Map<String, Object>> states(StateNode parent) {
    return each(parent.declared().children(), c -> state(machine.node(c)));
  }

  private Map<String, Object> state(StateNode node) {
    State state = node.declared();
    JsonText.Members members =
        new JsonText.Members()
            .put("name", state.name())
            .put("number", node.number())
            .add("description", state.description())
            .add("renamedFrom", formerName(machine.declared().storage(), true, state.name()))
            .add("history", history(state));
    state.initial().ifPresent(initial -> members.put("initial", initial(initial)));
    members
        .add("final", state.isFinal())
        .add("external", state.external())
        .add("layout", layout(state))
        .add("tags", NameReference.names(state.tags()));
    if (!state.isHistory()) {
      members.put("wireName", machine.declared().wireName(state));
    }
    members
        .add("aliases", NameReference.names(state.aliases()))
        .add("requirement", state.requirements());
    behavior(members, node);
    return members.add("states", states(node)).map();
  }

  /** Returns the JSON of each element of a list. */
  private static <T, R> List<R> each(List<T> elements, Function<T, R> writer) {
    List<R> written = new ArrayList<>();
    for (T element : elements) {
      written.add(writer.apply(element));
    }
    return written;
  }

  private static String layout(State state) {
    return state.layout() == State.Layout.AUTO
        ? ""
        : state.layout().name().toLowerCase(Locale.ROOT);
  }

  private static String history(State state) {
    return state.behavior().history().map(h -> h.name().toLowerCase(Locale.ROOT)).orElse("");
  }

  private static Object initial(State.Initial initial) {
    return initial.description().isEmpty() ? true : Map.of("description", initial.description());
  }

  /** Adds the JSON members that machines and states have in common. */
  private void behavior(JsonText.Members members, StateNode node) {
    State state = node.declared();
    Behavior behavior = state.behavior();
    boolean history = state.isHistory();
    Moves moves = machine.moves();
    Move enters =
        history ? moves.byDefault(node) : node.isRoot() ? moves.start() : moves.start(node);
    members
        .add("parallel", behavior.parallel())
        .add("startsIn", NameReference.names(behavior.initial()))
        .add("data", params(behavior.data()))
        .add("entry", actions(behavior.entry()))
        .add("exit", actions(behavior.exit()))
        .add("timers", each(behavior.timers(), MachineJson::timer))
        .add("ignore", NameReference.names(behavior.ignored()))
        .add("defer", NameReference.names(behavior.deferred()))
        .add("done", node.done().map(Event::name).orElse(""))
        .add("enters", enters.entry())
        .add("answers", state.isLeaf() && !node.isRoot() ? answers(node.number()) : List.of())
        .add("transitions", each(node.transitions(), this::transition))
        .add("always", each(node.always(), this::transition));
  }

  /**
   * Returns the responses of a leaf to events, followed by the eventless transitions of the leaf.
   */
  private List<Map<String, Object>> answers(int leaf) {
    List<Map<String, Object>> answers = new ArrayList<>();
    machine.candidates().of(leaf).forEach((e, a) -> answers.add(answer(e.name(), a)));
    LeafResponse eventless = machine.candidates().eventless(leaf);
    if (!eventless.isNone()) {
      answers.add(answer("", eventless));
    }
    return answers;
  }

  private static Map<String, Object> answer(String event, LeafResponse answer) {
    String otherwise =
        switch (answer.otherwise()) {
          case IGNORED -> "ignore";
          case DEFERRED -> "defer";
          case REFUSED -> "";
        };
    return new JsonText.Members()
        .add("event", event)
        .add("candidates", each(answer.candidates(), ResolvedTransition::number))
        .add("otherwise", otherwise)
        .map();
  }

  private static Map<String, Object> move(Move move) {
    return new JsonText.Members()
        .put("domains", move.domains())
        .add("exits", move.exit())
        .add("enters", move.entry())
        .map();
  }

  private static Map<String, Object> actions(Behavior.Actions actions) {
    return new JsonText.Members()
        .add("effects", NameReference.names(actions.effects()))
        .add("raise", NameReference.names(actions.raise()))
        .map();
  }

  private static Map<String, Object> timer(Behavior.Timer timer) {
    JsonText.Members members =
        new JsonText.Members()
            .put("event", timer.event().name())
            .put(timer.word(), timer.delay().text());
    timer.delay().constant().ifPresent(delay -> members.put("millis", delay.toMillis()));
    return members.map();
  }

  private Map<String, Object> transition(ResolvedTransition resolved) {
    Transition transition = resolved.declared();
    JsonText.Members members = new JsonText.Members().put("number", resolved.number());
    if (!transition.eventless()) {
      members.put("event", transition.event().name());
    }
    members.add("direct", transition.direct()).add("to", NameReference.names(transition.targets()));
    transition
        .guard()
        .ifPresent(
            guard ->
                members.put(
                    "guard",
                    new JsonText.Members()
                        .put("text", guard.text())
                        .put("formula", formula(guard.formula(), resolved::asked))
                        .map()));
    return members
        .add("choose", transition.choose().map(NameReference::name).orElse(""))
        .add("update", transition.update().map(NameReference::name).orElse(""))
        .add("effects", NameReference.names(transition.effects()))
        .add("raise", NameReference.names(transition.raise()))
        .add("internal", transition.internal())
        .add("moves", each(machine.moves().of(resolved), MachineJson::move))
        .add("requirement", transition.requirements())
        .add("description", transition.description())
        .map();
  }

  private static Map<String, Object> formula(
      Formula formula, Function<String, Optional<StateNode>> asks) {
    if (formula instanceof Formula.Predicate predicate) {
      return Map.of("predicate", predicate.name());
    } else if (formula instanceof Formula.In in) {
      JsonText.Members members = new JsonText.Members().put("in", in.state());
      asks.apply(in.state()).ifPresent(n -> members.put("number", n.number()));
      return members.map();
    } else if (formula instanceof Formula.Not not) {
      return Map.of("not", formula(not.operand(), asks));
    } else if (formula instanceof Formula.And and) {
      return Map.of("and", each(and.operands(), o -> formula(o, asks)));
    } else {
      List<Formula> operands = ((Formula.Or) formula).operands();
      return Map.of("or", each(operands, o -> formula(o, asks)));
    }
  }

  private static Map<String, Object> event(Machine machine, Event event) {
    JsonText.Members members =
        new JsonText.Members()
            .put("name", event.name())
            .put("kind", event.kind().name().toLowerCase(Locale.ROOT))
            .put("wireName", machine.wireName(event))
            .add("description", event.description())
            .add("renamedFrom", formerName(machine.storage(), false, event.name()))
            .add("payload", params(event.payload()));
    return members.map();
  }

  private static List<Map<String, Object>> params(List<Event.Param> params) {
    return each(
        params,
        param ->
            new JsonText.Members()
                .put("name", param.name())
                .put("type", param.type().qualifiedName())
                .map());
  }

  private static Map<String, Object> forbid(Forbid forbid) {
    return new JsonText.Members()
        .put("from", NameReference.names(forbid.from()))
        .put("to", NameReference.names(forbid.to()))
        .put("because", forbid.because())
        .map();
  }

  /**
   * Returns a view without the constants of the view's enum. The constants of the enum are not part
   * of the machine. If the enum is read from a class file, the order of its constants depends on
   * the compiler.
   */
  private Map<String, Object> view(ResolvedView view) {
    Map<String, Object> states = new LinkedHashMap<>();
    for (StateNode leaf : machine.leaves()) {
      view.valueOf(leaf.declared()).ifPresent(value -> states.putIfAbsent(leaf.name(), value));
    }
    return new JsonText.Members()
        .put("type", view.declared().type().qualifiedName())
        .put("states", states)
        .map();
  }
}
