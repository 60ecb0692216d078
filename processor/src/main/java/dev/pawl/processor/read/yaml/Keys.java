package dev.pawl.processor.read.yaml;

import dev.pawl.processor.problem.Nearest;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The keys that a map in a machine file may have, for each kind of map that has fixed keys; and
 * what to say of others: the words of other tools, and what Pawl does not have yet.
 */
enum Keys {
  MACHINE(
      "a machine",
      List.of(
          "machine",
          "package",
          "description",
          "unexpected",
          "wireNames",
          "context",
          "threadSafe",
          "omit",
          "include",
          "events",
          "states",
          "on",
          "to",
          "forbid",
          "views"),
      List.of(
          "serializers",
          "parallel",
          "history",
          "entry",
          "exit",
          "always",
          "after",
          "ignore",
          "defer",
          "raise",
          "data"),
      Map.ofEntries(
          same("machine", "id", "name", "key", "stateMachine"),
          same("description", "doc", "documentation", "summary", "comment"),
          same("context", "extendedState", "contextType"),
          same("omit", "exclude", "without"),
          same("on", "transitions"),
          same("views", "mappings", "mapsTo"),
          same("forbid", "forbidden", "never")),
      Map.of(
          "initial",
          "Mark the state itself: NAME: { initial: true }.",
          "final",
          "Mark the state itself: NAME: { final: true }.",
          "guards",
          "Name a guard where it is used; it is a Java method.",
          "actions",
          "Name an effect where it is used; it is a Java method.")),

  STATE(
      "a state",
      List.of(
          "initial", "final", "external", "wireName", "aliases", "tags", "description", "on", "to"),
      List.of(
          "states",
          "parallel",
          "history",
          "entry",
          "exit",
          "always",
          "after",
          "ignore",
          "defer",
          "raise",
          "data"),
      Map.ofEntries(
          same("on", "transitions", "events", "edges"),
          same("to", "next", "target", "targets", "goto"),
          same("initial", "start", "isInitial", "begin"),
          same("final", "end", "isFinal", "terminal", "accepting"),
          same("wireName", "wire", "value", "code"),
          same("aliases", "alias", "formerly"),
          same("tags", "tag", "groups"),
          same("description", "doc", "documentation", "summary", "comment", "label", "meta")),
      Map.of(
          "type",
          "Did you mean \"final: true\" or \"initial: true\"?",
          "name",
          "A state's name is its key under \"states\".",
          "id",
          "A state's name is its key under \"states\".",
          "onEntry",
          "The key will be \"entry\", which is not supported yet.",
          "onExit",
          "The key will be \"exit\", which is not supported yet.",
          "invoke",
          "Pawl starts nothing on its own; an effect of the transition can.")),

  INITIAL(
      "\"initial\"",
      List.of("description"),
      List.of(),
      Map.ofEntries(same("description", "doc", "documentation", "summary", "comment")),
      Map.of()),

  TRANSITION(
      "a transition",
      List.of("to", "guard", "update", "effects", "choose", "description"),
      List.of("internal", "raise"),
      Map.ofEntries(
          same("to", "target", "targets", "next", "goto", "destination", "dest"),
          same("guard", "cond", "condition", "if", "when", "guards"),
          same("update", "assign", "reduce"),
          same("effects", "actions", "action", "effect", "do", "run"),
          same("choose", "choice", "select"),
          same("description", "doc", "documentation", "summary", "comment")),
      Map.of(
          "on",
          "The event is the key that the transition stands under.",
          "trigger",
          "The event is the key that the transition stands under, below \"on\".",
          "event",
          "The event is the key that the transition stands under, below \"on\".",
          "from",
          "A transition stands in the state that it leaves.",
          "source",
          "A transition stands in the state that it leaves.")),

  DIRECT(
      "a transition without event",
      List.of("to", "guard", "update", "effects", "description"),
      List.of("internal", "raise"),
      Map.ofEntries(
          same("to", "target", "targets", "next", "goto", "destination", "dest"),
          same("guard", "cond", "condition", "if", "when", "guards"),
          same("update", "assign", "reduce"),
          same("effects", "actions", "action", "effect", "do", "run"),
          same("description", "doc", "documentation", "summary", "comment")),
      Map.of(
          "on",
          "A transition with an event stands under \"on\": { EVENT: { to: … } }.",
          "trigger",
          "A transition with an event stands under \"on\": { EVENT: { to: … } }.",
          "event",
          "A transition with an event stands under \"on\": { EVENT: { to: … } }.",
          "choose",
          "To choose takes an event: write the transition under \"on\".",
          "from",
          "A transition stands in the state that it leaves.",
          "source",
          "A transition stands in the state that it leaves.")),

  EVENT(
      "an event",
      List.of("payload", "description"),
      List.of(),
      Map.ofEntries(
          same("payload", "data", "params", "parameters", "arguments", "args", "fields"),
          same("description", "doc", "documentation", "summary", "comment")),
      Map.of("name", "An event's name is its key under \"events\".")),

  FORBID(
      "\"forbid\"",
      List.of("from", "to", "because"),
      List.of(),
      Map.ofEntries(
          same("from", "source"),
          same("to", "target"),
          same("because", "reason", "why", "message", "description")),
      Map.of());

  /** A longer word is not a mistyped key, and comparing takes time. */
  private static final int LONGEST_TYPO = 40;

  private final String owner;
  private final List<String> accepted;
  private final List<String> unsupported;
  private final Map<String, String> meaning = new HashMap<>();
  private final Map<String, String> advice = new HashMap<>();

  Keys(
      String owner,
      List<String> accepted,
      List<String> unsupported,
      Map<String, List<String>> words,
      Map<String, String> advice) {
    this.owner = owner;
    this.accepted = accepted;
    this.unsupported = unsupported;
    words.forEach((key, others) -> others.forEach(o -> meaning.put(folded(o), key)));
    advice.forEach((word, sentence) -> this.advice.put(folded(word), sentence));
  }

  private static Map.Entry<String, List<String>> same(String key, String... otherTools) {
    return Map.entry(key, List.of(otherTools));
  }

  private static String folded(String word) {
    return word.replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
  }

  /** What has these keys, with an article: "a state". */
  String owner() {
    return owner;
  }

  /** The keys it may have, in the order in which they are documented. */
  List<String> accepted() {
    return accepted;
  }

  /** The keys that are part of the format to come. */
  List<String> unsupported() {
    return unsupported;
  }

  /** The key that was probably meant. */
  Optional<String> meant(String word) {
    if (advice.containsKey(folded(word)) || word.length() > LONGEST_TYPO) {
      return Optional.empty();
    }
    return Optional.ofNullable(meaning.get(folded(word))).or(() -> Nearest.to(word, accepted));
  }

  /** A sentence on what to write instead. */
  String hint(String word) {
    String sentence = advice.get(folded(word));
    if (sentence != null) {
      return sentence;
    }
    return meant(word)
        .map(key -> "Did you mean \"" + key + "\"?")
        .orElse("Its keys are " + String.join(", ", accepted) + ".");
  }
}
