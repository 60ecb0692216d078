package dev.pawl.processor.read.yaml;

import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads what stands under {@code states}. */
final class StateReader {

  private final TransitionReader transitions;
  private final FileProblems problems;
  private boolean nested;

  StateReader(TransitionReader transitions, FileProblems problems) {
    this.transitions = transitions;
    this.problems = problems;
  }

  /** Whether a state had states of its own, so that not every state's name is known. */
  boolean nested() {
    return nested;
  }

  /** The states in document order; empty where there is no map of states. */
  Optional<List<State>> read(Value value) {
    if (!(value instanceof Value.Mapping mapping)) {
      Optional<String> hint =
          value instanceof Value.Sequence
              ? Optional.of("Write each state as a key: NAME: { … }.")
              : Optional.empty();
      problems.wrongType("\"states\"", "a map of states", value, hint);
      return Optional.empty();
    }
    // only to report a state that stands twice: what stands in it is read all the same
    Fields.distinct(mapping, "\"states\"", problems);
    List<State> states = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Value.Entry entry : mapping.entries()) {
      State state = state(entry.key(), entry.value());
      if (Names.check(entry.key(), "a state", problems) && names.add(state.name())) {
        states.add(state);
      }
    }
    return Optional.of(states);
  }

  private State state(Value.Text name, Value value) {
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
    Fields fields = Fields.of(mapping, Keys.STATE, problems);
    nested |= fields.mentions("states");
    return new State(
        name.text(),
        fields.prose("description"),
        fields.value("initial").flatMap(v -> initial(fields, v)),
        fields.flag("final"),
        fields.flag("external"),
        fields.names("tags", "a tag"),
        fields.filled("wireName", "a name in data").map(t -> new Ref(t.text(), t.place())),
        aliases(fields),
        transitions.read(fields),
        List.of(),
        name.place());
  }

  private static List<Ref> aliases(Fields fields) {
    return fields.texts("aliases", "a name in data").stream()
        .map(t -> new Ref(t.text(), t.place()))
        .toList();
  }

  private Optional<State.Initial> initial(Fields fields, Value value) {
    if (value instanceof Value.Mapping mapping) {
      String description = Fields.of(mapping, Keys.INITIAL, problems).prose("description");
      return Optional.of(new State.Initial(description));
    }
    boolean namesChild =
        fields.mentions("states") && value instanceof Value.Text && !Choices.isTruthWord(value);
    if (namesChild) {
      problems.notSupported("\"initial\" with the name of a state", value.place());
      return Optional.empty();
    }
    return fields.flag("initial", value) ? Optional.of(new State.Initial("")) : Optional.empty();
  }
}
