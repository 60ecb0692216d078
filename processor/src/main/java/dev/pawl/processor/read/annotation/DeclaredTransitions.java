package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Transition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The transitions and timers that are declared on one element.
 *
 * @param owner the name of the state or of the machine
 * @param transitions the transitions that an event triggers; the event can also be the event of a
 *     timer, or an event that is generated for a transition without a named event
 * @param always the eventless transitions
 * @param timers one timer for each event of a timer
 * @param names the declared names of timers, by their delays as declared
 */
record DeclaredTransitions(
    String owner,
    List<Transition> transitions,
    List<Transition> always,
    List<Behavior.Timer> timers,
    Map<String, NameReference> names) {

  DeclaredTransitions(String owner) {
    this(owner, new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new HashMap<>());
  }

  /** Adds a timer, unless there is already a timer with its event. */
  void start(Behavior.Timer timer) {
    if (timers.stream().noneMatch(t -> t.event().name().equals(timer.event().name()))) {
      timers.add(timer);
    }
  }
}
