package dev.pawl.language.model;

import java.util.List;
import java.util.Optional;

/**
 * The parts of a state that only statecharts have; {@link #NONE} for those of flat machines.
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
    List<NameReference> initial,
    Actions entry,
    Actions exit,
    List<Transition> always,
    List<Timer> timers,
    List<NameReference> ignored,
    List<NameReference> deferred,
    List<Event.Param> data) {

  /** A state that has nothing of all this. */
  public static final Behavior NONE = builder().build();

  public Behavior {
    initial = List.copyOf(initial);
    always = List.copyOf(always);
    timers = List.copyOf(timers);
    ignored = List.copyOf(ignored);
    deferred = List.copyOf(deferred);
    data = List.copyOf(data);
  }

  /** Whether nothing happens in the state: no actions, no timers, nothing taken or set aside. */
  public boolean isIdle() {
    return entry.isEmpty()
        && exit.isEmpty()
        && always.isEmpty()
        && timers.isEmpty()
        && ignored.isEmpty()
        && deferred.isEmpty();
  }

  /** A builder of the behavior of a state that has nothing of all this yet. */
  public static Builder builder() {
    return new Builder();
  }

  /** How much a history state remembers. */
  public enum History {
    /** The child of its parent that was active. */
    SHALLOW,
    /** Every leaf below its parent that was active. */
    DEEP
  }

  /**
   * Actions on entry or exit.
   *
   * @param effects the effects, in order
   * @param raise the events that are put into the machine's own queue, in order
   */
  public record Actions(List<NameReference> effects, List<NameReference> raise) {
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
   * @param repeats whether it starts again each time it elapses
   */
  public record Timer(
      NameReference event, Delay delay, Optional<NameReference> name, boolean repeats) {

    /** Returns the key that declares the timer, {@code every} or {@code after}. */
    public String word() {
      return repeats ? "every" : "after";
    }

    /**
     * The timer as a reader sees it: {@code after 60s}, with its name before that if it has one.
     */
    public String text() {
      return name.map(n -> n.name() + " ").orElse("") + word() + " " + delay.text();
    }
  }

  /** Builds a behavior; what is not said has its default. */
  public static final class Builder {
    private boolean parallel;
    private Optional<History> history = Optional.empty();
    private List<NameReference> initial = List.of();
    private Actions entry = Actions.NONE;
    private Actions exit = Actions.NONE;
    private List<Transition> always = List.of();
    private List<Timer> timers = List.of();
    private List<NameReference> ignored = List.of();
    private List<NameReference> deferred = List.of();
    private List<Event.Param> data = List.of();

    private Builder() {}

    public Builder parallel(boolean parallel) {
      this.parallel = parallel;
      return this;
    }

    public Builder history(Optional<History> history) {
      this.history = history;
      return this;
    }

    public Builder initial(List<NameReference> initial) {
      this.initial = initial;
      return this;
    }

    public Builder entry(Actions entry) {
      this.entry = entry;
      return this;
    }

    public Builder exit(Actions exit) {
      this.exit = exit;
      return this;
    }

    public Builder always(List<Transition> always) {
      this.always = always;
      return this;
    }

    public Builder timers(List<Timer> timers) {
      this.timers = timers;
      return this;
    }

    public Builder ignored(List<NameReference> ignored) {
      this.ignored = ignored;
      return this;
    }

    public Builder deferred(List<NameReference> deferred) {
      this.deferred = deferred;
      return this;
    }

    public Builder data(List<Event.Param> data) {
      this.data = data;
      return this;
    }

    public Behavior build() {
      return new Behavior(
          parallel, history, initial, entry, exit, always, timers, ignored, deferred, data);
    }
  }
}
