package dev.pawl.cli.importer.scxml;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportedAction;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import java.util.List;
import java.util.Set;

/** A reader of one SCXML document. */
final class ScxmlReader {

  private static final Set<String> STATES = Set.of("state", "parallel", "final", "history");

  private static final Set<String> KNOWN_CHILDREN =
      Set.of("transition", "onentry", "onexit", "initial", "state", "parallel", "final", "history");

  private final XmlElement document;
  private final StateIds ids;
  private final ImportedMachine machine;
  private final ContentReader content;
  private final TransitionReader transitions;
  private final EventNames events;
  private final SentTimers timers;

  ScxmlReader(XmlElement document) throws ImportError {
    this.document = document;
    this.ids = new StateIds(document);
    XmlElement wrapper = wrapper(document);
    ImportedState root = new ImportedState("", "", kind(wrapper), document.place());
    String name =
        document.hasPawlAttribute("name")
            ? document.pawlAttribute("name")
            : document.attribute("name");
    this.machine = new ImportedMachine(name, root);
    this.events = new EventNames(document, ids);
    this.timers = new SentTimers(document, events, machine);
    this.content = new ContentReader(machine, events, timers);
    this.transitions =
        new TransitionReader(
            machine, ids, events, timers, content, document.hasPawlAttribute("version"));
  }

  /**
   * Returns the element that contains the states of the machine: the document, or the state that
   * Pawl exports around all states, because a document cannot have transitions.
   */
  private static XmlElement wrapper(XmlElement document) {
    List<XmlElement> states = document.children("state", "parallel", "final", "history");
    return states.size() == 1 && states.get(0).hasPawlAttribute("machine")
        ? states.get(0)
        : document;
  }

  ImportedMachine read() throws ImportError {
    machine.comments().addAll(document.comments());
    KnownAttributes.remarkOthers(document, machine);
    PawlExtensions.readMachine(document, machine, events);
    for (XmlElement child : document.children()) {
      if (child.is("datamodel", "script")) {
        dataModel(child);
      } else if (child.isScxml() && !KNOWN_CHILDREN.contains(child.name())) {
        misplaced(child);
      } else if (!child.isScxml()) {
        remarkForeign(child);
      }
    }
    XmlElement wrapper = wrapper(document);
    readBehavior(wrapper, machine.root());
    if (machine.root().children().isEmpty()) {
      throw new ImportError(document.place(), "<scxml> has no states.", "Add a <state>.");
    }
    return machine;
  }

  private void dataModel(XmlElement element) {
    if (document.hasPawlAttribute("version")) {
      return;
    }
    if (element.is("script")) {
      machine.remark(
          element.place(), "<script>", "not imported; initialize your data before the machine");
      return;
    }
    for (XmlElement data : element.children("data")) {
      machine.remark(
          data.place(),
          "<data id=\"" + data.attribute("id") + "\">",
          "not imported; keep the value in a context or in the class that implements the methods");
    }
  }

  private static ImportedState.Kind kind(XmlElement element) {
    return switch (element.name()) {
      // a parallel state without regions behaves like a state without children
      case "parallel" ->
          element.children("state", "parallel").isEmpty()
              ? ImportedState.Kind.STATE
              : ImportedState.Kind.PARALLEL;
      case "final" -> ImportedState.Kind.FINAL;
      case "history" ->
          element.attribute("type").equals("deep")
              ? ImportedState.Kind.DEEP_HISTORY
              : ImportedState.Kind.SHALLOW_HISTORY;
      default -> ImportedState.Kind.STATE;
    };
  }

  /** Reads the elements that both the document and a state can contain. */
  private void readBehavior(XmlElement element, ImportedState state) throws ImportError {
    for (XmlElement child : element.children()) {
      if (child.is("onentry")) {
        state.entry().addAll(content.read(child, state.comments()));
      } else if (child.is("onexit")) {
        state.exit().addAll(content.read(child, state.comments()));
      } else if (ids.isHistoryOfMachine(child)) {
        machine.remark(
            child.place(), "<history> of the machine", "replaced by its default; it is never left");
      } else if (child.isScxml() && STATES.contains(child.name())) {
        state.children().add(state(child, element));
      } else if (element != document) {
        readOther(child);
      }
    }
    PawlExtensions.readState(element, state, events);
    readInitial(element, state);
    transitions.read(element, state);
  }

  private ImportedState state(XmlElement element, XmlElement parent) throws ImportError {
    String id = ids.of(element);
    ImportedState state = new ImportedState(id, ids.name(id), kind(element), element.place());
    state.comments().addAll(element.comments());
    if (state.isHistory()) {
      readHistory(element, parent, state);
      return state;
    }
    readBehavior(element, state);
    boolean isEnd = element.is("final") && parent == document;
    if (isEnd && !state.exit().isEmpty() && !document.hasPawlAttribute("version")) {
      machine.remark(
          element.place(),
          "<onexit> of the final state \"" + state.name() + "\"",
          "never runs; a machine that ends leaves no state. Move the actions to <onentry>");
    }
    return state;
  }

  private void readHistory(XmlElement element, XmlElement parent, ImportedState state)
      throws ImportError {
    PawlExtensions.readState(element, state, events);
    List<XmlElement> defaults = element.children("transition");
    if (defaults.isEmpty() || defaults.get(0).attribute("target").isEmpty()) {
      state.initial().addAll(defaultOf(parent, element));
      machine.remark(
          element.place(),
          "<history> without a transition",
          "leads to the default of its parent the first time");
      return;
    }
    XmlElement transition = defaults.get(0);
    state.initial().addAll(ids.targets(transition, "target"));
    if (!transition.children().isEmpty()) {
      machine.remark(
          transition.place(),
          "content of the default transition of <history>",
          "not imported; Pawl runs no actions there");
    }
  }

  private List<String> defaultOf(XmlElement parent, XmlElement history) throws ImportError {
    List<String> initial = ids.targets(parent, "initial");
    if (!initial.isEmpty()) {
      return initial;
    }
    List<XmlElement> states = parent.children("state", "parallel", "final");
    if (states.isEmpty()) {
      throw new ImportError(
          history.place(),
          "The history state \"" + ids.name(ids.of(history)) + "\" has no default.",
          "Add a <transition> with a target.");
    }
    return List.of(ids.of(states.get(0)));
  }

  private void readInitial(XmlElement element, ImportedState state) throws ImportError {
    List<XmlElement> initial = element.children("initial");
    if (initial.isEmpty()) {
      state.initial().addAll(ids.defaults(element, "initial", element));
      return;
    }
    for (XmlElement transition : initial.get(0).children("transition")) {
      state.initial().addAll(ids.defaults(transition, "target", element));
      List<ImportedAction> actions = content.read(transition, state.comments());
      if (!actions.isEmpty()) {
        addInitialState(transition, actions, state);
      }
    }
  }

  /**
   * Adds a default state with an eventless transition that performs actions. The state is needed
   * because Pawl performs no actions when a default is entered.
   */
  private void addInitialState(
      XmlElement transition, List<ImportedAction> actions, ImportedState state) {
    String id = ids.free(state.name() + "_initial");
    ImportedState first = new ImportedState(id, id, ImportedState.Kind.STATE, transition.place());
    ImportedTransition always =
        new ImportedTransition(new ImportedTrigger.Eventless(), transition.place());
    always.targets().addAll(state.initial());
    always.actions().addAll(actions);
    first.transitions().add(always);
    state.children().add(0, first);
    state.initial().clear();
    state.initial().add(id);
    machine.remark(
        transition.place(),
        "content of <initial>",
        "became a transition of the state " + id + ", which is left at once");
  }

  private void readOther(XmlElement child) throws ImportError {
    if (!child.isScxml()) {
      remarkForeign(child);
    } else if (child.is("datamodel")) {
      dataModel(child);
    } else if (child.is("invoke")) {
      machine.remark(
          child.place(),
          "<invoke>",
          "not imported; start the service in an entry effect, and fire its results as events");
    } else if (child.is("donedata")) {
      machine.remark(child.place(), "<donedata>", "not imported; done events carry no data");
    } else if (!KNOWN_CHILDREN.contains(child.name())) {
      misplaced(child);
    }
  }

  private void misplaced(XmlElement child) throws ImportError {
    throw new ImportError(
        child.place(),
        child.tag() + " is not allowed here.",
        "Move or remove it; SCXML 1.0 lists where each element can be.");
  }

  private void remarkForeign(XmlElement child) {
    if (!child.isPawlElement("event")) {
      machine.remark(child.place(), child.tag(), "not imported; it is no element of SCXML");
    }
  }
}
