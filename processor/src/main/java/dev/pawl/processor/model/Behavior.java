package dev.pawl.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * What only the states of statecharts have; {@link #NONE} for those of flat machines.
 *
 * @param parallel whether the children are orthogonal regions, all active at a time
 * @param history if present the state is a history state: it stands for what was active below its
 *     parent when that was left last; its only transition, without event, leads to the default
 * @param initial the descendants to enter by default, in place of children marked initial; more
 *     than one only where they lie in different regions
 * @param entry what is done when the state is entered
 * @param exit what is done when the state is left
 * @param always the eventless transitions, in declared order
 * @param timers the timers that run while the state is active; their transitions are among those of
 *     the state
 * @param ignored the events that are taken without doing anything
 * @param deferred the events that wait until a state is active that does not defer them
 * @param data the components of the state's payload, in declared order
 */
public record Behavior(
    boolean parallel,
    Optional<History> history,
    List<Ref> initial,
    Actions entry,
    Actions exit,
    List<Transition> always,
    List<Timer> timers,
    List<Ref> ignored,
    List<Ref> deferred,
    List<Event.Param> data) {

  /** A state that has nothing of all this. */
  public static final Behavior NONE =
      new Behavior(
          false,
          Optional.empty(),
          List.of(),
          Actions.NONE,
          Actions.NONE,
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of());

  public Behavior {
    initial = List.copyOf(initial);
    always = List.copyOf(always);
    timers = List.copyOf(timers);
    ignored = List.copyOf(ignored);
    deferred = List.copyOf(deferred);
    data = List.copyOf(data);
  }

  /** How much a history state remembers. */
  public enum History {
    /** The child of its parent that was active. */
    SHALLOW,
    /** Every leaf below its parent that was active. */
    DEEP
  }

  /**
   * What is done on entry or exit.
   *
   * @param effects the effects, in order
   * @param raise the events that are put into the machine's own queue, in order
   */
  public record Actions(List<Ref> effects, List<Ref> raise) {
    public static final Actions NONE = new Actions(List.of(), List.of());

    public Actions {
      effects = List.copyOf(effects);
      raise = List.copyOf(raise);
    }

    public boolean isEmpty() {
      return effects.isEmpty() && raise.isEmpty();
    }
  }

  /**
   * A timer: started when its state is entered, cancelled when that is left.
   *
   * @param event the event that happens when it has run down
   * @param delay how long it runs
   * @param name what the declaration calls it; where it says nothing, the event is named after the
   *     state and the delay
   */
  public record Timer(Ref event, Delay delay, Optional<Ref> name) {

    /** A timer without a name of its own. */
    public Timer(Ref event, Delay delay) {
      this(event, delay, Optional.empty());
    }

    /** What a reader is told of it: {@code after 60s}, with its name before that if it has one. */
    public String text() {
      return name.map(n -> n.name() + " ").orElse("") + "after " + delay.text();
    }
  }
}
