package dev.pawl.processor.read.yaml;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.storage.Storage;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.read.yaml.node.Choices;
import dev.pawl.processor.read.yaml.node.Fields;
import dev.pawl.processor.read.yaml.node.FileProblems;
import dev.pawl.processor.read.yaml.node.Keys;
import dev.pawl.processor.read.yaml.node.Names;
import dev.pawl.processor.read.yaml.node.Quoted;
import dev.pawl.processor.read.yaml.node.Value;
import dev.pawl.processor.read.yaml.part.InitialReader;
import dev.pawl.processor.read.yaml.part.MisplacedKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads what stands under {@code states}, at every level. */
final class StateReader {

  /** Deeper nesting means nothing, and whoever walks the tree recurses. */
  static final int MAX_DEPTH = 50;

  private final BehaviorReader.Readers readers;
  private final InitialReader initials;
  private final FileProblems problems;
  private final Map<String, Value.Text> names = new HashMap<>();
  private final List<Storage.Renamed> renamed = new ArrayList<>();

  StateReader(BehaviorReader.Readers readers) {
    this.readers = readers;
    this.initials = new InitialReader(readers.problems());
    this.problems = readers.problems();
  }

  /** The states that say what they were called before. */
  List<Storage.Renamed> renamed() {
    return renamed;
  }

  /** The machine's states in document order; empty where there is no map of states. */
  Optional<List<State>> read(Value value) {
    return read(value, 1);
  }

  private Optional<List<State>> read(Value value, int depth) {
    if (!(value instanceof Value.Mapping mapping)) {
      Optional<String> hint =
          value instanceof Value.Sequence
              ? Optional.of("Write each state as a key: NAME: { … }.")
              : Optional.empty();
      problems.wrongType("\"states\"", "a map of states", value, hint);
      return Optional.empty();
    }
    if (depth > MAX_DEPTH) {
      String what = "States nested more than " + MAX_DEPTH + " deep";
      problems.add(Code.YAML_FEATURE, "Nest less deep.", mapping.place(), what);
      return Optional.empty();
    }
    List<State> states = new ArrayList<>();
    Set<String> here = new HashSet<>();
    for (Value.Entry entry : mapping.entries()) {
      if (MisplacedKey.is(entry)) {
        MisplacedKey.report(entry.key(), problems);
        readers.transitions().readMisplaced(entry);
        continue;
      }
      boolean isNew = isNew(entry.key(), here);
      State state = state(entry.key(), entry.value(), depth);
      if (Names.check(entry.key(), "a state", problems) && isNew) {
        states.add(state);
      } else {
        // so that nobody takes the names of those for unknown
        states.addAll(state.children());
      }
    }
    return Optional.of(states);
  }

  /** Whether no state has that name yet, wherever it stands; if one has, that is reported. */
  private boolean isNew(Value.Text name, Set<String> here) {
    Value.Text before = names.putIfAbsent(name.text(), name);
    if (before != null) {
      boolean near = here.contains(name.text());
      Optional<String> hint =
          near
              ? Optional.empty()
              : Optional.of("Every state of a machine needs a name of its own.");
      String owner = near ? "\"states\"" : "the machine";
      int line = before.place().line();
      problems.add(Code.DUPLICATE_KEY, hint, name.place(), Quoted.bare(name.text()), owner, line);
    }
    here.add(name.text());
    return before == null;
  }

  private State state(Value.Text name, Value value, int depth) {
    if (!(value instanceof Value.Mapping) && !value.isNull()) {
      Optional<String> hint =
          value instanceof Value.Text
              ? Optional.of("A state to go to stands under \"on\" or \"to\".")
              : Optional.empty();
      String what = "The state " + Quoted.of(name.text());
      problems.wrongType(what, "a map of keys such as on and final, or nothing", value, hint);
    }
    Value.Mapping mapping =
        value instanceof Value.Mapping m ? m : new Value.Mapping(List.of(), value.place());
    boolean isHistory = mapping.entries().stream().anyMatch(e -> e.key().text().equals("history"));
    Fields fields = Fields.of(mapping, isHistory ? Keys.HISTORY : Keys.STATE, problems);
    fields
        .filled("renamedFrom", "a state's former name")
        .ifPresent(from -> renamed.add(new Storage.Renamed(name.text(), from.ref())));
    Optional<Value> history = fields.value("history");
    return history.isPresent() ? history(name, history.get(), fields) : state(name, fields, depth);
  }

  private State state(Value.Text name, Fields fields, int depth) {
    BehaviorReader behavior =
        new BehaviorReader(new BehaviorReader.TimerOwner(name.text(), false), readers);
    List<State> children = new ArrayList<>();
    fields
        .all()
        .forEach(
            (key, value) -> {
              if (key.equals("states")) {
                read(value, depth + 1).ifPresent(children::addAll);
              } else {
                behavior.read(key, value);
              }
            });
    Optional<Value> initial = fields.value("initial");
    boolean names =
        initial.isPresent()
            && fields.value("states").isPresent()
            && InitialReader.names(initial.get(), children);
    if (names) {
      behavior.initial(initials.states(initial.get()));
    }
    return State.builder(name.text(), name.place())
        .description(fields.prose("description"))
        .initial(names ? Optional.empty() : initial.flatMap(initials::mark))
        .isFinal(fields.flag("final"))
        .external(fields.flag("external"))
        .layout(
            fields
                .value("layout")
                .flatMap(v -> Choices.of(State.Layout.class, "layout", v, false, problems))
                .orElse(State.Layout.AUTO))
        .tags(fields.names("tags", "a tag"))
        .wireName(fields.filled("wireName", "a name in data").map(Value.Text::ref))
        .aliases(fields.texts("aliases", "a name in data").stream().map(Value.Text::ref).toList())
        .transitions(behavior.transitions())
        .children(children)
        .behavior(behavior.behavior())
        .build();
  }

  private State history(Value.Text name, Value value, Fields fields) {
    Optional<Behavior.History> kind =
        Choices.of(Behavior.History.class, "history", value, false, problems);
    return State.builder(name.text(), name.place())
        .description(fields.prose("description"))
        .transitions(
            fields.value("to").flatMap(readers.transitions()::historyDefault).stream().toList())
        .behavior(
            Behavior.builder().history(Optional.of(kind.orElse(Behavior.History.SHALLOW))).build())
        .build();
  }
}
