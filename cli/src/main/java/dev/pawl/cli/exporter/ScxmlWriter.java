package dev.pawl.cli.exporter;

import dev.pawl.cli.exporter.ExportFormat.Exported;
import dev.pawl.cli.exporter.XmlWriter.Attributes;
import dev.pawl.cli.importer.scxml.Namespaces;
import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.name.WireNames;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A writer of one machine as SCXML. */
final class ScxmlWriter {

  private final ResolvedMachine machine;
  private final Machine declared;
  private final XmlNames names;
  private final Conditions conditions;
  private final XmlWriter xml = new XmlWriter();

  ScxmlWriter(ResolvedMachine machine) {
    this.machine = machine;
    this.declared = machine.declared();
    this.names = new XmlNames(machine);
    this.conditions = new Conditions(names);
  }

  Exported write() {
    State root = declared.root();
    boolean isWrapped = isWrapped();
    Attributes attributes =
        Attributes.of("xmlns", Namespaces.SCXML)
            .add("xmlns:pawl", Namespaces.PAWL)
            .add("version", "1.0")
            .add("datamodel", "ecmascript")
            .add("name", xmlName(declared.name()))
            .add("initial", isWrapped ? "" : names.states(initialStates(machine.root())))
            .add("pawl:version", "1")
            .add("pawl:name", declared.name())
            .add("pawl:package", declared.packageName())
            .add("pawl:unexpected", declared.lenient() ? "ignore" : "")
            .add(
                "pawl:wireNames",
                declared.wireNames() == WireNames.AS_DECLARED
                    ? ""
                    : declared.wireNames().name().toLowerCase(Locale.ROOT))
            .add("pawl:context", declared.context().map(TypeRef::qualifiedName).orElse(""))
            .flag("pawl:threadSafe", declared.threadSafe())
            .flag("pawl:initialNamed", !isWrapped && !root.behavior().initial().isEmpty())
            .add("pawl:events", names.events(firedEvents()))
            .add("pawl:description", declared.description());
    xml.element(
        "scxml",
        attributes,
        () -> {
          writeEvents();
          dataModel();
          if (isWrapped) {
            writeState(machine.root());
          } else {
            root.children().forEach(c -> writeState(machine.node(c)));
          }
        });
    return new Exported(xml.text(), losses());
  }

  /** Returns the names of the events that programs fire, in order. */
  private List<String> firedEvents() {
    return machine.events().stream()
        .filter(event -> !event.kind().isOwn())
        .map(Event::name)
        .toList();
  }

  private static String xmlName(String name) {
    return name.replaceAll("[^\\p{L}\\p{N}_.-]", "_");
  }

  /**
   * Returns whether SCXML needs a state around all states, because the machine itself has
   * transitions, entry effects or other features that only states have in SCXML.
   */
  private boolean isWrapped() {
    State root = declared.root();
    return root.isParallel() || !root.transitions().isEmpty() || !root.behavior().isIdle();
  }

  private void writeEvents() {
    for (Event event : machine.events()) {
      boolean isDone = event.kind() == Event.Kind.DONE;
      String id = names.event(event.name());
      if (!isDone
          && (!id.equals(event.name())
              || !event.payload().isEmpty()
              || !event.description().isEmpty())) {
        xml.empty(
            "pawl:event",
            Attributes.of("id", id)
                .add("name", event.name())
                .add("pawl:payload", components(event.payload()))
                .add("pawl:description", event.description()));
      }
    }
  }

  private static String components(List<Event.Param> components) {
    return String.join(
        "\n", components.stream().map(p -> p.name() + " " + p.type().qualifiedName()).toList());
  }

  /**
   * Writes the object {@code logic} with a property for each predicate and named delay. Predicates
   * are false until the user implements them.
   */
  private void dataModel() {
    Map<String, String> members = new LinkedHashMap<>();
    for (ResolvedTransition transition : machine.transitions()) {
      transition
          .declared()
          .guard()
          .ifPresent(g -> g.formula().predicates().forEach(p -> members.put(p, "false")));
    }
    for (StateNode node : machine.nodes()) {
      node.declared().behavior().timers().stream()
          .map(Behavior.Timer::delay)
          .filter(d -> d.constant().isEmpty())
          .forEach(d -> members.put(d.text(), "'1s'"));
    }
    if (!members.isEmpty()) {
      List<String> texts = new ArrayList<>();
      members.forEach((name, value) -> texts.add(Conditions.string(name) + ": " + value));
      xml.element(
          "datamodel",
          Attributes.none(),
          () ->
              xml.empty(
                  "data",
                  Attributes.of("id", "logic")
                      .add("expr", "{ " + String.join(", ", texts) + " }")));
    }
  }

  private List<String> initialStates(StateNode node) {
    State state = node.declared();
    if (!state.behavior().initial().isEmpty()) {
      return NameReference.names(state.behavior().initial());
    }
    return state.isParallel()
        ? List.of()
        : state.children().stream().filter(State::isInitial).limit(1).map(State::name).toList();
  }

  private void writeState(StateNode node) {
    State state = node.declared();
    Behavior behavior = state.behavior();
    boolean isRoot = node.isRoot();
    String id = isRoot ? names.root() : names.state(state.name());
    Attributes attributes = Attributes.of("id", id);
    if (state.isHistory()) {
      boolean deep = behavior.history().equals(Optional.of(Behavior.History.DEEP));
      attributes.add("type", deep ? "deep" : "shallow");
      addExtensions(node, id, attributes);
      xml.element("history", attributes, () -> historyDefault(state));
      return;
    }
    if (!state.isParallel()) {
      attributes.add("initial", names.states(initialStates(node)));
    }
    if (isRoot) {
      attributes.flag("pawl:machine", true);
    } else {
      addExtensions(node, id, attributes);
    }
    attributes.add("pawl:defer", names.events(NameReference.names(behavior.deferred())));
    attributes.add("pawl:data", components(behavior.data()));
    attributes.flag("pawl:initialNamed", !behavior.initial().isEmpty());
    String element = state.isFinal() ? "final" : state.isParallel() ? "parallel" : "state";
    xml.element(
        element,
        attributes,
        () -> {
          writeActions("onentry", behavior.entry(), behavior.timers(), true);
          writeActions("onexit", behavior.exit(), behavior.timers(), false);
          behavior.ignored().forEach(e -> writeIgnored(e.name()));
          node.transitions().forEach(t -> writeTransition(t, state));
          node.always().forEach(t -> writeTransition(t, state));
          state.children().forEach(c -> writeState(machine.node(c)));
        });
  }

  private void addExtensions(StateNode node, String id, Attributes attributes) {
    State state = node.declared();
    attributes
        .add("pawl:name", id.equals(state.name()) ? "" : state.name())
        .add("pawl:wireName", state.wireName().map(NameReference::name).orElse(""))
        .add(
            "pawl:layout",
            state.layout() == State.Layout.AUTO
                ? ""
                : state.layout().name().toLowerCase(Locale.ROOT))
        .flag("pawl:initial", state.isInitial())
        .add("pawl:initialDescription", state.initial().map(State.Initial::description).orElse(""))
        .flag("pawl:external", state.external())
        .add("pawl:tags", lines(NameReference.names(state.tags())))
        .add("pawl:aliases", lines(NameReference.names(state.aliases())))
        .add("pawl:requirement", lines(state.requirements()))
        .add("pawl:description", state.description());
  }

  private static String lines(List<String> texts) {
    return String.join("\n", texts);
  }

  private void historyDefault(State state) {
    List<String> targets = NameReference.names(state.transitions().get(0).targets());
    xml.empty("transition", Attributes.of("target", names.states(targets)));
  }

  private void writeActions(
      String element, Behavior.Actions actions, List<Behavior.Timer> timers, boolean starts) {
    if (actions.isEmpty() && timers.isEmpty()) {
      return;
    }
    xml.element(
        element,
        Attributes.none(),
        () -> {
          writeCalls("effect", NameReference.names(actions.effects()));
          writeRaise(actions.raise());
          timers.forEach(t -> writeTimer(t, starts));
        });
  }

  private void writeCalls(String kind, List<String> methods) {
    for (String method : methods) {
      xml.empty(
          "log",
          Attributes.of("label", kind)
              .add("expr", Conditions.string(method))
              .add("pawl:" + kind, method));
    }
  }

  private void writeRaise(List<NameReference> raised) {
    raised.forEach(e -> xml.empty("raise", Attributes.of("event", names.event(e.name()))));
  }

  private void writeTimer(Behavior.Timer timer, boolean starts) {
    String event = names.event(timer.event().name());
    if (starts) {
      send(timer, event);
    } else {
      xml.empty("cancel", Attributes.of("sendid", event).add("pawl:timer", timer.word()));
    }
  }

  private void send(Behavior.Timer timer, String event) {
    Attributes attributes = Attributes.of("event", event).add("id", event);
    timer
        .delay()
        .constant()
        .ifPresentOrElse(
            d -> attributes.add("delay", d.toMillis() + "ms"),
            () -> attributes.add("delayexpr", Conditions.member(timer.delay().text())));
    xml.empty("send", attributes.add("pawl:timer", timer.word()));
  }

  private void writeIgnored(String event) {
    xml.empty("transition", Attributes.of("event", names.event(event)).flag("pawl:ignore", true));
  }

  private void writeTransition(ResolvedTransition resolved, State state) {
    Transition transition = resolved.declared();
    Attributes attributes = Attributes.none();
    Optional<Behavior.Timer> timer =
        state.behavior().timers().stream()
            .filter(t -> t.event().name().equals(transition.event().name()))
            .findFirst();
    attributes.add("event", event(resolved));
    addCondition(transition, state, attributes);
    List<String> targets = NameReference.names(transition.targets());
    attributes.add("target", names.states(transition.dynamic() ? targets.subList(0, 1) : targets));
    attributes.add("type", transition.internal() || state == declared.root() ? "internal" : "");
    attributes
        .flag("pawl:external", state == declared.root() && !transition.internal())
        .flag("pawl:any", transition.anyEvent())
        .flag("pawl:direct", transition.direct())
        .add("pawl:choose", transition.choose().map(NameReference::name).orElse(""))
        .add("pawl:targets", transition.dynamic() ? names.states(targets) : "")
        .add("pawl:requirement", lines(transition.requirements()))
        .add("pawl:description", transition.description());
    timer.ifPresent(
        t ->
            attributes
                .add("pawl:timer", t.word())
                .add("pawl:delay", t.delay().text())
                .add("pawl:timerName", t.name().map(NameReference::name).orElse("")));
    xml.element(
        "transition",
        attributes,
        () -> {
          writeCalls("update", transition.update().stream().map(NameReference::name).toList());
          writeCalls("effect", NameReference.names(transition.effects()));
          writeRaise(transition.raise());
          timer
              .filter(Behavior.Timer::repeats)
              .ifPresent(t -> send(t, names.event(t.event().name())));
        });
  }

  private String event(ResolvedTransition resolved) {
    if (resolved.eventless()) {
      return "";
    } else if (resolved.anyEvent()) {
      List<Event> served = machine.candidates().served(resolved.source());
      return names.events(served.stream().map(Event::name).toList());
    }
    return names.event(resolved.eventName());
  }

  /**
   * Adds the guard of a transition. If the machine itself declares the transition, adds the
   * condition that the instance has not finished, because in SCXML the state around all states
   * stays active.
   */
  private void addCondition(Transition transition, State state, Attributes attributes) {
    Optional<Formula> guard = transition.guard().map(g -> g.formula());
    String cond = guard.map(conditions::text).orElse("");
    String end = state == declared.root() ? conditions.doneCondition(state) : "";
    if (end.isEmpty()) {
      attributes.add("cond", cond);
    } else {
      attributes.add(
          "cond", cond.isEmpty() ? "!(" + end + ")" : "!(" + end + ") && (" + cond + ")");
      attributes.add("pawl:guard", cond.isEmpty() ? "true" : cond);
    }
  }

  private List<String> losses() {
    List<String> losses = new ArrayList<>(Losses.of(declared));
    boolean defers =
        machine.nodes().stream().anyMatch(n -> !n.declared().behavior().deferred().isEmpty());
    if (defers) {
      losses.add("SCXML has no deferred events: other tools drop them; the import restores them.");
    }
    if (machine.transitions().stream().anyMatch(t -> t.declared().dynamic())) {
      losses.add(
          "SCXML cannot choose a target: other tools take the first one; the import restores the"
              + " choice.");
    }
    if (!isWrapped() && Losses.exitsAtEnd(declared.root())) {
      losses.add("SCXML runs the exit actions of the final state when the machine ends.");
    }
    return losses;
  }
}
