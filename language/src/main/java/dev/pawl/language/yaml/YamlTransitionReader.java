package dev.pawl.language.yaml;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Transition;
import dev.pawl.language.problem.Code;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A reader of the transitions of a state or of the root. The reader reads the keys {@code on},
 * {@code to}, {@code always}, {@code after} and {@code every}, and appends the transitions to the
 * lists of the caller in document order.
 */
final class YamlTransitionReader {

  private static final String FORMS = "the name of a state, a map or a list of these";
  private static final String NO_TARGET_ON =
      "Name the state it leads to: EVENT: STATE. An event that does nothing belongs under"
          + " \"ignore\".";
  private static final String NO_TARGET_AFTER = "Name the state it leads to: DELAY: STATE.";
  private static final String NOTHING_EVERY =
      "Say what is done each time: DELAY: { effects: [METHOD] }.";
  private static final String NO_TARGET_ALWAYS = "Name the state it leads to: always: STATE.";

  private final YamlEventReader events;
  private final YamlTimerNameReader timerNames;
  private final FileProblems problems;

  YamlTransitionReader(YamlEventReader events, FileProblems problems) {
    this.events = events;
    this.timerNames = new YamlTimerNameReader(problems);
    this.problems = problems;
  }

  /**
   * The properties that all candidate transitions under one key share.
   *
   * @param event the event that triggers the candidates
   * @param hint the hint for the problem that a candidate is empty
   * @param keys the keys that a candidate may contain
   */
  private record Trigger(NameReference event, String hint, MapKeys keys) {

    Trigger(NameReference event, String hint) {
      this(event, hint, MapKeys.TRANSITION);
    }
  }

  /**
   * Reads the value of {@code on}. Reports timers in the value, but reads these timers
   * nevertheless.
   */
  void readOn(
      YamlBehaviorReader.TimerOwner owner,
      YamlValue on,
      List<Behavior.Timer> timers,
      List<Transition> transitions) {
    if (!(on instanceof YamlValue.Mapping mapping)) {
      problems.wrongType(
          "\"on\"",
          "a map from events to transitions",
          on,
          Optional.of("Write EVENT: STATE, or EVENT: { to: STATE, … }."));
      return;
    }
    if (MisplacedTransition.is(mapping)) {
      MisplacedTransition.report(mapping, problems);
      return;
    }
    List<YamlValue.Entry> distinct = MapFields.distinct(mapping, "\"on\"", problems);
    for (YamlValue.Entry entry : mapping.entries()) {
      if (!distinct.contains(entry)) {
        // report the problems within a repeated entry, but drop the entry, because its meaning is
        // unknown
        candidates(
            new Trigger(new NameReference(entry.key().text(), entry.key().place()), NO_TARGET_ON),
            entry.key().place(),
            entry.value(),
            new ArrayList<>());
        continue;
      }
      if (MisplacedTimer.is(entry)) {
        MisplacedTimer.report(entry.key(), problems);
        readTimers(owner, entry.key().text(), entry.value(), timers, transitions);
        continue;
      }
      events
          .transitionEvent(entry.key())
          .map(event -> new Trigger(event, NO_TARGET_ON))
          .ifPresent(t -> candidates(t, entry.key().place(), entry.value(), transitions));
    }
  }

  /** Reads the value of a misplaced {@code on}, so that the events in the value are known. */
  void readMisplaced(YamlValue.Entry entry) {
    if (entry.key().text().equals("on")) {
      List<Transition> ignored = new ArrayList<>();
      readOn(
          new YamlBehaviorReader.TimerOwner(entry.key().text(), false),
          entry.value(),
          new ArrayList<>(),
          ignored);
    }
  }

  /**
   * Reads timers and their transitions.
   *
   * @param word the key of the timers, {@code after} or {@code every}
   */
  void readTimers(
      YamlBehaviorReader.TimerOwner owner,
      String word,
      YamlValue delays,
      List<Behavior.Timer> timers,
      List<Transition> transitions) {
    boolean repeats = word.equals("every");
    String quoted = "\"" + word + "\"";
    if (!(delays instanceof YamlValue.Mapping mapping)) {
      problems.wrongType(
          quoted,
          "a map from delays to transitions",
          delays,
          Optional.of(repeats ? NOTHING_EVERY : "Write DELAY: STATE, or DELAY: { to: STATE, … }."));
      return;
    }
    MapFields.distinct(mapping, quoted, problems);
    Set<String> started = new HashSet<>();
    for (YamlValue.Entry entry : mapping.entries()) {
      YamlValue.Text key = entry.key();
      Optional<YamlValue.Text> name = timerNames.read(entry.value());
      NameReference event = events.timer(owner, word, key, name);
      // a repeated timer is reported and must not be started twice
      if (started.add(key.text())) {
        Optional<NameReference> named = name.map(YamlValue.Text::ref);
        timers.add(new Behavior.Timer(event, YamlDelayReader.read(key, problems), named, repeats));
      }
      Trigger trigger =
          new Trigger(event, repeats ? NOTHING_EVERY : NO_TARGET_AFTER, MapKeys.TIMER);
      candidates(trigger, key.place(), entry.value(), transitions);
    }
  }

  /** Reads the value of {@code always}. */
  void readAlways(YamlValue always, List<Transition> transitions) {
    boolean none = always instanceof YamlValue.Sequence list && list.items().isEmpty();
    if (!none) {
      NameReference event = new NameReference(Transition.NO_EVENT, always.place());
      candidates(new Trigger(event, NO_TARGET_ALWAYS), always.place(), always, transitions);
    }
  }

  private void candidates(
      Trigger trigger, Origin.InFile place, YamlValue value, List<Transition> transitions) {
    if (value instanceof YamlValue.Sequence list && !list.items().isEmpty()) {
      for (YamlValue item : list.items()) {
        candidate(trigger, item, item.place()).ifPresent(transitions::add);
      }
    } else {
      candidate(trigger, value, place).ifPresent(transitions::add);
    }
  }

  private Optional<Transition> candidate(Trigger trigger, YamlValue value, Origin.InFile origin) {
    if (isNoTransition(value)) {
      problems.add(Code.NO_TARGET, trigger.hint(), origin);
      return Optional.empty();
    }
    if (value instanceof YamlValue.Text text) {
      return Optional.of(
          Transition.on(trigger.event(), origin).targets(List.of(text.ref())).build());
    }
    if (!(value instanceof YamlValue.Mapping mapping)) {
      problems.wrongType("A transition", FORMS, value);
      return Optional.empty();
    }
    MapFields fields = MapFields.of(mapping, trigger.keys(), problems);
    boolean leads = fields.value("to").isPresent();
    List<NameReference> targets = leads ? targets(fields, origin) : List.of();
    Optional<NameReference> choose = fields.name("choose", "a method");
    if (choose.isPresent() && !leads) {
      Origin.InFile place = (Origin.InFile) choose.get().origin();
      problems.add(Code.MISSING_KEY, place, "A transition with \"choose\"", "to");
      choose = Optional.empty();
    }
    Transition transition =
        full(trigger.event(), fields, origin).targets(targets).choose(choose).build();
    return leads && targets.isEmpty() ? Optional.empty() : Optional.of(transition);
  }

  private static boolean isNoTransition(YamlValue value) {
    return value.isNull()
        || (value instanceof YamlValue.Mapping mapping && mapping.entries().isEmpty())
        || (value instanceof YamlValue.Sequence list && list.items().isEmpty());
  }

  /**
   * Reads the value of {@code to} outside of {@code on}. A {@code to} outside of {@code on}
   * declares direct transitions.
   */
  void readDirect(YamlValue to, List<Transition> transitions) {
    List<YamlValue> items = to instanceof YamlValue.Sequence list ? list.items() : List.of(to);
    if (items.isEmpty()) {
      problems.add(Code.NO_TARGET, to.place());
    }
    for (YamlValue item : items) {
      if (isNoTransition(item)) {
        problems.add(Code.NO_TARGET, item.place());
      } else if (item instanceof YamlValue.Text target) {
        NameReference event = events.direct(target.text(), target.place());
        transitions.add(
            Transition.on(event, item.place()).direct(true).targets(List.of(target.ref())).build());
      } else if (item instanceof YamlValue.Mapping mapping) {
        readDirect(mapping, transitions);
      } else {
        problems.wrongType("An item of \"to\"", "the name of a state or a map", item);
      }
    }
  }

  private void readDirect(YamlValue.Mapping mapping, List<Transition> transitions) {
    MapFields fields = MapFields.of(mapping, MapKeys.DIRECT, problems);
    List<NameReference> targets = List.of();
    if (fields.value("to").isEmpty()) {
      problems.add(Code.NO_TARGET, mapping.place());
    } else {
      targets = targets(fields, mapping.place());
    }
    List<NameReference> read =
        targets.stream().map(t -> events.direct(t.name(), (Origin.InFile) t.origin())).toList();
    // read the other keys once, so that their problems are reported once for all targets
    NameReference none = new NameReference(Transition.NO_EVENT, mapping.place());
    Transition.Builder direct = full(none, fields, mapping.place()).direct(true);
    for (int i = 0; i < read.size(); i++) {
      transitions.add(direct.event(read.get(i)).targets(List.of(targets.get(i))).build());
    }
  }

  /** Reads the default of a history state. */
  Optional<Transition> historyDefault(YamlValue to) {
    if (isNoTransition(to)) {
      problems.add(Code.NO_TARGET, to.place());
      return Optional.empty();
    }
    List<NameReference> targets =
        MapFields.texts("to", to, "the name of a state", problems).stream()
            .map(YamlValue.Text::ref)
            .toList();
    NameReference none = new NameReference(Transition.NO_EVENT, to.place());
    return targets.isEmpty()
        ? Optional.empty()
        : Optional.of(Transition.on(none, to.place()).targets(targets).build());
  }

  private List<NameReference> targets(MapFields fields, Origin.InFile origin) {
    if (fields.value("to").filter(YamlTransitionReader::isNoTransition).isPresent()) {
      problems.add(Code.NO_TARGET, origin);
      return List.of();
    }
    return fields.references("to", "a state");
  }

  /** Returns a builder with all parts of a transition except its targets and choice. */
  private Transition.Builder full(NameReference event, MapFields fields, Origin.InFile origin) {
    return Transition.on(event, origin)
        .guard(YamlGuardReader.read(fields, problems))
        .update(fields.name("update", "a method"))
        .effects(fields.names("effects", "an effect"))
        .description(fields.prose("description"))
        .internal(fields.flag("internal"))
        .raise(fields.value("raise").map(v -> events.eventList("raise", v)).orElse(List.of()))
        .requirements(YamlVerifyReader.requirements(fields));
  }
}
