package dev.pawl.language.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The declarations of a state that only statecharts have. States of flat machines have {@link
 * #NONE}.
 *
 * @param parallel whether the children are orthogonal regions, which are all active at once
 * @param history the kind of a history state; empty for other states. A history state represents
 *     the descendants of its parent that were active last. The only transition of a history state
 *     is eventless and leads to the default.
 * @param initial the descendants that the state enters by default, if the state names them; several
 *     only if they are in different regions
 * @param entry the actions when the state is entered
 * @param exit the actions when the state is exited
 * @param always the eventless transitions, in declared order
 * @param timers the timers that run while the state is active; the transitions of the state include
 *     those for the events of these timers
 * @param ignored the events that the state ignores
 * @param deferred the events that wait until the active states no longer defer them
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

  /** The behavior of a state in a flat machine. */
  public static final Behavior NONE = builder().build();

  public Behavior {
    initial = List.copyOf(initial);
    always = List.copyOf(always);
    timers = List.copyOf(timers);
    ignored = List.copyOf(ignored);
    deferred = List.copyOf(deferred);
    data = List.copyOf(data);
  }

  /**
   * Returns whether the state has no actions, eventless transitions, timers, ignored events or
   * deferred events.
   */
  public boolean isIdle() {
    return entry.isEmpty()
        && exit.isEmpty()
        && always.isEmpty()
        && timers.isEmpty()
        && ignored.isEmpty()
        && deferred.isEmpty();
  }

  /** Returns a builder of a behavior without any parts. */
  public static Builder builder() {
    return new Builder();
  }

  /** The kinds of history states. */
  public enum History {
    /** The history state remembers the child of its parent that was active last. */
    SHALLOW,
    /** The history state remembers all leaves below its parent that were active last. */
    DEEP
  }

  /**
   * The actions on entry or exit.
   *
   * @param effects the names of the effects, in declared order
   * @param raise the events that are added to the internal queue, in declared order
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

    /** Returns the names of the effects, and texts such as {@code raise paid}. */
    public List<String> texts() {
      List<String> texts = new ArrayList<>(NameReference.names(effects));
      raise.forEach(r -> texts.add("raise " + r.name()));
      return texts;
    }
  }

  /**
   * A timer that starts when its state is entered and is cancelled when the state is exited.
   *
   * @param event the event that is raised when the timer elapses
   * @param delay the time from the start of the timer until the timer elapses
   * @param name the declared name; if there is none, the event is named after the state and the
   *     delay
   * @param repeats whether the timer restarts each time it elapses
   */
  public record Timer(
      NameReference event, Delay delay, Optional<NameReference> name, boolean repeats) {

    /** Returns the key that declares the timer, {@code every} or {@code after}. */
    public String word() {
      return repeats ? "every" : "after";
    }

    /**
     * Returns the timer as text for users, such as {@code after 60s}, preceded by the name of the
     * timer if there is one.
     */
    public String text() {
      return name.map(n -> n.name() + " ").orElse("") + word() + " " + delay.text();
    }
  }

  /** A builder of behaviors. Components that are not set are absent. */
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
