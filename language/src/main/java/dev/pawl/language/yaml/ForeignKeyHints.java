package dev.pawl.language.yaml;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The words that other tools use instead of the keys of machine files, with the corresponding keys
 * or hints.
 */
final class ForeignKeyHints {

  private static final String EVENT_IS_KEY = "The event is the key of the transition";
  private static final String BELONGS_IN_SOURCE =
      "A transition belongs in the state that it leaves.";
  private static final String WITH_EVENT =
      "A transition with an event belongs under \"on\": { EVENT: { to: … } }.";
  private static final String RAISED =
      "A transition raises events, and so does \"entry\": { raise: [EVENT] }.";
  private static final String DONE = "Write on: { done.NAME: … } in the state or above it.";
  private static final String USE_EFFECTS =
      "Start it in an effect under \"entry\", and stop it in an effect under \"exit\".";
  private static final String REGIONS =
      "Write \"parallel: true\", and the regions under \"states\".";
  private static final String HISTORY = "Write \"history: shallow\" or \"history: deep\".";
  private static final String REPEATS =
      "A timer that repeats belongs under \"every\": { 60s: { effects: [METHOD] } }.";
  private static final String TIMER = "Write \"after\": { 60s: STATE }.";
  private static final String NAME_IS_KEY = "A state's name is its key under \"states\".";

  /** The suffix of a word whose hint applies only if the value is a list. */
  private static final String LISTED = "=[]";

  /** The maximum length of a word from another tool. */
  private static final int MAX_LENGTH = 40;

  private final Map<String, String> meaning = new HashMap<>();
  private final Map<String, String> advice = new HashMap<>();

  private ForeignKeyHints() {}

  public static ForeignKeyHints ofMachine() {
    return behavior()
        .addSynonyms("machine", "id", "name", "key", "stateMachine")
        .addSynonyms("context", "extendedState", "contextType")
        .addSynonyms("omit", "exclude", "without")
        .addSynonyms("on", "transitions")
        .addHint(
            "transitions" + LISTED, BELONGS_IN_SOURCE + " Write NAME: { on: { EVENT: TARGET } }.")
        .addSynonyms("views", "mappings", "mapsTo")
        .addSynonyms("forbid", "forbidden", "never")
        .addHint("final", "Mark the state itself: NAME: { final: true }.")
        .addHint("guards", "Name a guard where it is used; it is a Java method.")
        .addHint("actions", "Name an effect where it is used; it is a Java method.")
        .addHint("delays", "Name a delay where it is used; it is a Java method.")
        .addHint("data", "Data of the whole machine is its \"context\".")
        .addHint("variables", "Data of the whole machine is its \"context\".")
        .addHint("history", "Declare a history state next to the states that it remembers.")
        .addHint("type", "Remove it: the other keys of the machine determine its type.");
  }

  public static ForeignKeyHints ofState() {
    return behavior()
        .addSynonyms("on", "transitions", "events", "edges")
        .addSynonyms("to", "next", "target", "targets", "goto")
        .addSynonyms("initial", "start", "isInitial", "begin")
        .addSynonyms("final", "end", "isFinal", "terminal", "accepting")
        .addSynonyms("wireName", "wire", "value", "code")
        .addSynonyms("aliases", "alias", "formerly")
        .addSynonyms("tags", "tag", "groups")
        .addSynonyms("data", "payload", "variables", "datamodel")
        .addSynonyms("description", "label", "meta")
        .addHint("type", "Did you mean \"final: true\" or \"initial: true\"?")
        .addHint("type=final", "Did you mean \"final: true\"?")
        .addHint("type=initial", "Did you mean \"initial: true\"?")
        .addHint("type=history", HISTORY)
        .addHint("type=atomic", "Leave it out: a state without \"states\" is one.")
        .addHint("type=compound", "Leave it out: a state with \"states\" is one.")
        .addHint("name", NAME_IS_KEY)
        .addHint("id", NAME_IS_KEY)
        .addHint("deep", HISTORY)
        .addHint("shallow", HISTORY)
        .addHint("parent", "A state belongs under \"states\" of its parent.")
        .addHint("internal", "A transition is internal, not a state.");
  }

  /** Returns the hints for keys that both a state and the machine can have. */
  private static ForeignKeyHints behavior() {
    return new ForeignKeyHints()
        .prose()
        .addSynonyms("states", "substates", "children", "nested", "regions")
        .addSynonyms("parallel", "orthogonal", "concurrent")
        .addSynonyms("initial", "default", "initialState")
        .addSynonyms("entry", "onEntry", "onEnter", "enter", "entryActions", "entryEffects")
        .addSynonyms("exit", "onExit", "onLeave", "leave", "exitActions", "exitEffects")
        .addSynonyms("always", "eventless", "transient", "automatic", "immediate")
        .addSynonyms("ignore", "ignored", "ignores")
        .addSynonyms("defer", "deferred", "defers", "postpone")
        .addHint("regions", REGIONS)
        .addHint("type=parallel", "Did you mean \"parallel: true\"?")
        .addHint("timeout", TIMER)
        .addHint("timeouts", TIMER)
        .addHint("timer", TIMER)
        .addHint("timers", TIMER)
        .addHint("delay", TIMER)
        .addHint("delayed", TIMER)
        .addHint("onDone", DONE)
        .addHint("done", DONE)
        .addHint("invoke", USE_EFFECTS)
        .addHint("activities", USE_EFFECTS)
        .addHint("raise", RAISED)
        .addHint("send", RAISED);
  }

  public static ForeignKeyHints ofHistory() {
    return new ForeignKeyHints()
        .prose()
        .addSynonyms("to", "default", "target", "next", "goto")
        .addHint("type", "Remove it: the value belongs to \"history\".")
        .addHint("on", "An instance is never in a history state, so it takes no events.")
        .addHint("initial", "Name the history state in \"initial\" of the state that it is in.");
  }

  public static ForeignKeyHints ofInitial() {
    String hint = "Name the state: initial: NAME.";
    return new ForeignKeyHints()
        .prose()
        .addHint("to", hint)
        .addHint("target", hint)
        .addHint("state", hint);
  }

  public static ForeignKeyHints ofActions() {
    return new ForeignKeyHints()
        .addSynonyms("effects", "actions", "action", "effect", "do", "run")
        .addSynonyms("raise", "raises", "send", "emit")
        .addHint("to", "The transitions of a state belong under \"on\", \"after\" or \"always\".")
        .addHint("update", "Only a transition updates the context.")
        .addHint("guard", "Only a transition has a guard.");
  }

  public static ForeignKeyHints ofTimer() {
    return ofTransition().addSynonyms("name", "id", "timer");
  }

  public static ForeignKeyHints ofTransition() {
    return transition()
        .addSynonyms("choose", "choice", "select")
        .addHint("name", "Only a timer has a name: a transition under \"after\" or \"every\".")
        .addHint("on", EVENT_IS_KEY + ".")
        .addHint("trigger", EVENT_IS_KEY + ", under \"on\".")
        .addHint("event", EVENT_IS_KEY + ", under \"on\".");
  }

  public static ForeignKeyHints ofDirect() {
    return transition()
        .addHint("on", WITH_EVENT)
        .addHint("trigger", WITH_EVENT)
        .addHint("event", WITH_EVENT)
        .addHint("choose", "\"choose\" needs an event: write the transition under \"on\".");
  }

  private static ForeignKeyHints transition() {
    String delay = "A transition after a time belongs under \"after\": { 60s: { to: … } }.";
    return new ForeignKeyHints()
        .prose()
        .addSynonyms("to", "target", "targets", "next", "goto", "destination", "dest")
        .addSynonyms("guard", "cond", "condition", "if", "when", "guards")
        .addSynonyms("update", "assign", "reduce")
        .addSynonyms("effects", "actions", "action", "effect", "do", "run")
        .addSynonyms("raise", "raises", "send", "emit")
        .addHint("type=internal", "Did you mean \"internal: true\"?")
        .addHint(
            "type=external",
            "Remove it: transitions are external unless \"internal: true\" is set.")
        .addHint(
            "external", "Remove it: transitions are external unless \"internal: true\" is set.")
        .addHint("reenter", "Remove it: transitions are external unless \"internal: true\" is set.")
        .addHint("in", "Test it in the guard: guard: in(STATE).")
        .addHint("delay", delay)
        .addHint("after", delay)
        .addHint("timeout", delay)
        .addHint("every", REPEATS)
        .addHint("interval", REPEATS)
        .addHint("from", BELONGS_IN_SOURCE)
        .addHint("source", BELONGS_IN_SOURCE);
  }

  public static ForeignKeyHints ofEvent() {
    return new ForeignKeyHints()
        .prose()
        .addSynonyms("payload", "data", "params", "parameters", "arguments", "args", "fields")
        .addHint("name", "An event's name is its key under \"events\".");
  }

  public static ForeignKeyHints ofForbid() {
    return new ForeignKeyHints()
        .addSynonyms("from", "source")
        .addSynonyms("to", "target")
        .addSynonyms("because", "reason", "why", "message", "description");
  }

  public static ForeignKeyHints none() {
    return new ForeignKeyHints();
  }

  public static ForeignKeyHints ofProperty() {
    return new ForeignKeyHints()
        .addSynonyms("never", "absent", "absence", "forbidden")
        .addSynonyms("always", "invariant", "globally", "holds")
        .addSynonyms("eventually", "finally", "leadsTo", "exists")
        .addSynonyms("whenever", "when", "if", "after")
        .addSynonyms("onlyAfter", "precededBy", "precedes", "requires")
        .addSynonyms("requirement", "requirements", "req")
        .addSynonyms("atMost", "max", "limit")
        .prose();
  }

  private ForeignKeyHints prose() {
    return addSynonyms("description", "doc", "documentation", "summary", "comment");
  }

  /** Adds words of other tools that have the meaning of a key. */
  private ForeignKeyHints addSynonyms(String key, String... words) {
    List.of(words).forEach(w -> meaning.put(folded(w), key));
    return this;
  }

  /** Adds a hint for a word, or for a word with a value as in {@code type=final}. */
  private ForeignKeyHints addHint(String word, String sentence) {
    advice.put(folded(word), sentence);
    return this;
  }

  private static String folded(String word) {
    return word.replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the key that corresponds to a word of another tool with a given value; empty if no key
   * is known.
   */
  public Optional<String> meant(String word, YamlValue value) {
    return word.length() > MAX_LENGTH || hintForList(word, value).isPresent()
        ? Optional.empty()
        : Optional.ofNullable(meaning.get(folded(word)));
  }

  /** Returns the hint for a word whose value is a list; empty if there is none. */
  private Optional<String> hintForList(String word, YamlValue value) {
    return value instanceof YamlValue.Sequence
        ? Optional.ofNullable(advice.get(folded(word + LISTED)))
        : Optional.empty();
  }

  /**
   * Returns the hint for a word with a given value, as a whole sentence; empty if there is none.
   */
  public Optional<String> advice(String word, YamlValue value) {
    if (word.length() > MAX_LENGTH) {
      return Optional.empty();
    }
    Optional<String> ofList = hintForList(word, value);
    if (ofList.isPresent()) {
      return ofList;
    }
    if (value instanceof YamlValue.Text text && text.text().length() <= MAX_LENGTH) {
      String ofBoth = advice.get(folded(word + "=" + text.text()));
      if (ofBoth != null) {
        return Optional.of(ofBoth);
      }
    }
    return Optional.ofNullable(advice.get(folded(word)));
  }
}
