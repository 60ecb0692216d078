package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Transition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The transitions and timers that the {@code @Transition}s of one element declare, filled while
 * they are read.
 *
 * @param owner the name of the state, or the machine's
 * @param transitions those with an event, timers' and direct ones among them
 * @param always the eventless ones
 * @param timers one for each event of a timer
 * @param names what timers are called, by their delays as declared
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

  /** Adds a timer, unless another transition has started it already. */
  void start(Behavior.Timer timer) {
    if (timers.stream().noneMatch(t -> t.event().name().equals(timer.event().name()))) {
      timers.add(timer);
    }
  }
}
