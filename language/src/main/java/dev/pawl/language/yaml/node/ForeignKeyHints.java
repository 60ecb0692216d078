package dev.pawl.language.yaml.node;

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
  private static final String STANDS_IN_SOURCE =
      "A transition belongs in the state that it leaves.";
  private static final String WITH_EVENT =
      "A transition with an event belongs under \"on\": { EVENT: { to: … } }.";
  private static final String RAISED =
      "A transition raises events, and so does \"entry\": { raise: [EVENT] }.";
  private static final String DONE = "Write on: { done.NAME: … } in the state or above it.";
  private static final String NOTHING_STARTS =
      "Pawl starts nothing on its own; an effect on \"entry\" can, and one on \"exit\" can end it.";
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
  private static final int LONGEST = 40;

  private final Map<String, String> meaning = new HashMap<>();
  private final Map<String, String> advice = new HashMap<>();

  private ForeignKeyHints() {}

  public static ForeignKeyHints ofMachine() {
    return behavior()
        .same("machine", "id", "name", "key", "stateMachine")
        .same("context", "extendedState", "contextType")
        .same("omit", "exclude", "without")
        .same("on", "transitions")
        .advise(
            "transitions" + LISTED, STANDS_IN_SOURCE + " Write NAME: { on: { EVENT: TARGET } }.")
        .same("views", "mappings", "mapsTo")
        .same("forbid", "forbidden", "never")
        .advise("final", "Mark the state itself: NAME: { final: true }.")
        .advise("guards", "Name a guard where it is used; it is a Java method.")
        .advise("actions", "Name an effect where it is used; it is a Java method.")
        .advise("delays", "Name a delay where it is used; it is a Java method.")
        .advise("data", "Data of the whole machine is its \"context\".")
        .advise("variables", "Data of the whole machine is its \"context\".")
        .advise("history", "A history state stands among the states that it remembers.")
        .advise("type", "Leave it out: what the machine is follows from its other keys.");
  }

  public static ForeignKeyHints ofState() {
    return behavior()
        .same("on", "transitions", "events", "edges")
        .same("to", "next", "target", "targets", "goto")
        .same("initial", "start", "isInitial", "begin")
        .same("final", "end", "isFinal", "terminal", "accepting")
        .same("wireName", "wire", "value", "code")
        .same("aliases", "alias", "formerly")
        .same("tags", "tag", "groups")
        .same("data", "payload", "variables", "datamodel")
        .same("description", "label", "meta")
        .advise("type", "Did you mean \"final: true\" or \"initial: true\"?")
        .advise("type=final", "Did you mean \"final: true\"?")
        .advise("type=initial", "Did you mean \"initial: true\"?")
        .advise("type=history", HISTORY)
        .advise("type=atomic", "Leave it out: a state without \"states\" is one.")
        .advise("type=compound", "Leave it out: a state with \"states\" is one.")
        .advise("name", NAME_IS_KEY)
        .advise("id", NAME_IS_KEY)
        .advise("deep", HISTORY)
        .advise("shallow", HISTORY)
        .advise("parent", "A state belongs under \"states\" of its parent.")
        .advise("internal", "A transition is internal, not a state.");
  }

  /** Returns the hints for keys that both a state and the machine can have. */
  private static ForeignKeyHints behavior() {
    return new ForeignKeyHints()
        .prose()
        .same("states", "substates", "children", "nested", "regions")
        .same("parallel", "orthogonal", "concurrent")
        .same("initial", "default", "initialState")
        .same("entry", "onEntry", "onEnter", "enter", "entryActions", "entryEffects")
        .same("exit", "onExit", "onLeave", "leave", "exitActions", "exitEffects")
        .same("always", "eventless", "transient", "automatic", "immediate")
        .same("ignore", "ignored", "ignores")
        .same("defer", "deferred", "defers", "postpone")
        .advise("regions", REGIONS)
        .advise("type=parallel", "Did you mean \"parallel: true\"?")
        .advise("timeout", TIMER)
        .advise("timeouts", TIMER)
        .advise("timer", TIMER)
        .advise("timers", TIMER)
        .advise("delay", TIMER)
        .advise("delayed", TIMER)
        .advise("onDone", DONE)
        .advise("done", DONE)
        .advise("invoke", NOTHING_STARTS)
        .advise("activities", NOTHING_STARTS)
        .advise("raise", RAISED)
        .advise("send", RAISED);
  }

  public static ForeignKeyHints ofHistory() {
    return new ForeignKeyHints()
        .prose()
        .same("to", "default", "target", "next", "goto")
        .advise("type", "Leave it out: \"history\" says it.")
        .advise("on", "An instance is never in a history state, so it takes no events.")
        .advise("initial", "Name the history state in \"initial\" of the state that it is in.");
  }

  public static ForeignKeyHints ofInitial() {
    String hint = "Name the state: initial: NAME.";
    return new ForeignKeyHints()
        .prose()
        .advise("to", hint)
        .advise("target", hint)
        .advise("state", hint);
  }

  public static ForeignKeyHints ofActions() {
    return new ForeignKeyHints()
        .same("effects", "actions", "action", "effect", "do", "run")
        .same("raise", "raises", "send", "emit")
        .advise("to", "The transitions of a state belong under \"on\", \"after\" or \"always\".")
        .advise("update", "Only a transition updates the context.")
        .advise("guard", "Only a transition has a guard.");
  }

  public static ForeignKeyHints ofTimer() {
    return ofTransition().same("name", "id", "timer");
  }

  public static ForeignKeyHints ofTransition() {
    return transition()
        .same("choose", "choice", "select")
        .advise(
            "name", "Only a transition below \"after\" or \"every\" has one: that of its timer.")
        .advise("on", EVENT_IS_KEY + ".")
        .advise("trigger", EVENT_IS_KEY + ", below \"on\".")
        .advise("event", EVENT_IS_KEY + ", below \"on\".");
  }

  public static ForeignKeyHints ofDirect() {
    return transition()
        .advise("on", WITH_EVENT)
        .advise("trigger", WITH_EVENT)
        .advise("event", WITH_EVENT)
        .advise("choose", "To choose takes an event: write the transition under \"on\".");
  }

  private static ForeignKeyHints transition() {
    String delay = "A transition after a time belongs under \"after\": { 60s: { to: … } }.";
    return new ForeignKeyHints()
        .prose()
        .same("to", "target", "targets", "next", "goto", "destination", "dest")
        .same("guard", "cond", "condition", "if", "when", "guards")
        .same("update", "assign", "reduce")
        .same("effects", "actions", "action", "effect", "do", "run")
        .same("raise", "raises", "send", "emit")
        .advise("type=internal", "Did you mean \"internal: true\"?")
        .advise("type=external", "Leave it out: only \"internal: true\" is ever said.")
        .advise("external", "Leave it out: only \"internal: true\" is ever said.")
        .advise("reenter", "Leave it out: only \"internal: true\" is ever said.")
        .advise("in", "Ask for an active state in the guard: guard: in(STATE).")
        .advise("delay", delay)
        .advise("after", delay)
        .advise("timeout", delay)
        .advise("every", REPEATS)
        .advise("interval", REPEATS)
        .advise("from", STANDS_IN_SOURCE)
        .advise("source", STANDS_IN_SOURCE);
  }

  public static ForeignKeyHints ofEvent() {
    return new ForeignKeyHints()
        .prose()
        .same("payload", "data", "params", "parameters", "arguments", "args", "fields")
        .advise("name", "An event's name is its key under \"events\".");
  }

  public static ForeignKeyHints ofForbid() {
    return new ForeignKeyHints()
        .same("from", "source")
        .same("to", "target")
        .same("because", "reason", "why", "message", "description");
  }

  public static ForeignKeyHints none() {
    return new ForeignKeyHints();
  }

  public static ForeignKeyHints ofProperty() {
    return new ForeignKeyHints()
        .same("never", "absent", "absence", "forbidden")
        .same("always", "invariant", "globally", "holds")
        .same("eventually", "finally", "leadsTo", "exists")
        .same("whenever", "when", "if", "after")
        .same("onlyAfter", "precededBy", "precedes", "requires")
        .same("requirement", "requirements", "req")
        .same("atMost", "max", "limit")
        .prose();
  }

  private ForeignKeyHints prose() {
    return same("description", "doc", "documentation", "summary", "comment");
  }

  /** Adds words of other tools that have the meaning of a key. */
  private ForeignKeyHints same(String key, String... words) {
    List.of(words).forEach(w -> meaning.put(folded(w), key));
    return this;
  }

  /** Adds a hint for a word, or for a word with a value as in {@code type=final}. */
  private ForeignKeyHints advise(String word, String sentence) {
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
    return word.length() > LONGEST || ofList(word, value).isPresent()
        ? Optional.empty()
        : Optional.ofNullable(meaning.get(folded(word)));
  }

  /** Returns the hint for a word whose value is a list; empty if there is none. */
  private Optional<String> ofList(String word, YamlValue value) {
    return value instanceof YamlValue.Sequence
        ? Optional.ofNullable(advice.get(folded(word + LISTED)))
        : Optional.empty();
  }

  /**
   * Returns the hint for a word with a given value, as a whole sentence; empty if there is none.
   */
  public Optional<String> advice(String word, YamlValue value) {
    if (word.length() > LONGEST) {
      return Optional.empty();
    }
    Optional<String> ofList = ofList(word, value);
    if (ofList.isPresent()) {
      return ofList;
    }
    if (value instanceof YamlValue.Text text && text.text().length() <= LONGEST) {
      String ofBoth = advice.get(folded(word + "=" + text.text()));
      if (ofBoth != null) {
        return Optional.of(ofBoth);
      }
    }
    return Optional.ofNullable(advice.get(folded(word)));
  }
}
