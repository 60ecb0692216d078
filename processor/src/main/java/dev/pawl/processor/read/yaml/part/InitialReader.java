package dev.pawl.processor.read.yaml.part;

import dev.pawl.processor.model.State;
import dev.pawl.processor.model.source.Ref;
import dev.pawl.processor.read.yaml.node.Choices;
import dev.pawl.processor.read.yaml.node.Fields;
import dev.pawl.processor.read.yaml.node.FileProblems;
import dev.pawl.processor.read.yaml.node.Keys;
import dev.pawl.processor.read.yaml.node.Value;
import java.util.List;
import java.util.Optional;

/** Reads the two meanings of {@code initial}: the state itself, or what is entered within it. */
public final class InitialReader {

  private static final String NAMES = "the name of a state or a list of such";

  private final FileProblems problems;

  public InitialReader(FileProblems problems) {
    this.problems = problems;
  }

  /** The mark of the state itself; empty also where the value names states. */
  public Optional<State.Initial> mark(Value value) {
    if (value instanceof Value.Mapping mapping) {
      String description = Fields.of(mapping, Keys.INITIAL, problems).prose("description");
      return Optional.of(new State.Initial(description));
    }
    return Choices.flag("initial", value, problems)
        ? Optional.of(new State.Initial(""))
        : Optional.empty();
  }

  /**
   * Whether the value names states. Words for true and false do so only where a state below is
   * called like that: otherwise they are taken for misspelled truth values.
   */
  public static boolean names(Value value, List<State> below) {
    if (value instanceof Value.Sequence) {
      return true;
    }
    if (!(value instanceof Value.Text text) || text.isNothing()) {
      return false;
    }
    boolean truth = text.plain() && (text.text().equals("true") || text.text().equals("false"));
    return !truth && (!Choices.isTruthWord(text) || has(below, text.text()));
  }

  private static boolean has(List<State> states, String name) {
    return states.stream().anyMatch(s -> s.name().equals(name) || has(s.children(), name));
  }

  /** The states that are named. */
  public List<Ref> states(Value value) {
    if (value instanceof Value.Sequence list && list.items().isEmpty()) {
      problems.wrongType("\"initial\"", NAMES, value);
    }
    return Fields.texts("initial", value, "the name of a state", problems).stream()
        .map(Value.Text::ref)
        .toList();
  }

  /** The states that a machine begins in, which has no mark of its own. */
  public List<Ref> ofMachine(Value value, List<State> states) {
    if (names(value, states)) {
      return states(value);
    }
    Optional<String> hint = Optional.of("Mark the state itself: NAME: { initial: true }.");
    problems.wrongType("\"initial\" of a machine", NAMES, value, hint);
    return List.of();
  }
}
