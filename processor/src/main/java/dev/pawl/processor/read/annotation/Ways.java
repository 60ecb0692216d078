package dev.pawl.processor.read.annotation;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Transition;
import java.util.ArrayList;
import java.util.List;

/**
 * What the {@code @Transition}s of one element declare, filled while they are read.
 *
 * @param owner the name of the state, or the machine's
 * @param transitions those with an event, timers' and direct ones among them
 * @param always the eventless ones
 * @param timers one for each event of a timer
 */
record Ways(
    String owner,
    List<Transition> transitions,
    List<Transition> always,
    List<Behavior.Timer> timers) {

  Ways(String owner) {
    this(owner, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
  }

  /** Adds a timer, unless another transition has started it already. */
  void start(Behavior.Timer timer) {
    if (timers.stream().noneMatch(t -> t.event().name().equals(timer.event().name()))) {
      timers.add(timer);
    }
  }
}
