package dev.pawl.language.yaml;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Transition;
import java.util.ArrayList;
import java.util.List;

/** A reader of the behavior and transitions of one state or of the machine. */
final class YamlBehaviorReader {

  private final TimerOwner owner;
  private final Readers readers;
  private final List<Transition> transitions = new ArrayList<>();
  private final List<Transition> always = new ArrayList<>();
  private final List<Behavior.Timer> timers = new ArrayList<>();
  private final Behavior.Builder behavior = Behavior.builder();

  /** The readers that all states of a file share. */
  record Readers(YamlTransitionReader transitions, YamlEventReader events, FileProblems problems) {}

  /**
   * The owner of timers: a state, or the machine itself.
   *
   * @param name the name of the state or machine
   */
  record TimerOwner(String name, boolean isRoot) {}

  YamlBehaviorReader(TimerOwner owner, Readers readers) {
    this.owner = owner;
    this.readers = readers;
  }

  /**
   * Reads the value of a key if the key is about behavior. The keys must be read in document order.
   */
  void read(String key, YamlValue value) {
    switch (key) {
      case "on" -> readers.transitions().readOn(owner, value, timers, transitions);
      case "to" -> readers.transitions().readDirect(value, transitions);
      case "always" -> readers.transitions().readAlways(value, always);
      case "after", "every" ->
          readers.transitions().readTimers(owner, key, value, timers, transitions);
      case "entry" -> behavior.entry(actions(key, value));
      case "exit" -> behavior.exit(actions(key, value));
      case "ignore" -> behavior.ignored(readers.events().eventList(key, value));
      case "defer" -> behavior.deferred(readers.events().eventList(key, value));
      case "data" -> behavior.data(readers.events().components(key, value));
      case "parallel" -> behavior.parallel(ChoiceReader.flag(key, value, readers.problems()));
      default -> {
        // the caller reads all other keys
      }
    }
  }

  private Behavior.Actions actions(String key, YamlValue value) {
    FileProblems problems = readers.problems();
    if (value instanceof YamlValue.Mapping mapping) {
      MapFields fields = MapFields.of(mapping, MapKeys.ACTIONS, problems);
      List<NameReference> raise =
          fields.value("raise").map(v -> readers.events().eventList("raise", v)).orElse(List.of());
      return new Behavior.Actions(fields.names("effects", "an effect"), raise);
    }
    return new Behavior.Actions(MapFields.names(key, value, "an effect", problems), List.of());
  }

  /** Sets the states that are entered by default, if the declaration names them. */
  void initial(List<NameReference> states) {
    behavior.initial(states);
  }

  /** Returns the transitions for events and timers, in document order. */
  List<Transition> transitions() {
    return transitions;
  }

  /** Returns the behavior without the transitions that {@link #transitions} returns. */
  Behavior behavior() {
    return behavior.always(always).timers(timers).build();
  }
}
