package dev.pawl.language.yaml;

import dev.pawl.language.problem.Nearest;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The allowed keys of each kind of map in a machine file, with hints for other keys. */
enum MapKeys {
  MACHINE(
      "a machine",
      "machine package description unexpected wireNames context threadSafe omit include"
          + " serializers reserved reservedEvents events states parallel initial on to always"
          + " after every entry exit ignore defer forbid views verify",
      ForeignKeyHints.ofMachine()),

  STATE(
      "a state",
      "initial final external layout wireName aliases renamedFrom tags requirement description data"
          + " states parallel history on to always after every entry exit ignore defer",
      ForeignKeyHints.ofState()),

  HISTORY("a history state", "history to renamedFrom description", ForeignKeyHints.ofHistory()),

  INITIAL("\"initial\"", "description", ForeignKeyHints.ofInitial()),

  ACTIONS("an entry or exit", "effects raise", ForeignKeyHints.ofActions()),

  TRANSITION(
      "a transition",
      "to guard update effects raise choose internal requirement description",
      ForeignKeyHints.ofTransition()),

  TIMER(
      "a transition of a timer",
      "to name guard update effects raise choose internal requirement description",
      ForeignKeyHints.ofTimer()),

  DIRECT(
      "a transition without event",
      "to guard update effects raise internal requirement description",
      ForeignKeyHints.ofDirect()),

  EVENT("an event", "payload renamedFrom description", ForeignKeyHints.ofEvent()),

  FORBID("\"forbid\"", "from to because", ForeignKeyHints.ofForbid()),

  VERIFY("\"verify\"", "assume counters properties", ForeignKeyHints.none()),

  ASSUMPTION(
      "an assumption",
      "neverBoth implies always keepsArriving neverArrives deferredAtMost",
      ForeignKeyHints.none()),

  COUNTER("a counter", "max increment reset atMost reached", ForeignKeyHints.none()),

  PROPERTY(
      "a property",
      "never always event entered exited onlyAfter whenever eventually atMost of alwaysPossible"
          + " while handlesAll in except before after between requirement dependsOn vacuous"
          + " description",
      ForeignKeyHints.ofProperty());

  /** The maximum length of a word that is compared with keys. */
  private static final int MAX_LENGTH = 40;

  private final String owner;
  private final List<String> accepted;
  private final ForeignKeyHints words;

  MapKeys(String owner, String accepted, ForeignKeyHints words) {
    this.owner = owner;
    this.accepted = List.of(accepted.split(" "));
    this.words = words;
  }

  /** Returns the kind of map with an article, such as "a state". */
  public String owner() {
    return owner;
  }

  /** Returns the allowed keys, in documented order. */
  public List<String> accepted() {
    return accepted;
  }

  /**
   * Returns the key that the user probably meant by an unknown word with a given value; empty if
   * there is none.
   */
  public Optional<String> meant(String word, YamlValue value) {
    Optional<String> key = words.meant(word, value);
    boolean other = word.length() > MAX_LENGTH || words.advice(word, value).isPresent();
    return key.isPresent() || other ? key : Nearest.to(word, accepted);
  }

  /** Returns the hint for an unknown word with a given value, as a whole sentence. */
  public String hint(String word, YamlValue value) {
    return words
        .advice(word, value)
        .or(() -> meant(word, value).map(key -> "Did you mean \"" + key + "\"?"))
        .orElseGet(() -> place(value) + "Its keys are " + String.join(", ", accepted) + ".");
  }

  /**
   * Returns a sentence that says where the name of a state or an event belongs, if the value is
   * like that of a state or of a transition; otherwise an empty text.
   */
  private String place(YamlValue value) {
    if (this != MACHINE && this != STATE) {
      return "";
    }
    boolean isTransition =
        value instanceof YamlValue.Mapping mapping
            && mapping.entries().stream()
                .map(e -> e.key().text())
                .anyMatch(Set.of("to", "guard", "update", "effects", "raise", "choose")::contains);
    if (isTransition || (this == STATE && value instanceof YamlValue.Text && !value.isNothing())) {
      return "If it is an event, declare it under \"on\". ";
    }
    return value instanceof YamlValue.Mapping || value.isNothing()
        ? "If it is a state, declare it under \"states\". "
        : "";
  }
}
