package dev.pawl.language.yaml;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Storage;
import dev.pawl.language.problem.Code;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A reader of the key {@code states} at every level of nesting. */
final class YamlStateReader {

  /**
   * The maximum nesting depth, because all code that walks the tree is recursive. Deeper states are
   * reported and kept, so that references to them are not reported as unknown; {@link
   * dev.pawl.language.yaml.DocumentParser#MAX_DEPTH} limits their depth.
   */
  static final int MAX_DEPTH = 50;

  private final YamlBehaviorReader.Readers readers;
  private final YamlInitialReader initials;
  private final FileProblems problems;
  private final Map<String, YamlValue.Text> names = new HashMap<>();
  private final List<Storage.Renamed> renamed = new ArrayList<>();

  YamlStateReader(YamlBehaviorReader.Readers readers) {
    this.readers = readers;
    this.initials = new YamlInitialReader(readers.problems());
    this.problems = readers.problems();
  }

  /** Returns the states that declare a former name. */
  List<Storage.Renamed> renamed() {
    return renamed;
  }

  /**
   * Reads the states of the machine in document order; empty if the value is not a map, or if all
   * of its entries have errors.
   */
  Optional<List<State>> read(YamlValue value) {
    return read(value, 1);
  }

  private Optional<List<State>> read(YamlValue value, int depth) {
    if (!(value instanceof YamlValue.Mapping mapping)) {
      Optional<String> hint =
          value instanceof YamlValue.Sequence
              ? Optional.of("Write each state as a key: NAME: { … }.")
              : Optional.empty();
      problems.wrongType("\"states\"", "a map of states", value, hint);
      return Optional.empty();
    }
    if (depth == MAX_DEPTH + 1) {
      String what = "States nested more than " + MAX_DEPTH + " deep";
      problems.add(Code.YAML_FEATURE, "Nest less deep.", mapping.place(), what);
    }
    List<State> states = new ArrayList<>();
    Set<String> here = new HashSet<>();
    for (YamlValue.Entry entry : mapping.entries()) {
      if (MisplacedKey.is(entry)) {
        MisplacedKey.report(entry.key(), problems);
        readers.transitions().readMisplaced(entry);
        continue;
      }
      boolean isNew = isNew(entry.key(), here);
      State state = state(entry.key(), entry.value(), depth);
      if (NameChecks.check(entry.key(), "a state", problems) && isNew) {
        states.add(state);
      } else {
        // keep the substates, so that references to them are not reported as unknown
        states.addAll(state.children());
      }
    }
    boolean areReported = states.isEmpty() && !mapping.entries().isEmpty();
    return areReported ? Optional.empty() : Optional.of(states);
  }

  /** Returns whether a name is new in the whole machine. Reports a name that is not new. */
  private boolean isNew(YamlValue.Text name, Set<String> here) {
    YamlValue.Text before = names.putIfAbsent(name.text(), name);
    if (before != null) {
      boolean near = here.contains(name.text());
      Optional<String> hint =
          near
              ? Optional.empty()
              : Optional.of("Every state of a machine needs a name of its own.");
      String owner = near ? "\"states\"" : "the machine";
      int line = before.place().line();
      problems.add(
          Code.DUPLICATE_KEY, hint, name.place(), QuotedText.bare(name.text()), owner, line);
    }
    here.add(name.text());
    return before == null;
  }

  private State state(YamlValue.Text name, YamlValue value, int depth) {
    if (!(value instanceof YamlValue.Mapping) && !value.isNull()) {
      Optional<String> hint =
          value instanceof YamlValue.Text
              ? Optional.of("A target belongs under \"on\" or \"to\".")
              : Optional.empty();
      String what = "The state " + QuotedText.of(name.text());
      problems.wrongType(what, "a map of keys such as on and final, or nothing", value, hint);
    }
    YamlValue.Mapping mapping =
        value instanceof YamlValue.Mapping m ? m : new YamlValue.Mapping(List.of(), value.place());
    boolean isHistory = mapping.entries().stream().anyMatch(e -> e.key().text().equals("history"));
    MapFields fields = MapFields.of(mapping, isHistory ? MapKeys.HISTORY : MapKeys.STATE, problems);
    fields
        .filled("renamedFrom", "a state's former name")
        .ifPresent(from -> renamed.add(new Storage.Renamed(name.text(), from.ref())));
    Optional<YamlValue> history = fields.value("history");
    return history.isPresent() ? history(name, history.get(), fields) : state(name, fields, depth);
  }

  private State state(YamlValue.Text name, MapFields fields, int depth) {
    YamlBehaviorReader behavior =
        new YamlBehaviorReader(new YamlBehaviorReader.TimerOwner(name.text(), false), readers);
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
    Optional<YamlValue> initial = fields.value("initial");
    boolean names =
        initial.isPresent()
            && fields.value("states").isPresent()
            && YamlInitialReader.names(initial.get(), children);
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
                .flatMap(v -> ChoiceReader.of(State.Layout.class, "layout", v, false, problems))
                .orElse(State.Layout.AUTO))
        .tags(fields.names("tags", "a tag"))
        .wireName(fields.filled("wireName", "a name in data").map(YamlValue.Text::ref))
        .aliases(
            fields.texts("aliases", "a name in data").stream().map(YamlValue.Text::ref).toList())
        .requirements(YamlVerifyReader.requirements(fields))
        .transitions(behavior.transitions())
        .children(children)
        .behavior(behavior.behavior())
        .build();
  }

  private State history(YamlValue.Text name, YamlValue value, MapFields fields) {
    Optional<Behavior.History> kind =
        ChoiceReader.of(Behavior.History.class, "history", value, false, problems);
    return State.builder(name.text(), name.place())
        .description(fields.prose("description"))
        .transitions(
            fields.value("to").flatMap(readers.transitions()::historyDefault).stream().toList())
        .behavior(
            Behavior.builder().history(Optional.of(kind.orElse(Behavior.History.SHALLOW))).build())
        .build();
  }
}
