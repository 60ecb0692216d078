package dev.pawl.language.yaml;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import java.util.List;
import java.util.Optional;

/**
 * A reader of the key {@code initial}. The key either marks a state itself as initial or names the
 * substates to enter.
 */
final class YamlInitialReader {

  private static final String NAMES = "the name of a state or a list of names";

  private final FileProblems problems;

  public YamlInitialReader(FileProblems problems) {
    this.problems = problems;
  }

  /** Reads a value that marks a state itself as initial; empty if the value is false. */
  public Optional<State.Initial> mark(YamlValue value) {
    if (value instanceof YamlValue.Mapping mapping) {
      String description = MapFields.of(mapping, MapKeys.INITIAL, problems).prose("description");
      return Optional.of(new State.Initial(description));
    }
    return ChoiceReader.flag("initial", value, problems)
        ? Optional.of(new State.Initial(""))
        : Optional.empty();
  }

  /**
   * Returns whether the value names states. A word such as {@code yes} or {@code off} is a name
   * only if a substate has this name; otherwise the word is a misspelled truth value.
   */
  public static boolean names(YamlValue value, List<State> below) {
    if (value instanceof YamlValue.Sequence) {
      return true;
    }
    if (!(value instanceof YamlValue.Text text) || text.isNothing()) {
      return false;
    }
    boolean truth = text.plain() && (text.text().equals("true") || text.text().equals("false"));
    return !truth && (!ChoiceReader.isTruthWord(text) || has(below, text.text()));
  }

  private static boolean has(List<State> states, String name) {
    return states.stream().anyMatch(s -> s.name().equals(name) || has(s.children(), name));
  }

  /** Reads the names of states. */
  public List<NameReference> states(YamlValue value) {
    if (value instanceof YamlValue.Sequence list && list.items().isEmpty()) {
      problems.wrongType("\"initial\"", NAMES, value);
    }
    return MapFields.texts("initial", value, "the name of a state", problems).stream()
        .map(YamlValue.Text::ref)
        .toList();
  }

  /**
   * Reads the names of the states in which the machine starts. The machine itself cannot be marked
   * as initial, so a word such as {@code off} is always a name.
   */
  public List<NameReference> ofMachine(YamlValue value, List<State> states) {
    boolean isWord =
        value instanceof YamlValue.Text text
            && !text.isNothing()
            && !text.text().equalsIgnoreCase("true")
            && !text.text().equalsIgnoreCase("false");
    if (isWord || names(value, states)) {
      return states(value);
    }
    Optional<String> hint = Optional.of("Mark the state itself: NAME: { initial: true }.");
    problems.wrongType("\"initial\" of a machine", NAMES, value, hint);
    return List.of();
  }
}
